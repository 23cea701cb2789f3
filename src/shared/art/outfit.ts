import { colours } from './palette.ts';

interface Outfit {
  body: string;
  /** What hangs over everything else, such as a stethoscope. */
  over?: string;
}

/** Each outfit, cut from a cloth colour. */
export const outfits = {
  coat: (cloth: string): Outfit => ({ body: coat(cloth), over: stethoscope }),
  scrubs: (cloth: string): Outfit => ({ body: scrubs(cloth) }),
  cardigan: (cloth: string): Outfit => ({ body: cardigan(cloth) }),
  polo: (cloth: string): Outfit => ({ body: polo(cloth) }),
  shawl: (cloth: string): Outfit => ({ body: shawl(cloth) }),
} as const;

const torso = (fill: string) =>
  `<path d="M22 286c0-50 26-78 64-88 10-3 16-8 16-18h36c0 10 6 15 16 18 38 10 64 38 64 88Z" fill="${fill}"/>`;

function coat(cloth: string) {
  return [
    torso(colours.white),
    `<path d="M92 196l28 40 28-40 10 4-14 86h-48l-14-86Z" fill="${cloth}"/>`,
    '<path d="M88 197c-6 2-12 4-16 7l12 34-8 10 28 38h12L92 198Zm64 0c6 2 12 4 16 7l-12 34 8 10-28 38h-12l24-88Z" fill="#F0F4F3"/>',
    '<path d="M88 198l-12 40 9 7-8 7 28 34M152 198l12 40-9 7 8 7-28 34" fill="none" stroke="#C9D6D2" stroke-width="2.5"',
    ' stroke-linejoin="round"/>',
  ].join('');
}

const stethoscope = [
  `<path d="M92 198c-8 30 0 52 20 54M148 198c6 20 6 32 2 44" fill="none" stroke="${colours.pine800}" stroke-width="5"`,
  ' stroke-linecap="round"/>',
  `<circle cx="150" cy="250" r="9" fill="${colours.pine800}"/><circle cx="150" cy="250" r="4" fill="${colours.pine200}"/>`,
].join('');

function scrubs(cloth: string) {
  return [
    torso(cloth),
    '<path d="M96 194l24 36 24-36 8 3-32 48-32-48Z" fill="#0B2F2B" opacity=".16"/>',
    '<path d="M150 246h30v22h-30z" fill="#0B2F2B" opacity=".12"/>',
  ].join('');
}

function cardigan(cloth: string) {
  return [
    torso(cloth),
    '<path d="M94 194c6 20 16 34 26 40 10-6 20-20 26-40l-8-10h-36Z" fill="#fff"/>',
    '<path d="M94 194c2 34 14 62 22 92M146 194c-2 34-14 62-22 92" stroke="#0B2F2B" stroke-opacity=".22" stroke-width="3" fill="none"/>',
    '<g fill="#fff" opacity=".9"><circle cx="120" cy="252" r="3.4"/><circle cx="120" cy="270" r="3.4"/></g>',
  ].join('');
}

function polo(cloth: string) {
  return [
    torso(cloth),
    '<path d="M96 190l24 26 24-26 14 8-22 26-16-14-16 14-22-26Z" fill="#0B2F2B" opacity=".18"/>',
    '<path d="M120 216v40" stroke="#0B2F2B" stroke-opacity=".2" stroke-width="3"/>',
  ].join('');
}

function shawl(cloth: string) {
  const folds = 'M40 240c20-34 48-40 80-24 32-16 60-10 80 24-24-4-52 4-80 26-28-22-56-30-80-26Z';
  return `${torso(cloth)}<path d="${folds}" fill="#fff" opacity=".35"/>`;
}
