import { nameOf } from '#features/family/server/name-of.ts';
import { dayIn } from '#shared/dates.ts';
import type { Booking, BookingCancellation, BookingCard, Money, MoneyLine } from '../booking.ts';
import type { BookingTime } from '../calendar.ts';
import { canBeSure, isAhead } from '../coming.ts';
import { type Due, dueNow, isAskedToPay, nextDue, paymentOf, sumsOf } from '../dues.ts';
import {
  countsFrom,
  freeCancelUntil,
  refundEndHours,
  refundWhenCancelled,
  shownCancelTerms,
} from '../refund-policy.ts';
import { canCancel, extendedHold, type Status, tabOf } from '../status.ts';
import { presentAttendance } from './attendance/present-attendance.ts';
import { presentChange, presentDifference, presentSkips, presentUnpaidPart } from './changes/present-change.ts';
import type { PackedDoer } from './doers-store.ts';
import { type BookingKind, type BookingKinds, isAtHome, kindNamed, sayingOf, type Speech, type Time } from './kind.ts';
import type { CardRow } from './list-store.ts';
import type { ShownBooking } from './opened/opened-store.ts';
import { countedTimes, type CountedRow } from './times/counted-times.ts';
import { presentCalendar } from './times/present-calendar.ts';
import { presentTimes } from './times/present-times.ts';
import { timelineOf } from './times/present-timeline.ts';
import type { PackedPlan } from './plans/packed-plan-store.ts';
import type { PackedOffer } from './offers/packed-offer-store.ts';
import { presentOffer } from './offers/present-offer.ts';
import { presentPlan } from './plans/present-plan.ts';
import { presentQuestions } from './questions/present-questions.ts';
import type { BookingColumns } from './store.ts';

export type PresentContext = { bookingKinds: BookingKinds; speech: Speech; now: Date };
/** `times`: which are free now beside the one that its provider cannot keep. */
type OpenedContext = PresentContext & { times?: readonly Date[] };

/** A booking as lists have it. */
export function presentCard(row: CardRow, { bookingKinds, speech, now }: PresentContext): BookingCard {
  const { status, snapshot, choose_by: chooseBy } = row;
  const kind = kindNamed(bookingKinds, row.kind);
  const { firstDay, lastDay } = daysOf(row);
  return {
    _id: row.id,
    bookingId: row.booking_id,
    kind: row.kind,
    what: kind.what(snapshot.details, speech),
    isAtHome: isAtHome(kind, snapshot),
    status,
    tab: tabOf({ status, startsAt: row.starts_at, endsAt: row.ends_at }, now),
    bookedDate: row.booked_date,
    updated_at: row.updated_at.toISOString(),
    createdAt: row.created_at.toISOString(),
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    firstDay,
    lastDay,
    timeZone: row.time_zone,
    providerId: row.provider_id,
    providerName: row.provider_name,
    picture: snapshot.picture,
    personId: row.person_id,
    personName: `${row.first_name} ${row.last_name}`,
    isForSelf: row.is_for_self,
    payment: paymentOf(row.dues),
    heldUntil: row.held_until?.toISOString() ?? null,
    // While the family chooses another time, the provider owes no answer.
    answerBy: status === 'pending' && !chooseBy ? (row.answer_by?.toISOString() ?? null) : null,
    isAsked: row.is_asked && !chooseBy && status === 'pending' && row.answer_by !== null && row.answer_by > now,
    chooseBy: chooseBy?.toISOString() ?? null,
    payBy: presentDifference(row, now)?.payBy ?? unpaidUntil(row),
    otherWayBy: row.other_way_by?.toISOString() ?? null,
    mayBook: row.may_book,
    mayPay: row.may_pay,
    payers: row.packed_payers && {
      names: row.packed_payers.map((payer) => nameOf(payer, speech.t)),
      isAsked: row.pay_asked_at !== null && isAskedToPay(row.pay_asked_at, now),
    },
  };
}

