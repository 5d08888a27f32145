// Pictures of the main pages, for people who have not been here: `cargo xtask screenshots`.

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PHONE, Site, launch, prefs, visitor } from '../../../browser/kit.mjs';
import { question, season, turn, year } from './play.mjs';
import { shrink } from '../../../browser/png.mjs';

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
  await page.goto('/walnut-grove');
  const form = page.locator('form.card.first');
  await form.getByRole('radio', { name: String(players) }).check();
  await form.getByRole('button', { name: 'Play' }).click();
  await page.waitForURL(/\/tables\//);
}

/** Does what a bot would do, so that the pictures show a farm to be proud of; until `enough` says so. */
async function playWell(page, enough = async () => false) {
  while (await turn(page) !== 'over' && !await enough(page)) {
    const version = await page.evaluate(async () => {
      const { table } = document.getElementById('main').dataset;
      const ask = async (path, body) => (await fetch(path, body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })).json();
      let job = await ask(`/api/tables/${table}/hints`, {});
      while (!job.result && !job.error) job = await ask(`/api/jobs/${job.id}`);
      const decision = document.querySelector('#ask input[name=decision]').value;
      const before = Number(document.getElementById('main').dataset.version);
      await ask(`/api/tables/${table}/actions`, { decision, actions: [job.result.actions[0].action] });
      return before;
    });
    await page.waitForFunction(version => Number(document.getElementById('main').dataset.version) > version, version);
  }
}

const quick = prefs({ quick: 1 });
const isAsked = (wanted, asked) => async page => await year(page) >= 3 && await season(page) === wanted && (!asked || await question(page) === asked);

async function desk() {
  const page = await visitor(browser, site, { cookies: quick });
  await page.goto('/walnut-grove');
  await picture(page, 'home');
  await against(page, 3);
  await playWell(page, isAsked('spring', 'place'));
  const cell = await page.locator('fieldset.places:not([hidden]) button.place').first().getAttribute('data-cell');
  await page.locator(`.farm-panel [data-cell="${cell}"]`).first().hover({ force: true });
  await picture(page, 'spring');
  for (const [wanted, asked] of [['summer', 'pick'], ['fall', 'move'], ['winter']]) {
    await playWell(page, isAsked(wanted, asked));
    await picture(page, wanted);
    if (wanted === 'fall') {
      await page.emulateMedia({ colorScheme: 'dark' });
      await picture(page, 'dark');
      await page.emulateMedia({ colorScheme: 'light' });
    }
  }
  await playWell(page);
  await picture(page, 'end');
  const id = await page.evaluate(() => document.getElementById('main').dataset.table);
  await page.goto(`/games/${id}?analyse=1`);
  await page.waitForSelector('svg.curve', { timeout: 900_000 });
  // One from the middle of the game: at the beginning all farms are empty.
  const mistakes = page.locator('.mistakes a');
  await mistakes.nth(Math.floor(await mistakes.count() / 2)).click();
  await page.waitForFunction(() => { const { action, last } = document.getElementById('main').dataset; return action !== last; });
  await picture(page, 'replay');
}

async function phone() {
  const page = await visitor(browser, site, { ...PHONE, cookies: quick });
  await against(page, 2);
  await playWell(page, async page => await year(page) >= 2 && await question(page) === 'place');
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
