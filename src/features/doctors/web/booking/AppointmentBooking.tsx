import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { href } from '#web/paths.ts';
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
import type { BookableDetails } from '../../doctor.ts';
import { AppointmentSummary } from './AppointmentSummary.tsx';
import { type AppointmentDraft, readDraft, stepAddress, stepOf, type StepProps } from './booking-steps.ts';
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
  const asked = mustChoose && stepOf(params) === 3 ? 2 : stepOf(params);
  const step = draft.time ? asked : 1;
  const promisedCents = Number(params.get('total')) || undefined;
  const total = step > 1 ? promisedCents : undefined;
  const ask = step === 2 ? Number(params.get('ask')) || undefined : undefined;
  const isTelling = step === 2 && !ask && params.has('know');
  const know = isTelling ? 1 : undefined;
  useWizardHistory({
    address: stepAddress(doctor._id, draft, step, { total, ask, know, welcome: params.get('welcome') }),
    isFirstStep: asked === 1,
  });
  // What one holds oneself is free to oneself.
  const times = draft.time && hold.until && !free.includes(draft.time) ? [...free, draft.time].toSorted() : free;
  const onChange = (change: Partial<AppointmentDraft>) => {
    if (change.time && change.time === draft.time) hold.again();
    setDraft((known) => ({ ...known, ...change }));
  };
  const given: StepProps = { doctor, times, draft, onChange, hold };
  return (
    <WizardLayout summary={<AppointmentSummary doctor={doctor} draft={draft} />}>
      {step === 1 && <TimeStep {...given} />}
      {step > 1 && !isLoggedIn && (
        <LoginGate
          draft={draftOfBooking(doctor)}
          backTo={stepAddress(doctor._id, draft, 1)}
          next={stepAddress(doctor._id, draft, 2, { total, welcome: 1 })}
          lookingAt={href('/top-Doctors')}
          onLogIn={hold.keep}
        />
      )}
      {step === 2 && isLoggedIn && ask && (
        <QuestionsStep {...given} key={draft.familyMemberId} current={ask} promisedCents={promisedCents} />
      )}
      {isTelling && isLoggedIn && (
        <CareNotesStep
          provider={doctor}
          personId={draft.familyMemberId}
          backTo={stepAddress(doctor._id, draft, 3, { total })}
          onContinue={() => navigate(stepAddress(doctor._id, draft, 3, { total }))}
        />
      )}
      {step === 2 && isLoggedIn && !ask && !isTelling && (
        <PersonStep
          draft={draftOfBooking(doctor)}
          backTo={stepAddress(doctor._id, draft, 1)}
          onContinue={(familyMemberId) => {
            const chosen = forPerson(draft, familyMemberId);
            setDraft(chosen);
            return navigate(stepAddress(doctor._id, chosen, 3, { total }));
          }}
        />
      )}
      {step === 3 && isLoggedIn && <CheckStep {...given} key={draft.familyMemberId} promisedCents={promisedCents} />}
    </WizardLayout>
  );
}

/** The answers that go along are those of one person. */
const forPerson = (draft: AppointmentDraft, familyMemberId: string | null): AppointmentDraft =>
  familyMemberId === draft.familyMemberId ? draft : { ...draft, familyMemberId, intakeId: undefined };
