import type { Page } from '@playwright/test';

type Room = { width: 320 | 390 | 900 | 1024 | 1280 | 1440; textSize: 'standard' | 'largest' };
/** Old phones, and big letters on them: where words have the least room. */
export const narrowRooms: readonly Room[] = [
  { width: 320, textSize: 'standard' },
  { width: 320, textSize: 'largest' },
  { width: 390, textSize: 'largest' },
];

/** Laptops, and tablets that lie: where the words of a header have the least room. */
export const headerRooms: readonly Room[] = ([900, 1024, 1280, 1440] as const).flatMap((width) => [
  { width, textSize: 'standard' },
  { width, textSize: 'largest' },
]);

/** What `look` finds on an open page in each of these rooms, each with its room; the page stays in the last one. */
export async function foundIn(page: Page, rooms: readonly Room[], look: () => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  for (const { width, textSize } of rooms) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate((size) => (document.documentElement.dataset['textSize'] = size), textSize);
    found.push(...(await look()).map((what) => `${width} px, ${textSize}: ${what}`));
  }
  return found;
}
