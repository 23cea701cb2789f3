import type { ChoosingStep } from '#features/bookings/steps.ts';
import { personNamed } from '#features/bookings/web/wizard/booking-draft.ts';
import { type Day, readDay } from '#shared/dates.ts';
import { isUuid } from '#shared/uuid.ts';
import { href, type Query } from '#web/paths.ts';
import { readAppointment } from '../../appointment-address.ts';
import { type Mode, priceBy } from '../../appointment-price.ts';
import { type BookableDetails, modesOfDoctor } from '../../doctor.ts';
import type { SlotHold } from './useSlotHold.ts';

/** An appointment while it is being chosen; `time` is when it begins, as the schedule names it. */
export type AppointmentDraft = {
  mode: Mode;
  time: string | undefined;
  /** From when on, where a doctor has named a day. */
  day: Day | undefined;
  /** Whom it is for; null is oneself. */
  familyMemberId: string | null;
  /** The answers that go along, once they were looked through. */
  intakeId: string | undefined;
  /** Why, where somebody came with it. */
  issue: string | undefined;
};

/** What the address bar says; a way that the doctor does not offer is the first that they do. */
export function readDraft(params: URLSearchParams, doctor: BookableDetails): AppointmentDraft {
  const wanted = readAppointment(params);
  const offered = modesOfDoctor(doctor);
  const answers = params.get('answers') ?? '';
  return {
    mode: offered.find((mode) => mode === wanted?.mode) ?? offered[0] ?? 'video',
    time: wanted?.time,
    day: readDay(params.get('day') ?? ''),
    familyMemberId: personNamed(params),
    intakeId: isUuid(answers) ? answers : undefined,
    issue: wanted?.issue,
  };
}

/** A step of the booking with everything chosen so far. */
export const stepAddress = (doctor: string, draft: AppointmentDraft, step: ChoosingStep, more: Query = {}): string =>
  href('/md-bookDetails', undefined, {
    doctor,
    mode: draft.mode,
    time: draft.time,
    day: draft.day,
    for: draft.familyMemberId,
    answers: draft.intakeId,
    issue: draft.issue,
    step,
    ...more,
  });

/** What every step gets. */
export type StepProps = {
  doctor: BookableDetails;
  /** When the doctor can be seen, the chosen time too. */
  times: readonly string[];
  draft: AppointmentDraft;
  onChange: (change: Partial<AppointmentDraft>) => void;
  hold: SlotHold;
};

/** What the visit costs, in cents. */
export const priceOf = ({ prices }: BookableDetails, mode: Mode): number => priceBy(mode, prices) ?? 0;
