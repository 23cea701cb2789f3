import type { PersonId } from '#features/family/server/access.ts';
import { notify } from '#features/notifications/server/notify.ts';
import type { WrittenLetter } from '#features/preferences/server/post.ts';
import type { Context } from '#server/http/handlers.ts';
import { languageNamed } from '#server/http/language.ts';
import { wordsOf } from '#server/words.ts';
import { brand } from '#shared/brand.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import { BOARD_NOTICE, type BoardNews, type BoardNoticeFacts } from '../notification.ts';
import { type MemberRow, personNamed } from './board-store.ts';

/** Mail and pushes wait so long: what happens meanwhile is told with them, once. */
const TOGETHER_MINUTES = 5;

type News = { personId: PersonId; what: BoardNews; members: readonly MemberRow[] };

/** Tells everybody who sees a week what somebody did in it, but whoever did it. */
export async function tellCircle(context: Context, { personId, what, members }: News): Promise<void> {
  const { db, user, now } = context;
  const others = members.filter(({ id }) => id !== user.id);
  const named = await personNamed(db, personId);
  const isOwner = ({ id }: MemberRow) => id === named.user_id;
  for (const isForSelf of [true, false]) {
    const readers = others.filter((member) => isOwner(member) === isForSelf);
    const facts: BoardNoticeFacts = {
      what,
      name: `${user.firstName} ${user.lastName}`.trim(),
      person: `${named.first_name} ${named.last_name}`,
      personId,
      isForSelf,
    };
    const page = `/dashboard-week${isForSelf ? '' : `?for=${personId}`}`;
    await notify(db, {
      kind: BOARD_NOTICE,
      subjectId: personId,
      about: 'family',
      personId,
      scope: 'bookings',
      readers: readers.map(({ id: userId }) => ({ userId, providerId: null })),
      facts,
      letters: readers.map((reader) => letter(reader, facts, context.publicUrl + page)),
      notBefore: () => new Date(now.getTime() + TOGETHER_MINUTES * MINUTE_MS),
      link: () => page,
      refreshes: () => [],
      now,
    });
  }
}

function letter(reader: MemberRow, { what, name, person, isForSelf }: BoardNoticeFacts, link: string): WrittenLetter {
  const t = wordsOf(languageNamed(reader.language));
  const whose = isForSelf ? 'self' : 'other';
  const values = { brand: brand.name, help: brand.phone, hello: reader.first_name, person, whose, link };
  return {
    channel: 'mail',
    about: 'family',
    userId: reader.id,
    to: reader.email,
    subject: t('board.mail.subject', values),
    text: t('board.mail', { ...values, said: t(`board.bell.${what}`, { name, person, whose }) }),
  };
}
