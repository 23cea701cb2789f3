import { BookingWizard } from '#features/bookings/web/wizard/BookingWizard.tsx';
import { useChoosing } from '#features/bookings/web/wizard/useChoosing.ts';
import { href } from '#web/paths.ts';
import type { LabDetails } from '../../centre.ts';
import { LAB_ORDER } from '../../order.ts';
import type { PricedBasket } from '../queries.ts';
import { CheckStep } from './CheckStep.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { type OrderDraft, readDraft, stepAddress, type StepProps } from './order-steps.ts';
import { TimeStep } from './TimeStep.tsx';

/** Where and when, for whom, what the centre needs to know, and check: each step has its own address, which holds all that was chosen. */
export function OrderBooking({ lab, basket }: { lab: LabDetails; basket: PricedBasket }) {
  const { draft, onChange, promisedCents, isTaken, wizard } = useChoosing<OrderDraft>({
    read: (params) => readDraft(params, lab),
    isReady: ({ time }) => time !== undefined,
    addressOf: stepAddress,
  });
  const given: StepProps = { lab, basket, draft, onChange };
  return (
    <BookingWizard
      {...wizard}
      kind={LAB_ORDER}
      summary={<OrderSummary {...given} />}
      provider={lab}
      lookingAt={href('/top-diagnosis')}
      time={<TimeStep {...given} isTaken={isTaken} />}
      check={<CheckStep {...given} key={wizard.personId} promisedCents={promisedCents} />}
    />
  );
}
