// Without a mouse.

import assert from 'node:assert/strict';
import { journey, prefs, settle } from '../../../../browser/kit.mjs';
import { answered, question, turn, year } from '../play.mjs';

settle();

/** Where the keys go, and whether one can see that. */
const focused = page => page.evaluate(() => {
  const element = document.activeElement;
  // A radio button that is drawn as a chip shows its focus on the chip.
  const shown = [element, element.nextElementSibling].filter(Boolean).map(part => getComputedStyle(part));
  return {
    is: element.tagName.toLowerCase(), text: (element.getAttribute('aria-label') ?? element.textContent).trim(),
    visible: element.matches(':focus-visible') && shown.some(style => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0),
  };
});

/** Presses Tab until something fits; every stop on the way must be seen. */
async function tabTo(page, selector) {
  for (let steps = 0; steps < 150; steps++) {
    if (await page.evaluate(selector => document.activeElement.matches(selector), selector)) return;
    await page.keyboard.press('Tab');
    const { is, text, visible } = await focused(page);
    if (is !== 'body') assert.ok(visible, `one cannot see that the keys go to ${is} «${text}»`);
  }
  assert.fail(`Tab does not lead to ${selector}`);
}

/** Answers what is asked by keys alone. */
async function answerByKeys(page) {
  const asked = await question(page);
  await answered(page, async () => {
    if (asked === 'place') {
      await page.keyboard.press('r');
      await tabTo(page, '#ask button.place');
      await page.keyboard.press('Enter');
    } else if (asked === 'pick') {
      const submit = page.locator('#ask form:has(.picks) button.main');
      while (await page.locator('.picks[data-exactly="1"]').count() > 0 && await submit.isDisabled()) {
        await tabTo(page, '.picks :is(input[type=checkbox]:not(:checked), [data-more]):enabled');
        await page.keyboard.press('Space');
      }
      await tabTo(page, '#ask form:has(.picks) button.main');
      await page.keyboard.press('Enter');
    } else {
      await tabTo(page, '#ask .answer button');
      await page.keyboard.press(asked === 'keep' ? 'Space' : 'Enter');
    }
    if (await page.locator('.confirm').count() > 0) await page.keyboard.press('Enter');
  });
}

journey('a year by keys alone: the first page, tiles, harvest, town, a hint, and a step back', async ({ visit }) => {
  const page = await visit();
  await page.goto('/walnut-grove');
  // Arrow keys move among the chips.
  await tabTo(page, 'form.card.first input[name=level]');
  await page.keyboard.press('ArrowLeft');
  assert.equal(await page.locator('form.card.first input[name=level]:checked').getAttribute('value'), 'seedling');
  await tabTo(page, 'form[action="/play"]:has([value="solo"]) button');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/tables\//);
  let [hinted, stepped] = [false, false];
  while (await turn(page) !== 'over' && await year(page) === 1) {
    const asked = await question(page);
    if (asked === 'place' && !hinted) {
      hinted = true;
      await page.keyboard.press('h');
      await page.locator('#hint li').first().waitFor();
    }
    if (asked === 'place' && !stepped) {
      stepped = true;
      await answered(page, () => page.keyboard.press('u'));
      assert.equal(await question(page), 'keep');
    }
    await answerByKeys(page);
  }
  assert.ok(hinted && stepped);
  assert.equal(await year(page), 2);
});

/** Answers with the first button that a screen reader would name, as the question's form offers them. */
async function answerByName(page) {
  const form = page.locator('#ask form.answer').filter({ has: page.locator('.picks') });
  const press = name => page.locator('#ask').getByRole('button', { name, exact: true }).first().click();
  await answered(page, async () => {
    if (await form.count() > 0) {
      const submit = form.locator('button.main');
      while (await submit.isDisabled()) {
        const box = form.getByRole('checkbox', { checked: false, disabled: false });
        if (await box.count() > 0) await box.first().check();
        else await form.getByRole('button', { name: /^\+/, disabled: false }).first().click();
      }
      await press((await submit.textContent()).trim());
    } else {
      const first = page.locator('#ask form.answer').getByRole('button').filter({ hasNotText: /^Turn / }).first();
      const name = await first.evaluate(button => (button.getAttribute('aria-label') ?? button.innerText).trim());
      assert.notEqual(name, '');
      await first.click();
    }
    const sure = page.getByRole('alertdialog');
    if (await sure.count() > 0) await sure.getByRole('button', { name: 'Confirm' }).click();
  });
}

journey('in text mode a year is played by buttons with names, and no picture is needed', async ({ visit }) => {
  const page = await visit({ cookies: prefs({ text: 1 }) });
  await page.goto('/walnut-grove');
  await page.getByRole('button', { name: 'Play alone' }).click();
  await page.waitForURL(/\/tables\//);
  assert.equal(await page.locator('svg.farm, svg.town').count(), 0);
  while (await turn(page) !== 'over' && await year(page) === 1) {
    // The question comes before the description of the table.
    const headings = await page.locator('main').getByRole('heading').allTextContents();
    assert.equal(headings[1], await page.locator('#ask h2').textContent());
    await answerByName(page);
  }
  assert.equal(await year(page), 2);
});
