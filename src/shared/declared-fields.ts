import * as z from 'zod/mini';
import { type Day, readDay } from './dates.ts';
import { longest } from './text-rules.ts';

/** How a field is filled in and read: a line, a text of several lines, a day, whole years, or one of a few choices. */
type FieldLook =
  { look: 'line' | 'text'; most: number } | { look: 'day' | 'years' } | { look: 'choice'; choices: Choices };

/** What is kept and, beside each, its word key. */
type Choices = Readonly<Record<string, string>>;

/** One field of a declaration, which forms, lists, paper, contracts and the check of words read. */
export type DeclaredField<Name extends string = string> = FieldLook & {
  name: Name;
  /** The word key of what it is called. */
  words: string;
  /** Of what helps to fill it in. */
  hint?: string;
  /** Of what is said when it is blank; a field without may stay so. */
  required?: string;
  /** What is sent becomes what is kept: a text, empty for nothing. */
  schema: z.ZodMiniType<string, unknown>;
};

type FieldTexts = { words: string; hint?: string; required?: string };
type TextWords = FieldTexts & { most: number };

export const lineField = <const Name extends string>(name: Name, about: TextWords): DeclaredField<Name> => ({
  name,
  look: 'line',
  ...about,
  schema: textSchema(about),
});

export const textField = <const Name extends string>(name: Name, about: TextWords): DeclaredField<Name> => ({
  name,
  look: 'text',
  ...about,
  schema: textSchema(about),
});

/** Kept as an ISO day of somebody who lives, or has lived. */
export const dayField = <const Name extends string>(name: Name, about: FieldTexts): DeclaredField<Name> => ({
  name,
  look: 'day',
  ...about,
  schema: checked(about, livedDay, 'errors.dateImproper'),
});

const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2199-12-31';
function livedDay(text: string): Day | undefined {
  const day = readDay(text);
  return day && day >= FIRST_DAY && day <= LAST_DAY ? day : undefined;
}

/** Whole years from 1 to 130. */
export const yearsField = <const Name extends string>(
  name: Name,
  about: FieldTexts & { improper: string },
): DeclaredField<Name> => {
  const { improper, ...rest } = about;
  return { name, look: 'years', ...rest, schema: checked(rest, yearsIn, improper) };
};

export const choiceField = <const Name extends string>(
  name: Name,
  about: FieldTexts & { choices: Choices },
): DeclaredField<Name> => ({
  name,
  look: 'choice',
  ...about,
  schema: checked(about, (text) => (Object.hasOwn(about.choices, text) ? text : undefined), 'errors.invalid_input'),
});

const MOST_YEARS = 130;
const yearsIn = (text: string) =>
  /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_YEARS ? String(Number(text)) : undefined;

const given = (required: string | undefined) =>
  z
    .string(required ?? 'errors.invalid_input')
    .check(z.trim(), ...(required === undefined ? [] : [z.minLength(1, { error: required, abort: true })]));

const optional = (required: string | undefined, schema: z.ZodMiniType<string, unknown>) =>
  required === undefined ? z.prefault(schema, '') : schema;

const textSchema = ({ required, most }: TextWords) =>
  optional(required, given(required).check(longest(most, 'errors.tooLong')));

/** A text that `read` understands, as it is kept then; blank stays blank where it may. */
function checked({ required }: FieldTexts, read: (text: string) => string | undefined, improper: string) {
  const readable = z.refine<string>((text) => text === '' || read(text) !== undefined, improper);
  return optional(
    required,
    z.pipe(
      given(required).check(readable),
      z.transform((text) => read(text) ?? ''),
    ),
  );
}

type Shape<Name extends string> = { [Each in Name]: DeclaredField['schema'] };

/** What a form of these fields sends: `z.object({ ...schemasOf(fields) })`. */
export const schemasOf = <Name extends string>(fields: readonly DeclaredField<Name>[]): Shape<Name> =>
  Object.fromEntries(fields.map(({ name, schema }) => [name, schema])) as Shape<Name>; // one for each name

/** The word keys that a declaration needs besides the messages of its schemas. */
export const wordsIn = (fields: readonly DeclaredField[]): string[] =>
  fields.flatMap((field) => [
    field.words,
    ...[field.hint, field.required].filter((key) => key !== undefined),
    ...(field.look === 'choice' ? Object.values(field.choices) : []),
  ]);
