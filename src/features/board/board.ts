import * as z from 'zod/mini';
import { Visit } from '#features/bookings/booking.ts';
import { KnownRelationship } from '#features/family/relationship.ts';
import { Day } from '#shared/day.ts';
import { longest } from '#shared/text-rules.ts';

/** What one person does at a time of a booking: drive there, drive back, be there. */
export const parts = ['there', 'back', 'with'] as const;
export type DayPart = (typeof parts)[number];

/** In characters. */
export const LONGEST_TASK = 120;
export const LONGEST_NOTE = 600;
/** So many tasks of a person stand on one day at most. */
export const MOST_TASKS = 20;
/** So far from today a week may be looked at. */
export const FARTHEST_WEEKS = 26;

/** Somebody of the circle; `relationship` is what they are to the person, null for the person and for whoever looks after them. */
export const Member = z.object({
  name: z.string(),
  image: z.nullable(z.string()),
  isYou: z.boolean(),
  relationship: z.nullable(KnownRelationship),
});
export type Member = z.output<typeof Member>;

/** Whoever does something, by their first name; drawn as the member of the circle that they are. */
const Taker = z.nullable(z.extend(Member, { firstName: z.string() }));
export type Taker = z.output<typeof Taker>;

/** A time of a booking, and who does which part of it. */
export const BoardVisit = z.object({ ...Visit.shape, takers: z.record(z.enum(parts), Taker) });
export type BoardVisit = z.output<typeof BoardVisit>;

/** A visit of a place before booking. */
export const BoardTour = z.object({
  _id: z.uuid(),
  day: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  timeZone: z.string(),
  providerName: z.string(),
  isConfirmed: z.boolean(),
});
export type BoardTour = z.output<typeof BoardTour>;

export const Task = z.object({
  _id: z.uuid(),
  day: z.string(),
  title: z.string(),
  by: z.string(),
  /** Whoever wrote it down may take it off the board. */
  canRemove: z.boolean(),
  taker: Taker,
  isDone: z.boolean(),
});
export type Task = z.output<typeof Task>;

export const BoardNote = z.object({
  _id: z.uuid(),
  words: z.string(),
  by: z.string(),
  isYours: z.boolean(),
  writtenAt: z.string(),
});
export type BoardNote = z.output<typeof BoardNote>;

const filled = (blank: string, most: number) =>
  z.string(blank).check(z.trim(), z.minLength(1, blank), longest(most, 'errors.tooLong'));

export const TaskForm = z.object({ title: filled('errors.taskBlank', LONGEST_TASK), day: Day });
export const NoteForm = z.object({ words: filled('errors.handOffBlank', LONGEST_NOTE) });

export const taskChanges = ['take', 'giveBack', 'done', 'notDone', 'remove'] as const;
export type TaskChange = (typeof taskChanges)[number];
