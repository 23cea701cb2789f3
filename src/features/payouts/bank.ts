import * as z from 'zod/mini';
import { isRoutingNumber } from '#shared/routing-number.ts';

const digitsOf = (typed: string) => typed.replace(/[\s-]/g, '');
const Typed = z
  .string('errors.missing')
  .check(z.trim(), z.minLength(1, 'errors.missing'), z.maxLength(100, 'errors.invalid_input'));

/** A bank account as it is typed: it goes to the processor, and never to us. */
export const TypedBank = z.object({
  holder: Typed,
  routing: z.pipe(
    Typed,
    z.pipe(z.transform(digitsOf), z.string().check(z.refine(isRoutingNumber, 'payouts.bank.routingWrong'))),
  ),
  account: z.pipe(
    Typed,
    z.pipe(z.transform(digitsOf), z.string().check(z.regex(/^\d{4,17}$/, 'payouts.bank.numberWrong'))),
  ),
});
export type TypedBank = z.output<typeof TypedBank>;
