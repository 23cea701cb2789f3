import * as z from 'zod/mini';

/** Any short text; it is only ever fingerprinted, never drawn. */
export const Seed = z.string().check(z.minLength(1), z.maxLength(80));

/** A trait that a person has or has not: `1` or `0` in a query. */
export const flag = z.optional(z.stringbool({ truthy: ['1'], falsy: ['0'] }));
