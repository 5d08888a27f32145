// What all tests share: a site of their own, a browser, and visitors whose pages must not complain.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
// `cargo xtask browser` says where these are.
const HOMESTEAD = process.env.HOMESTEAD ?? join(ROOT, 'target/debug/homestead');
/** A site with a toy game and no other: what is tested with it is the same for every game. */
export const TOY = process.env.TOY ?? join(ROOT, 'target/debug/examples/toy');
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const FLAGS = [
  '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update',
  '--disable-sync', '--disable-quic',
];
/** Nothing that a test waits for takes longer, even on a busy machine. */
const PATIENCE = 20_000;
/** No test takes longer. */
const LONGEST = 180_000;

export const DESK = { viewport: { width: 1280, height: 720 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** What a browser says while the site is away. */
export const AWAY = /ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING)/;

/** A running site with a database of its own. */
export class Site {
  static async start(program = HOMESTEAD) {
    const site = new Site();
    site.program = program;
    site.folder = await mkdtemp(join(tmpdir(), 'homestead-browser-'));
    await site.#serve('127.0.0.1:0');
    return site;
  }

  async #serve(listen) {
    const database = `sqlite:${join(this.folder, 'games.db')}`;
    // Here all visitors come from one address, which is more than one address may be.
    const words = ['serve', '--listen', listen, '--database', database, '--no-limits'];
    const environment = { ...process.env, RUST_LOG: 'error' };
    this.process = spawn(this.program, words, { stdio: ['ignore', 'pipe', 'inherit'], env: environment });
    this.base = await new Promise((found, failed) => {
      let said = '';
      this.process.once('error', failed);
      this.process.once('exit', () => failed(new Error(`${this.program} serve ended at once`)));
      this.process.stdout.on('data', text => {
        said += text;
        const address = /(http:\/\/[^\s/]+)\s/.exec(said);
        if (address) found(address[1]);
      });
    });
  }

  /** Ends it as a crash would. */
  async kill() {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    const ended = once(this.process, 'exit');
    this.process.kill('SIGKILL');
    await ended;
  }

  /** Starts it again, under the same address and with the same database. */
  async revive() {
    await this.#serve(new URL(this.base).host);
  }

  async stop() {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}

export const launch = () => chromium.launch({ executablePath: CHROMIUM, args: FLAGS });

/** Somebody with a browser of their own: nobody's cookies, nobody's cache. */
export async function visitor(browser, site, { cookies = {}, ...options } = {}) {
  const context = await browser.newContext({ ...DESK, locale: 'en-GB', reducedMotion: 'reduce', baseURL: site.base, ...options });
  context.setDefaultTimeout(PATIENCE);
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: site.base })));
  const page = await context.newPage();
  page.complaints = [];
  page.allowed = [];
  const complain = text => { if (!page.allowed.some(pattern => pattern.test(text))) page.complaints.push(text); };
  page.on('console', message => { if (['error', 'warning'].includes(message.type())) complain(`${message.type()}: ${message.text()} (${message.location().url})`); });
  page.on('pageerror', error => complain(`exception: ${error.stack ?? error}`));
  page.on('request', request => {
    const url = new URL(request.url());
    if (!['data:', 'blob:'].includes(url.protocol) && url.origin !== site.base) complain(`asks another host: ${url}`);
  });
  return page;
}

/** A cookie with preferences. */
export const prefs = wished => ({ prefs: Object.entries(wished).map(([name, value]) => `${name}=${value}`).join('&') });

let site;
let browser;

/** A site and a browser for all journeys of a file. */
export function settle(program = HOMESTEAD) {
  before(async () => {
    site = await Site.start(program);
    browser = await launch();
  });
  after(async () => { await browser?.close(); await site?.stop(); });
}

/** A test: people do something on the site, and no page complains. */
export function journey(name, happens) {
  test(name, { timeout: LONGEST }, async () => {
    const visitors = [];
    const visit = async options => {
      const page = await visitor(browser, site, options);
      visitors.push(page);
      return page;
    };
    try {
      await happens({ site, visit });
      for (const page of visitors) assert.deepEqual(page.complaints, [], `complaints at ${page.url()}`);
    } catch (error) {
      // What somebody would want to see first.
      if (process.env.PICTURES) {
        for (const [number, page] of visitors.entries()) await page.screenshot({ path: join(process.env.PICTURES, `failed-${number}.png`) }).catch(() => {});
      }
      error.message += visitors.map(page => `\n  at ${page.url()} ${page.complaints.join('; ')}`).join('');
      throw error;
    } finally {
      for (const page of visitors) await page.context().close();
    }
  });
}
