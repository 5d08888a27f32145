// How somebody plays any game: goes to a table, looks whether something is asked, and presses the first button.

import assert from 'node:assert/strict';

/** Goes from the start page of a game to a game alone. */
export async function playAlone(page, start) {
  await page.goto(start);
  await page.getByRole('button', { name: page.words?.alone ?? 'Play alone' }).click();
  await page.waitForURL(/\/tables\//);
}

/** Goes from the start page of a game to a game of some people at this screen. */
export async function playHere(page, start, people) {
  await page.goto(start);
  const form = page.locator('form:has([value="hotseat"])');
  await form.getByRole('radio', { name: String(people) }).check();
  await form.getByRole('button').click();
  await page.waitForURL(/\/tables\//);
}

/** Makes a table for a guest called Hanna, with one seat open among these; says its address and what lets somebody sit down. */
export async function setTable(host, seats) {
  await host.goto('/');
  return host.evaluate(async seats => {
    const post = async (path, body) => (await fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })).json();
    await post('/api/guests', { name: 'Hanna' });
    const made = await post('/api/tables', { seats });
    return { address: `/tables/${made.id}`, invitation: made.seats.find(seat => seat.invitation).invitation };
  }, seats);
}

/** A guest with this name takes the seat that an invitation opens. */
export async function sitDown(page, name, { address, invitation }) {
  await page.goto('/');
  await page.evaluate(async ({ name, address, invitation }) => {
    const post = (path, body) => fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
    await post('/api/guests', { name });
    await post(`/api${address}/join`, { invitation });
  }, { name, address, invitation });
}

/** Plays a game to its end over the API, for tests that begin there. */
export const playOut = (pages, address) => Promise.all(pages.map(page => page.evaluate(async address => {
  const pause = () => new Promise(resolve => setTimeout(resolve, 20));
  for (;;) {
    const { stage, decision, legal } = await (await fetch(`/api${address}/view`)).json();
    if (stage === 'over') return;
    const body = JSON.stringify({ decision, actions: [legal?.[0]] });
    if (decision) await fetch(`/api${address}/actions`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    else await pause();
  }
}, address)));

/** Whether something is asked: `choose`, `wait`, or `over`. */
export const asked = page => page.evaluate(() => {
  const main = document.getElementById('main');
  if (main.classList.contains('over')) return 'over';
  return main.dataset.turn === '1' ? 'choose' : 'wait';
});

/** Where the game is, as the table says it. */
export const when = page => page.locator('.when b').textContent();

/** Does something that the server answers with a new table, and waits until that table is shown. */
export async function answered(page, act) {
  const told = response => response.request().method() === 'POST' && /\/tables\/\w+\/(act|pick|undo)$/.test(new URL(response.url()).pathname);
  const response = page.waitForResponse(told);
  response.catch(() => {}); // If `act` fails, its reason is the one to tell.
  await act();
  const text = await (await response).text();
  const version = Number(/data-version="(\d+)"/.exec(text)?.[1]);
  assert.ok(version, `not a table: ${text.slice(0, 200)}`);
  await page.waitForFunction(version => Number(document.getElementById('main').dataset.version) >= version, version);
}

/** Waits until something is asked, or the game is over; says which. */
export async function turn(page) {
  await page.waitForFunction(() => { const main = document.getElementById('main'); return main?.dataset.turn === '1' || main?.classList.contains('over'); });
  return asked(page);
}

/** Presses the first button of the question, and confirms what cannot be taken back. */
export const pressFirst = page => answered(page, async () => {
  await page.locator('#ask .answer button').first().click();
  if (await page.locator('.confirm').count() > 0) await page.locator('.confirm button.main').click();
});

/** Plays until the end, or until `enough` says so. */
export async function pressOn(page, enough = async () => false) {
  while (await turn(page) !== 'over' && !await enough(page)) await pressFirst(page);
}
