import { notify } from '#features/notifications/server/notify.ts';
import type { NewsKind } from '#features/preferences/news.ts';
import type { WrittenLetter } from '#features/preferences/server/post.ts';
import type { Db } from '#server/db/db.ts';
import { languageNamed } from '#server/http/language.ts';
import { publish } from '#server/realtime/fanout.ts';
import { wordsOf } from '#server/words.ts';
import { brand } from '#shared/brand.ts';
import { writtenMoment } from '#shared/both-clocks.ts';
import { languages } from '#shared/languages.ts';
import { TOUR_NOTICE, type TourNotice, type TourNoticeFacts } from '../notification.ts';
import { circleOf, familyReaders, placeReaders, type TourReader } from './notice-store.ts';
import type { LockedTour } from './tour-store.ts';

export type TourContext = { db: Db; publicUrl: string; now: Date };
type TourNews = {
  tour: LockedTour;
  what: TourNotice;
  /** Who did it, and does not hear of it; null for the clock. */
  by: string | null;
};

const toPlace: readonly TourNotice[] = ['asked', 'moved', 'accepted', 'withdrawn', 'unnumbered'];
/** Of these the bell tells, and nobody is written to. */
const belled: readonly TourNotice[] = ['noted'];
const pages = { family: '/dashboard-visits', provider: '/partner/visits' } as const;

/**
 * Tells the other side of a visit what became of it, and has the open pages of everybody whom it concerns ask again. In the
 * transaction that changed it; `tour` is as it is now.
 */
export async function tellTour(context: TourContext, { tour, what, by }: TourNews): Promise<void> {
  const { db, publicUrl, now } = context;
  const to = toPlace.includes(what) ? 'provider' : 'family';
  const found =
    to === 'provider' ? await placeReaders(db, tour.provider_id) : await familyReaders(db, { tourId: tour.id, now });
  const readers = found.filter(({ id }) => id !== by);
  const about: NewsKind = what === 'reminder' ? 'reminders' : 'reviews';
  const link = `${pages[to]}?id=${tour.id}`;
  const latest = tour.starts_at > now ? tour.starts_at : undefined;
  await notify(db, {
    kind: TOUR_NOTICE,
    subjectId: tour.id,
    personId: tour.person_id,
    about,
    latest,
    readers: readers.map(({ id }) => ({
      userId: id,
      providerId: to === 'provider' ? tour.provider_id : null,
      right: 'contacts',
    })),
    facts: {
      what,
      provider: tour.provider_name,
      startsAt: tour.starts_at.toISOString(),
      timeZone: tour.time_zone,
      to,
    } satisfies TourNoticeFacts,
    letters: belled.includes(what)
      ? []
      : readers.flatMap((reader) => lettersTo(reader, { tour, what, to, about, latest, link: publicUrl + link })),
    link: () => link,
    refreshes: () => ['tours'],
    now,
  });
  await refreshTours(db, tour, now);
}

/** Has the open pages of both sides ask again, without telling anything. */
export async function refreshTours(db: Db, tour: LockedTour, now: Date): Promise<void> {
  const [circle, place] = await Promise.all([
    circleOf(db, { personId: tour.person_id, now }),
    placeReaders(db, tour.provider_id),
  ]);
  await publish(db, [...new Set([...circle, tour.user_id, ...place.map(({ id }) => id)])], ['tours']);
}

type LetterContent = {
  tour: LockedTour;
  what: TourNotice;
  to: 'family' | 'provider';
  about: NewsKind;
  latest: Date | undefined;
  link: string;
};

function lettersTo(reader: TourReader, { tour, what, to, about, latest, link }: LetterContent): WrittenLetter[] {
  const language = languageNamed(reader.language);
  const t = wordsOf(language);
  const values = {
    provider: tour.provider_name,
    when: writtenMoment(tour.starts_at, {
      timeZone: tour.time_zone,
      readerZone: reader.time_zone,
      locale: languages[language],
    }),
    count: tour.other_times.length,
    hello: reader.first_name,
    brand: brand.name,
    link,
  };
  const news = t(`tours.news.${to}.${what}`, values);
  const common = { about, userId: reader.id, latest };
  const mail = { ...common, channel: 'mail' as const, to: reader.email, subject: news };
  const text = [t('tours.mail.hello', values), t(`tours.mail.${to}.${what}`, values), t('tours.mail.see', values)];
  return [
    { ...mail, text: [...text, brand.name].join('\n\n') },
    ...(reader.phone
      ? [{ ...common, channel: 'sms' as const, to: reader.phone, text: t('tours.text', { ...values, news }) }]
      : []),
  ];
}
