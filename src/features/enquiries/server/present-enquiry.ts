import { presentThread, shownMessages } from '#features/threads/server/present-thread.ts';
import type { ThreadSeeker } from '#features/threads/server/thread-store.ts';
import type { Db } from '#server/db/db.ts';
import { Failure } from '#shared/failure.ts';
import type { Enquiry, EnquiryCard } from '../enquiry.ts';
import { enquiryFor, type EnquiryRow } from './enquiry-store.ts';

/** As providers know families before they book: 'Elena M.' */
export const shortName = (first: string, last: string): string => `${first} ${last.slice(0, 1)}.`;

export const presentEnquiry = (row: EnquiryRow): EnquiryCard => ({
  ...presentThread(row),
  providerId: row.provider_id ?? '',
  providerName: row.provider_name,
  providerKind: row.provider_kind,
  askerName: shortName(row.asker_first, row.asker_last),
  personName: row.person_user_id === row.user_id ? null : row.person_first,
  lastWords: row.last_words,
});

type EnquiryQuery = { id: string; seeker: ThreadSeeker; before?: number | undefined; now: Date };

/** The conversation as this seeker reads it, and of whom it speaks. Throws `not_found` for what is not there for them. */
export async function shownEnquiry(
  db: Db,
  { id, seeker, before, now }: EnquiryQuery,
): Promise<{ data: Enquiry; personId: string }> {
  const row = await enquiryFor(db, id, seeker);
  if (!row) throw new Failure('not_found');
  const names = { asker: () => shortName(row.asker_first, row.asker_last), answerer: () => row.provider_name };
  const messages = await shownMessages(db, { row, seeker, names, before, now });
  return { data: { ...presentEnquiry(row), ...messages }, personId: row.person_id };
}
