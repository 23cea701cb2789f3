import * as z from 'zod/mini';
import { Photo } from './photo.ts';

/** What the art kit draws of a provider, a building or a portrait by its traits; a photograph takes its place. */
export const Picture = z.object({
  kind: z.enum(['place', 'portrait']),
  traits: z.record(z.string(), z.string()),
  photo: z.optional(Photo),
});
export type Picture = z.output<typeof Picture>;

/** A provider's own words; Spanish may be left out. */
export type Introduction = { en: string; sp: string };
