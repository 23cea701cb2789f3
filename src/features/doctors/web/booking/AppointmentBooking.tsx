import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { href } from '#web/paths.ts';
import { choosingSteps, stepNamed } from '#features/bookings/steps.ts';
import { draftOfBooking, personNamed } from '#features/bookings/web/wizard/booking-draft.ts';
import { CareNotesStep } from '#features/bookings/web/wizard/CareNotesStep.tsx';
import { LoginGate } from '#features/bookings/web/wizard/LoginGate.tsx';
import { PersonStep } from '#features/bookings/web/wizard/PersonStep.tsx';
import { useMustChoose } from '#features/bookings/web/wizard/useWho.ts';
import { WizardLayout } from '#features/bookings/web/wizard/WizardLayout.tsx';
import { useFollowedPerson } from '#features/bookings/web/wizard/useFollowedPerson.ts';
import { useWizardHistory } from '#features/bookings/web/wizard/useWizardHistory.ts';
import { useNavigate } from '#web/useNavigate.ts';
import { useIsLoggedIn } from '#web/useSession.tsx';
import { APPOINTMENT, type BookableDetails } from '../../doctor.ts';
import { AppointmentSummary } from './AppointmentSummary.tsx';
import { type AppointmentDraft, readDraft, stepAddress, type StepProps } from './booking-steps.ts';
import { CheckStep } from './CheckStep.tsx';
import { QuestionsStep } from './QuestionsStep.tsx';
import { TimeStep } from './TimeStep.tsx';
import { useSlotHold } from './useSlotHold.ts';

/** How and when, for whom, the questions, what the doctor needs to know, and check: each step has its own address, which holds all that was chosen. */
export function AppointmentBooking({ doctor, free }: { doctor: BookableDetails; free: readonly string[] }) {
  const [params] = useSearchParams();
  const isLoggedIn = useIsLoggedIn();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => readDraft(params, doctor));
  const hold = useSlotHold(doctor._id, draft.time);
  useFollowedPerson(personNamed(params), (person) => setDraft(forPerson(draft, person)));
  const mustChoose = useMustChoose(draft.familyMemberId);
  const named = stepNamed(choosingSteps, params);
  const asked = mustChoose && named === 'check' ? 'person' : named;
  const step = draft.time ? asked : 'time';
  const promisedCents = Number(params.get('total')) || undefined;
  const total = step !== 'time' ? promisedCents : undefined;
  const ask = step === 'person' ? Number(params.get('ask')) || undefined : undefined;
  const isTelling = step === 'person' && !ask && params.has('know');
  const know = isTelling ? 1 : undefined;
  useWizardHistory({
    address: stepAddress(doctor._id, draft, step, { total, ask, know, welcome: params.get('welcome') }),
    isFirstStep: asked === 'time',
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
      {step === 'time' && <TimeStep {...given} />}
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
        <QuestionsStep {...given} key={draft.familyMemberId} current={ask} promisedCents={promisedCents} />
      )}
      {isTelling && isLoggedIn && (
        <CareNotesStep
          provider={doctor}
          personId={draft.familyMemberId}
          backTo={stepAddress(doctor._id, draft, 'check', { total })}
          onContinue={() => navigate(stepAddress(doctor._id, draft, 'check', { total }))}
        />
      )}
      {step === 'person' && isLoggedIn && !ask && !isTelling && (
        <PersonStep
          draft={draftOfBooking(doctor)}
          backTo={stepAddress(doctor._id, draft, 'time')}
          onContinue={(familyMemberId) => {
            const chosen = forPerson(draft, familyMemberId);
            setDraft(chosen);
            return navigate(stepAddress(doctor._id, chosen, 'check', { total }));
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
