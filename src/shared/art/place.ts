import * as z from 'zod/mini';
import { fingerprint } from '#shared/seeded.ts';
import { buildings } from './building.ts';
import { Seed } from './fields.ts';
import { colours, namesOf, pick } from './palette.ts';
import { garden, sceneBehind } from './scenery.ts';
import { svg } from './svg.ts';

export const skies = {
  morning: ['#DDF0FA', '#FFF3D6'],
  noon: ['#CDE9F7', '#EAF6FB'],
  golden: ['#FFE3C7', '#FFD0B8'],
  dusk: ['#DAD1F8', '#FFD9CB'],
  mint: ['#D9F0E7', '#F3FAEF'],
} as const;

export const walls = {
  paper: colours.paper,
  sun: colours.sun100,
  coral: colours.coral100,
  lilac: colours.lilac100,
  mist: colours.mist,
} as const;

export const roofs = {
  coral: colours.coral500,
  clay: colours.coral600,
  pine: colours.pine700,
  sun: colours.sun500,
  lilac: colours.lilac500,
  sky: colours.sky500,
} as const;

/** What a building looks like, as it stands in a query; what is left out is chosen by the seed. */
export const PlaceTraits = z.strictObject({
  seed: z.optional(Seed),
  kind: z.optional(z.enum(namesOf(buildings))),
  sky: z.optional(z.enum(namesOf(skies))),
  wall: z.optional(z.enum(namesOf(walls))),
  roof: z.optional(z.enum(namesOf(roofs))),
});
export type PlaceTraits = z.output<typeof PlaceTraits>;

/** A building with its street, sky and trees, 480 by 320. */
export function place(traits: PlaceTraits): string {
  const print = fingerprint(traits.seed ?? 'place');
  const kind = traits.kind ?? pick(namesOf(buildings), print, 11);
  const sky = skies[traits.sky ?? pick(namesOf(skies), print, 2)];
  const wall = walls[traits.wall ?? pick(namesOf(walls), print, 5)];
  const roof = roofs[traits.roof ?? pick(namesOf(roofs), print, 8)];
  const id = `sky-${print.toString(36)}`;
  return svg({ width: 480, height: 320, fit: 'xMidYMid slice' }, [
    `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${sky[0]}"/>`,
    `<stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs><rect width="480" height="320" fill="url(#${id})"/>`,
    sceneBehind(print),
    buildings[kind](wall, roof),
    garden(print),
  ]);
}
