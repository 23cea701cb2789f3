import type { Db } from '#server/db/db.ts';
import { languageNamed } from '#server/http/language.ts';
import { enqueue, type Message, type NewPost } from '#server/jobs/outbox.ts';
import { wordsOf } from '#server/words.ts';
import { brand } from '#shared/brand.ts';
import { type NewsChannel, type NewsKind, newsKinds, whenToTell } from '../news.ts';
import { defaults, type GlobalPreferences, type NotificationPreferences } from '../preferences.ts';
import { type ListenerRow, listenersOf } from './store.ts';

type LetterFacts = {
  about: NewsKind | 'asked';
  /** The account that hears of it; null for an address without one, which is told at once. */
  userId: string | null;
  /** Of what it is: newer news of the same thing takes its place, and nobody is sent what they may no longer see. */
  subjectId?: string;
  /** It does not wait longer than this. */
  latest?: Date | undefined;
  /** It leaves no earlier than this. */
  notBefore?: Date | undefined;
};
/** A mail or a text, in the words of its reader. */
export type WrittenLetter = LetterFacts & { channel: 'mail' | 'sms'; to: string; subject?: string; text: string };
/** A push says the same of all news of a kind, and opens a page. */
type Ring = LetterFacts & { channel: 'push'; link: string };
export type Letter = WrittenLetter | Ring;

/** Sends each letter as its reader has chosen: now, when their quiet hours are over, or not at all. In the caller's transaction. */
export async function post(db: Db, letters: readonly Letter[], now: Date): Promise<void> {
  await enqueue(db, await postingsOf(db, letters, now), now);
}

/** What leaves of these letters, and when. */
export async function postingsOf(db: Db, letters: readonly Letter[], now: Date): Promise<NewPost[]> {
  const listeners = await listening(
    db,
    letters.flatMap(({ userId }) => userId ?? []),
  );
  return letters.flatMap((letter) => {
    const { userId, about, subjectId, latest, notBefore } = letter;
    const listener = listeners(userId);
    const message = messageOf(letter, listener);
    if (!userId || !listener) return message;
    if (!isHeard(listener, about)) return [];
    if (letter.channel === 'push' && !listener.hasDevices) return [];
    const when = whenToTell({ about, channel: chosenAs[letter.channel], latest }, { ...listener, now });
    if (when === 'never') return [];
    const sendAt = when === 'now' ? notBefore : when;
    return { ...message, origin: { userId, about, subjectId, latest }, ...(sendAt && { sendAt }) };
  });
}

/** What the outbox calls a channel, as it is chosen. */
export const chosenAs = { mail: 'mail', sms: 'text', push: 'push' } as const satisfies Record<
  Message['channel'],
  NewsChannel
>;

export type Listener = ReturnType<typeof listenerOf>;

/** Finds how each of these accounts wants to hear of something; undefined for nobody. */
export async function listening(
  db: Db,
  userIds: readonly string[],
): Promise<(userId: string | null) => Listener | undefined> {
  const rows = userIds.length > 0 ? await listenersOf(db, [...new Set(userIds)]) : [];
  const byId = new Map(rows.map((row) => [row.id, listenerOf(row)]));
  return (userId) => (userId ? byId.get(userId) : undefined);
}

/** Whoever is away hears of money and of the safety of the account alone, and who has left for good of nothing. */
export const isHeard = ({ presence }: Listener, about: NewsKind | 'asked'): boolean =>
  presence === 'there' || (presence === 'away' && (about === 'asked' || newsKinds[about].isUrgent));

function listenerOf({ language, notifications, global, has_devices, closes_at, closed_at }: ListenerRow) {
  const choices = { ...defaults.notifications, ...(notifications as Partial<NotificationPreferences> | null) }; // written through its schema
  const { timeZone } = { ...defaults.global, ...(global as Partial<GlobalPreferences> | null) };
  const presence = closed_at ? ('gone' as const) : closes_at ? ('away' as const) : ('there' as const);
  return { choices, timeZone, language: languageNamed(language), hasDevices: has_devices === true, presence };
}

function messageOf(letter: Letter, listener: Listener | undefined): Message {
  if (letter.channel !== 'push') return letter;
  const t = wordsOf(listener?.language ?? 'en');
  return {
    channel: 'push',
    to: letter.userId ?? '',
    subject: brand.name,
    text: t(`preferences.push.${letter.about}`),
    link: letter.link,
  };
}
