import * as z from 'zod/mini';

/** The words for what is wrong with a value. */
export const problemsOf = (schema: z.core.$ZodType, value: unknown) =>
  (z.safeParse(schema, value).error?.issues ?? []).map(({ message }) => message);

/** What is no text at all, each in a list of its own, because a list in `each` is one of arguments. */
export const nothing = [[undefined], [null], [0], [42], [true], [{}], [[]], [['a']]];
