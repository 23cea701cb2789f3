import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ChoosingStep } from '#features/bookings/steps.ts';
import { personNamed } from '#features/bookings/web/wizard/booking-draft.ts';
import { BookingWizard } from '#features/bookings/web/wizard/BookingWizard.tsx';
import { useChoosing } from '#features/bookings/web/wizard/useChoosing.ts';
import { useFollowedPerson } from '#features/bookings/web/wizard/useFollowedPerson.ts';
import { href, type Query } from '#web/paths.ts';
import { useNavigate } from '#web/useNavigate.ts';
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
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => readDraft(params, lab));
  const { familyMemberId: personId } = draft;
  useFollowedPerson(personNamed(params), (familyMemberId) => setDraft({ ...draft, familyMemberId }));
  const { step, promisedCents, door } = useChoosing({ personId, isReady: draft.time !== undefined });
  const addressOf = (chosen: OrderDraft, at: ChoosingStep, more?: Query) =>
    stepAddress(chosen, at, { total: promisedCents, ...more });
  const given: StepProps = {
    lab,
    basket,
    draft,
    onChange: (change: Partial<OrderDraft>) => setDraft((known) => ({ ...known, ...change })),
  };
  return (
    <BookingWizard
      kind={LAB_ORDER}
      summary={<OrderSummary {...given} />}
      provider={lab}
      personId={personId}
      step={step}
      addressOf={(at, more) => addressOf(draft, at, { new: door, ...more })}
      more={{ taken: step === 'time' ? params.get('taken') : undefined }}
      lookingAt={href('/top-diagnosis')}
      door={door}
      onPerson={(familyMemberId) => {
        const chosen = { ...draft, familyMemberId };
        setDraft(chosen);
        return navigate(addressOf(chosen, 'check'));
      }}
      time={<TimeStep {...given} isTaken={params.has('taken')} />}
      check={<CheckStep {...given} key={personId} promisedCents={promisedCents} />}
    />
  );
}
