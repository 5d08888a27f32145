// The site is away: whoever has been here before gets a kind page, and comes back by itself.

import assert from 'node:assert/strict';
import { AWAY, TOY, journey, prefs, settle } from '../kit.mjs';

settle(TOY);

journey('without a connection there is a kind page, in the reader’s language', async ({ site, visit }) => {
  const page = await visit({ cookies: prefs({ lang: 'de' }) });
  page.allowed.push(AWAY);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(async () => await caches.match('/offline') !== undefined);
  await site.kill();
  await page.goto('/rules');
  assert.equal(await page.locator('html').getAttribute('lang'), 'de');
  const shown = await page.locator('main').innerText();
  assert.match(shown, /Verbindung/);
  // It looks as it should: its style came from what was kept.
  assert.ok(await page.evaluate(() => document.styleSheets.length > 0 && document.styleSheets[0].cssRules.length > 0));
  await site.revive();
  await page.goto('/rules');
  assert.match(await page.locator('h1').innerText(), /Zählen/);
});
