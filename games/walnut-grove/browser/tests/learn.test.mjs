// The tutorial.

import assert from 'node:assert/strict';
import { journey, settle } from '../../../../browser/kit.mjs';
import { mouse } from '../play.mjs';

settle();

const step = page => page.locator('#main').getAttribute('data-learn').then(Number);

/** Does what a step asks for, with the pictures. */
const DONE = {
  3: page => page.locator('button.tile-card[value="keep 22"]').click(),
  4: async page => {
    const right = page.getByRole('button', { name: 'Turn right' });
    while (!await page.locator('button.place[value="place 22 r1 at 3,1"]').isVisible()) await right.click();
    await mouse.lay(page, '.farm-panel [data-cell="3,1"]');
  },
  5: async page => {
    for (const good of ['grain', 'wood']) await page.locator(`.picks input[value="work ${good}"]`).check();
    await page.getByRole('button', { name: 'Harvest' }).click();
  },
  7: async page => {
    const place = await page.locator('button.way[value="move lodge"]').getAttribute('data-place');
    await mouse.point(page, `.town-panel [data-place="${place}"]`);
  },
  8: page => page.locator('button[value="pay coin"]').click(),
  9: page => page.locator('button[value="pay grain"]').click(),
  10: page => page.locator('button[value="hire white"]').click(),
  11: page => page.locator('button[value="pay coin"]').click(),
};

journey('the tutorial leads from its first step to a first game', async ({ visit }) => {
  const page = await visit();
  await page.goto('/walnut-grove');
  await page.getByRole('link', { name: /short steps/ }).click();
  await page.getByRole('link', { name: 'Start' }).click();
  const steps = Number(await page.locator('progress').getAttribute('max'));
  for (let number = 1; number < steps; number++) {
    assert.equal(await step(page), number);
    const next = page.getByRole('link', { name: 'Next', exact: true });
    await (DONE[number] ?? (() => next.click()))(page);
    await page.waitForFunction(number => document.getElementById('main').dataset.learn === String(number), number + 1);
    assert.equal(new URL(page.url()).pathname, `/learn/walnut-grove/${number + 1}`);
  }
  await page.locator('.ways-on button.main').click();
  await page.waitForURL(/\/tables\//);
});

journey('a wrong answer in the tutorial is answered kindly, and the step goes on', async ({ visit }) => {
  const page = await visit();
  await page.goto('/learn/walnut-grove/3');
  await page.locator('button.tile-card:not([value="keep 22"])').first().click();
  await page.getByRole('alert').waitFor();
  assert.equal(await step(page), 3);
  await DONE[3](page);
  await page.waitForURL(/\/learn\/walnut-grove\/4/);
});

journey('whoever does not know how is shown it first, and the step is done only then', async ({ visit }) => {
  const page = await visit();
  await page.goto('/learn/walnut-grove/4');
  await page.getByRole('link', { name: 'Show me' }).click();
  await page.getByRole('status').filter({ hasText: 'Place it at column 3, row 1' }).waitFor();
  assert.equal(await step(page), 4);
  await page.locator('button.place.pointed[value="place 22 r1 at 3,1"]').waitFor();
  assert.equal(await page.locator('.farm-panel .ghost').getAttribute('transform'), 'translate(300 -100) rotate(90 50 50)');
  await page.getByRole('link', { name: 'Do it for me' }).click();
  await page.waitForURL(/\/learn\/walnut-grove\/5/);
});
