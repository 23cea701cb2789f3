import type { NewsKind } from '#features/preferences/news.ts';
import type { WrittenLetter } from '#features/preferences/server/post.ts';
import { languageNamed } from '#server/http/language.ts';
import { brand } from '#shared/brand.ts';
import { writtenForReader } from '#shared/both-clocks.ts';
import { formatClock, formatDayInWords } from '#shared/dates.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { formatMoney } from '#shared/money.ts';
import { phoneInWords } from '#shared/phone.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import type { Translator, Values } from '#shared/words.ts';
import { nextDue, openDifference, paymentOf, sumsOf } from '../dues.ts';
import { HOLD_MINUTES } from '#features/availability/hold-seconds.ts';
import { cancellingValues, cancelTerms } from '../refund-policy.ts';
import { ANSWER_HOURS } from '../status.ts';
import { countedTimes } from './times/counted-times.ts';
import type { AnyNotice, BookingNotice } from '../notification.ts';
import {
  type BookingContext,
  type BookingKind,
  isAtHome,
  type NoticeWeights,
  sayingOf,
  type Side,
  type Speech,
  speechIn,
  type Weight,
} from './kind.ts';
import type { NoticeFacts, NoticeReader } from './notice-store.ts';
import { comingKey } from './reminders/coming-key.ts';

/** Which side hears of what, of bookings of every kind. */
const hearing: Record<BookingNotice, NoticeWeights> = {
  held: { family: 'wanted' },
  requested: { family: 'wanted', provider: 'wanted' },
  paid: { family: 'wanted', provider: 'wanted' },
  booked: { family: 'wanted', provider: 'wanted' },
  duePaid: {},
  duePaidLate: { family: 'wanted', provider: 'wanted' },
  dueCharged: { family: 'wanted', provider: 'bell' },
  dueUnpaid: { family: 'essential', provider: 'wanted' },
  uncharged: { family: 'essential', provider: 'essential' },
  accepted: { family: 'wanted', provider: 'bell' },
  reminder: { family: 'wanted' },
  unanswered: { provider: 'wanted' },
  declined: { family: 'essential', provider: 'bell' },
  expired: { family: 'essential', provider: 'wanted' },
  cancelled: { family: 'essential', provider: 'essential' },
  unpaid: { family: 'essential' },
  late: { family: 'essential' },
  moved: { family: 'essential', provider: 'essential' },
  refunded: { family: 'essential' },
  asked: { family: 'essential' },
  replied: { family: 'bell', provider: 'wanted' },
  changeAsked: { family: 'bell', provider: 'wanted' },
  changeDeclined: { family: 'essential', provider: 'bell' },
  changeExpired: { family: 'essential', provider: 'bell' },
  changeWithdrawn: { family: 'bell', provider: 'wanted' },
  skipped: { family: 'bell', provider: 'wanted' },
  unskipped: { family: 'bell', provider: 'wanted' },
  timeCancelled: { family: 'essential', provider: 'essential' },
  timeMoved: { family: 'essential', provider: 'essential' },
  timeSoon: { family: 'wanted' },
  endsSoon: { family: 'wanted' },
  missed: { family: 'essential' },
  insured: { family: 'wanted', provider: 'wanted' },
  planCovered: { family: 'essential', provider: 'bell' },
  planPart: { family: 'essential', provider: 'bell' },
  planRefused: { family: 'essential', provider: 'bell' },
  planSoon: { family: 'essential' },
  planUnchecked: { family: 'essential', provider: 'wanted' },
  planReplaced: { family: 'bell', provider: 'wanted' },
  uncovered: { family: 'essential', provider: 'essential' },
  dueSoon: { family: 'essential' },
  changeUndone: { family: 'essential', provider: 'essential' },
  dueAtProvider: { family: 'essential', provider: 'essential' },
  dueLate: { family: 'essential' },
  offered: { family: 'essential', provider: 'bell' },
  offerWithdrawn: { family: 'essential', provider: 'bell' },
  replanned: { family: 'essential', provider: 'essential' },
  offerReturned: { family: 'essential', provider: 'wanted' },
  offerExpired: { family: 'essential', provider: 'wanted' },
};

