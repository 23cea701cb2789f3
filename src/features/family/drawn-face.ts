import type { PortraitTraits } from '#shared/art/portrait.ts';
import { fingerprint } from '#shared/seeded.ts';
import type { KnownRelationship } from './relationship.ts';

const hers = ['bob', 'bun', 'curls', 'waves'] as const;
const his = ['crop', 'fade', 'sides'] as const;
const grey = ['silver', 'white', 'slate'] as const;

const women: readonly KnownRelationship[] = [
  ...(['mother', 'grandmother', 'aunt', 'daughter', 'granddaughter', 'sister', 'niece'] as const),
];
const men: readonly KnownRelationship[] = [
  ...(['father', 'grandfather', 'uncle', 'son', 'grandson', 'brother', 'nephew'] as const),
];
const elders: readonly KnownRelationship[] = [
  ...(['mother', 'father', 'parent', 'grandmother', 'grandfather', 'grandparent', 'aunt', 'uncle'] as const),
];

/**
 * Somebody of the circle as they are drawn as long as there is no photograph: by the name, so that it is the same face on every page,
 * and by what the relationship tells. The name itself stands in no address of a picture. Undefined for an address without a name.
 */
export function drawnFace(name: string, relationship?: KnownRelationship): PortraitTraits | undefined {
  if (!/\p{L}/u.test(name) || name.includes('@')) return undefined;
  const print = fingerprint(name);
  const one = <Value>(values: readonly Value[]) => values[print % values.length];
  const kin = (list: readonly KnownRelationship[]) => relationship !== undefined && list.includes(relationship);
  const hair = kin(women) ? one(hers) : kin(men) ? one(his) : undefined;
  return {
    seed: print.toString(36),
    outfit: one(['cardigan', 'polo', 'shawl']),
    ...(hair && { hair }),
    ...(kin(elders) && { hairColor: one(grey), lines: true, glasses: print % 3 === 0 }),
  };
}
