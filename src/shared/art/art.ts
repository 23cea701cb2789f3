import * as z from 'zod/mini';
import { place, PlaceTraits } from './place.ts';
import { portrait, PortraitTraits } from './portrait.ts';
import { spot, SpotTraits } from './spot.ts';

const drawings = {
  portrait: (query: unknown) => drawnWith(PortraitTraits, portrait, query),
  place: (query: unknown) => drawnWith(PlaceTraits, place, query),
  spot: (query: unknown) => drawnWith(SpotTraits, spot, query),
};

export type ArtKind = keyof typeof drawings;
export const artKinds: readonly ArtKind[] = ['portrait', 'place', 'spot'];

/** The SVG document of `/art/<kind>.svg?<query>`; undefined when a trait is unknown or has no such value. */
export const draw = (kind: ArtKind, query: unknown): string | undefined => drawings[kind](query);

function drawnWith<Traits>(schema: z.ZodMiniType<Traits>, drawing: (traits: Traits) => string, query: unknown) {
  const traits = z.safeParse(schema, query);
  return traits.success ? drawing(traits.data) : undefined;
}
