import { expect, type Page } from '@playwright/test';
import { elena, go, logIn, test, visitor } from './journeys.ts';
import { languagesOf } from './looks.ts';
import { openPayment } from './paying.ts';
import { sentencesIn } from './sentences.ts';

/** WCAG asks for less; shaking hands need it. */
const LEAST_PIXELS = 8;
const rooms = [
  { width: 390, textSize: 'standard' },
  { width: 320, textSize: 'standard' },
  { width: 320, textSize: 'largest' },
] as const;

for (const language of languagesOf('sp')) {
  const card = { brand: 'Visa', lastFour: '4242' };
  const remove = sentencesIn(language)('Remove Visa 4242', 'payments.remove.card', card);

  test(`forgetting a card and paying never touch, wherever the page stands (${language})`, async ({ browser }) => {
    const { page } = await visitor(browser, { width: 390, language });
    await logIn(page, elena);
    await openPayment(page);
    await expect(page.getByRole('button', { name: remove })).toBeVisible();
    expect(await tooCloseIn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test(`nor does anything on a card in the list (${language})`, async ({ browser }) => {
    const { page } = await visitor(browser, { width: 390, language });
    await go(page, '/care/daycarecenters?place=Pasadena,+CA');
    expect(await tooCloseIn(page)).toEqual([]);
  });
}

async function tooCloseIn(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { width, textSize } of rooms) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate((size) => (document.documentElement.dataset['textSize'] = size), textSize);
    const most = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    for (let top = 0; top <= Math.min(most, 2400); top += 60) {
      const close = await page.evaluate(tooClose, { top, least: LEAST_PIXELS });
      found.push(...close.map((what) => `${width} px, ${textSize}, ${top} px down: ${what}`));
    }
  }
  return found;
}

/** Runs in the page: pairs of targets of the page whose seen parts come closer than that. What a bar covers of a target is not seen. */
function tooClose({ top, least }: { top: number; least: number }): string[] {
  scrollTo({ top, behavior: 'instant' });
  const isBar = (element: Element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position);
  const barOf = (element: Element | null): Element | null =>
    element === null || isBar(element) ? element : barOf(element.parentElement);
  const bars = [...document.querySelectorAll('main *, header')].filter(isBar).map((bar) => bar.getBoundingClientRect());
  const targets = [...document.querySelectorAll('main :is(button, a[href], label:has(input), summary)')]
    .filter((element) => element.checkVisibility() && !element.closest('p, dialog, [data-testid=stepper]'))
    .map((element) => {
      const { left, right, ...seen } = element.getBoundingClientRect().toJSON() as DOMRect;
      let { top, bottom } = seen;
      if (!barOf(element))
        for (const bar of bars) {
          if (bar.top <= 0) top = Math.max(top, bar.bottom);
          else bottom = Math.min(bottom, bar.top);
        }
      return { element, top, bottom, left, right };
    })
    .filter(({ top, bottom, left, right }) => bottom > top && right > left && bottom > 0 && top < innerHeight);
  return targets.flatMap((one, index) =>
    targets.slice(index + 1).flatMap((other) => {
      if (one.element.contains(other.element) || other.element.contains(one.element)) return [];
      const across = Math.max(one.left, other.left) - Math.min(one.right, other.right);
      const down = Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom);
      const isClose = Math.max(across, down) < least;
      return isClose ? [`${one.element.textContent} – ${other.element.textContent}`] : [];
    }),
  );
}
