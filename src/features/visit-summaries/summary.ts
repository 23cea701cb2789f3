import * as z from 'zod/mini';
import { SentFile } from '#features/uploads/file.ts';
import { longest } from '#shared/text-rules.ts';
import { Medicine } from './medicine.ts';

/** In characters. */
export const LONGEST_NOTES = 8000;
export const LONGEST_DIAGNOSIS = 300;
export const LONGEST_ADDENDUM = 2000;
export const MOST_MEDICINES = 20;
export const MOST_ADDENDA = 20;
/** Weeks until the next visit. */
export const LONGEST_FOLLOW_UP = 52;

/** Pictures and documents that go with a summary. */
export const SUMMARY_FILE = 'summary-file';
export const MOST_SUMMARY_FILES = 6;

const text = (most: number) =>
  z._default(z.string('errors.invalid_input').check(z.trim(), longest(most, 'errors.tooLong')), '');

const written = {
  diagnosis: text(LONGEST_DIAGNOSIS),
  medicines: z._default(z.array(Medicine).check(z.maxLength(MOST_MEDICINES, 'errors.tooManyMedicines')), []),
  followUpWeeks: z._default(
    z.nullable(
      z
        .int('errors.followUpWeeks')
        .check(z.gte(1, 'errors.followUpWeeks'), z.lte(LONGEST_FOLLOW_UP, 'errors.followUpWeeks')),
    ),
    null,
  ),
  files: z._default(
    z.array(z.uuid('errors.invalid_input')).check(z.maxLength(MOST_SUMMARY_FILES, 'errors.invalid_input')),
    [],
  ),
};

/** A summary while it is being written: nothing of it has to be there yet. */
export const SummaryDraft = z.object({ notes: text(LONGEST_NOTES), ...written });
export type SummaryDraft = z.output<typeof SummaryDraft>;

/** A summary as it is signed. */
export const SummaryForm = z.object({
  notes: z
    .string('errors.summaryNotesBlank')
    .check(z.trim(), z.minLength(1, 'errors.summaryNotesBlank'), longest(LONGEST_NOTES, 'errors.tooLong')),
  ...written,
});
export type SummaryForm = z.output<typeof SummaryForm>;

export const AddendumForm = z.object({
  words: z
    .string('errors.addendumBlank')
    .check(z.trim(), z.minLength(1, 'errors.addendumBlank'), longest(LONGEST_ADDENDUM, 'errors.tooLong')),
});

export const nothingWritten: SummaryDraft = { notes: '', diagnosis: '', medicines: [], followUpWeeks: null, files: [] };

/** A signed summary, as both sides read it. */
export const Summary = z.object({
  _id: z.uuid(),
  /** The key of its booking, and the number that people read aloud. */
  visit: z.uuid(),
  bookingId: z.string(),
  kind: z.string(),
  providerId: z.uuid(),
  providerName: z.string(),
  personId: z.uuid(),
  personName: z.string(),
  startsAt: z.string(),
  timeZone: z.string(),
  notes: z.string(),
  diagnosis: z.string(),
  medicines: z.array(Medicine),
  followUpWeeks: z.nullable(z.int()),
  /** The day from which on the next visit should be. */
  followUpOn: z.nullable(z.string()),
  files: z.array(SentFile),
  signedAt: z.string(),
  addenda: z.array(z.object({ _id: z.uuid(), words: z.string(), createdAt: z.string() })),
  /** Until when both sides write to each other because of this visit, free of charge. */
  writableUntil: z.string(),
});
export type Summary = z.output<typeof Summary>;

/** So many of the last ones stand among the health records of a person. */
export const MOST_IN_RECORDS = 50;

/** So many of the last summaries can be shown with another visit. */
export const MOST_SHOWABLE = 12;

/** A signed summary that a family may show the provider of another visit. */
export const ShowableSummary = z.object({
  _id: z.uuid(),
  /** The key of its booking. */
  visit: z.uuid(),
  providerName: z.string(),
  startsAt: z.string(),
  timeZone: z.string(),
  diagnosis: z.string(),
  isShown: z.boolean(),
});
export type ShowableSummary = z.output<typeof ShowableSummary>;

export const Showables = z.object({
  data: z.array(ShowableSummary),
  /** Until the visit can be entered no longer. */
  canChange: z.boolean(),
});
export type Showables = z.output<typeof Showables>;

export const ShowForm = z.object({
  summaryId: z.uuid('errors.invalid_input'),
  shows: z.boolean('errors.invalid_input'),
});
export type ShowForm = z.output<typeof ShowForm>;
