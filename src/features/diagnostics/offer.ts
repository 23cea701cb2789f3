import * as z from 'zod/mini';
import { notes } from './catalogue.ts';
import { LabCard } from './centre.ts';

/** What a basket costs at a centre, when it can be had there, and how far away that is; null where it does not offer all of it. */
export const Offer = z.object({
  center: LabCard,
  totalCents: z.nullable(z.int()),
});

/** A basket at its centre, line by line, and what it costs elsewhere. */
export const PricedBasket = z.object({
  center: LabCard,
  lines: z.array(
    z.object({
      _id: z.uuid(),
      name: z.string(),
      fastHours: z.int(),
      /** Null where the center does not offer it any more. */
      priceCents: z.nullable(z.int()),
      /** What in the basket measures it already: all of it where nothing is named as shared. */
      doubles: z.array(z.object({ name: z.string(), shared: z.array(z.string()) })),
    }),
  ),
  totalCents: z.nullable(z.int()),
  fastHours: z.int(),
  notes: z.array(z.enum(notes)),
  /** A package that has all of it for less. */
  cheaper: z.nullable(z.object({ _id: z.uuid(), name: z.string(), priceCents: z.int() })),
  elsewhere: z.array(Offer),
});
