export const hairColours = {
  black: '#22201F',
  espresso: '#3B2A22',
  chestnut: '#6B4128',
  copper: '#A9572D',
  sand: '#C79A5B',
  silver: '#C9CFD1',
  white: '#ECEEEC',
  slate: '#7D8789',
} as const;
export type HairColour = (typeof hairColours)[keyof typeof hairColours];

export const hairStyles = ['crop', 'fade', 'bob', 'waves', 'bun', 'curls', 'coils', 'sides', 'hijab'] as const;
export type HairStyle = (typeof hairStyles)[number];

/** What of the hair lies behind the head and shoulders. */
export function hairBehind(style: HairStyle, colour: HairColour): string {
  const shapes = behind[style];
  return shapes ? `<g fill="${colour}">${shapes}</g>` : '';
}

/** What of the hair lies over the forehead; a hijab is cut from the outfit's cloth. */
export function hairInFront(style: HairStyle, colour: HairColour, cloth: string): string {
  return style === 'hijab' ? hijab(cloth) : `<g fill="${colour}">${inFront[style]}</g>`;
}

const behind: Partial<Record<HairStyle, string>> = {
  bob: '<path d="M70 118c-3-52 26-76 52-76 30 0 54 24 51 76-1 26 4 46 10 58-16 8-108 8-124 0 7-13 12-32 11-58Z"/>',
  waves: [
    '<path d="M68 116c-4-54 26-78 54-78 32 0 56 26 51 80-2 20 14 30 8 52-5 20-26 22-34 36',
    '-10 10-46 10-56 0-7-13-28-16-33-36-6-22 12-32 10-54Z"/>',
  ].join(''),
  bun: '<circle cx="120" cy="42" r="22"/>',
  coils: [
    '<circle cx="120" cy="74" r="44"/><circle cx="84" cy="90" r="27"/><circle cx="156" cy="90" r="27"/>',
    '<circle cx="94" cy="62" r="26"/><circle cx="146" cy="62" r="26"/>',
    '<circle cx="78" cy="112" r="18"/><circle cx="162" cy="112" r="18"/>',
  ].join(''),
  curls: [
    '<circle cx="82" cy="96" r="20"/><circle cx="158" cy="96" r="20"/>',
    '<circle cx="77" cy="122" r="15"/><circle cx="163" cy="122" r="15"/>',
  ].join(''),
};

const inFront: Record<Exclude<HairStyle, 'hijab'>, string> = {
  crop: '<path d="M77 104c-6-40 18-62 45-62 28 0 48 20 42 62-4-4-6-10-8-20-22 2-40-2-52-10-6 12-16 18-22 20-2 4-3 7-5 10Z"/>',
  fade: '<path d="M79 100c-4-34 14-56 41-56s45 22 41 56c-3-2-5-8-6-14-18-6-52-6-70 0-1 6-3 12-6 14Z"/>',
  bob: '<path d="M78 116c-4-44 14-66 42-66s46 22 42 66c-6-12-10-22-12-32-22 0-34-4-42-12-6 18-18 26-30 44Z"/>',
  waves: '<path d="M78 114c-4-44 14-64 42-64s46 20 42 64c-10-8-16-20-18-34-20 8-46 4-66 34Z"/>',
  bun: '<path d="M78 110c-4-42 14-62 42-62s46 20 42 62c-6-6-10-16-12-26-20-8-42-8-60 0-2 10-6 20-12 26Z"/>',
  curls: [
    '<circle cx="92" cy="72" r="19"/><circle cx="118" cy="60" r="21"/><circle cx="146" cy="70" r="20"/>',
    '<circle cx="82" cy="90" r="13"/><circle cx="159" cy="90" r="13"/>',
  ].join(''),
  coils: '<path d="M78 106c-2-36 16-54 42-54s44 18 42 54c-6-4-8-10-12-16-16-6-40-6-56 0-4 6-6 12-12 16Z"/>',
  sides: '<path d="M78 110c-4-10-4-26 6-34 0 10-2 22-6 34Zm84 0c4-10 4-26-6-34 0 10 2 22 6 34Z"/>',
};

function hijab(cloth: string) {
  return [
    `<path fill="${cloth}" fill-rule="evenodd" d="M120 34c38 0 60 30 58 76-1 30-8 44 6 76 6 14-28 34-64 34s-70-20-64-34`,
    'c14-32 7-46 6-76-2-46 20-76 58-76Zm0 26c-24 0-38 20-38 48 0 32 16 58 38 58s38-26 38-58c0-28-14-48-38-48Z"/>',
    '<path d="M70 190c16 16 34 20 50 20s34-4 50-20" stroke="#0B2F2B" stroke-opacity=".16" stroke-width="3" fill="none"/>',
  ].join('');
}