/** Which side hears of it, and how, of a booking of this kind. */
export function hearingOf({ name, notices }: Pick<BookingKind, 'name' | 'notices'>, what: AnyNotice): NoticeWeights {
  const heard = notices?.[what] ?? (hearing as Readonly<Record<string, NoticeWeights>>)[what];
  if (!heard) throw new Error(`Nobody has said who hears of ${what} of a ${name}.`);
  return heard;
}

const reminders: ReadonlySet<AnyNotice> = new Set<BookingNotice>(['reminder', 'timeSoon', 'endsSoon']);

/** What must be known is told as cancellations and money, so that nobody switches it off. */
const newsKindOf = (what: AnyNotice, weight: Weight | undefined): NewsKind =>
  weight === 'essential' ? 'money' : reminders.has(what) ? 'reminders' : 'bookings';

/** As which kind of news each side chooses whether to hear of it. */
export const newsAbout = (kind: BookingKind, what: AnyNotice): NewsKind =>
  newsKindOf(what, Object.values(hearingOf(kind, what)).includes('essential') ? 'essential' : 'wanted');

/** Until when a side can still do what it is told of: no quiet hours keep it longer. */
export function latestOf(what: AnyNotice, facts: NoticeFacts): Date | undefined {
  const { answer_by, held_until, times, about } = facts;
  if (what === 'held') return held_until ?? undefined;
  if (what === 'dueSoon') return differenceOf(facts)?.payBy;
  if (what === 'dueCharged') return undefined;
  if (what === 'dueUnpaid') return nextDue(facts.dues)?.unpaidUntil ?? undefined;
  const coming = about?.time ?? times.at(0);
  const end = reminders.has(what) ? coming?.startsAt : (about?.answerBy ?? answer_by);
  return end ? new Date(end.getTime() - HOUR_MS) : undefined;
}

/** The page of a booking, on the side of whoever reads of it. */
export const pageOf = (side: Side, { page }: Pick<BookingKind, 'page'>, id: string): string =>
  `${side === 'family' ? page : '/partner'}?id=${id}`;

type LetterContent = Pick<BookingContext, 'secrets' | 'publicUrl'> & {
  kind: BookingKind;
  facts: NoticeFacts;
  reader: NoticeReader;
};

/** The page on which a booking is paid, with the person whom it is for. */
export const payPageOf = ({ _id: id, personId }: { _id: string; personId: string }): string =>
  `/care/paymentmethod?booking=${id}&for=${personId}`;

/** The mails and texts that one person gets about it, in their language, as far as they have chosen them. */
export function lettersAbout(what: AnyNotice, matter: LetterContent): WrittenLetter[] {
  const { is_family: isFamily, is_provider: isProvider } = matter.reader;
  return [
    ...(isFamily ? lettersTo('family', what, matter) : []),
    ...(isProvider ? lettersTo('provider', what, matter) : []),
  ];
}

function lettersTo(
  side: Side,
  what: AnyNotice,
  { kind, facts, reader, publicUrl, secrets }: LetterContent,
): WrittenLetter[] {
  const weight = hearingOf(kind, what)[side];
  if (!weight || weight === 'bell') return [];
  const speech = speechIn(languageNamed(reader.language));
  const say = sayingOf(kind, speech);
  const link = `${publicUrl}${pageOf(side, kind, facts.id)}`;
  const asked = { bookingId: facts.id, startsAt: facts.starts_at, userId: reader.id };
  const values = {
    ...valuesOf(facts, { kind, speech, readerZone: reader.time_zone }),
    brand: brand.name,
    name: reader.first_name,
    link,
    payLink: publicUrl + payPageOf({ _id: facts.id, personId: facts.person_id }),
    comingLink: `${publicUrl}/dashboard-coming/${facts.id}?key=${comingKey(secrets, asked)}`,
  };
  const news = { about: newsKindOf(what, weight), userId: reader.id, latest: latestOf(what, facts) };
  return [
    { ...mail(say, `${what}.${side}`, { values, to: reader.email, locale: speech.locale }), ...news },
    ...(reader.phone
      ? [{ channel: 'sms' as const, to: reader.phone, text: say(`text.${what}.${side}`, values), ...news }]
      : []),
  ];
}

type Letterhead = { values: Values; to: string; locale: string };

