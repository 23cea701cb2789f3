import type { PortraitTraits } from './portrait.ts';

/** People whom pictures show again and again: somebody's mother, and two who care. */
export const people = {
  mother: {
    hair: 'waves',
    hairColor: 'silver',
    skin: 'tan',
    outfit: 'shawl',
    tint: 'coral',
    glasses: true,
    lines: true,
  },
  doctor: { hair: 'fade', hairColor: 'black', skin: 'deep', outfit: 'coat', tint: 'sky' },
  nurse: { hair: 'bun', hairColor: 'espresso', skin: 'olive', outfit: 'scrubs', tint: 'pine', earrings: true },
} as const satisfies Record<string, PortraitTraits>;
