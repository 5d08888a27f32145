// A phone, with fingers.

import assert from 'node:assert/strict';
import { PHONE, journey, settle } from '../../../../browser/kit.mjs';
import { answer, finger, question, setTable, turn, year } from '../play.mjs';

settle();

/** What is wider than the screen, and what can be tapped but is too small for a finger. */
async function misfits(page) {
  const { wide, small } = await page.evaluate(() => {
    const least = 40;
    const inText = element => element.matches('a:not(.button)') && getComputedStyle(element).display === 'inline';
    const tapped = [...document.querySelectorAll('main :is(button, a, summary, select, input:not([type=hidden]))')]
      .filter(element => element.checkVisibility({ visibilityProperty: true }) && !inText(element) && !element.closest('.unseen'))
      // A checkbox is as large as its label.
      .map(element => element.matches('input[type=checkbox], input[type=radio]') ? element.closest('label') ?? element : element);
    const small = tapped.filter(element => {
      const { width, height } = element.getBoundingClientRect();
      return Math.round(width) < least || Math.round(height) < least;
    });
    const name = element => `${element.tagName.toLowerCase()}.${element.className} «${element.textContent.trim().slice(0, 30)}» ${Math.round(element.getBoundingClientRect().width)}x${Math.round(element.getBoundingClientRect().height)}`;
    return { wide: document.documentElement.scrollWidth - innerWidth, small: [...new Set(small.map(name))] };
  });
  const where = new URL(page.url()).pathname;
  return [...(wide > 0 ? [`${where} is ${wide} px wider than the screen`] : []), ...small.map(name => `${where}: too small: ${name}`)];
}

journey('pages fit a phone', async ({ visit }) => {
  const page = await visit(PHONE);
  const all = [];
  for (const path of ['/', '/walnut-grove', '/rules', '/learn', '/learn/walnut-grove/3', '/learn/walnut-grove/4', '/learn/walnut-grove/5', '/learn/walnut-grove/7', '/settings', '/account', '/games']) {
    await page.goto(path);
    all.push(...await misfits(page));
  }
  assert.deepEqual(all, []);
});

journey('a year against bots on a phone', async ({ visit }) => {
  const page = await visit(PHONE);
  await page.goto('/walnut-grove');
  const form = page.locator('form.card.first');
  await form.getByRole('radio', { name: '4' }).tap();
  await form.getByRole('button', { name: 'Play' }).tap();
  await page.waitForURL(/\/tables\//);
  const [seen, all] = [new Set(), []];
  while (await turn(page) !== 'over' && await year(page) === 1) {
    const asked = await question(page);
    if (!seen.has(asked)) all.push(...await misfits(page));
    seen.add(asked);
    await answer(page, finger);
  }
  await page.goto(page.url().replace('/tables/', '/games/'));
  all.push(...await misfits(page));
  assert.deepEqual([...seen].filter(asked => ['keep', 'place', 'move'].includes(asked)).sort(), ['keep', 'move', 'place']);
  assert.deepEqual(all, []);
});

journey('what a finger is about to touch stays where it is while others play', async ({ visit }) => {
  const [phone, friend] = [await visit(PHONE), await visit()];
  const { address, invitation } = await setTable(phone, ['me', 'open']);
  await friend.goto(`${address}?key=${invitation}`);
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await phone.goto(address);
  const placing = async page => await question(page) === 'place';
  while (!await placing(phone)) {
    if (await question(phone) !== 'wait') await answer(phone, finger);
    if (!await placing(phone) && await question(friend) !== 'wait') await answer(friend);
  }
  await phone.locator('#farm').evaluate(farm => farm.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const top = () => phone.locator('#farm').evaluate(farm => Math.round(farm.getBoundingClientRect().top));
  const [before, news] = [await top(), await phone.locator('#main').getAttribute('data-version')];
  const height = () => phone.locator('#ask').evaluate(ask => ask.getBoundingClientRect().height);
  const tall = await height();
  for (let count = 0; count < 8 && await height() === tall && await question(friend) !== 'wait'; count++) await answer(friend);
  await phone.waitForFunction(news => document.getElementById('main').dataset.version !== news, news);
  assert.notEqual(await height(), tall, 'nothing has changed above the farm, so this test shows nothing');
  assert.equal(await top(), before);
});
