import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { href, type Query } from '#web/paths.ts';
import type { ChoosingStep } from '#features/bookings/steps.ts';
import { personNamed } from '#features/bookings/web/wizard/booking-draft.ts';
import { BookingWizard } from '#features/bookings/web/wizard/BookingWizard.tsx';
import { useFollowedPerson } from '#features/bookings/web/wizard/useFollowedPerson.ts';
import { useDoor } from '#features/bookings/web/wizard/useChoosing.ts';
import { useNavigate } from '#web/useNavigate.ts';
import { APPOINTMENT, type BookableDetails } from '../../doctor.ts';
import { AppointmentSummary } from './AppointmentSummary.tsx';
import { type AppointmentDraft, priceOf, readDraft, stepAddress, type StepProps } from './booking-steps.ts';
import { CheckStep } from './CheckStep.tsx';
import { QuestionsStep } from './QuestionsStep.tsx';
import { StillTrueStep } from './StillTrueStep.tsx';
import { TimeStep } from './TimeStep.tsx';
import { useOpenStep } from './useOpenStep.ts';
import { useSlotHold } from './useSlotHold.ts';

type Props = {
  doctor: BookableDetails;
  free: readonly string[];
  /** So far ahead the doctor can be booked. */
  aheadDays: number;
};

/** How and when, for whom, the questions, what the doctor needs to know, and check: each step has its own address, which holds all that was chosen. */
export function AppointmentBooking({ doctor, free, aheadDays }: Props) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => readDraft(params, doctor));
  const hold = useSlotHold(doctor._id, draft.time);
  useFollowedPerson(personNamed(params), (person) => setDraft(forPerson(draft, person)));
  const { step, ask, isStill, isShort } = useOpenStep(draft, hold);
  const promisedCents = Number(params.get('total')) || (isShort ? priceOf(doctor, draft.mode) : undefined);
  const isOne = ask !== undefined && params.has('still');
  const still = isStill || isOne ? 1 : undefined;
  const door = useDoor(draft.familyMemberId);
  const addressOf = (chosen: AppointmentDraft, at: ChoosingStep, more?: Query) =>
    stepAddress(doctor._id, chosen, at, { total: at === 'time' ? undefined : promisedCents, ...more });
  // What one holds oneself is free to oneself.
  const times = draft.time && hold.until && !free.includes(draft.time) ? [...free, draft.time].toSorted() : free;
  const onChange = (change: Partial<AppointmentDraft>) => {
    if (change.time && change.time === draft.time) hold.again();
    setDraft((known) => ({ ...known, ...change }));
  };
  const given: StepProps = { doctor, times, draft, onChange, hold };
  const asking = ask ? (
    <QuestionsStep {...given} key={draft.familyMemberId} current={ask} isOne={isOne} promisedCents={promisedCents} />
  ) : (
    isStill && <StillTrueStep {...given} key={draft.familyMemberId} promisedCents={promisedCents} />
  );
  return (
    <BookingWizard
      kind={APPOINTMENT}
      summary={<AppointmentSummary doctor={doctor} draft={draft} />}
      provider={doctor}
      personId={draft.familyMemberId}
      step={step}
      addressOf={(at, more) => addressOf(draft, at, { new: door, ...more })}
      more={{ ask, still }}
      isFirstStep={isShort || step === 'time'}
      lookingAt={href('/top-Doctors')}
      onLogIn={hold.keep}
      door={door}
      onPerson={(familyMemberId) => {
        const chosen = forPerson(draft, familyMemberId);
        setDraft(chosen);
        return navigate(chosen.intakeId ? addressOf(chosen, 'check') : addressOf(chosen, 'person', { still: 1 }));
      }}
      time={<TimeStep {...given} aheadDays={aheadDays} />}
      asking={asking}
      check={<CheckStep {...given} key={draft.familyMemberId} promisedCents={promisedCents} />}
    />
  );
}

/** The answers that go along are those of one person. */
const forPerson = (draft: AppointmentDraft, familyMemberId: string | null): AppointmentDraft =>
  familyMemberId === draft.familyMemberId ? draft : { ...draft, familyMemberId, intakeId: undefined };
