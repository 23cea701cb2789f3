import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Theme = 'light' | 'dark';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function colour(name: string, theme: Theme): string {
  const value = new RegExp(`--${name}: (?:light-dark\\((#\\w{6}), (#\\w{6})\\)|(#\\w{6}));`).exec(css);
  const found = value?.[3] ?? value?.[theme === 'light' ? 1 : 2];
  if (found === undefined) throw new Error(`tokens.css has no colour ${name}.`);
  return found;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast, 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['surface', 'canvas', 'sunken', 'raised'];
const pairs = (texts: string[], on: string[]) => texts.flatMap((text) => on.map((ground) => [text, ground] as const));

const body = pairs(['ink', 'ink-2'], grounds);
const text = [
  ...pairs(['ink-3', 'brand', 'danger', 'success', 'warning', 'info', 'accent-text'], grounds),
  ...pairs(
    ['brand', 'ink', 'ink-2'],
    [
      'brand-wash',
      'brand-soft',
      'accent-soft',
      'sun-soft',
      'sky-soft',
      'coral-soft',
      'lilac-soft',
      'pine-soft',
      'info-soft',
      'success-soft',
      'warning-soft',
      'danger-soft',
    ],
  ),
  ...['accent', 'success', 'warning', 'danger', 'info', 'sun', 'sky', 'coral', 'lilac', 'pine'].map(
    (name) =>
      [
        ['sun', 'sky', 'coral', 'lilac', 'pine', 'accent'].includes(name) ? `${name}-text` : name,
        `${name}-soft`,
      ] as const,
  ),
  ['pine-text', 'brand-soft'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-hover'],
  ['on-danger', 'danger'],
  ['on-badge', 'badge'],
  ['on-sun', 'sun'],
  ['on-sun', 'sun-hover'],
  ['on-band', 'band'],
  ['on-band-2', 'band'],
  ['on-band', 'band-2'],
  ['sun', 'band'],
  ['surface', 'ink'],
  ['on-sun', 'focus'],
  ['map-label', 'map-land'],
] as const;
const outlines = [
  ...pairs(['line-strong', 'accent-line', 'focus-outline'], ['surface', 'canvas']),
  ['focus', 'band'],
  ['danger', 'surface'],
  ['brand', 'surface'],
] as const;

const themes: Theme[] = ['light', 'dark'];
const cases = themes.flatMap((theme) => [
  ...body.map(([one, other]) => ({ theme, one, other, least: 7 })),
  ...text.map(([one, other]) => ({ theme, one, other, least: 4.5 })),
  ...outlines.map(([one, other]) => ({ theme, one, other, least: 3 })),
]);

test.each(cases)(
  '$one on $other in the $theme theme has a contrast of at least $least',
  ({ theme, one, other, least }) => {
    expect(contrast(colour(one, theme), colour(other, theme))).toBeGreaterThanOrEqual(least);
  },
);
