/** The outlines of the logo in a 48 by 48 box: two doors side by side and the wall they share. */
export const markDoors = {
  tall: 'M6 44V20a11 11 0 0 1 22 0v24Z',
  short: 'M20 44V29a11 11 0 0 1 22 0v15Z',
  shared: 'M20 44V29a11 11 0 0 1 7.890-10.552A11 11 0 0 1 28 20v24Z',
} as const;

export interface MarkColours {
  tall: string;
  short: string;
  shared: string;
}

export const markColours: Record<'light' | 'dark' | 'band', MarkColours> = {
  light: { tall: '#0D5249', short: '#FF7A59', shared: '#0B2F2B' },
  dark: { tall: '#8FE0C6', short: '#FF9A7F', shared: '#0D5249' },
  band: { tall: '#8CCFB9', short: '#FF7A59', shared: '#12443D' },
};

/** The logo's mark as a standalone document of the given size in pixels. */
export function mark(size: number, colours: MarkColours = markColours.light): string {
  const doors = doorNames.map((door) => `<path d="${markDoors[door]}" fill="${colours[door]}"/>`);
  return markDocument(size, doors.join(''));
}

/** The mark that follows the reader's light or dark scheme, for the browser's tab. */
export function markForBothSchemes(size: number): string {
  const rules = (scheme: MarkColours) => doorNames.map((door) => `.${door}{fill:${scheme[door]}}`).join('');
  const doors = doorNames.map((door) => `<path class="${door}" d="${markDoors[door]}"/>`).join('');
  const style = `${rules(markColours.light)}@media (prefers-color-scheme:dark){${rules(markColours.dark)}}`;
  return markDocument(size, `<style>${style}</style>${doors}`);
}

const doorNames = ['tall', 'short', 'shared'] as const;

const markDocument = (size: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 48 48">${content}</svg>`;
