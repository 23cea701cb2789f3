import { lettersTo } from '#features/notifications/server/letters-to.ts';
import { notify, type NewsContext } from '#features/notifications/server/notify.ts';
import { readerOf } from '#features/notifications/server/reader-store.ts';
import type { WrittenLetter } from '#features/preferences/server/post.ts';
import type { Db } from '#server/db/db.ts';
import { languageNamed } from '#server/http/language.ts';
import { wordsOf } from '#server/words.ts';
import { writtenForReader } from '#shared/both-clocks.ts';
import { brand } from '#shared/brand.ts';
import { type Day, formatDayInWords } from '#shared/dates.ts';
import { languages } from '#shared/languages.ts';
import { HOLD_MINUTES } from '../../hold-seconds.ts';

/** A place in line, of whatever. */
export type Standing = {
  id: string;
  user_id: string;
  person_id: string;
  first_name: string;
  last_name: string;
  provider_name: string;
  time_zone: string;
};

type StandingNews = {
  /** The kind of its notifications, and what those keep. */
  kind: string;
  facts: Record<string, string | null>;
  /** How its letters begin, by the name of their words; undefined when there is nothing to do about it, and then nothing rings either. */
  words: string | undefined;
  /** Where one goes on. */
  address: string;
  /** The day that one waits for, or until which. */
  day: Day;
  /** When that begins which is or was held. */
  startsAt?: Date | undefined;
  /** Until when it is or was held. */
  until?: Date | undefined;
  isOffered: boolean;
};

export const waiterName = ({ first_name: first, last_name: last }: Pick<Standing, 'first_name' | 'last_name'>) =>
  `${first} ${last}`;

/** Tells somebody who waits in line what became of it: the bell, and letters of what they can do something about. In the caller's transaction. */
export async function tellStanding(
  { db, publicUrl, now }: NewsContext,
  place: Standing,
  news: StandingNews,
): Promise<void> {
  const { kind, facts, words, address, until, isOffered } = news;
  await notify(db, {
    kind,
    subjectId: place.id,
    personId: place.person_id,
    readers: [{ userId: place.user_id, providerId: null }],
    facts,
    about: 'bookings',
    latest: isOffered ? until : undefined,
    letters: words === undefined ? [] : await lettersOf(db, place, { ...news, words, address: publicUrl + address }),
    link: () => (words === undefined ? undefined : address),
    refreshes: () => ['bookings'],
    now,
  });
}

type LetterNews = StandingNews & { words: string };

async function lettersOf(
  db: Db,
  place: Standing,
  { words, address, day, startsAt, until, isOffered }: LetterNews,
): Promise<WrittenLetter[]> {
  const reader = await readerOf(db, place.user_id);
  const language = languageNamed(reader.language);
  const t = wordsOf(language);
  const locale = languages[language];
  const moment = (at: Date | undefined) =>
    at ? writtenForReader(at, { timeZone: place.time_zone, readerZone: reader.time_zone, locale }) : '';
  const values = {
    brand: brand.name,
    link: address,
    name: reader.first_name,
    provider: place.provider_name,
    person: waiterName(place),
    day: formatDayInWords(day, locale),
    moment: moment(startsAt),
    until: moment(until),
    minutes: HOLD_MINUTES,
  };
  return lettersTo(reader, {
    subject: t(`${words}.mail.subject`, values),
    mail: t(`${words}.mail`, values),
    text: t(`${words}.text`, values),
    about: 'bookings',
    userId: place.user_id,
    latest: isOffered ? until : undefined,
  });
}
