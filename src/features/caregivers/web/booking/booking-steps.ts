import type { ChoosingStep } from '#features/bookings/steps.ts';
import { personNamed } from '#features/bookings/web/wizard/booking-draft.ts';
import { dayIn } from '#shared/dates.ts';
import type { Day } from '#shared/day.ts';
import { href, type Query } from '#web/paths.ts';
import { type BookableDetails, lengthsOf } from '../../caregiver.ts';
import type { Schedule } from '../../contract.ts';
import { FEWEST_WEEKS, MOST_WEEKS, type Repetition, seriesStarts } from '../../series.ts';
import type { CareService } from '../../services.ts';
import { totalOf } from '../../visit.ts';
import { readVisit } from '../../visit-address.ts';
import { visitStarts } from '../../visit-starts.ts';

/** Visits that come again each week, but for those on the days of `without`. */
export type RepetitionDraft = Repetition & { without: readonly Day[] };

/** A visit while it is being chosen; `time` is when it begins, as the schedule names it. */
export type VisitDraft = {
  services: readonly CareService[];
  hours: number;
  time: string | undefined;
  /** Undefined for a single visit; otherwise `time` is when the first of them begins. */
  repeats: RepetitionDraft | undefined;
  /** Whom it is for; null is oneself. */
  familyMemberId: string | null;
};

/** What the address bar says; what the caregiver does not offer is left out, and the length is their shortest. */
export function readDraft(params: URLSearchParams, caregiver: BookableDetails): VisitDraft {
  const { services = [], hours, time } = readVisit(params) ?? {};
  return {
    services: services.filter((service) => caregiver.services.includes(service)),
    hours: lengthsOf(caregiver).find((length) => length === hours) ?? caregiver.minHours,
    time,
    repeats: readRepetition(params),
    familyMemberId: personNamed(params),
  };
}

function readRepetition(params: URLSearchParams): RepetitionDraft | undefined {
  const weeks = Number(params.get('weeks'));
  if (!Number.isInteger(weeks) || weeks < FEWEST_WEEKS || weeks > MOST_WEEKS) return undefined;
  const weekdays = listIn(params, 'on').map(Number);
  return {
    weeks,
    weekdays: weekdays.filter((weekday) => Number.isInteger(weekday) && weekday >= 1 && weekday <= 7),
    without: listIn(params, 'without').filter((day) => /^\d{4}-\d\d-\d\d$/.test(day)),
  };
}

const listIn = (params: URLSearchParams, name: string) => (params.get(name) ?? '').split(',').filter(Boolean);

/** A step of the booking with everything chosen so far; where one lives never stands in an address. */
export const stepAddress = (caregiver: string, draft: VisitDraft, step: ChoosingStep, more: Query = {}): string =>
  href('/caregiver-bookDetails', undefined, {
    caregiver,
    help: draft.services.join(',') || undefined,
    hours: draft.hours,
    time: draft.time,
    weeks: draft.repeats?.weeks,
    on: draft.repeats?.weekdays.join(',') || undefined,
    without: draft.repeats?.without.join(',') || undefined,
    for: draft.familyMemberId,
    step,
    ...more,
  });

/** A visit that comes again, as it is chosen: `isFree` while the caregiver can come then. */
export type RepeatedVisit = { startsAt: string; day: Day; isFree: boolean; isChosen: boolean };

/** All that come again from the first time on, until the weeks are over. */
export function repeatedVisits(
  { time, repeats, hours }: VisitDraft,
  { slots, timeZone }: { slots: Schedule['data']; timeZone: string },
): RepeatedVisit[] {
  if (!time || !repeats) return [];
  const free = new Set(visitStarts(slots, hours).map((startsAt) => Date.parse(startsAt)));
  return seriesStarts(time, repeats, timeZone).map((startsAt) => {
    const day = dayIn(timeZone, new Date(startsAt));
    const isFree = free.has(Date.parse(startsAt));
    return { startsAt, day, isFree, isChosen: isFree && !repeats.without.includes(day) };
  });
}

/** When the visits begin that would be booked: the one time, or all that come again, are free, and were not taken out. */
export function startsOf(draft: VisitDraft, given: { slots: Schedule['data']; timeZone: string }): string[] {
  if (!draft.repeats) return draft.time ? [draft.time] : [];
  return repeatedVisits(draft, given)
    .filter(({ isChosen }) => isChosen)
    .map(({ startsAt }) => startsAt);
}

/** What every step gets; `starts`: when the visits begin that would be booked. */
export type StepProps = {
  caregiver: BookableDetails;
  draft: VisitDraft;
  starts: readonly string[];
  onChange: (change: Partial<VisitDraft>) => void;
};

type Priced = { caregiver: BookableDetails; draft: Pick<VisitDraft, 'hours'>; starts: readonly string[] };

/** What one visit costs, in cents. */
export const centsEachOf = ({ caregiver, draft }: Omit<Priced, 'starts'>): number =>
  totalOf(draft.hours, caregiver.hourCents);

/** What all of it costs, in cents; one visit before a time is chosen. */
export const priceOf = ({ starts, ...visit }: Priced): number => centsEachOf(visit) * Math.max(1, starts.length);