/** Until when a part that could not be charged can be paid, where that ends the booking. */
const unpaidUntil = ({ status, dues }: Pick<CardRow, 'status' | 'dues'>): string | null =>
  (status === 'accepted' || status === 'scheduled' ? nextDue(dues)?.unpaidUntil?.toISOString() : undefined) ?? null;

/** What whoever may pay and not book has to do with a booking: nothing of what else waits for its family. */
export const onlyToPay = <Card extends BookingCard>(card: Card): Card => ({ ...card, isAsked: false, chooseBy: null });

type DateColumns = Pick<CardRow, 'booked_date' | 'time_zone' | 'ends_at'>;

/** The days of the first and the last moment: what ends at midnight ends on the day before. */
export const daysOf = ({ booked_date: firstDay, time_zone: zone, ends_at: end }: DateColumns) => ({
  firstDay,
  lastDay: dayIn(zone, new Date(end.getTime() - 1)),
});

/** A booking as it is opened, at that moment, in the reader's language. */
export function presentBooking(row: ShownBooking, { times: freeTimes = [], ...presenting }: OpenedContext): Booking {
  const { bookingKinds, speech, now } = presenting;
  const card = presentCard(row, presenting);
  const { status, snapshot, times, dues } = row;
  const { address, phone, latitude, longitude, details, refundPolicy: policy } = snapshot;
  const timed = { status, startsAt: row.starts_at, endsAt: row.ends_at };
  const kind = kindNamed(bookingKinds, row.kind);
  const doer = (packed?: PackedDoer | null) =>
    packed ? { isReader: packed.isReader, name: nameOf(packed, speech.t) } : null;
  const plan = status === 'cancelled' ? null : presentPlan(row, now);
  const counted = countedTimes(row, kind.single);
  const { terms, facts, arrival } = kind.describe({ details, times, timeZone: row.time_zone, address }, speech);
  const isHidden = kind.areFactsHealth && !row.may_read_note;
  const isPlain = !row.may_read_note;
  return {
    ...card,
    times: times.map(presentTime),
    calendar: presentCalendar(row, kind),
    terms,
    facts: isHidden ? [] : facts.filter(({ isHealth }) => !isPlain || !isHealth),
    arrival,
    lines: linesOf(row, { say: sayingOf(kind, speech), now }),
    money: moneyOf(row, { kind, now }),
    freeCancelUntil:
      freeCancelUntil({
        startsAt: countsFrom({ startsAt: row.terms_from ?? row.starts_at, times: counted }),
        policy,
      })?.toISOString() ?? null,
    refundEndHours: refundEndHours(policy),
    cancelling: row.packed_offer
      ? null
      : shownCancelTerms({ ...timed, termsFrom: row.terms_from, policy, dues, times: counted }, now),
    canCancel: canCancel(timed, now),
    // A later part waits for the provider's yes; what a plan does not pay waits for nobody.
    canPay:
      status !== 'cancelled' &&
      (card.answerBy === null || (plan?.state === 'refused' && row.ends_at > now)) &&
      dueNow(dues, now) !== undefined,
    canExtend:
      extendedHold({ ...timed, heldUntil: row.held_until, holdExtendedAt: row.hold_extended_at }, now) !== undefined,
    canReview: (card.tab === 'completed' || card.tab === 'cancelled') && row.is_reviewable,
    isSure: row.sure_at !== null && isAhead(timed, now),
    canBeSure: row.sure_at === null && !row.packed_offer && canBeSure(timed, now),
    sequence: row.events.length,
    cancelled: cancelledOf(row),
    booker: doer(row.packed_doers?.booker),
    payer: doer(row.packed_doers?.payer),
    canceller: doer(row.packed_doers?.canceller),
    plan,
    plansTaken: row.plans_taken ?? [],
    questions: presentQuestions(row.packed_questions),
    change: presentChange(row.packed_change, row),
    difference: presentDifference(row, now),
    offer: row.packed_offer && { ...presentOffer(row.packed_offer), times: freeTimes.map((at) => at.toISOString()) },
    skipped: presentSkips(row.packed_skips, now),
    single: presentTimes(row, { single: kind.single, side: 'family', now }),
    unpaidPart: presentUnpaidPart(row, now),
    canChangeDays: status !== 'cancelled' && row.answer_by !== null && row.ends_at > now,
    attendance: presentAttendance(row.packed_attendance, times.map(presentTime)),
    timeline: timelineOf(row, { ...presenting, tab: card.tab }),
    address,
    phone,
    latitude,
    longitude,
    note: kind.isNoteHealth && isPlain ? null : row.note,
    details: isHidden ? {} : isPlain && kind.withoutHealth ? kind.withoutHealth(details) : details,
  };
}

