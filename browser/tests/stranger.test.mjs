// Somebody who has never been here.

import assert from 'node:assert/strict';
import { TOY, journey, settle } from '../kit.mjs';
import { playAlone, pressOn, turn } from '../play.mjs';

settle(TOY);

journey('a stranger finds a game in the lobby, plays it alone to the score sheet, and goes on to the next', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  await page.locator('.title-card').first().click();
  await playAlone(page, new URL(page.url()).pathname);
  await pressOn(page);
  const result = page.locator('.result');
  await result.getByRole('row', { name: /sum/i }).waitFor();
  const over = page.url();
  await result.getByRole('link', { name: 'Replay' }).click();
  await page.waitForURL(/\/games\/\w+$/);
  await page.locator('.text-panel').waitFor();
  await page.goBack();
  await result.getByRole('button', { name: /again/i }).click();
  await page.waitForURL(url => url.pathname.startsWith('/tables/') && url.href !== over);
  assert.notEqual(await turn(page), 'over');
});