function mail(say: Translator, about: string, { values, to, locale }: Letterhead) {
  const owing = values['payBy'] && about.endsWith('.family') ? ['mail.due'] : [];
  const parts = ['mail.hello', `mail.${about}.body`, ...owing, 'mail.see'].map((key) => say(key, values));
  return {
    channel: 'mail' as const,
    to,
    subject: sentenceCase(say(`mail.${about}.subject`, values), locale),
    text: [...parts, brand.name].join('\n\n'),
  };
}

/** What other days cost more, where a family can pay it now. */
export const differenceOf = ({ status, dues, updated_at: now }: NoticeFacts) =>
  status === 'accepted' || status === 'scheduled' ? openDifference(dues, now) : undefined;

type Wording = { kind: BookingKind; speech: Speech; readerZone: string | null };

/** What a message may speak of. `money`: what became of the payment; `span`: whether it is one day or several. */
function valuesOf(facts: NoticeFacts, { kind, speech, readerZone }: Wording): Values {
  const { time_zone: zone, snapshot, times, dues } = facts;
  const { locale } = speech;
  const day = (date: string | undefined) => (date ? formatDayInWords(date, locale) : '');
  const clock = (at: Date | undefined) => (at ? formatClock(zone, at, locale) : '');
  const zones = { timeZone: zone, readerZone, locale };
  const deadline = (at: Date | null | undefined) => (at ? writtenForReader(at, zones) : '');
  const money = (cents: number) => formatMoney(cents, locale);
  const sums = sumsOf(dues, facts.total_cents, facts.updated_at);
  const { details } = snapshot;
  const answerBy = facts.about?.answerBy ?? facts.answer_by;
  const open = differenceOf(facts);
  const unpaidUntil = nextDue(dues)?.unpaidUntil;
  const about = facts.about?.time;
  return {
    bookingId: facts.booking_id,
    what: kind.what(details, speech),
    provider: facts.provider_name,
    address: snapshot.address,
    phone: phoneInWords(snapshot.phone),
    person: `${facts.first_name} ${facts.last_name}`,
    count: times.length,
    firstDay: day(times.at(0)?.day),
    lastDay: day(times.at(-1)?.day),
    span: times.at(0)?.day === times.at(-1)?.day ? 'one' : 'several',
    starts: clock(times.at(0)?.startsAt),
    ends: clock(times.at(0)?.endsAt),
    total: money(facts.total_cents),
    paid: money(sums.paidCents),
    balance: money(sums.balanceCents),
    refund: money(sums.refundCents),
    isAtHome: String(isAtHome(kind, snapshot)),
    isPaid: String(sums.paidCents > 0),
    money: paymentOf(dues),
    about: day(facts.about?.day ?? about?.day),
    aboutTime: clock(about?.startsAt),
    aboutEnds: clock(about?.endsAt),
    movedDay: day(facts.about?.movedTo?.day),
    movedTime: clock(facts.about?.movedTo?.startsAt),
    movedEnds: clock(facts.about?.movedTo?.endsAt),
    by: facts.about?.by ?? '',
    hasReason: String(Boolean(facts.about?.reason)),
    isLess: String((facts.about?.cents ?? 0) > 0),
    aboutReason: facts.about?.reason ?? '',
    reason: facts.cancel_reason ?? '',
    cents: money(facts.about?.cents ?? open?.amountCents ?? 0),
    isEnding: String(Boolean(unpaidUntil)),
    unpaidUntil: deadline(unpaidUntil),
    payBy: deadline(open?.payBy),
    undoes: String(open?.isUndoable ?? false),
    answerBy: deadline(answerBy),
    heldUntil: deadline(facts.held_until),
    answerHours: ANSWER_HOURS,
    holdMinutes: HOLD_MINUTES,
    ...cancellingValues(termsIn(facts, kind), zones),
    ...kind.values?.({ details, times, timeZone: zone, address: snapshot.address, readerZone }, speech),
  };
}

/** What cancelling costs as the booking stood when this happened. */
const termsIn = (facts: NoticeFacts, { single }: Pick<BookingKind, 'single'>) => {
  const { status, terms_from: termsFrom, starts_at: startsAt, snapshot, dues } = facts;
  const booked = { status, startsAt: termsFrom ?? startsAt, policy: snapshot.refundPolicy, dues };
  return cancelTerms({ ...booked, times: countedTimes(facts, single) }, facts.updated_at);
};
