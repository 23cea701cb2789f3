import { notify } from '#features/notifications/server/notify.ts';
import type { WrittenLetter } from '#features/preferences/server/post.ts';
import { languageNamed } from '#server/http/language.ts';
import { brand } from '#shared/brand.ts';
import { formatClock, formatDayInWords, formatMoment } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { sumsOf } from '../../dues.ts';
import { BOOKING_NOTICE, type AnyNotice, type InNameNotice } from '../../notification.ts';
import { pageOf } from '../booking-messages.ts';
import { type BookingContext, kindNamed, type Speech, speechIn, type Time } from '../kind.ts';
import type { NoticeFacts, NoticeReader } from '../notice-store.ts';
import { bellFacts } from '../present-notification.ts';
import { doersOf } from './in-name-store.ts';

/** What whoever is cared for hears of, which others have done in their name or which has become of that. */
const heardInName: Partial<Record<AnyNotice, InNameNotice>> = {
  requested: 'booked',
  paid: 'booked',
  booked: 'booked',
  insured: 'booked',
  duePaid: 'paid',
  duePaidLate: 'paid',
  dueCharged: 'paid',
  planReplaced: 'paid',
  accepted: 'accepted',
  declined: 'ended',
  expired: 'ended',
  uncovered: 'ended',
  uncharged: 'ended',
  offerReturned: 'ended',
  offerExpired: 'ended',
  cancelled: 'cancelled',
  moved: 'moved',
  replanned: 'moved',
  changeUndone: 'moved',
  skipped: 'skipped',
  unskipped: 'unskipped',
  timeCancelled: 'timeCancelled',
  timeMoved: 'timeMoved',
};

type InNameNews = { what: AnyNotice; facts: NoticeFacts; readers: readonly NoticeReader[] };

/**
 * Tells whoever is cared for, and has an account, what somebody else books, pays, cancels, moves and skips for them, and who it was: as
 * news of the family, which they may switch off. Nobody hears twice, nor of what they did themselves, nor of what was never sent.
 */
export async function tellInName(
  { db, bookingKinds, publicUrl, now }: BookingContext,
  { what, facts, readers }: InNameNews,
): Promise<void> {
  const inName = heardInName[what];
  const reader = readers.find(({ is_person, is_family, is_provider: works }) => is_person && !is_family && !works);
  if (!inName || !reader || facts.answer_by === null || facts.about?.byId === reader.id) return;
  const doers = await doersOf(db, { bookingId: facts.id, byId: facts.about?.byId ?? null });
  const cents = facts.about?.cents ?? sumsOf(facts.dues, facts.total_cents, now).paidCents;
  const told = { inName, by: doers.by ?? '', booker: doers.booker ?? '', paidCents: cents };
  const speech = speechIn(languageNamed(reader.language));
  const kind = kindNamed(bookingKinds, facts.kind);
  const page = pageOf('family', kind, facts.id);
  const matter = { ...told, facts, bought: kind.what(facts.snapshot.details, speech), link: publicUrl + page };
  await notify(db, {
    kind: BOOKING_NOTICE,
    subjectId: facts.id,
    personId: facts.person_id,
    about: 'family',
    readers: [{ userId: reader.id, providerId: null }],
    facts: { ...bellFacts(facts, what, kind), ...told },
    letters: inName === 'skipped' || inName === 'unskipped' ? [] : [letterTo(reader, speech, matter)],
    link: () => page,
    refreshes: () => ['bookings'],
    now,
  });
}

type LetterContent = {
  facts: NoticeFacts;
  bought: string;
  inName: InNameNotice;
  by: string;
  booker: string;
  paidCents: number;
  link: string;
};

function letterTo(reader: NoticeReader, { t, locale }: Speech, matter: LetterContent): WrittenLetter {
  const { facts, bought, inName, by, booker, paidCents, link } = matter;
  const [first] = facts.times;
  const formatted = (time: Time | undefined) => (time ? formatMoment(facts.time_zone, time.startsAt, locale) : '');
  const values = {
    by,
    booker,
    hasBy: String(by !== ''),
    isPaid: String(paidCents > 0),
    paid: formatMoney(paidCents, locale),
    provider: facts.provider_name,
    bookingId: facts.booking_id,
    what: bought,
    day: first ? formatDayInWords(first.day, locale) : '',
    time: first ? formatClock(facts.time_zone, first.startsAt, locale) : '',
    about: formatted(facts.about?.time),
    movedTo: formatted(facts.about?.movedTo),
  };
  const parts = [
    t('bookings.mail.hello', { name: reader.first_name }),
    t(`bookings.inName.${inName}`, values),
    t('bookings.mail.inName', values),
    t('bookings.mail.see', { link }),
    brand.name,
  ];
  return {
    channel: 'mail',
    to: reader.email,
    subject: sentenceCase(t(`bookings.mail.inName.${inName}`, values), locale),
    text: parts.join('\n\n'),
    about: 'family',
    userId: reader.id,
  };
}
