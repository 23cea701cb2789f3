import { type Actor, actorsFor } from '#features/family/server/actor-store.ts';
import { notify } from '#features/notifications/server/notify.ts';
import type { WrittenLetter } from '#features/preferences/server/post.ts';
import type { Context } from '#server/http/handlers.ts';
import { languageNamed } from '#server/http/language.ts';
import { wordsOf } from '#server/words.ts';
import { brand } from '#shared/brand.ts';
import { SUMMARY_NOTICE, type SummaryNotice, type SummaryNoticeFacts } from '../notification.ts';
import type { VisitRow } from './summary-store.ts';

const scope = 'records';

type SummaryNews = { visit: VisitRow; summaryId: string; what: SummaryNotice };

/** Tells everybody who may see the records of the patient that there is something to read, and nothing of it. In the caller's transaction. */
export async function tellOfSummary(
  { db, publicUrl, now, user }: Pick<Context, 'db' | 'publicUrl' | 'now' | 'user'>,
  { visit, summaryId, what }: SummaryNews,
): Promise<void> {
  const readers = await actorsFor(db, { personId: visit.person_id, scope, now });
  const page = `/visit-summary/${visit.id}`;
  await notify(db, {
    kind: SUMMARY_NOTICE,
    subjectId: summaryId,
    about: 'bookings',
    personId: visit.person_id,
    scope,
    readers: readers.map(({ id }) => ({ userId: id, providerId: null })),
    facts: {
      what,
      visit: visit.id,
      provider: visit.provider_name,
      person: `${visit.first_name} ${visit.last_name}`.trim(),
    } satisfies SummaryNoticeFacts,
    letters: readers.flatMap((reader) => lettersTo(reader, { visit, what, link: publicUrl + page })),
    link: () => page,
    refreshes: ({ userId }) => (userId === user.id ? [] : ['summaries', 'bookings']),
    now,
  });
}

function lettersTo(
  reader: Actor,
  { visit, what, link }: Omit<SummaryNews, 'summaryId'> & { link: string },
): WrittenLetter[] {
  const t = wordsOf(languageNamed(reader.language));
  const values = {
    name: reader.first_name,
    provider: visit.provider_name,
    person: visit.first_name,
    isSelf: String(reader.is_self),
    brand: brand.name,
    link,
  };
  const common = { about: 'bookings' as const, userId: reader.id };
  return [
    {
      ...common,
      channel: 'mail',
      to: reader.email,
      subject: t(`visitSummaries.mail.${what}.subject`, values),
      text: t(`visitSummaries.mail.${what}`, values),
    },
    ...(reader.phone
      ? [{ ...common, channel: 'sms' as const, to: reader.phone, text: t(`visitSummaries.sms.${what}`, values) }]
      : []),
  ];
}
