import * as z from 'zod/mini';
import type { Cents } from '#shared/money.ts';

const american = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{0,2}))?$/;
const european = /^(\d{1,3}(?:\.\d{3})+|\d+),(\d{1,2})$/;

/** Reads '84', '$84.50', '84,50', '1,596.00' or 'USD 1.596,00' into cents; undefined for what could mean two sums, or none. */
export function readPrice(text: string): Cents | undefined {
  const figures = text.replaceAll(/[\s$]|USD/gi, '');
  const [, dollars, cents = ''] = american.exec(figures) ?? european.exec(figures) ?? [];
  return dollars === undefined ? undefined : Number(dollars.replaceAll(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0'));
}

/** As a field shows it: '84.00', or nothing where nobody has said one. */
export const shownPrice = (cents: Cents | null | undefined): string =>
  typeof cents === 'number' ? (cents / 100).toFixed(2) : '';

/** A price as it is typed, in cents once it is read; `error` names what is wrong, `isAllowed` says within what bounds. */
export const TypedPrice = (error: string, isAllowed: (cents: Cents) => boolean) =>
  z.pipe(
    z.pipe(
      z.string(error),
      z.transform((text) => readPrice(text) ?? 0),
    ),
    z.int().check(z.refine(isAllowed, error)),
  );
