import type { Page } from '@playwright/test';
import { isFull } from '#test/rounds.ts';

export const languages = ['en', 'sp'] as const;
export type Language = (typeof languages)[number];
/**
 * The languages of a journey: the one that it names, and both in `npm run test:all`. Its sentences come from the key that the page
 * reads, so the second language hardly fails alone.
 */
export const languagesOf = (language: Language): readonly Language[] => (isFull ? languages : [language]);
export const otherLanguage = { en: 'sp', sp: 'en' } as const;

/**
 * Each width, theme and language twice, in half of all combinations. A screen is loaded once a language, in the first of its looks, and
 * then changes into the second.
 */
export const looks = {
  en: [
    { width: 1440, theme: 'light' },
    { width: 390, theme: 'dark' },
  ],
  sp: [
    { width: 390, theme: 'light' },
    { width: 1440, theme: 'dark' },
  ],
} as const;
export type ScreenLook = { width: 320 | 390 | 1440; theme: 'light' | 'dark' };
export const nameOf = ({ width, theme }: ScreenLook) => `${width} px, ${theme}`;

export const sizeOf = ({ width }: Pick<ScreenLook, 'width'>) => ({ width, height: width === 1440 ? 1000 : 844 });

/** Gives an open page another width and theme. */
export async function change(page: Page, look: ScreenLook) {
  await page.setViewportSize(sizeOf(look));
  await page.emulateMedia({ colorScheme: look.theme });
}
