import type { Page } from '@playwright/test';
import { foundIn, narrowRooms } from './rooms.ts';

/** WCAG asks for less; shaking hands need it. */
const LEAST_PIXELS = 8;

/** Targets of an open page that come too close to each other, wherever it stands, on phones and in the largest letters. */
export const tooCloseIn = (page: Page): Promise<string[]> =>
  foundIn(page, [{ width: 390, textSize: 'standard' }, ...narrowRooms], () =>
    page.evaluate(tooCloseAnywhere, LEAST_PIXELS),
  );

/** Runs in the page: pairs of its targets whose seen parts come closer than that, at every place it scrolls to. What a bar covers of a target is not seen. */
function tooCloseAnywhere(least: number): string[] {
  const isBar = (element: Element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position);
  const barOf = (element: Element | null): Element | null =>
    element === null || isBar(element) ? element : barOf(element.parentElement);
  const bars = [...document.querySelectorAll('main *, header')].filter(isBar);
  const targets = [...document.querySelectorAll('main :is(button, a[href], label:has(input), summary)')]
    .filter((element) => element.checkVisibility() && !element.closest('p, dialog, [data-testid=stepper]'))
    .map((element) => ({ element, isInBar: barOf(element) !== null }));
  const most = Math.min(document.documentElement.scrollHeight - innerHeight, 2400);
  const found: string[] = [];
  for (let top = 0; top <= most; top += 60) {
    scrollTo({ top, behavior: 'instant' });
    found.push(...closeNow().map((what) => `${top} px down: ${what}`));
  }
  return found;

  function closeNow(): string[] {
    const edges = bars.map((bar) => bar.getBoundingClientRect());
    const seen = targets
      .map(({ element, isInBar }) => {
        const { left, right, ...place } = element.getBoundingClientRect().toJSON() as DOMRect;
        let { top, bottom } = place;
        if (!isInBar)
          for (const bar of edges) {
            if (bar.top <= 0) top = Math.max(top, bar.bottom);
            else bottom = Math.min(bottom, bar.top);
          }
        return { element, top, bottom, left, right };
      })
      .filter(({ top, bottom, left, right }) => bottom > top && right > left && bottom > 0 && top < innerHeight);
    return seen.flatMap((one, index) =>
      seen.slice(index + 1).flatMap((other) => {
        if (one.element.contains(other.element) || other.element.contains(one.element)) return [];
        const across = Math.max(one.left, other.left) - Math.min(one.right, other.right);
        const down = Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom);
        return Math.max(across, down) < least ? [`${one.element.textContent} – ${other.element.textContent}`] : [];
      }),
    );
  }
}
