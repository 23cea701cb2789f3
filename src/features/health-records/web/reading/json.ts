import { cleanText } from '#shared/clean-text.ts';

/** Something of a file that nobody has checked: only its own members are looked at. */
export type Json = Readonly<Record<string, unknown>>;

const nothing: Json = Object.freeze(Object.create(null) as Json);

export const objectOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : nothing; // checked here

const own = (of: Json, name: string): unknown => (Object.hasOwn(of, name) ? of[name] : undefined);

export const objectIn = (of: Json, name: string): Json => objectOf(own(of, name));

/** The objects of a list; none where there is no list. */
export function listIn(of: Json, name: string): Json[] {
  const value = own(of, name);
  return Array.isArray(value) ? value.filter((one) => typeof one === 'object' && one !== null).map(objectOf) : [];
}

export const firstIn = (of: Json, name: string): Json => listIn(of, name)[0] ?? nothing;

/** Longer texts are of no use to a record. */
const LONGEST_TEXT = 20_000;

/** As it is seen, without spaces around; numbers and truths as they are written. */
export function textIn(of: Json, name: string): string {
  const value = own(of, name);
  if (typeof value === 'string') return cleanText(value.slice(0, LONGEST_TEXT)).trim();
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
