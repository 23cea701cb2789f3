import { type Actor, actorsFor } from '#features/family/server/actor-store.ts';
import { notify } from '#features/notifications/server/notify.ts';
import type { WrittenLetter } from '#features/preferences/server/post.ts';
import type { Context } from '#server/http/handlers.ts';
import { languageNamed } from '#server/http/language.ts';
import { publish } from '#server/realtime/fanout.ts';
import { wordsOf } from '#server/words.ts';
import { brand } from '#shared/brand.ts';
import { VISIT_NOTE_NOTICE, type VisitNoteFacts } from '../../notification.ts';
import { careVisitKind } from '../booking/visit-kind.ts';
import type { VisitRow } from './note-store.ts';

const scope = 'records';

type NoteNews = { visit: VisitRow; noteId: string; isFirst: boolean };

/**
 * Open pages ask again, and of the first note everybody hears who sees both the records of the person and the booking on which it
 * stands: that there is something to read, and nothing of it. In the caller's transaction.
 */
export async function tellOfNote(
  { db, publicUrl, now, user }: Pick<Context, 'db' | 'publicUrl' | 'now' | 'user'>,
  { visit, noteId, isFirst }: NoteNews,
): Promise<void> {
  const personId = visit.person_id;
  const ofRecords = await actorsFor(db, { personId, scope, now });
  await publish(db, [...new Set([user.id, ...ofRecords.map(({ id }) => id)])], ['summaries']);
  if (!isFirst) return;
  const ofBookings = new Set((await actorsFor(db, { personId, scope: 'bookings', now })).map(({ id }) => id));
  const readers = ofRecords.filter(({ id }) => ofBookings.has(id));
  const page = `${careVisitKind.page}?id=${visit.id}`;
  await notify(db, {
    kind: VISIT_NOTE_NOTICE,
    subjectId: noteId,
    about: 'bookings',
    personId,
    scope,
    readers: readers.map(({ id }) => ({ userId: id, providerId: null })),
    facts: {
      visit: visit.id,
      provider: visit.provider_name,
      person: `${visit.first_name} ${visit.last_name}`.trim(),
    } satisfies VisitNoteFacts,
    letters: readers.map((reader) => letterTo(reader, { visit, link: publicUrl + page })),
    link: () => page,
    refreshes: () => [],
    now,
  });
}

function letterTo(reader: Actor, { visit, link }: { visit: VisitRow; link: string }): WrittenLetter {
  const t = wordsOf(languageNamed(reader.language));
  const values = {
    name: reader.first_name,
    provider: visit.provider_name,
    person: visit.first_name,
    isSelf: String(reader.is_self),
    brand: brand.name,
    link,
  };
  return {
    about: 'bookings',
    userId: reader.id,
    channel: 'mail',
    to: reader.email,
    subject: t('caregivers.note.mail.subject', values),
    text: t('caregivers.note.mail', values),
  };
}
