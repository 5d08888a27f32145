// How somebody plays: looks at what is asked, answers it, and sees the table change. Hands differ: a mouse on the
// pictures, a finger on them, keys, buttons by their names.

import assert from 'node:assert/strict';
import * as any from '../../../browser/play.mjs';
import { answered, when } from '../../../browser/play.mjs';

export { answered, playOut, setTable, sitDown, when } from '../../../browser/play.mjs';

/** The start page. */
export const START = '/walnut-grove';
export const playAlone = page => any.playAlone(page, START);
export const playHere = (page, people) => any.playHere(page, START, people);

/** What is asked of the viewer: the kind of question, or what they wait for. */
export const question = page => page.evaluate(() => {
  const main = document.getElementById('main');
  const has = selector => main.querySelector(`#ask ${selector}`) !== null;
  if (main.classList.contains('over')) return 'over';
  if (main.dataset.turn !== '1') return 'wait';
  if (has('button.place')) return 'place';
  if (has('.tile-card')) return 'keep';
  if (has('.ways')) return 'move';
  if (has('.picks')) return 'pick';
  return 'choose';
});

/** The year and the season. */
export const year = async page => Number(/\d+/.exec(await when(page))[0]);
export const season = page => page.evaluate(() => /season-(\w+)/.exec(document.querySelector('.when use').getAttribute('href'))[1]);

/** A point of the screen where an element can be hit; areas and houses are no rectangles. */
export async function pointOf(page, selector) {
  await page.locator(selector).first().waitFor();
  const point = await page.evaluate(selector => {
    const element = document.querySelector(selector);
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const steps = [8, 4, 12, 6, 10, 2, 14, 7, 9, 5, 11, 3, 13, 1, 15];
    for (const down of steps) {
      for (const right of steps) {
        const [x, y] = [left + width * right / 16, top + height * down / 16];
        if (element.contains(document.elementFromPoint(x, y))) return { x, y };
      }
    }
    return null;
  }, selector);
  assert.ok(point, `nobody can point at ${selector}`);
  return point;
}

/** A mouse on the pictures. */
export const mouse = {
  async point(page, selector) { const { x, y } = await pointOf(page, selector); await page.mouse.click(x, y); },
  async lay(page, selector) { await this.point(page, selector); },
  press: (page, selector) => page.locator(selector).first().click(),
};

/** A finger: the first tap on a place shows, the second lays. */
export const finger = {
  async point(page, selector) { const { x, y } = await pointOf(page, selector); await page.touchscreen.tap(x, y); },
  async lay(page, selector) { await this.point(page, selector); await this.point(page, selector); },
  press: (page, selector) => page.locator(selector).first().tap(),
};

/** Answers what is asked with pictures where there are any; the answer is not sent yet if it cannot be taken back. */
async function give(page, hand, asked) {
  if (asked === 'place') {
    const cells = await page.locator('fieldset.places:not([hidden]) button.place').evaluateAll(places => places.map(place => place.dataset.cell));
    // Near the house, where farms grow.
    const far = cell => { const [column, row] = cell.split(',').map(Number); return Math.abs(column - 3) + 2 * row; };
    const cell = cells.reduce((near, cell) => far(cell) < far(near) ? cell : near);
    return hand.lay(page, `.farm-panel [data-cell="${cell}"]`);
  }
  if (asked === 'keep') return hand.press(page, '#ask .tile-card');
  if (asked === 'move') {
    const places = await page.locator('#ask button.way').evaluateAll(ways => ways.map(way => way.dataset.place));
    return hand.point(page, `.town-panel [data-place="${places[places.length >> 1]}"]`);
  }
  if (asked === 'choose') return hand.press(page, '#ask .answer button');
  await pick(page, hand);
  return hand.press(page, '#ask form:has(.picks) button.main');
}

/** As much of what can be picked as may be. */
async function pick(page, hand) {
  const count = Number(await page.locator('.picks').getAttribute('data-count'));
  const areas = await page.locator('.picks label[data-area]').evaluateAll(labels => labels.map(label => label.dataset.area));
  for (const area of areas.slice(0, count)) await hand.point(page, `.farm-panel [data-area="${area}"]`);
  if (areas.length > 0) return;
  const boxes = await page.locator('.picks input[type=checkbox]').count();
  for (let number = 0; number < Math.min(boxes, count); number++) await page.locator('.picks input[type=checkbox]').nth(number).click();
  for (let number = 0; boxes === 0 && number < count; number++) {
    if (await page.locator('.picks [data-more]:enabled').count() === 0) break;
    await hand.press(page, '.picks [data-more]:enabled');
  }
}

/** Waits until no bot is about to do something: what moves under the pointer cannot be hit. */
const calm = page => page.waitForFunction(() => document.querySelector('#main .thinking') === null);

/** Answers one question. */
export async function answer(page, hand = mouse) {
  await calm(page);
  const asked = await question(page);
  await answered(page, async () => {
    await give(page, hand, asked);
    if (await page.locator('.confirm').count() > 0) await hand.press(page, '.confirm button.main');
  });
}

/** Waits until something is asked, or the game is over; says which. */
export async function turn(page) {
  await page.waitForFunction(() => { const main = document.getElementById('main'); return main?.dataset.turn === '1' || main?.classList.contains('over'); });
  return question(page);
}

/** Plays until the end, or until `enough` says so. */
export async function playOn(page, hand, enough = async () => false) {
  while (await turn(page) !== 'over' && !await enough(page)) await answer(page, hand);
}
