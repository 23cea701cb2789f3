import { writtenMoment } from '#shared/both-clocks.ts';
import { notify } from '#features/notifications/server/notify.ts';
import type { NewsKind } from '#features/preferences/news.ts';
import { post, type WrittenLetter } from '#features/preferences/server/post.ts';
import type { Db } from '#server/db/db.ts';
import type { Context } from '#server/http/handlers.ts';
import { languageNamed } from '#server/http/language.ts';
import { publish } from '#server/realtime/fanout.ts';
import { letterKey } from '#server/letter-key.ts';
import type { Secrets } from '#server/secrets.ts';
import { wordsOf } from '#server/words.ts';
import { brand } from '#shared/brand.ts';
import { type Language, languages } from '#shared/languages.ts';
import { OPENS_BEFORE_MINUTES } from '#shared/visit-entry.ts';
import { VIDEO_NOTICE, type VideoNotice, type VideoNoticeFacts } from '../notification.ts';
import { entryOf, type VisitRole } from '../visit.ts';
import { HERE_MS, labelOf } from './present-visit.ts';
import { type SeatHolder, seatHolders, type VisitRow } from './visit-store.ts';

export type NewsContext = Pick<Context, 'db' | 'secrets' | 'publicUrl' | 'now'>;
type Visit = Omit<VisitRow, 'part'>;

/** Has the open pages of everybody who has a seat in a visit ask again: for the visit, or for the booking that is over with it. */
export async function refreshVisit(
  db: Db,
  bookingId: string,
  now: Date,
  topic: 'videoVisits' | 'bookings' = 'videoVisits',
): Promise<void> {
  const holders = await seatHolders(db, bookingId, now);
  await publish(
    db,
    holders.map(({ id }) => id),
    [topic],
  );
}

/** By it one tap leads from a letter into the visit, after the log-in. */
export const keyOf = (secrets: Secrets, { bookingId, userId }: { bookingId: string; userId: string }): string =>
  letterKey(secrets, { purpose: 'video-visit', about: bookingId, userId });

export const pageOf = ({ id, provider_name: name }: Pick<Visit, 'id' | 'provider_name'>): string =>
  `/videoCall/${encodeURIComponent(labelOf(name))}/${id}`;

type VisitNews = {
  visit: Visit;
  what: VideoNotice;
  readers: readonly SeatHolder[];
  /** Who was invited, and by whom, where that is told. */
  about?: { guest: string; by: string };
  /** Whose page of the visit is open: nothing leaves for them unless they are not in the room a minute later. */
  isThere?: (reader: SeatHolder) => boolean;
};

/** What is told of the moment is of no use later: no quiet hours keep it. What is of guests may wait until the visit opens. */
const latestOf = (what: VideoNotice, { opensAt }: { opensAt: Date }, now: Date): Date =>
  what === 'invited' || isOfGuest(what) ? opensAt : now;

const isOfGuest = (what: VideoNotice) => what === 'guestAsked' || what === 'guestRefused';
/** Who comes along is news of the family. */
const newsKindOf = (what: VideoNotice): NewsKind => (isOfGuest(what) ? 'family' : 'reminders');

