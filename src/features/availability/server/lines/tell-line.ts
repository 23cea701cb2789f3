import { lettersTo } from '#features/notifications/server/letters-to.ts';
import { notify, type NewsContext } from '#features/notifications/server/notify.ts';
import { readerOf } from '#features/notifications/server/reader-store.ts';
import type { WrittenLetter } from '#features/preferences/server/post.ts';
import type { Db } from '#server/db/db.ts';
import { languageNamed } from '#server/http/language.ts';
import { wordsOf } from '#server/words.ts';
import { writtenForReader } from '#shared/both-clocks.ts';
import { brand } from '#shared/brand.ts';
import { formatDayInWords } from '#shared/dates.ts';
import { languages } from '#shared/languages.ts';
import { HOLD_MINUTES } from '../../hold-seconds.ts';
import { EARLIER_NOTICE, type EarlierNoticeFacts } from '../../line-notice.ts';
import type { LineRow } from './line-store.ts';

type News = {
  what: EarlierNoticeFacts['what'];
  /** Of an offer: when it begins, and until when it is or was held. */
  offer?: { startsAt: Date; until: Date };
  /** Where one goes on. */
  address: string;
};

/** Tells somebody who waits for an earlier time what became of it: the bell, and letters of what they can do something about. In the caller's transaction. */
export async function tellLine({ db, publicUrl, now }: NewsContext, line: LineRow, news: News): Promise<void> {
  const { what, offer, address } = news;
  const facts: EarlierNoticeFacts = {
    what,
    providerName: line.provider_name,
    personName: nameOf(line),
    lastDay: line.last_day,
    startsAt: offer?.startsAt.toISOString() ?? null,
    until: offer?.until.toISOString() ?? null,
    timeZone: line.time_zone,
    address,
  };
  await notify(db, {
    kind: EARLIER_NOTICE,
    subjectId: line.id,
    personId: line.person_id,
    readers: [{ userId: line.user_id, providerId: null }],
    facts,
    about: 'bookings',
    latest: what === 'offered' ? offer?.until : undefined,
    letters:
      what === 'passed' || what === 'over'
        ? []
        : await lettersOf(db, line, { ...news, what, address: publicUrl + address }),
    link: () => (what === 'passed' || what === 'over' ? undefined : address),
    refreshes: () => ['bookings'],
    now,
  });
}

const nameOf = ({ first_name: first, last_name: last }: LineRow) => `${first} ${last}`;

type WrittenNews = News & { what: 'offered' | 'givenUp' };

async function lettersOf(db: Db, line: LineRow, { what, offer, address }: WrittenNews): Promise<WrittenLetter[]> {
  const reader = await readerOf(db, line.user_id);
  const language = languageNamed(reader.language);
  const t = wordsOf(language);
  const locale = languages[language];
  const moment = (at: Date | undefined) =>
    at ? writtenForReader(at, { timeZone: line.time_zone, readerZone: reader.time_zone, locale }) : '';
  const values = {
    brand: brand.name,
    link: address,
    name: reader.first_name,
    provider: line.provider_name,
    person: nameOf(line),
    day: formatDayInWords(line.last_day, locale),
    moment: moment(offer?.startsAt),
    until: moment(offer?.until),
    minutes: HOLD_MINUTES,
  };
  const words = `availability.line.${what}` as const;
  return lettersTo(reader, {
    subject: t(`${words}.mail.subject`, values),
    mail: t(`${words}.mail`, values),
    text: t(`${words}.text`, values),
    about: 'bookings',
    userId: line.user_id,
    latest: what === 'offered' ? offer?.until : undefined,
  });
}
