import * as z from 'zod/mini';
import { fingerprint } from '#shared/seeded.ts';
import { faceOf } from './face.ts';
import { flag, Seed } from './fields.ts';
import { hairBehind, hairColours, hairInFront, hairStyles } from './hair.ts';
import { outfits } from './outfit.ts';
import { namesOf, pick, tintNames, tints } from './palette.ts';
import { skins } from './skin.ts';
import { svg } from './svg.ts';

/** What a person looks like, as it stands in a query; what is left out is chosen by the seed, flags are off. */
export const PortraitTraits = z.strictObject({
  seed: z.optional(Seed),
  skin: z.optional(z.enum(namesOf(skins))),
  hair: z.optional(z.enum(hairStyles)),
  hairColor: z.optional(z.enum(namesOf(hairColours))),
  outfit: z.optional(z.enum(namesOf(outfits))),
  tint: z.optional(z.enum(tintNames)),
  backdrop: z.optional(z.enum(['halo', 'plain', 'none'])),
  glasses: flag,
  beard: flag,
  earrings: flag,
  lines: flag,
});
export type PortraitTraits = z.output<typeof PortraitTraits>;

/** A person from the chest up, 240 by 280, made for the arch. */
export function portrait(traits: PortraitTraits): string {
  const print = fingerprint(traits.seed ?? 'lado');
  const skin = skins[traits.skin ?? pick(namesOf(skins), print, 1)];
  const hairColour = hairColours[traits.hairColor ?? pick(namesOf(hairColours), print, 4)];
  const style = traits.hair ?? pick(['crop', 'bob', 'bun', 'curls', 'waves', 'fade', 'coils'], print, 7);
  const outfit = traits.outfit ?? pick(['coat', 'scrubs', 'cardigan', 'polo'], print, 10);
  const tint = tints[traits.tint ?? pick(tintNames, print, 13)];
  const { body, over = '' } = outfits[outfit](tint.cloth);
  return svg({ width: 240, height: 280, fit: 'xMidYMax slice' }, [
    backdropOf(traits.backdrop ?? 'halo', tint),
    hairBehind(style, hairColour),
    body,
    faceOf({
      skin,
      hairColour,
      hasEars: style !== 'hijab',
      hasBeard: traits.beard ?? false,
      hasLines: traits.lines ?? false,
    }),
    hairInFront(style, hairColour, tint.cloth),
    traits.glasses ? glasses : '',
    traits.earrings ? earrings : '',
    over,
  ]);
}

function backdropOf(backdrop: 'halo' | 'plain' | 'none', tint: (typeof tints)[keyof typeof tints]) {
  if (backdrop === 'none') return '';
  const ground = `<rect width="240" height="280" fill="${tint.ground}"/>`;
  return backdrop === 'plain'
    ? ground
    : `${ground}<circle cx="120" cy="138" r="104" fill="${tint.shape}" opacity=".75"/>`;
}

const glasses = [
  '<g fill="#fff" fill-opacity=".28" stroke="#0B2F2B" stroke-width="3.4">',
  '<rect x="88" y="103" width="28" height="24" rx="11"/><rect x="124" y="103" width="28" height="24" rx="11"/>',
  '<path d="M116 112c3-2 5-2 8 0" fill="none"/></g>',
].join('');

const earrings = '<g fill="#FFC24B"><circle cx="78" cy="137" r="4.5"/><circle cx="162" cy="137" r="4.5"/></g>';
