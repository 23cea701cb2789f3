import { expect } from '@playwright/test';
import { elena, go, logIn, READERS, test, visitor } from './journeys.ts';
import { languagesOf, sizeOf } from './looks.ts';

test.use({ town: READERS });

const list = '/care/daycarecenters?place=Pasadena, CA';
const addresses = ['/dashboard', '/dashboardbookings?tab=pending', '/notifications', '/myProfile', list];
const withStatus = ['/dashboard', '/dashboardbookings?tab=upcoming'];

for (const language of languagesOf('en')) {
  test(`words stay whole and within their card: the largest letters on a narrow phone, a long status beside a name, ${language}`, async ({
    browser,
  }) => {
    const { page } = await visitor(browser, { width: 320, language });
    await logIn(page, elena);
    for (const address of new Set([...withStatus, ...addresses])) {
      if (!page.url().endsWith(address)) await go(page, address);
      if (addresses.includes(address)) {
        await page.setViewportSize(sizeOf({ width: 320 }));
        await page.evaluate(writeIn, 'largest');
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate(brokenWords), address).toEqual([]);
        expect(await page.evaluate(beyondTheirCard), address).toEqual([]);
      }
      if (withStatus.includes(address)) {
        await page.setViewportSize(sizeOf({ width: 1440 }));
        await page.evaluate(writeIn, 'standard');
        await expect(page.getByTestId(/^(other|record)-status$/).first()).toBeVisible();
        await page.evaluate(sayMore);
        expect(await page.evaluate(brokenWords), address).toEqual([]);
      }
    }
  });
}

const writeIn = (size: string) => (document.documentElement.dataset['textSize'] = size);

/** What waits for the family names an hour and a zone, which the demo town has on no row. */
function sayMore() {
  const until = 'Choose another way to pay by Wed, Jun 17, 9:00 AM, Pacific Time, or it ends without a cost';
  for (const tag of document.querySelectorAll('[data-testid="other-status"], [data-testid="record-status"]'))
    tag.lastChild?.replaceWith(until);
}

/** Words of the page that stand on two lines. */
function brokenWords() {
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\d]+/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}

/** What is wider than the room that the padding of its card leaves. */
function beyondTheirCard() {
  const shown = [...document.querySelectorAll('main [data-padding="normal"]')].filter((card) => card.checkVisibility());
  return shown.flatMap((card) => {
    const edge = card.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(card).paddingRight);
    return [...card.querySelectorAll('*')]
      .filter((part) => part.getBoundingClientRect().right > edge + 1)
      .map((part) => part.textContent);
  });
}
