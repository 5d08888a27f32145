// Two people and two bots at one table, each person with a browser of their own.

import assert from 'node:assert/strict';
import { AWAY, TOY, journey, settle } from '../kit.mjs';
import { answered, asked, pressFirst, setTable, turn, when } from '../play.mjs';

settle(TOY);

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
      if (await asked(page) === 'choose') await pressFirst(page);
    }
    await Promise.race(pages.map(turn));
  }
}

const seat = (page, name) => page.locator('.people li', { hasText: name });

journey('a friend comes by invitation; both play through chat, undo, reload and a crash of the site', async ({ site, visit }) => {
  const [host, friend] = [await visit(), await visit()];
  await friend.goto(await invite(host));
  await friend.getByRole('button', { name: 'Sit down' }).click();
  const name = await friend.locator('.people li.own .name').textContent();
  await seat(host, name).waitFor();
  await host.locator('.people li:not(.away)', { hasText: name }).waitFor();
  const pages = [host, friend];

  // What is said is heard, and one can tell that there is something new.
  await friend.locator('#chat summary').click();
  await friend.getByPlaceholder('Write a message').fill('Good morning!');
  await friend.getByRole('button', { name: 'Send', exact: true }).click();
  await host.locator('#chat-lines', { hasText: `${name}: Good morning!` }).waitFor({ state: 'attached' });
  await host.locator('#chat summary').click();
  assert.match(await host.locator('#chat-lines').innerText(), /Good morning!/);

  // A card that was played is taken back and played again; the other one sees neither.
  await playTogether(pages, async page => page === host && await host.getByRole('heading', { name: 'Bet on your card' }).count() > 0);
  await answered(host, () => host.getByRole('button', { name: 'Undo' }).click());
  await host.getByRole('heading', { name: 'Play a card' }).waitFor();
  await pressFirst(host);

  await friend.reload();
  assert.equal(await friend.locator('.people li.own .name').textContent(), name);

  await playTogether(pages, async page => await when(page) === 'Round 2');
  for (const page of pages) {
    page.allowed.push(AWAY);
    await page.evaluate(() => { window.neverReloaded = true; });
  }
  await site.kill();
  await host.locator('.lost').waitFor();
  await site.revive();
  for (const page of pages) await page.locator('.lost').waitFor({ state: 'detached' });
  await playTogether(pages, async page => await asked(page) === 'over');
  for (const page of pages) assert.equal(await page.evaluate(() => window.neverReloaded), true);

  // Who goes is seen to have gone.
  await friend.goto('/');
  await friend.locator('.cards').first().waitFor();
  await host.locator('.people li.away', { hasText: name }).waitFor();
});
