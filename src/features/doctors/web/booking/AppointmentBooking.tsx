import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { href } from '#web/paths.ts';
import { draftOfBooking, personNamed } from '#features/bookings/web/wizard/booking-draft.ts';
import { CareNotesStep } from '#features/bookings/web/wizard/CareNotesStep.tsx';
import { LoginGate } from '#features/bookings/web/wizard/LoginGate.tsx';
import { PersonStep } from '#features/bookings/web/wizard/PersonStep.tsx';
import { WizardLayout } from '#features/bookings/web/wizard/WizardLayout.tsx';
import { useFollowedPerson } from '#features/bookings/web/wizard/useFollowedPerson.ts';
import { useWizardHistory } from '#features/bookings/web/wizard/useWizardHistory.ts';
import { useNavigate } from '#web/useNavigate.ts';
import { useIsLoggedIn } from '#web/useSession.tsx';
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
  const isLoggedIn = useIsLoggedIn();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => readDraft(params, doctor));
  const hold = useSlotHold(doctor._id, draft.time);
  useFollowedPerson(personNamed(params), (person) => setDraft(forPerson(draft, person)));
  const { step, ask, isStill, isTelling, isShort } = useOpenStep(draft, hold);
  const promisedCents = Number(params.get('total')) || (isShort ? priceOf(doctor, draft.mode) : undefined);
  const total = step !== 'time' ? promisedCents : undefined;
  const know = isTelling ? 1 : undefined;
  const isOne = ask !== undefined && params.has('still');
  const still = isStill || isOne ? 1 : undefined;
  useWizardHistory({
    address: stepAddress(doctor._id, draft, step, { total, ask, know, still, welcome: params.get('welcome') }),
    isFirstStep: isShort || step === 'time',
  });
  // What one holds oneself is free to oneself.
  const times = draft.time && hold.until && !free.includes(draft.time) ? [...free, draft.time].toSorted() : free;
  const onChange = (change: Partial<AppointmentDraft>) => {
    if (change.time && change.time === draft.time) hold.again();
    setDraft((known) => ({ ...known, ...change }));
  };
  const given: StepProps = { doctor, times, draft, onChange, hold };
  return (
    <WizardLayout kind={APPOINTMENT} summary={<AppointmentSummary doctor={doctor} draft={draft} />}>
      {step === 'time' && <TimeStep {...given} aheadDays={aheadDays} />}
      {step !== 'time' && !isLoggedIn && (
        <LoginGate
          draft={draftOfBooking(doctor)}
          backTo={stepAddress(doctor._id, draft, 'time')}
          next={stepAddress(doctor._id, draft, 'person', { total, welcome: 1 })}
          lookingAt={href('/top-Doctors')}
          onLogIn={hold.keep}
        />
      )}
      {step === 'person' && isLoggedIn && ask && (
        <QuestionsStep
          {...given}
          key={draft.familyMemberId}
          current={ask}
          isOne={isOne}
          promisedCents={promisedCents}
        />
      )}
      {isStill && isLoggedIn && <StillTrueStep {...given} key={draft.familyMemberId} promisedCents={promisedCents} />}
      {isTelling && isLoggedIn && (
        <CareNotesStep
          provider={doctor}
          personId={draft.familyMemberId}
          backTo={stepAddress(doctor._id, draft, 'check', { total })}
          onContinue={() => navigate(stepAddress(doctor._id, draft, 'check', { total }))}
        />
      )}
      {step === 'person' && isLoggedIn && !ask && !isStill && !isTelling && (
        <PersonStep
          draft={draftOfBooking(doctor)}
          backTo={stepAddress(doctor._id, draft, 'time')}
          onContinue={(familyMemberId) => {
            const chosen = forPerson(draft, familyMemberId);
            setDraft(chosen);
            const next = chosen.intakeId ? 'check' : 'person';
            return navigate(stepAddress(doctor._id, chosen, next, { total, still: chosen.intakeId ? undefined : 1 }));
          }}
        />
      )}
      {step === 'check' && isLoggedIn && (
        <CheckStep {...given} key={draft.familyMemberId} promisedCents={promisedCents} />
      )}
    </WizardLayout>
  );
}

/** The answers that go along are those of one person. */
const forPerson = (draft: AppointmentDraft, familyMemberId: string | null): AppointmentDraft =>
  familyMemberId === draft.familyMemberId ? draft : { ...draft, familyMemberId, intakeId: undefined };
