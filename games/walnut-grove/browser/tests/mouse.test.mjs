// Mouse: wheel, right click, dragging.

import assert from 'node:assert/strict';
import { journey, settle } from '../../../../browser/kit.mjs';
import { answer, answered, mouse, playAlone, playOn, pointOf, question, turn } from '../play.mjs';

settle();

/** Drags something to a place of the farm. */
async function drag(page, what, where) {
  const [from, to] = [await pointOf(page, what), await pointOf(page, where)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

const confirmed = async page => { if (await page.locator('.confirm').count() > 0) await page.locator('.confirm button.main').click(); };
const turns = page => page.locator('.ghost-tile').getAttribute('data-turn').then(Number);

journey('a tile is turned by wheel, right click and key, and dragged to its place; figures are dragged to work', async ({ visit }) => {
  const page = await visit();
  await playAlone(page);
  await playOn(page, mouse, async () => await question(page) === 'place');
  const place = `.farm-panel .d-open-cell`;
  const { x, y } = await pointOf(page, place);
  await page.mouse.move(x, y);
  await page.locator('.farm-panel .ghost').waitFor();
  assert.notEqual(await page.locator('#preview').textContent(), await page.locator('#preview').getAttribute('data-empty'));

  // This tile may look the same from several sides; then it has fewer turns.
  const ways = await page.locator('fieldset.places').count();
  const seen = [await turns(page)];
  await page.mouse.wheel(0, 100);
  await page.waitForFunction(([seen, ways]) => ways === 1 || Number(document.querySelector('.ghost-tile').dataset.turn) !== seen, [seen[0], ways]);
  await page.mouse.click(x, y, { button: 'right' });
  seen.push(await turns(page));
  await page.keyboard.press('Shift+R');
  seen.push(await turns(page));
  await page.keyboard.press('Shift+R');
  assert.equal(await turns(page), seen[0], `forward twice and back twice: ${seen}`);
  if (ways === 4) assert.deepEqual(seen, [seen[0], (seen[0] + 2) % 4, (seen[0] + 1) % 4]);

  const tiles = page.locator('.farm-panel .d-lands [data-tile]');
  const before = await tiles.count();
  await answered(page, async () => { await drag(page, '.ghost-tile svg', place); await confirmed(page); });
  assert.equal(await tiles.count(), before + 1);

  await playOn(page, mouse, async () => await question(page) === 'pick' && await page.locator('[data-figure]').count() > 0);
  const areas = await page.locator('.picks label[data-area]').evaluateAll(labels => labels.map(label => label.dataset.area));
  const figures = await page.locator('[data-figure]').count();
  for (const [number, area] of areas.slice(0, figures).entries()) {
    await drag(page, `[data-figure]:nth-child(${number + 1})`, `.farm-panel [data-area="${area}"]`);
    assert.equal(await page.locator('.farm-panel .put').count(), number + 1);
  }
  await answered(page, async () => { await page.locator('#ask form:has(.picks) button.main').click(); await confirmed(page); });
});

journey('a house that cannot be visited says why, when one points at it and when one clicks it', async ({ visit }) => {
  const page = await visit();
  await playAlone(page);
  const shut = page.locator('.town-panel .house.shut');
  while (await turn(page) !== 'over' && await shut.count() === 0) await answer(page, mouse);
  const why = await shut.first().locator('> title').textContent();
  assert.notEqual(why, '');
  await mouse.point(page, `.town-panel .house.shut[data-place="${await shut.first().getAttribute('data-place')}"]`);
  await page.locator('.shut li', { hasText: why }).first().waitFor();
});
