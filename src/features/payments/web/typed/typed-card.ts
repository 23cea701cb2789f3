import * as z from 'zod/mini';
import { Failure } from '#shared/failure.ts';
import type { CardSource } from '../processor.ts';

// What is typed about a card never comes into the form: the processor gets it, and what it says lands at these fields.
const nothing = z.optional(z.string());

/** What a form has of a typed card: where its problems stand. */
export const TypedCardForm = z.object({
  number: nothing,
  expiry: nothing,
  cvc: nothing,
  name: nothing,
  zip: nothing,
});

/** In the order of the page. */
export const typedCardFields = ['number', 'expiry', 'cvc', 'name', 'zip'] as const;

/** The processor's token for the card that is typed there; throws a Failure that names the fields, or `unreachable`. */
export async function tokenOfTyped(source: CardSource | null): Promise<string> {
  try {
    if (source) return await source.token();
  } catch (error) {
    if (error instanceof Failure) throw error;
  }
  throw new Failure('unreachable');
}
