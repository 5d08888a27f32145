// Pages that everybody can use: nothing serious found by axe, in light and in dark.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { journey, prefs, settle } from '../../../../browser/kit.mjs';
import { answer, mouse, playAlone, playOn, question, season, turn } from '../play.mjs';

settle();

const AXE = await readFile(createRequire(new URL('../../../../browser/kit.mjs', import.meta.url)).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds serious or critical, each with the elements it is about. */
async function serious(page, scheme) {
  await page.emulateMedia({ colorScheme: scheme });
  if (!await page.evaluate(() => 'axe' in window)) await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
    const worst = violations.filter(violation => ['serious', 'critical'].includes(violation.impact));
    return worst.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target} ${node.html.slice(0, 90)} ${node.any.map(check => check.message).join(' ')}`));
  });
  return found.map(text => `${scheme} ${text}`);
}

/** Looks at a page in light and dark; collects, so that one run tells everything. */
function looker(page) {
  const all = [];
  return {
    all,
    async look(what) { for (const scheme of ['light', 'dark']) all.push(...(await serious(page, scheme)).map(text => `${what}, ${text}`)); },
  };
}

journey('everybody can use the pages around the game', async ({ visit }) => {
  const page = await visit();
  const { look, all } = looker(page);
  for (const path of ['/', '/walnut-grove', '/rules', '/learn', '/learn/walnut-grove/4', '/learn/walnut-grove/5', '/account', '/settings', '/games']) {
    await page.goto(path);
    await look(path);
  }
  assert.deepEqual(all, []);
});

journey('everybody can use a table with others, and the room before it', async ({ visit }) => {
  const page = await visit();
  const { look, all } = looker(page);
  await page.goto('/walnut-grove');
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.getByRole('heading', { name: 'Waiting for players' }).waitFor();
  await look('waiting room');
  await page.goto('/walnut-grove');
  await look('home with a game');
  await page.locator('form.card.first').getByRole('radio', { name: '4' }).check();
  await page.locator('form.card.first').getByRole('button').click();
  await page.waitForURL(/\/tables\//);
  await turn(page);
  await look('four players');
  await page.locator('.other').first().click();
  await page.locator(':popover-open svg.farm').waitFor();
  await look('a large farm');
  await page.keyboard.press('Escape');
  await page.locator('.menu > summary').click();
  await look('menu');
  assert.deepEqual(all, []);
});

journey('everybody can use the table, from the first tile to the score sheet and the replay', async ({ visit }) => {
  const page = await visit();
  const { look, all } = looker(page);
  await playAlone(page);
  const seen = new Set();
  await playOn(page, mouse, async () => {
    const now = [await season(page), await question(page)].join(' ');
    if (!seen.has(now)) await look(now);
    seen.add(now);
    return seen.size > 0 && await season(page) === 'spring' && [...seen].some(name => name.startsWith('winter'));
  });
  const table = page.url();
  await page.context().addCookies([{ name: 'prefs', value: prefs({ text: 1 }).prefs, url: table }]);
  await page.reload();
  await look('text mode');
  await page.context().addCookies([{ name: 'prefs', value: prefs({ text: 0 }).prefs, url: table }]);
  await page.reload();
  await playOn(page, mouse);
  await look('over');
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.waitForURL(/\/games\//);
  await look('replay');
  assert.deepEqual(all, []);
});
