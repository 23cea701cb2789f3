import type { Page } from '@playwright/test';
import { settle } from './accessibility.ts';
import { foundIn, narrowRooms } from './rooms.ts';

/** What a bar that stays in sight cuts off on an open page, in any of the narrow rooms, and whether the page is wider than it. */
export const cutOffIn = (page: Page): Promise<string[]> =>
  foundIn(page, narrowRooms, async () => {
    await settle(page);
    return page.evaluate(cutOff);
  });

/** Runs in the page: what stands in a fixed or sticky bar, and beyond the edge of the screen or of what clips it; or that the page does. */
function cutOff(): string[] {
  const isBar = (element: Element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position);
  const bars = [...document.body.querySelectorAll('*')].filter(
    (element) => isBar(element) && element.checkVisibility(),
  );
  const hides = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const scrolls = (element: Element, bar: Element): boolean =>
    getComputedStyle(element).overflowX === 'auto' ||
    (element !== bar && element.parentElement !== null && scrolls(element.parentElement, bar));
  const { scrollWidth } = document.documentElement;
  const cut = bars.flatMap((bar) =>
    [...bar.querySelectorAll('*')]
      .filter((element) => hides(element) && !element.closest('.vh, svg, .skip') && !scrolls(element, bar))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        const clips = element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
        return width > 1 && (left < -1 || right > innerWidth + 1 || (clips && !(element instanceof HTMLInputElement)));
      })
      .map((element) => `${element.tagName.toLowerCase()} ${element.textContent.trim().slice(0, 40)}`),
  );
  return scrollWidth > innerWidth ? [`the page, ${scrollWidth} px`, ...cut] : cut;
}
