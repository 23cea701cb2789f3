import * as z from 'zod/mini';

/** What the art kit draws of a provider: a building or a portrait, by its traits. */
export const Picture = z.object({ kind: z.enum(['place', 'portrait']), traits: z.record(z.string(), z.string()) });
export type Picture = z.output<typeof Picture>;

/** A provider's own words; Spanish may be left out. */
export type About = { en: string; sp: string };
