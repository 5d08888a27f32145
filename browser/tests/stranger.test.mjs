// Somebody who has never been here.

import assert from 'node:assert/strict';
import { journey, settle } from '../kit.mjs';
import { mouse, playAlone, playOn, turn } from '../play.mjs';

settle();

journey('a stranger plays a game alone, from the first page to the score sheet and on to the next game', async ({ visit }) => {
  const page = await visit();
  await playAlone(page);
  await playOn(page, mouse);
  const result = page.locator('.result');
  await result.getByRole('row', { name: /total/i }).waitFor();
  const over = page.url();
  await result.getByRole('link', { name: 'Replay' }).click();
  await page.waitForURL(/\/games\/\w+$/);
  await page.locator('svg.farm').first().waitFor();
  await page.goBack();
  await result.getByRole('button', { name: /again/i }).click();
  await page.waitForURL(url => url.pathname.startsWith('/tables/') && url.href !== over);
  assert.notEqual(await turn(page), 'over');
});
