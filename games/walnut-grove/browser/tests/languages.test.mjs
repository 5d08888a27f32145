// German and French: no text is missing.

import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, journey, settle } from '../../../../browser/kit.mjs';
import { answer, mouse, season, turn } from '../play.mjs';

settle();

/** The names of all texts. A name that is shown instead of its text is a text that is missing. */
async function names() {
  const folder = join(ROOT, 'crates/words/texts/en');
  const files = (await readdir(folder)).filter(name => name.endsWith('.ftl'));
  const texts = await Promise.all(files.map(name => readFile(join(folder, name), 'utf8')));
  return texts.flatMap(text => [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map(found => found[1])).filter(name => name.includes('-'));
}

/** Everything that can be read or heard on a page. */
const texts = page => page.evaluate(() => {
  const all = [document.title];
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (!walker.currentNode.parentElement.closest('script, style')) all.push(walker.currentNode.data.trim());
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (['title', 'alt', 'placeholder', 'aria-label', 'content'].includes(name) || /^data-.*(text|preview|empty|sure)$/.test(name)) all.push(value.trim());
    }
  }
  return all.filter(text => text !== '');
});

for (const [language, locale, first] of [['de', 'de-DE', 'Allein spielen'], ['fr', 'fr-FR', null]]) {
  journey(`every page is in ${locale} for who reads that`, async ({ visit }) => {
    const page = await visit({ locale });
    const known = new Set(await names());
    assert.ok(known.size > 100);
    const look = async () => {
      assert.equal(await page.locator('html').getAttribute('lang'), language);
      const all = await texts(page);
      const missing = all.filter(text => known.has(text) || text.includes('{$') || text.includes('{ $'));
      assert.deepEqual(missing, [], `untranslated at ${page.url()}`);
    };
    for (const path of ['/rules', '/learn', '/learn/walnut-grove/4', '/settings', '/account', '/games', '/nothing-here', '/', '/walnut-grove']) {
      page.allowed = path === '/nothing-here' ? [/404/] : page.allowed;
      await page.goto(path);
      await look();
    }
    if (first) await page.getByRole('button', { name: first }).waitFor();
    await page.locator('form[action="/play"]:has([value="solo"]) button').click();
    await page.waitForURL(/\/tables\//);
    const seen = new Set();
    while (seen.size < 4) {
      await turn(page);
      seen.add(await season(page));
      await look();
      await answer(page, mouse);
    }
    for (const path of [new URL(page.url()).pathname.replace('/tables/', '/games/'), '/account', '/']) {
      await page.goto(path);
      await look();
    }
  });
}
