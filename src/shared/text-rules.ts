import * as z from 'zod/mini';
import { isLonger, lettersIn } from './text-length.ts';

/** The rule that a text has at most so many letters: `z.maxLength`, but counted as they are seen. */
export function longest(most: number, choices?: Parameters<typeof z.maxLength>[1]): z.core.$ZodCheckMaxLength<string> {
  const rule = z.maxLength(most, choices) as z.core.$ZodCheckMaxLength<string>; // only strings are counted as seen
  const refuse = rule._zod.check;
  rule._zod.check = (payload) => (isLonger(payload.value, most) ? refuse(payload) : undefined);
  return rule;
}

/** The rule that a text has at least so many letters, counted as they are seen. */
export const shortest = (least: number, message: string) =>
  z.refine<string>((text) => lettersIn(text) >= least, message);

/** A ZIP code of five digits, or of nine: '91101', '91101-2204'. */
export const ZIP = /^\d{5}(-\d{4})?$/;
