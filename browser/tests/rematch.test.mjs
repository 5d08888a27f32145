// Two people play again: one offers, the other answers.

import assert from 'node:assert/strict';
import { TOY, journey, settle } from '../kit.mjs';
import { playOut, setTable, sitDown } from '../play.mjs';

settle(TOY);

/** Hanna and Fritz after a game, both at the finished table. */
async function afterAGame(visit) {
  const [hanna, fritz] = [await visit(), await visit()];
  const table = await setTable(hanna, ['me', 'open']);
  await sitDown(fritz, 'Fritz', table);
  await playOut([hanna, fritz], table.address);
  for (const page of [hanna, fritz]) await page.goto(table.address);
  return { hanna, fritz, address: table.address };
}

const press = (page, name) => page.getByRole('button', { name, exact: true }).click();

journey('a rematch begins when the other one accepts', async ({ visit }) => {
  const { hanna, fritz, address } = await afterAGame(visit);
  await press(hanna, 'Play again');
  await hanna.getByRole('heading', { name: 'Rematch' }).waitFor();
  await hanna.locator('.seats li', { hasText: 'Fritz' }).getByText('has not answered yet').waitFor();

  // Fritz sees the offer where he is, without reloading, and on the first page.
  await fritz.getByText('Hanna offers a rematch').waitFor();
  const other = await fritz.context().newPage();
  await other.goto('/');
  await other.locator('.mine .offered', { hasText: 'Hanna offers a rematch' }).waitFor();
  await other.close();

  await press(fritz, 'Accept');
  for (const page of [hanna, fritz]) await page.locator('main.playing').waitFor();
  assert.equal(new URL(hanna.url()).pathname, new URL(fritz.url()).pathname);
  assert.notEqual(new URL(hanna.url()).pathname, address);
  assert.equal(await fritz.locator('.people li.own .name').textContent(), 'Fritz');
});

journey('who declines is not seated, and may offer a rematch later', async ({ visit }) => {
  const { hanna, fritz } = await afterAGame(visit);
  await press(hanna, 'Play again');
  await press(fritz, 'Decline');
  await fritz.getByRole('button', { name: 'Play again' }).waitFor();
  await hanna.getByText('Fritz declined').waitFor();
  await press(hanna, 'Close table');
  await hanna.locator('.mine, .welcome').first().waitFor();

  await press(fritz, 'Play again');
  await fritz.getByRole('heading', { name: 'Rematch' }).waitFor();
  await hanna.goto('/');
  await hanna.locator('.mine .offered').getByRole('button', { name: 'Accept' }).click();
  for (const page of [hanna, fritz]) await page.locator('main.playing').waitFor();
});
