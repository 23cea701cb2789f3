import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { choosingSteps, stepNamed } from '#features/bookings/steps.ts';
import { draftOfBooking, personNamed } from '#features/bookings/web/wizard/booking-draft.ts';
import { CareNotesStep } from '#features/bookings/web/wizard/CareNotesStep.tsx';
import { LoginGate } from '#features/bookings/web/wizard/LoginGate.tsx';
import { PersonStep } from '#features/bookings/web/wizard/PersonStep.tsx';
import { useFollowedPerson } from '#features/bookings/web/wizard/useFollowedPerson.ts';
import { useMustChoose } from '#features/bookings/web/wizard/useWho.ts';
import { useWizardHistory } from '#features/bookings/web/wizard/useWizardHistory.ts';
import { WizardLayout } from '#features/bookings/web/wizard/WizardLayout.tsx';
import { href } from '#web/paths.ts';
import { useNavigate } from '#web/useNavigate.ts';
import { useIsLoggedIn } from '#web/useSession.tsx';
import type { LabDetails } from '../../centre.ts';
import { LAB_ORDER } from '../../order.ts';
import type { PricedBasket } from '../queries.ts';
import { CheckStep } from './CheckStep.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { type OrderDraft, readDraft, stepAddress, type StepProps } from './order-steps.ts';
import { TimeStep } from './TimeStep.tsx';

/** Where and when, for whom, what the centre needs to know, and check: each step has its own address, which holds all that was chosen. */
export function OrderBooking({ lab, basket }: { lab: LabDetails; basket: PricedBasket }) {
  const [params] = useSearchParams();
  const isLoggedIn = useIsLoggedIn();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => readDraft(params, lab));
  useFollowedPerson(personNamed(params), (familyMemberId) => setDraft({ ...draft, familyMemberId }));
  const mustChoose = useMustChoose(draft.familyMemberId);
  const named = stepNamed(choosingSteps, params);
  const asked = mustChoose && named === 'check' ? 'person' : named;
  const step = draft.time ? asked : 'time';
  const promisedCents = Number(params.get('total')) || undefined;
  const isTelling = step === 'person' && params.has('know');
  const more = {
    total: promisedCents,
    know: isTelling ? 1 : undefined,
    taken: step === 'time' ? params.get('taken') : undefined,
    welcome: params.get('welcome'),
  };
  useWizardHistory({ address: stepAddress(draft, step, more), isFirstStep: step === 'time' });
  const given: StepProps = {
    lab,
    basket,
    draft,
    onChange: (change: Partial<OrderDraft>) => setDraft((known) => ({ ...known, ...change })),
  };
  const check = (chosen = draft) => navigate(stepAddress(chosen, 'check', { total: promisedCents }));
  return (
    <WizardLayout kind={LAB_ORDER} summary={<OrderSummary {...given} />}>
      {step === 'time' && <TimeStep {...given} isTaken={params.has('taken')} />}
      {step !== 'time' && !isLoggedIn && (
        <LoginGate
          draft={draftOfBooking(lab)}
          backTo={stepAddress(draft, 'time')}
          next={stepAddress(draft, 'person', { total: promisedCents, welcome: 1 })}
          lookingAt={href('/top-diagnosis')}
        />
      )}
      {step === 'person' && isLoggedIn && isTelling && (
        <CareNotesStep
          provider={lab}
          personId={draft.familyMemberId}
          backTo={stepAddress(draft, 'check', { total: promisedCents })}
          onContinue={() => check()}
        />
      )}
      {step === 'person' && isLoggedIn && !isTelling && (
        <PersonStep
          draft={draftOfBooking(lab)}
          backTo={stepAddress(draft, 'time')}
          onContinue={(familyMemberId) => {
            const chosen = { ...draft, familyMemberId };
            setDraft(chosen);
            return check(chosen);
          }}
        />
      )}
      {step === 'check' && isLoggedIn && (
        <CheckStep {...given} key={draft.familyMemberId} promisedCents={promisedCents} />
      )}
    </WizardLayout>
  );
}
