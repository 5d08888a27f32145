// Two people and two bots at one table, each person with a browser of their own.

import assert from 'node:assert/strict';
import { AWAY, journey, settle } from '../../../../browser/kit.mjs';
import { answer, answered, mouse, question, season, setTable, turn, year } from '../play.mjs';

settle();

/** A table for the host, a friend and two bots; says where the friend finds it. */
async function invite(host) {
  const { address, invitation } = await setTable(host, ['me', 'open', { bot: 'seedling' }, { bot: 'seedling' }]);
  await host.goto(address);
  const shown = await host.locator('.seats input[data-link]').inputValue();
  assert.equal(new URL(shown).search, `?key=${invitation}`);
  return shown;
}

/** Lets both answer whatever is asked of them, until `enough`. */
async function playTogether(pages, enough) {
  for (;;) {
    for (const page of pages) {
      if (await enough(page)) return;
      if (await question(page) !== 'wait') await answer(page, mouse);
    }
    await Promise.race(pages.map(turn));
  }
}

const seat = (page, name) => page.locator('.people li', { hasText: name });

journey('a friend comes by invitation; both play a year through undo, reload and a crash of the site', async ({ site, visit }) => {
  const [host, friend] = [await visit(), await visit()];
  await friend.goto(await invite(host));
  await friend.getByRole('button', { name: 'Sit down' }).click();
  const name = await friend.locator('.people li.own .name').textContent();
  await seat(host, name).waitFor();
  await host.locator(`.people li:not(.away)`, { hasText: name }).waitFor();
  const pages = [host, friend];

  // What is said is heard, and one can tell that there is something new.
  await friend.locator('#chat summary').click();
  await friend.getByPlaceholder('Write a message').fill('Good morning!');
  await friend.getByRole('button', { name: 'Send', exact: true }).click();
  await host.locator('#chat-lines', { hasText: `${name}: Good morning!` }).waitFor({ state: 'attached' });
  await host.locator('#chat summary').click();
  assert.match(await host.locator('#chat-lines').innerText(), /Good morning!/);

  // Everybody's points are on the screen, whole.
  await host.locator('.sheet', { has: host.locator('.scores') }).locator('summary').click();
  await host.locator('.scores').waitFor();
  const fits = await host.locator('.scores').evaluate(scores => {
    const [inner, outer] = [scores, scores.closest('.sheets')].map(part => part.getBoundingClientRect());
    return inner.left >= outer.left && inner.right <= outer.right && inner.bottom <= outer.bottom;
  });
  assert.ok(fits, 'the points are not all on the screen');

  // A tile that was kept is put back and kept again.
  await playTogether(pages, async page => await question(page) === 'place' && page === host);
  await answered(host, () => host.getByRole('button', { name: 'Undo' }).click());
  assert.equal(await question(host), 'keep');
  await answer(host, mouse);

  await playTogether(pages, async page => await season(page) === 'summer');
  await Promise.all(pages.map(turn));
  // What one has begun to pick stays while somebody else does something.
  await host.locator('.picks input[type=checkbox]').first().check();
  const version = Number(await host.locator('#main').getAttribute('data-version'));
  await answer(friend, mouse);
  await host.waitForFunction(version => Number(document.getElementById('main').dataset.version) > version, version);
  assert.equal(await host.locator('.picks input:checked').count(), 1);
  assert.equal(await host.locator('.farm-panel .put').count(), 1);
  await host.locator('.picks input:checked').uncheck();

  await friend.reload();
  assert.equal(await friend.locator('.people li.own .name').textContent(), name);

  await playTogether(pages, async page => await season(page) === 'fall');
  for (const page of pages) {
    page.allowed.push(AWAY);
    await page.evaluate(() => { window.neverReloaded = true; });
  }
  await site.kill();
  await host.locator('.lost').waitFor();
  await site.revive();
  for (const page of pages) await page.locator('.lost').waitFor({ state: 'detached' });
  await playTogether(pages, async page => await year(page) > 1);
  for (const page of pages) assert.equal(await page.evaluate(() => window.neverReloaded), true);

  // Who goes is seen to have gone.
  await friend.goto('/');
  await friend.locator('.mine').waitFor();
  await host.locator('.people li.away', { hasText: name }).waitFor();
});

/** The answers that cannot be taken back: as the page says, and as the server says now. */
const finals = page => page.evaluate(async () => {
  const count = root => root.querySelectorAll('#ask [data-final]').length;
  const text = await (await fetch(location.href, { headers: { 'X-Part': '1' } })).text();
  return { shown: count(document), said: count(new DOMParser().parseFromString(text, 'text/html')) };
});

journey('whoever is the last to lay a tile is asked first, also if the others were not done when the question came', async ({ visit }) => {
  const [host, friend] = [await visit(), await visit()];
  const { address, invitation } = await setTable(host, ['me', 'open']);
  await friend.goto(`${address}?key=${invitation}`);
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await host.goto(address);
  const laying = async page => await question(page) === 'place' && await season(page) === 'spring';
  // Both have a tile in hand, and neither has laid it.
  while (!await laying(host) || !await laying(friend)) {
    for (const page of [host, friend]) if (!await laying(page) && await question(page) !== 'wait') await answer(page);
  }
  while (await question(friend) !== 'wait') await answer(friend);
  const version = Number(await friend.locator('#main').getAttribute('data-version'));
  await host.waitForFunction(version => Number(document.getElementById('main').dataset.version) >= version, version);
  const { shown, said } = await finals(host);
  assert.equal(shown, said);
  if (said > 0) return;
  // Two tiles are laid in this year: the first is not final, the second is.
  await answer(host);
  while (!await laying(host)) await answer(host);
  assert.ok((await finals(host)).shown > 0);
});

journey('looking at the farm of somebody else does nothing but that', async ({ visit }) => {
  const page = await visit();
  await page.goto('/walnut-grove');
  await page.locator('form.card.first').getByRole('button').click();
  await page.waitForURL(/\/tables\//);
  while (await turn(page) !== 'move') await answer(page);
  const version = await page.locator('#main').getAttribute('data-version');
  await page.locator('.other').first().click();
  await page.locator(':popover-open svg.farm').waitFor();
  for (const place of [0, 1, 4]) await mouse.point(page, `:popover-open [data-thing][data-place="${place}"]`);
  await page.locator('#large').getByRole('link', { name: 'Close' }).click();
  await page.locator(':popover-open').waitFor({ state: 'detached' });
  assert.equal(await page.locator('#main').getAttribute('data-version'), version);
  assert.equal(await page.locator('.confirm').count(), 0);
  assert.equal(await question(page), 'move');
});
