// Pictures of the main pages, for people who have not been here: `cargo xtask screenshots`.

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PHONE, Site, launch, prefs, visitor } from './kit.mjs';
import { finger, mouse, playOn, question, season, turn, year } from './play.mjs';
import { shrink } from './png.mjs';

const [, , folder] = process.argv;
if (!folder) throw new Error('use: node screenshots.mjs FOLDER');
const MOST = 250_000;

await mkdir(folder, { recursive: true });
const site = await Site.start();
const browser = await launch();

async function picture(page, name) {
  const path = join(folder, `${name}.png`);
  const small = shrink(await page.screenshot({ animations: 'disabled' }));
  await writeFile(path, small);
  const size = small.length;
  console.log(`${name}.png ${Math.round(size / 1000)} kB`);
  if (size > MOST) throw new Error(`${path} is larger than ${MOST / 1000} kB`);
}

/** A table against bots. */
async function against(page, players) {
  await page.goto('/');
  const form = page.locator('form.card.first');
  await form.getByRole('radio', { name: String(players) }).check();
  await form.getByRole('button', { name: 'Play' }).click();
  await page.waitForURL(/\/tables\//);
}

const quick = prefs({ quick: 1 });
const isAsked = (wanted, asked) => async page => await year(page) >= 3 && await season(page) === wanted && (!asked || await question(page) === asked);

async function desk() {
  const page = await visitor(browser, site, { cookies: quick });
  await page.goto('/');
  await picture(page, 'home');
  await against(page, 3);
  await playOn(page, mouse, isAsked('spring', 'place'));
  const cell = await page.locator('fieldset.places:not([hidden]) button.place').first().getAttribute('data-cell');
  await page.locator(`.farm-panel [data-cell="${cell}"]`).first().hover({ force: true });
  await picture(page, 'spring');
  for (const [wanted, asked] of [['summer', 'pick'], ['fall', 'move'], ['winter']]) {
    await playOn(page, mouse, isAsked(wanted, asked));
    await picture(page, wanted);
    if (wanted === 'fall') {
      await page.emulateMedia({ colorScheme: 'dark' });
      await picture(page, 'dark');
      await page.emulateMedia({ colorScheme: 'light' });
    }
  }
  await playOn(page, mouse);
  await picture(page, 'end');
}

async function phone() {
  const page = await visitor(browser, site, { ...PHONE, cookies: quick });
  await against(page, 2);
  await playOn(page, finger, async page => await year(page) >= 2 && await question(page) === 'place');
  await turn(page);
  await picture(page, 'phone');
}

try {
  await desk();
  await phone();
} finally {
  await browser.close();
  await site.stop();
}
