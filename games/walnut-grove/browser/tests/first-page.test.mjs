// What the start page weighs.

import assert from 'node:assert/strict';
import { journey, settle } from '../../../../browser/kit.mjs';

settle();

const MOST = 100_000;

journey('all of the start page is less than 100 kB on the wire', async ({ visit }) => {
  const page = await visit();
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const [names, sizes] = [new Map(), new Map()];
  network.on('Network.responseReceived', ({ requestId, response }) => names.set(requestId, response.url));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));
  await page.addInitScript(() => {
    new PerformanceObserver(list => { window.largest = list.getEntries().at(-1).startTime; }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto('/walnut-grove', { waitUntil: 'networkidle' });
  await page.waitForFunction(() => window.largest !== undefined);
  const all = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const largest = Math.round(await page.evaluate(() => window.largest));
  console.log(`The start page: ${(all / 1000).toFixed(1)} kB in ${sizes.size} answers, largest paint after ${largest} ms.`);
  const told = [...sizes].map(([id, size]) => `${size} ${names.get(id)}`).join('\n');
  assert.ok(sizes.size >= 4, `too few answers were counted:\n${told}`);
  assert.ok(all < MOST, `${all} bytes:\n${told}`);
});
