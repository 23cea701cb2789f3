import * as z from 'zod/mini';

/** Rows on a page of a list. */
export const PAGE_LENGTH = 20;

export const offsetOf = (page: number): number => (page - 1) * PAGE_LENGTH;

/** Pages begin at 1. */
export const PageNumber = z._default(
  z.coerce
    .number()
    .check(z.int('errors.invalid_input'), z.gte(1, 'errors.invalid_input'), z.lte(10_000, 'errors.invalid_input')),
  1,
);

/** The specification's word for what a list says of its length. */
export const Pagization = z.object({ totalCount: z.int() });

export const hasPageAfter = (page: number, { totalCount }: z.infer<typeof Pagization>): boolean =>
  page * PAGE_LENGTH < totalCount;
