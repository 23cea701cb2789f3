import type { PlaceTraits } from '#shared/art/place.ts';
import type { PortraitTraits } from '#shared/art/portrait.ts';
import type { SpotTraits } from '#shared/art/spot.ts';

type Query<Traits> = { [Name in keyof Traits]?: string | number | boolean | undefined };
/** Which picture: its kind, and what it looks like as far as that is not left to its seed. Stored traits are plain text. */
export type ArtRequest =
  | { kind: 'place'; traits: Query<PlaceTraits> | Record<string, string> }
  | { kind: 'portrait'; traits: Query<PortraitTraits> | Record<string, string> }
  | { kind: 'spot'; traits: SpotTraits };

/** `/art/place.svg?kind=villa&seed=jac`: traits in the order of their names, so that one picture has one address. */
export function artAddress({ kind, traits }: ArtRequest): string {
  const given = Object.entries(traits)
    .filter(([, value]) => value !== undefined && value !== false)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return `/art/${kind}.svg?${new URLSearchParams(given.map(([name, value]): [string, string] => [name, value === true ? '1' : String(value)]))}`;
}
