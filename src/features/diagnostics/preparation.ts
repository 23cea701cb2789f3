import { HOUR_MS } from '#shared/durations.ts';
import { type Item, notes, type PrepareNote, testsOf } from './catalogue.ts';

/** What a person does before all of these tests at once. */
export type Preparation = { fastHours: number; notes: PrepareNote[] };

/** The strictest of all: whoever does not eat for twelve hours has not eaten for eight, either. */
export function preparationFor(ordered: readonly Item[]): Preparation {
  const wanted = testsOf(ordered);
  return {
    fastHours: Math.max(0, ...wanted.map(({ fastHours }) => fastHours)),
    notes: notes.filter((note) => wanted.some((test) => test.notes.includes(note))),
  };
}

/** When the last meal has to be over; null where one may eat. */
export const stopsEatingAt = ({ fastHours }: Pick<Preparation, 'fastHours'>, startsAt: Date): Date | null =>
  fastHours === 0 ? null : new Date(startsAt.getTime() - fastHours * HOUR_MS);

/** A morning is better where one comes with an empty stomach, or the hour matters. */
export const wantsMorning = ({ fastHours, notes: wanted }: Preparation): boolean =>
  fastHours > 0 || wanted.includes('morning');
