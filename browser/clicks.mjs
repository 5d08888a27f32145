// How long somebody waits after a click until the answer is on the screen: `cargo xtask clicks`. Prints JSON.

import { Site, launch, prefs, visitor } from './kit.mjs';
import { answer, playAlone, turn } from './play.mjs';

const [, , games] = process.argv;
if (!(Number(games) > 0)) throw new Error('use: node clicks.mjs GAMES');

const site = await Site.start();
const browser = await launch();

/** Notes on the page, for each answer, the time from the click to the frame that shows the next table. */
function stopwatch() {
  window.waited = [];
  let clicked = null;
  document.addEventListener('submit', event => { if (event.target.matches('[data-live]')) clicked = performance.now(); }, true);
  document.addEventListener('homestead:swapped', () => {
    if (clicked === null) return;
    const began = clicked;
    clicked = null;
    // The callback runs before the frame is drawn; a message from within it arrives after that.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.waited.push(performance.now() - began);
      port2.postMessage(null);
    });
  });
}

try {
  const times = [];
  for (let game = 0; game < Number(games); game++) {
    const page = await visitor(browser, site, { cookies: prefs({ quick: 1 }) });
    await page.addInitScript(stopwatch);
    await playAlone(page);
    while (await turn(page) !== 'over') await answer(page);
    times.push(...await page.evaluate(() => window.waited));
    await page.context().close();
  }
  console.log(JSON.stringify({ browser: browser.version(), times }));
} finally {
  await browser.close();
  await site.stop();
}
