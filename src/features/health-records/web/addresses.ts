import { type Day, readDay } from '#shared/dates.ts';
import { isUuid } from '#shared/uuid.ts';
import { href, type Query } from '#web/paths.ts';
import { type Question, questions } from '../profile.ts';
import { MOST_RECORD_FILES } from '../record.ts';

type QuestionOptions = {
  /** An address of ours, where the last question leads. */
  next: string | undefined;
  /** Whether this question alone is asked, and leads there at once. */
  isOnly?: boolean;
  /** Somebody without an account, for whom one answers; left out for oneself. */
  personId?: string | undefined;
};

/** The screen of a question. */
export const questionAddress = (question: Question, { next, isOnly = false, personId }: QuestionOptions): string =>
  href('/profile/form/onboarding', undefined, {
    q: questions.indexOf(question) + 1,
    only: isOnly ? 1 : undefined,
    for: personId,
    next,
  });

/** The health records of somebody else. */
export const recordAddress = (personId: string, query: Query = {}): string =>
  href('/family-healthrecord', undefined, { for: personId, ...query });

/** One’s own health records. */
export const ownRecordAddress = (query: Query = {}): string => href('/healthrecords', undefined, query);

/** A new page of notes with these files, of that day, among somebody’s records; one’s own where nobody is named. */
export function notesAddress({
  files,
  day,
  personId,
}: {
  files: readonly string[];
  day: Day;
  personId?: string | undefined;
}) {
  const query = { tab: 'clinicalNotes', step: 'form', files: files.join(), day };
  return personId === undefined ? ownRecordAddress(query) : recordAddress(personId, query);
}

/** What such an address brings along. */
export const broughtIn = (search: URLSearchParams): { files: string[]; day: Day | undefined } => ({
  files: (search.get('files') ?? '').split(',').filter(isUuid).slice(0, MOST_RECORD_FILES),
  day: readDay(search.get('day') ?? ''),
});

/** Where the faces of the row lead: one’s own to `own`, every other to the records of that person. */
export const facesTo =
  (ownId: string, own: string) =>
  (personId: string | undefined): string =>
    personId === undefined || personId === ownId ? own : recordAddress(personId);
