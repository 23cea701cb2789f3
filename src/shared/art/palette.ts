/** The colours that every drawing is made of; the same families as the design tokens. */
export const colours = {
  pine900: '#0B2F2B',
  pine800: '#0B3F39',
  pine700: '#0D5249',
  pine500: '#2F8573',
  pine300: '#8CCFB9',
  pine200: '#B7E2D3',
  pine100: '#D9F0E7',
  pine50: '#EDF8F3',
  coral600: '#E4572E',
  coral500: '#FF7A59',
  coral300: '#FFB39D',
  coral200: '#FFCDBD',
  coral100: '#FFE3DA',
  sun500: '#F5A91F',
  sun400: '#FFC24B',
  sun200: '#FFE09A',
  sun100: '#FFEFC9',
  sky500: '#4FA3D1',
  sky300: '#94CDEB',
  sky200: '#BFE2F4',
  sky100: '#E0F1FA',
  lilac500: '#8671DB',
  lilac300: '#C3B6F2',
  lilac200: '#DAD1F8',
  lilac100: '#EEE9FC',
  white: '#FFFFFF',
  paper: '#FFFDF9',
  mist: '#F3F6F1',
  ink: '#0F2F2B',
} as const;

/** The five service tints, each with a ground, a shape on it and the colour of cloth. */
export const tints = {
  sky: { ground: colours.sky100, shape: colours.sky200, cloth: colours.sky500 },
  coral: { ground: colours.coral100, shape: colours.coral200, cloth: colours.coral500 },
  sun: { ground: colours.sun100, shape: colours.sun200, cloth: colours.sun400 },
  pine: { ground: colours.pine100, shape: colours.pine200, cloth: colours.pine500 },
  lilac: { ground: colours.lilac100, shape: colours.lilac200, cloth: colours.lilac500 },
} as const;

export type Tint = keyof typeof tints;
export const tintNames = namesOf(tints);

/** The keys of a table of choices, typed, in the order they are written. */
export function namesOf<Choices extends Record<string, unknown>>(choices: Choices) {
  // Object.keys forgets the keys' type; the tables of this folder have no others.
  return Object.keys(choices) as [keyof Choices & string, ...(keyof Choices & string)[]];
}

/** One of the choices, taken from the bits of a fingerprint above `bit`. */
export function pick<Choice>(choices: readonly [Choice, ...Choice[]], print: number, bit: number): Choice {
  return choices[(print >>> bit) % choices.length] ?? choices[0];
}
