import { actorsFor } from '#features/family/server/actor-store.ts';
import { shownMessages, type Writer } from '#features/threads/server/present-thread.ts';
import { type ThreadSeeker, usualMinutes } from '#features/threads/server/thread-store.ts';
import type { ThreadKinds } from '#features/threads/server/kind.ts';
import type { Db } from '#server/db/db.ts';
import { Failure } from '#shared/failure.ts';
import type { Translator } from '#shared/words.ts';
import { standingOf } from '../standing.ts';
import { CONVERSATION, type Talk, type TalkCard } from '../talk.ts';
import type { InboxRow } from './inbox-store.ts';
import { talkFor, type TalkRow } from './talk-store.ts';
import { type AccessContext, accessOf, type ConversationParties } from './parties-store.ts';

type PersonName = { first_name: string; last_name: string };

export const personName = ({ first_name: first, last_name: last }: PersonName): string => `${first} ${last}`.trim();

type TalkContext = { seeker: ThreadSeeker; threadKinds: ThreadKinds; t: Translator; now: Date };

/** What the conversations of other kinds are about, by their ids. */
export async function titlesOf(db: Db, rows: readonly { id: string; kind: string }[], threadKinds: ThreadKinds) {
  const titles = new Map<string, string>();
  for (const kind of new Set(rows.map((row) => row.kind))) {
    const ids = rows.filter((row) => row.kind === kind).map(({ id }) => id);
    for (const [id, title] of (await threadKinds[kind]?.titlesOf?.(db, ids)) ?? []) titles.set(id, title);
  }
  return titles;
}

/** A row of the inbox, as this side reads it: `last_side` is `asker` for what was said on the reader's own side. */
export function presentCard(
  row: InboxRow,
  { seeker, titles, t }: TalkContext & { titles: ReadonlyMap<string, string> },
): TalkCard {
  const isFamily = seeker.as === 'asker';
  return {
    _id: row.id,
    kind: row.kind,
    other: otherIn(row, { isFamily, t }),
    subject: titles.get(row.id) ?? null,
    personName: !isFamily || row.is_self ? null : row.first_name,
    lastWords: beginningOf(row.last_words),
    lastIsOurs: row.last_side === 'asker',
    lastIsFile: row.last_is_file,
    lastAt: row.last_at.toISOString(),
    unread: row.unread,
    isAwaited: row.status === 'open' && (isFamily ? row.asked_since : row.waiting_since) !== null,
    isOpen: row.status === 'open',
  };
}

type Sides = PersonName & Pick<TalkRow, 'provider_name' | 'provider_kind' | 'provider_id' | 'picture'>;

const otherIn = (row: Sides, { isFamily, t }: { isFamily: boolean; t: Translator }): Talk['other'] =>
  isFamily
    ? {
        name: row.provider_name ?? t('messaging.us'),
        providerId: row.provider_id,
        providerKind: row.provider_kind,
        picture: row.picture,
      }
    : { name: personName(row), providerId: null, providerKind: null, picture: null };

const beginningOf = (words: string) => [...words.replace(/\s+/g, ' ')].slice(0, 140).join('');

type TalkPageQuery = TalkContext & AccessContext & { id: string; before?: number | undefined };

/** A conversation of any kind, as this seeker reads it, and of whom it speaks. Throws `not_found` for what is not there for them. */
export async function shownTalk(
  db: Db,
  { id, before, ...context }: TalkPageQuery,
): Promise<{ data: Talk; row: TalkRow }> {
  const { seeker, threadKinds, t, now } = context;
  const row = await talkFor(db, id, seeker);
  if (!row) throw new Failure('not_found');
  const isFamily = seeker.as === 'asker';
  const isConversation = row.kind === CONVERSATION;
  const titles = await titlesOf(db, [row], threadKinds);
  const messages = await shownMessages(db, { row, seeker, names: namesIn(row, t), before, now });
  return {
    row,
    data: {
      _id: row.id,
      kind: row.kind,
      other: otherIn(row, { isFamily, t }),
      subject: titles.get(row.id) ?? null,
      personId: row.person_id,
      placeId: row.provider_id,
      personName: !isFamily || row.person_user_id === seeker.userId ? null : row.first_name,
      ...(await standingIn(db, row, context)),
      usualMinutes: await usualMinutes(db, { kind: row.kind, providerId: row.provider_id, now }),
      waitingSince: row.waiting_since?.toISOString() ?? null,
      unread: row.unread,
      readers:
        isFamily && isConversation
          ? await otherReaders(db, { personId: row.person_id, userId: seeker.userId, now })
          : [],
      page: isConversation ? null : (threadKinds[row.kind]?.pageOf(row.id, 'asker') ?? null),
      messages: messages.messages,
      hasEarlier: messages.hasEarlier,
    },
  };
}

/** What a conversation holds before its first message. */
export const nothingSaid = {
  _id: null,
  kind: CONVERSATION,
  subject: null,
  waitingSince: null,
  unread: 0,
  page: null,
  messages: [],
  hasEarlier: false,
} satisfies Partial<Talk>;

/** Who else writes for the person, by first name. */
export const otherReaders = async (
  db: Db,
  { personId, userId, now }: { personId: string; userId: string; now: Date },
): Promise<string[]> =>
  (await actorsFor(db, { personId, scope: 'messages', now }))
    .filter(({ id }) => id !== userId)
    .map(({ first_name: name }) => name);

async function standingIn(
  db: Db,
  { kind, status, person_id: personId, provider_id: providerId }: TalkRow,
  context: AccessContext,
) {
  if (kind !== CONVERSATION || providerId === null)
    return {
      standing: status === 'open' ? ('open' as const) : ('closed' as const),
      writableUntil: null,
      isFollowUp: false,
    };
  return (await standingBetween(db, { personId, providerId }, context)) ?? neverBooked;
}

const neverBooked = { standing: 'over' as const, writableUntil: null, isFollowUp: false };

/** What a person and a provider may do, as their conversation says it; undefined where nothing ever connected them. */
export async function standingBetween(db: Db, parties: ConversationParties, context: AccessContext) {
  const access = await accessOf(db, parties, context);
  return (
    access.until && {
      standing: standingOf(access, context.now),
      writableUntil: access.until.toISOString(),
      isFollowUp: access.isFollowUp,
    }
  );
}

/** Who speaks is always said: by name in the family, by place and first name at a provider, as us by our staff. */
function namesIn({ kind, provider_name: place }: TalkRow, t: Translator) {
  return {
    asker: (writer: Writer) =>
      writer.first_name === null
        ? t('messaging.former')
        : personName({ first_name: writer.first_name, last_name: writer.last_name ?? '' }),
    answerer: ({ first_name: name }: Writer) => {
      if (place === null) return name === null ? t('messaging.us') : t('messaging.agent', { name });
      return kind === CONVERSATION && name !== null ? t('messaging.at', { name, place }) : place;
    },
  };
}
