import fs from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { isFull } from '#test/rounds.ts';
import { allKeys } from './word-keys.ts';
import { change, nameOf, type ScreenLook } from './looks.ts';

/** What opens above a page. */
export const ABOVE = 'dialog[open], [popover]:popover-open';

/** Every page loaded reads it again, and the small file in half the time. */
const axeSource = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const allRules: axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  // WCAG 2.5.3: who says what stands there means it; axe takes its rule for unripe and leaves it out by itself
  rules: { 'label-content-name-mismatch': { enabled: true } },
  resultTypes: ['violations'],
};
/** What another width or theme of an open page may break; its structure stays. */
const rulesOfLook: axe.RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'target-size'] },
  resultTypes: ['violations'],
};

/** What another language may break on a page that was looked at in one: words that are longer. */
const rulesOfWords: axe.RunOptions = {
  runOnly: { type: 'rule', values: ['target-size'] },
  resultTypes: ['violations'],
};

/** Looks at an open page in each of these looks, whole in the first one; it stays in the last one. */
export async function expectAccessibleInAll(page: Page, looks: readonly ScreenLook[], where: string, within?: string) {
  for (const [index, look] of looks.entries()) {
    await change(page, look);
    const place = `${where} (${nameOf(look)})`;
    if (index === 0 || isFull) await expectAccessible(page, place, within);
    else await expectLook(page, place, within);
  }
}

/** No finding of axe, on the page or within a part of it, no word key in place of its words, nothing wider than the screen or below the end of the page, one heading. */
export async function expectAccessible(page: Page, where: string, within = 'html') {
  await expectLook(page, where, within, allRules);
  await expectWords(page, where);
  await expect(page.locator('[role=img] :is([role=img], img)'), `a picture in a picture on ${where}`).toHaveCount(0);
  const beyond = await page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    return scrollHeight - Math.max(clientHeight, Math.ceil(document.body.getBoundingClientRect().bottom + scrollY));
  });
  expect(beyond, `empty space below ${where}`).toBeLessThanOrEqual(1);
}

/** Whether the words of an open page have their room in each of these looks; for what was looked at whole in another language. */
export async function expectRoomInAll(page: Page, looks: readonly ScreenLook[], where: string) {
  for (const look of looks) {
    await change(page, look);
    await expectLook(page, `${where} (${nameOf(look)})`, 'html', rulesOfWords);
  }
  await expectWords(page, where);
}

/** No word key in place of its words, and one heading. */
async function expectWords(page: Page, where: string) {
  expect(await unspoken(page), `word keys on ${where}`).toEqual([]);
  await expect(page.locator('h1'), `one h1 on ${where}`).toHaveCount(1);
}

/** No finding of these rules, nothing wider than the screen, and a title. */
async function expectLook(page: Page, where: string, within = 'html', rules = rulesOfLook) {
  expect(await lastingFindings(page, within, rules), `axe on ${where}`).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `sideways scroll on ${where}`).toBeLessThanOrEqual(0);
  expect(await page.title(), `title of ${where}`).toMatch(/ \| Lado$/);
}

/** What comes by the socket while axe looks is measured halfway through its fade: a finding counts when it is there again. */
async function lastingFindings(page: Page, within: string, rules: axe.RunOptions): Promise<string[]> {
  await settle(page);
  const found = await findings(page, within, rules);
  if (found.length === 0) return found;
  await settle(page);
  return findings(page, within, rules);
}

/**
 * Runs axe in the page itself: @axe-core/playwright would collect every passed rule and finish in a second, empty page, which takes
 * three to five times as long. What comes through the debugging protocol is outside the page's security policy, which stays as it is.
 */
async function findings(page: Page, within: string, rules: axe.RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ([part, choices]) => {
      const { violations } = await window.axe.run(part, choices);
      const found: string[] = [];
      for (const { id, nodes } of violations) {
        const places: string[] = [];
        for (const { target } of nodes)
          if (!(id === 'target-size' && (await isWholeInSight(target)))) places.push(target.join(' '));
        if (places.length > 0) found.push(`${id}: ${places.slice(0, 3).join(' | ')}`);
      }
      scrollTo({ top: 0, behavior: 'instant' });
      return found;

      // What a bar at the edge covers in part is large enough once it is scrolled clear.
      async function isWholeInSight(target: axe.UnlabelledFrameSelector) {
        const element = document.querySelector(target.join(' '));
        element?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const again = element && (await window.axe.run(element, { runOnly: ['target-size'] }));
        return again?.violations.length === 0;
      }
    },
    [within, rules] as const,
  );
}

/** Word keys that the page shows or says because their words were not loaded. */
async function unspoken(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')];
    const attributes = named.flatMap((element) =>
      ['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, document.body.innerText, ...attributes];
  });
  return texts.flatMap((text) => text.split(/\s+/)).filter((word) => allKeys.has(word));
}

/** Waits until nothing is loading and nothing moves: axe measures colours halfway through a fade. */
export async function settle(page: Page) {
  await expect(page.getByTestId('page-loader')).toHaveCount(0);
  await page.evaluate(async () => {
    // A new width or theme is drawn, and begins its transitions, in the next frame.
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
    const passing = document
      .getAnimations()
      .filter((animation) => animation.effect?.getTiming().iterations !== Infinity);
    await Promise.all(passing.map((animation) => animation.finished.catch(() => undefined)));
  });
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
