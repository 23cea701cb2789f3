import type { ChoosingStep } from '#features/bookings/steps.ts';
import { personNamed } from '#features/bookings/web/wizard/booking-draft.ts';
import { href, type Query } from '#web/paths.ts';
import { type BookableDetails, lengthsOf } from '../../caregiver.ts';
import type { CareService } from '../../services.ts';
import { totalOf } from '../../visit.ts';
import { readVisit } from '../../visit-address.ts';

/** A visit while it is being chosen; `time` is when it begins, as the schedule names it. */
export type VisitDraft = {
  services: readonly CareService[];
  hours: number;
  time: string | undefined;
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
    familyMemberId: personNamed(params),
  };
}

/** A step of the booking with everything chosen so far; where one lives never stands in an address. */
export const stepAddress = (caregiver: string, draft: VisitDraft, step: ChoosingStep, more: Query = {}): string =>
  href('/caregiver-bookDetails', undefined, {
    caregiver,
    help: draft.services.join(',') || undefined,
    hours: draft.hours,
    time: draft.time,
    for: draft.familyMemberId,
    step,
    ...more,
  });

/** What every step gets. */
export type StepProps = {
  caregiver: BookableDetails;
  draft: VisitDraft;
  onChange: (change: Partial<VisitDraft>) => void;
};

/** What the visit costs, in cents. */
export const priceOf = ({ hourCents }: BookableDetails, { hours }: Pick<VisitDraft, 'hours'>): number =>
  totalOf(hours, hourCents);
