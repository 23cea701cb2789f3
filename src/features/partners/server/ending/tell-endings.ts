import { type BookingContext, kindNamed } from '#features/bookings/server/kind.ts';
import { joiningKindOf } from '#features/providers/application.ts';
import { notify } from '#features/notifications/server/notify.ts';
import { type PlaceReader, readersWith } from '#features/providers/server/places/role-store.ts';
import { languageNamed } from '#server/http/language.ts';
import { isWord, wordsOf } from '#server/words.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { brand } from '#shared/brand.ts';
import { addDays, dayIn, formatDayInWords } from '#shared/dates.ts';
import { languages } from '#shared/languages.ts';
import { PARTNER_NOTICE, type PartnerNoticeFacts } from '../../notification.ts';
import { type Ending, endingWithin, familiesBookedAt, markTold } from './ending-store.ts';

type NewsContext = Pick<BookingContext, 'db' | 'publicUrl' | 'bookingKinds' | 'now'>;

/** Days before the end on which managers are warned; 0 is the end itself, of which families with days ahead hear, too. */
const WARNED_DAYS = [0, 1, 7, 30];

/** Warns of verifications that end, and tells of those that have: the accepted bookings stay. */
export async function tellEndings(telling: NewsContext): Promise<void> {
  for (const days of WARNED_DAYS)
    for (const ending of await endingWithin(telling.db, { days, now: telling.now }))
      await inTransaction(telling, (inside) => tellOne(inside, ending, days));
}

async function tellOne(telling: NewsContext, ending: Ending, days: number) {
  const { db, now } = telling;
  if (!(await markTold(db, ending, { days, now }))) return;
  await tell(telling, {
    ending,
    what: days === 0 ? 'ended' : 'ending',
    to: await readersWith(db, { providerId: ending.id, right: 'profile' }),
  });
  if (days > 0) return;
  await tell(telling, { ending, what: 'placeEnded', to: await familiesBookedAt(db, { providerId: ending.id, now }) });
}

type EndingNews = { ending: Ending; what: 'ending' | 'ended' | 'placeEnded'; to: readonly PlaceReader[] };

async function tell({ db, publicUrl, bookingKinds, now }: NewsContext, { ending, what, to }: EndingNews) {
  const { id, name } = ending;
  const day = lastDayOf(ending);
  const kind = joiningKindOf(ending.kind);
  const booked = what === 'placeEnded' && ending.booked ? ending.booked : undefined;
  const page = booked ? kindNamed(bookingKinds, booked).page : '/partner/evidence';
  // Of some kinds families have something else, and of a kind that nobody books nothing.
  const own = `partners.mail.${what}.${ending.kind}`;
  const link = `${publicUrl}${page}`;
  await notify(db, {
    kind: PARTNER_NOTICE,
    subjectId: id,
    readers: to.map((reader) => ({
      userId: reader.id,
      providerId: what === 'placeEnded' ? null : id,
      right: 'profile',
    })),
    facts: { what, name, kind, day, ...(booked && { booked }) } satisfies PartnerNoticeFacts,
    about: 'bookings',
    letters: to.map(({ id: userId, email, first_name: hello, language }) => {
      const t = wordsOf(languageNamed(language));
      const inWords = formatDayInWords(day, languages[languageNamed(language)]);
      const values = { brand: brand.name, help: brand.phone, hello, name, day: inWords, link };
      return {
        channel: 'mail' as const,
        about: 'bookings' as const,
        userId,
        to: email,
        subject: t(isWord(`${own}.subject`) ? `${own}.subject` : `partners.mail.${what}.subject`, values),
        text: t(isWord(own) ? own : `partners.mail.${what}`, values),
      };
    }),
    link: () => page,
    refreshes: () => ['partners', 'bookings'],
    now,
  });
}

/** The last day on which it holds, on the clock of the place. */
const lastDayOf = ({ until, timeZone }: Ending) => addDays(dayIn(timeZone, until), -1);
