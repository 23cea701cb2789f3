import { sql } from 'kysely';
import type { Due } from '../dues.ts';
import type { Time } from './kind.ts';

/** A part of the price of what is booked, in cents. */
export type NewDue = Pick<Due, 'amountCents' | 'dueAt' | 'coversFrom'>;

/** As arrays, so that the statement is the same for any number of times. */
export const timeRows = (id: string, times: readonly Time[]) =>
  sql`select ${id}::uuid, * from unnest(
    ${times.map(({ startsAt }) => startsAt.toISOString())}::timestamptz[],
    ${times.map(({ endsAt }) => endsAt.toISOString())}::timestamptz[],
    ${times.map(({ day }) => day)}::date[]
  )` as never;

/** The same for the parts of a price, of which there may be none. */
export const dueRows = (id: string, dues: readonly NewDue[], now: Date) =>
  sql`select ${id}::uuid, number, cents, due_at, covers_from, ${now}::timestamptz from unnest(
    ${dues.map(({ amountCents }) => amountCents)}::int[], ${dues.map(({ dueAt }) => dueAt.toISOString())}::timestamptz[],
    ${dues.map(({ coversFrom }) => coversFrom?.toISOString() ?? null)}::timestamptz[]
  ) with ordinality as parts (cents, due_at, covers_from, number)` as never;
