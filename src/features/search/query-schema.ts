import * as z from 'zod/mini';

/** `a,b` or repeated, as addresses carry lists. */
export const list = <S extends z.core.$ZodType>(item: S) =>
  z._default(
    z.pipe(
      z.pipe(
        z.union([z.string(), z.array(z.string())]),
        z.transform((given) => (typeof given === 'string' ? given.split(',') : given).filter(Boolean) as z.input<S>[]),
      ),
      z.array(item, 'errors.invalid_input').check(z.maxLength(20, 'errors.invalid_input')),
    ),
    [],
  );

/** A number that an address carries as text. */
export const number = (least: number, most: number) =>
  z.coerce
    .number('errors.invalid_input')
    .check(z.gte(least, 'errors.invalid_input'), z.lte(most, 'errors.invalid_input'));

export const whole = (least: number, most: number) => number(least, most).check(z.int('errors.invalid_input'));

/** A form that is sent without a script carries its empty fields along: they count as left out. The types stay what they were. */
export const spare = <S extends z.core.$ZodType>(schema: S) =>
  legible(z.optional(schema) as z.core.$ZodType) as unknown as z.ZodMiniOptional<S>;

/** Only texts and numbers are read as a number: null would be 0, and so would what is empty. The types stay what they were. */
export const legible = <S extends z.core.$ZodType>(schema: S) => z.pipe(z.transform(readable), schema) as unknown as S;

function readable(given: unknown): unknown {
  if (given === '') return undefined;
  return typeof given === 'boolean' || typeof given === 'object' ? NaN : given;
}

/** Set by `1` or `true`; otherwise false. */
export const flag = z._default(
  z.pipe(
    z.enum(['1', 'true', '0', 'false', ''], 'errors.invalid_input'),
    z.transform((text) => text === '1' || text === 'true'),
  ),
  false,
);
