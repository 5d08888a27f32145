// Agricola as text: rounds against a bot, at a desk and on a phone.

import assert from 'node:assert/strict';
import { DESK, PHONE, journey, settle } from '../../../../browser/kit.mjs';
import { pressFirst, turn, when } from '../../../../browser/play.mjs';

settle();

const round = async page => Number(/\d+/.exec(await when(page))[0]);

async function begin(page) {
  await page.goto('/agricola');
  const form = page.locator('form.card.first');
  await form.getByRole('button', { name: 'Play' }).click();
  await page.waitForURL(/\/tables\//);
}

for (const [where, screen] of [['at a desk', DESK], ['on a phone', PHONE]]) {
  journey(`two rounds of Agricola ${where}`, async ({ visit }) => {
    const page = await visit(screen);
    await begin(page);
    assert.equal(await round(page), 1);
    assert.match(await page.locator('#main').textContent(), /Forest/);
    while (await turn(page) !== 'over' && await round(page) < 3) {
      const { top, bottom } = await page.locator('#ask').evaluate(ask => ask.getBoundingClientRect().toJSON());
      assert.ok(bottom > 0 && top < screen.viewport.height, `the question is out of sight: ${top} to ${bottom}`);
      await pressFirst(page);
    }
    assert.equal(await round(page), 3);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.equal(wide, 0, 'nothing is wider than the screen');
  });
}
