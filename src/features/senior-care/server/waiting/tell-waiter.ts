import { lettersTo } from '#features/notifications/server/letters-to.ts';
import { notify, type NewsContext } from '#features/notifications/server/notify.ts';
import { readerOf } from '#features/notifications/server/reader-store.ts';
import type { WrittenLetter } from '#features/preferences/server/post.ts';
import type { Db } from '#server/db/db.ts';
import { languageNamed } from '#server/http/language.ts';
import { wordsOf } from '#server/words.ts';
import { brand } from '#shared/brand.ts';
import { writtenForReader } from '#shared/both-clocks.ts';
import { formatDayInWords } from '#shared/dates.ts';
import { languages } from '#shared/languages.ts';
import { OFFER_SECONDS } from '../../waiting-contract.ts';
import { WAITING_NOTICE, type WaitingNoticeFacts } from '../../waiting-notice.ts';
import type { WaiterRow } from './waiting-store.ts';

type News = { what: 'offered' | 'passed'; until: Date } | { what: 'givenUp' };

/** Where somebody goes on: to the seat that is held for them, or to other centers. */
const pageOf = { offered: '/dashboard', passed: undefined, givenUp: '/senior-care' };

/** Tells somebody who waits for a day what became of it: the bell, and a letter of what they can do something about. In the caller's transaction. */
export async function tellWaiter({ db, publicUrl, now }: NewsContext, waiter: WaiterRow, news: News): Promise<void> {
  const until = 'until' in news ? news.until : undefined;
  const page = pageOf[news.what];
  const facts: WaitingNoticeFacts = {
    what: news.what,
    centerName: waiter.provider_name,
    personName: nameOf(waiter),
    day: waiter.day,
    until: until?.toISOString() ?? null,
    timeZone: waiter.time_zone,
  };
  await notify(db, {
    kind: WAITING_NOTICE,
    subjectId: waiter.id,
    personId: waiter.person_id,
    readers: [{ userId: waiter.user_id, providerId: null }],
    facts,
    about: 'bookings',
    latest: news.what === 'offered' ? until : undefined,
    letters: page && news.what !== 'passed' ? await lettersOf(db, waiter, news, publicUrl + page) : [],
    link: () => page,
    refreshes: () => ['bookings'],
    now,
  });
}

const nameOf = ({ first_name: first, last_name: last }: WaiterRow) => `${first} ${last}`;

async function lettersOf(db: Db, waiter: WaiterRow, news: News, link: string): Promise<WrittenLetter[]> {
  const reader = await readerOf(db, waiter.user_id);
  const language = languageNamed(reader.language);
  const t = wordsOf(language);
  const locale = languages[language];
  const until = 'until' in news ? news.until : undefined;
  const values = {
    brand: brand.name,
    link,
    name: reader.first_name,
    provider: waiter.provider_name,
    person: nameOf(waiter),
    day: formatDayInWords(waiter.day, locale),
    until: until ? writtenForReader(until, { timeZone: waiter.time_zone, readerZone: reader.time_zone, locale }) : '',
    minutes: OFFER_SECONDS / 60,
  };
  const words = `seniorCare.waiting.${news.what}` as const;
  return lettersTo(reader, {
    subject: t(`${words}.mail.subject`, values),
    mail: t(`${words}.mail`, values),
    text: t(`${words}.text`, values),
    about: 'bookings',
    userId: waiter.user_id,
    latest: until,
  });
}
