import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { choosingSteps, stepNamed } from '#features/bookings/steps.ts';
import { draftOfBooking, personNamed } from '#features/bookings/web/wizard/booking-draft.ts';
import { CareNotesStep } from '#features/bookings/web/wizard/CareNotesStep.tsx';
import { LoginGate } from '#features/bookings/web/wizard/LoginGate.tsx';
import { PersonStep } from '#features/bookings/web/wizard/PersonStep.tsx';
import { useFollowedPerson } from '#features/bookings/web/wizard/useFollowedPerson.ts';
import { useWizardHistory } from '#features/bookings/web/wizard/useWizardHistory.ts';
import { useMustChoose } from '#features/bookings/web/wizard/useWho.ts';
import { WizardLayout } from '#features/bookings/web/wizard/WizardLayout.tsx';
import { href } from '#web/paths.ts';
import { useNavigate } from '#web/useNavigate.ts';
import { useIsLoggedIn } from '#web/useSession.tsx';
import type { BookableDetails } from '../../caregiver.ts';
import type { Schedule } from '../../contract.ts';
import { CARE_VISIT } from '../../visit.ts';
import { readDraft, stepAddress, type StepProps, type VisitDraft } from './booking-steps.ts';
import { CheckStep } from './CheckStep.tsx';
import { TimeStep } from './TimeStep.tsx';
import { VisitSummary } from './VisitSummary.tsx';

type Props = { caregiver: BookableDetails; slots: Schedule['data'] };

/** With what, how long and when, for whom, what the caregiver needs to know, and where: each step has its own address. */
export function CareBooking({ caregiver, slots }: Props) {
  const [params] = useSearchParams();
  const isLoggedIn = useIsLoggedIn();
  const navigate = useNavigate();
  const { _id: id } = caregiver;
  const [draft, setDraft] = useState(() => readDraft(params, caregiver));
  useFollowedPerson(personNamed(params), (familyMemberId) => setDraft({ ...draft, familyMemberId }));
  const mustChoose = useMustChoose(draft.familyMemberId);
  const named = stepNamed(choosingSteps, params);
  const asked = mustChoose && named === 'check' ? 'person' : named;
  const step = draft.time && draft.services.length > 0 ? asked : 'time';
  const promisedCents = Number(params.get('total')) || undefined;
  const total = step !== 'time' ? promisedCents : undefined;
  const isTelling = step === 'person' && params.has('know');
  useWizardHistory({
    address: stepAddress(id, draft, step, {
      total,
      know: isTelling ? 1 : undefined,
      taken: step === 'time' ? params.get('taken') : undefined,
      welcome: params.get('welcome'),
    }),
    isFirstStep: asked === 'time',
  });
  const onChange = (change: Partial<VisitDraft>) => setDraft((known) => ({ ...known, ...change }));
  const given: StepProps = { caregiver, draft, onChange };
  const toCheck = (chosen: VisitDraft) => navigate(stepAddress(id, chosen, 'check', { total }));
  return (
    <WizardLayout kind={CARE_VISIT} summary={<VisitSummary caregiver={caregiver} draft={draft} />}>
      {step === 'time' && <TimeStep {...given} slots={slots} isTaken={params.has('taken')} />}
      {step !== 'time' && !isLoggedIn && (
        <LoginGate
          draft={draftOfBooking(caregiver)}
          backTo={stepAddress(id, draft, 'time')}
          next={stepAddress(id, draft, 'person', { total, welcome: 1 })}
          lookingAt={href('/top-Caregivers')}
        />
      )}
      {isTelling && isLoggedIn && (
        <CareNotesStep
          provider={caregiver}
          personId={draft.familyMemberId}
          backTo={stepAddress(id, draft, 'check', { total })}
          onContinue={() => toCheck(draft)}
        />
      )}
      {step === 'person' && isLoggedIn && !isTelling && (
        <PersonStep
          draft={draftOfBooking(caregiver)}
          backTo={stepAddress(id, draft, 'time')}
          onContinue={(familyMemberId) => {
            const chosen = { ...draft, familyMemberId };
            setDraft(chosen);
            return toCheck(chosen);
          }}
        />
      )}
      {step === 'check' && isLoggedIn && (
        <CheckStep {...given} key={draft.familyMemberId} promisedCents={promisedCents} />
      )}
    </WizardLayout>
  );
}
