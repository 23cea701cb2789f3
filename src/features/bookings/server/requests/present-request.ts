import { nameOf } from '#features/family/server/name-of.ts';
import { CONTACT_HOURS } from '#features/providers/contact-hours.ts';
import type { Fact } from '../../booking.ts';
import type { Request } from '../../request-contract.ts';
import { tabOf } from '../../status.ts';
import { presentChange, presentDifference, presentSkips, presentUnpaidPart } from '../changes/present-change.ts';
import { isAtHome, kindNamed, sayingOf } from '../kind.ts';
import { cancelledOf, daysOf, linesOf, moneyOf, type PresentContext, presentTime } from '../present.ts';
import { presentOffer } from '../offers/present-offer.ts';
import { presentPlan } from '../plans/present-plan.ts';
import { presentQuestions } from '../questions/present-questions.ts';
import { presentTimes } from '../times/present-times.ts';
import type { RequestRow } from './request-store.ts';
import { HOUR_MS } from '#shared/durations.ts';

/** A request as its provider sees it; `beside` is what its kind says of accepting it. */
export function presentRequest(row: RequestRow, beside: readonly Fact[], presenting: PresentContext): Request {
  const { bookingKinds, speech, now } = presenting;
  const { status, snapshot, times } = row;
  const { details } = snapshot;
  const timed = { status, startsAt: row.starts_at, endsAt: row.ends_at };
  const isRecent = status !== 'cancelled' && now.getTime() <= row.ends_at.getTime() + CONTACT_HOURS * HOUR_MS;
  const isExpected = isRecent && status !== 'pending';
  const kind = kindNamed(bookingKinds, row.kind);
  const address = isAtHome(kind, snapshot) && !isExpected ? '' : snapshot.address;
  const { facts } = kind.describe({ details, times, timeZone: row.time_zone, address }, speech);
  const say = sayingOf(kind, speech);
  const change = presentChange(row.packed_change, row);
  return {
    _id: row.id,
    bookingId: row.booking_id,
    kind: row.kind,
    what: kind.what(details, speech),
    isAtHome: isAtHome(kind, snapshot),
    providerId: row.provider_id,
    providerName: row.provider_name,
    status,
    tab: tabOf(timed, now),
    familyName: nameOf({ first_name: row.family_first_name, last_name: row.family_last_name }, speech.t),
    personName: nameOf(row, speech.t),
    startsAt: row.starts_at.toISOString(),
    ...daysOf(row),
    terms: {
      first: say('request.firstDay'),
      last: say('request.lastDay'),
      times: say('request.times'),
      calendar: say('request.calendar'),
      note: say('request.note'),
    },
    times: times.map(presentTime),
    facts,
    beside: status === 'pending' ? [...beside] : [],
    reasons:
      status === 'pending' || change?.state === 'asked' || canOffer(row, presenting)
        ? (kind.reasons?.(speech) ?? [])
        : [],
    lines: linesOf(row, { say, now }),
    money: moneyOf(row, { kind, now }),
    plan: presentPlan(row, now),
    note: isRecent ? row.note : null,
    questions: isRecent ? presentQuestions(row.packed_questions) : [],
    change,
    difference: presentDifference(row, now),
    offer: row.packed_offer && presentOffer(row.packed_offer),
    canOffer: canOffer(row, presenting),
    skipped: presentSkips(row.packed_skips, now),
    single: presentTimes(row, { single: kind.single, side: 'provider', now }),
    unpaidPart: presentUnpaidPart(row, now),
    answerBy: status === 'pending' && !row.packed_offer ? (row.answer_by?.toISOString() ?? null) : null,
    createdAt: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    timeZone: row.time_zone,
    isSure: row.sure_at !== null && isExpected,
    cancelled: cancelledOf(row),
    phone: isExpected ? row.phone : null,
    email: isExpected ? row.email : null,
  };
}

/** Another time can be offered of what stands, is still to come and has one time by the clock. */
const canOffer = (
  { kind, status, packed_offer: offer, starts_at: startsAt }: RequestRow,
  { bookingKinds, now }: PresentContext,
) =>
  kindNamed(bookingKinds, kind).otherTimes !== undefined && status !== 'cancelled' && offer === null && startsAt > now;
