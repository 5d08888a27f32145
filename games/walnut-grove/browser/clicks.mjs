// How long somebody waits after a click until the answer is on the screen: `cargo xtask clicks`. Prints JSON.

import { Site, launch, prefs, visitor } from '../../../browser/kit.mjs';
import { playAlone, playHere } from './play.mjs';

const [, , games] = process.argv;
if (!(Number(games) > 0)) throw new Error('use: node clicks.mjs GAMES');

const site = await Site.start();
const browser = await launch();

/**
 * Plays on the page itself, so that nothing but the page works meanwhile, and notes for each answer the time from the
 * click to the frame that shows the next table.
 */
function playFromWithin() {
  window.waited = [];
  let clicked = null; // When, and who was asked.
  const seat = () => document.getElementById('main').dataset.seat;
  const all = selector => [...document.querySelectorAll(selector)].filter(element => !element.disabled && element.getClientRects().length > 0);
  const middle = elements => elements[elements.length >> 1];
  const button = () => {
    for (const number of all('#ask .picks input[type=checkbox]').slice(0, Number(document.querySelector('.picks')?.dataset.count ?? 0))) if (!number.checked) number.click();
    for (let more = all('#ask .picks [data-more]'); more.length > 0; more = all('#ask .picks [data-more]')) more[0].click();
    return middle(all('#ask button.place')) ?? middle(all('#ask .tile-card')) ?? middle(all('#ask button.way')) ?? all('#ask .answer button.main')[0] ?? middle(all('#ask .answer .choices button'));
  };
  const answer = () => {
    const next = document.querySelector('main.over') ? null : button();
    if (!next) { window.done = true; return; }
    clicked = { at: performance.now(), seat: seat() };
    next.click();
  };
  document.addEventListener('homestead:swapped', () => {
    if (clicked === null) return;
    const before = clicked;
    clicked = null;
    // The callback runs before the frame is drawn; a message from within it arrives after that.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => { window.waited.push({ time: performance.now() - before.at, handed: before.seat !== seat() }); setTimeout(answer, 150); };
      port2.postMessage(null);
    });
  });
  if (location.pathname.startsWith('/tables/')) addEventListener('load', () => setTimeout(answer, 500));
}

/** Plays this many games from beginning to end, and says how long each answer took, and whether it was somebody else's turn then. */
async function waits(games, begin) {
  const times = [];
  for (let game = 0; game < games; game++) {
    const page = await visitor(browser, site, { cookies: prefs({ quick: 1 }) });
    await page.addInitScript(playFromWithin);
    await begin(page);
    await page.waitForFunction(() => window.done, null, { polling: 1000, timeout: 300_000 });
    if (await page.locator('main.over').count() === 0) throw new Error('the game stopped before its end');
    times.push(...await page.evaluate(() => window.waited));
    await page.context().close();
  }
  return times;
}

try {
  const alone = await waits(Number(games), playAlone);
  // Four farms on the screen, and nobody who thinks meanwhile.
  const four = await waits(Math.ceil(Number(games) / 4), page => playHere(page, 4));
  const times = all => all.map(({ time }) => time);
  console.log(JSON.stringify({
    browser: browser.version(), alone: times(alone),
    same: times(four.filter(({ handed }) => !handed)), handed: times(four.filter(({ handed }) => handed)),
  }));
} finally {
  await browser.close();
  await site.stop();
}