/** Tells these people of a visit: the bell, and a letter and a push that lead in. In the caller's transaction. */
export async function tellVisit(
  context: NewsContext,
  { visit, what, readers, about, isThere = () => false }: VisitNews,
): Promise<void> {
  const { db, secrets, publicUrl, now } = context;
  const latest = latestOf(what, entryOf({ startsAt: visit.starts_at, endsAt: visit.ends_at }), now);
  const there = new Set(readers.filter(isThere).map(({ id }) => id));
  const linkOf = ({ id }: { id: string }) =>
    `${publicUrl}${pageOf(visit)}${isOfGuest(what) ? '' : `?key=${keyOf(secrets, { bookingId: visit.id, userId: id })}`}`;
  for (const { parts, scope } of sides) {
    const told = readers.filter(({ part }) => parts.includes(part));
    await notify(db, {
      kind: VIDEO_NOTICE,
      subjectId: visit.id,
      about: newsKindOf(what),
      latest,
      ...(scope && { personId: visit.person_id, scope }),
      readers: told.map(({ id, part }) => ({
        userId: id,
        providerId: part === 'provider' ? visit.provider_id : null,
      })),
      facts: {
        what,
        provider: visit.provider_name,
        person: `${visit.first_name} ${visit.last_name}`,
        startsAt: visit.starts_at.toISOString(),
        timeZone: visit.time_zone,
        label: labelOf(visit.provider_name),
        ...about,
      } satisfies VideoNoticeFacts,
      letters: told
        .filter(({ part }) => part !== 'provider')
        .flatMap((reader) => lettersTo(reader, { visit, what, about, link: linkOf(reader), latest })),
      notBefore: ({ userId }) => (there.has(userId) ? new Date(now.getTime() + HERE_MS) : undefined),
      link: (reader) =>
        told.some(({ id, part }) => id === reader.userId && part === 'provider') ? '/partner/video' : pageOf(visit),
      refreshes: () => ['videoVisits'],
      now,
    });
  }
}

/** Whoever may act for somebody no more reads nothing more of their visits; an interpreter is no relation. */
const sides: readonly { parts: readonly VisitRole[]; scope?: 'bookings' | 'circle' }[] = [
  { parts: ['person', 'booker'], scope: 'bookings' },
  { parts: ['guest'], scope: 'circle' },
  { parts: ['interpreter', 'provider'] },
];

type VisitLetter = Pick<VisitNews, 'visit' | 'what'> & {
  about?: VisitNews['about'] | undefined;
  link: string;
  latest: Date;
};

function lettersTo(reader: SeatHolder, { latest, ...letter }: VisitLetter): WrittenLetter[] {
  const about = { ...letter, name: reader.first_name, readerZone: reader.time_zone };
  const written = letterIn(languageNamed(reader.language), about);
  const common = { about: newsKindOf(letter.what), userId: reader.id, latest };
  return [
    { ...common, channel: 'mail', to: reader.email, ...written.mail },
    ...(reader.phone ? [{ ...common, channel: 'sms' as const, to: reader.phone, text: written.text }] : []),
  ];
}

type LetterContent = Omit<VisitLetter, 'latest'> & { name: string; readerZone: string | null };

function letterIn(language: Language, { visit, what, about, link, name, readerZone }: LetterContent) {
  const t = wordsOf(language);
  const values = {
    provider: visit.provider_name,
    when: writtenMoment(visit.starts_at, { timeZone: visit.time_zone, readerZone, locale: languages[language] }),
    hello: name,
    person: `${visit.first_name} ${visit.last_name}`,
    guest: about?.guest ?? '',
    by: about?.by ?? '',
    brand: brand.name,
    minutes: OPENS_BEFORE_MINUTES,
    link,
  };
  const news = t(`videoVisits.news.${what}`, values);
  const text = [
    t('videoVisits.mail.hello', values),
    t(`videoVisits.mail.${what}`, values),
    t(isOfGuest(what) ? 'videoVisits.mail.look' : 'videoVisits.mail.link', values),
  ];
  return {
    mail: { subject: news, text: [...text, brand.name].join('\n\n') },
    text: t('videoVisits.text', { ...values, news }),
  };
}

/** Writes to somebody who was invited. An address gets the same letter whether or not it has an account. */
export async function tellInvited(
  context: NewsContext & Pick<Context, 'language'>,
  { row, guest }: { row: Visit; guest: { userId: string | null; email: string | null; name: string } },
): Promise<void> {
  const { db, publicUrl, now, language } = context;
  if (guest.email === null) {
    const holders = await seatHolders(db, row.id, now);
    return tellVisit(context, {
      visit: row,
      what: 'invited',
      readers: holders.filter(({ id }) => id === guest.userId),
    });
  }
  const link = publicUrl + pageOf(row);
  const { mail } = letterIn(language, { visit: row, what: 'invited', link, name: guest.name, readerZone: null });
  await post(db, [{ about: 'asked', userId: null, channel: 'mail', to: guest.email, ...mail }], now);
}
