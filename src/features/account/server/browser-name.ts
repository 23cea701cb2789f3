import type { BrowserKind, SystemKind } from '../browsers.ts';

export type BrowserName = { browser: BrowserKind; system: SystemKind };

// Most browsers also say that they are others: what is rarer is asked first.
const browsers: readonly [RegExp, BrowserKind][] = [
  [/Edg(e|A|iOS)?\//, 'edge'],
  [/OPR\/|Opera/, 'opera'],
  [/SamsungBrowser\//, 'samsung'],
  [/Firefox\/|FxiOS\//, 'firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'chrome'],
  [/Safari\//, 'safari'],
];
const systems: readonly [RegExp, SystemKind][] = [
  [/iPhone/, 'iphone'],
  [/iPad/, 'ipad'],
  [/Android/, 'android'],
  [/CrOS/, 'chromebook'],
  [/Windows/, 'windows'],
  [/Mac OS X|Macintosh/, 'mac'],
  [/Linux/, 'linux'],
];

/** What a person would call a browser, from what it calls itself. It may lie: for recognising one's own, never for deciding anything. */
export const browserName = (userAgent: string | undefined): BrowserName => ({
  browser: browsers.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? 'other',
  system: systems.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? 'other',
});