export const presentTime = ({ day, startsAt, endsAt }: Time): BookingTime => ({
  day,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

/** Who cancelled, why and when: null for a booking that stands. */
export function cancelledOf({
  cancelled_by: by,
  cancel_code: code,
  cancel_reason: reason,
  cancelled_at: at,
}: Pick<BookingColumns, 'cancelled_by' | 'cancel_code'> & { cancel_reason: string | null; cancelled_at: Date | null }) {
  return by && code && at ? ({ by, code, reason, at: at.toISOString() } satisfies BookingCancellation) : null;
}

type MoneyColumns = {
  total_cents: number;
  status: Status;
  dues: readonly Due[];
  packed_plan: PackedPlan | null;
  packed_offer: PackedOffer | null;
};
type SpanColumns = { starts_at: Date; ends_at: Date; terms_from: Date | null };

type CostContext = { kind: Pick<BookingKind, 'single'>; now: Date };

/** How the money of a booking stands. */
export const moneyOf = (
  row: Omit<MoneyColumns, 'packed_plan'> & SpanColumns & CountedRow,
  { kind, now }: CostContext,
): Money => ({
  ...sumsOf(row.dues, row.total_cents, now),
  refundIfCancelledCents: refundWhenCancelled(
    {
      // Whoever has lost a time to its provider ends the rest for free.
      status: row.packed_offer ? 'pending' : row.status,
      startsAt: row.terms_from ?? row.starts_at,
      policy: row.snapshot.refundPolicy,
      dues: row.dues,
      times: countedTimes(row, kind.single),
    },
    now,
  ),
});

/** The lines of the money, as the kind names them. */
export function linesOf(
  {
    total_cents: totalCents,
    status,
    dues,
    packed_plan: plan,
    starts_at: startsAt,
    ends_at: endsAt,
  }: MoneyColumns & SpanColumns,
  { say, now }: { say: (key: string) => string; now: Date },
): MoneyLine[] {
  const { dueNowCents, laterCents, paidCents, planCents, balanceCents, refundCents, returningCents } = sumsOf(
    dues,
    totalCents,
    now,
  );
  const line = (name: MoneyLine['name'], key: string, cents: number): MoneyLine => ({ name, term: say(key), cents });
  const stands = status !== 'cancelled';
  const isBack = returningCents === 0 && paymentOf(dues) !== 'refund_due';
  const balance = { pending: '', upcoming: '', ongoing: 'Ongoing', completed: 'Completed', cancelled: '' };
  const tab = tabOf({ status, startsAt, endsAt }, now);
  return [
    line('total', 'fact.total', totalCents),
    ...(dueNowCents > 0 && stands ? [line('due', 'fact.dueToday', dueNowCents)] : []),
    ...(paidCents > 0 ? [line('paid', 'fact.paid', paidCents)] : []),
    ...(laterCents > 0 && stands ? [line('later', 'fact.later', laterCents)] : []),
    ...(refundCents > 0 ? [line('refund', isBack ? 'fact.refunded' : 'fact.refunding', refundCents)] : []),
    ...(planCents > 0 && stands
      ? [line('plan', plan?.state === 'asked' ? 'fact.planAsked' : 'fact.planPays', planCents)]
      : []),
    ...(balanceCents > 0 && stands ? [line('balance', `fact.balance${balance[tab]}`, balanceCents)] : []),
  ];
}
