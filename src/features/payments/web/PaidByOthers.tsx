import type { Booking } from '#features/bookings/booking.ts';
import { usePagesOf } from '#features/bookings/web/booking-pages.tsx';
import { PayersNotice } from '#features/bookings/web/pay/PayersNotice.tsx';
import { StepHead } from '#features/bookings/web/wizard/StepHead.tsx';
import { WizardLayout } from '#features/bookings/web/wizard/WizardLayout.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { BookingSummary } from './BookingSummary.tsx';
import { HoldNotice } from './HoldNotice.tsx';

/** The payment for whoever may book for somebody and not pay: until when it is held, who can pay, and the way to ask them. */
export function PaidByOthers({ booking }: { booking: Booking }) {
  const t = useWords();
  return (
    <WizardLayout kind={booking.kind} summary={<BookingSummary booking={booking} />}>
      <div className="stack">
        <StepHead step="pay" title={t('payments.byOthers')} backTo={usePagesOf(booking.kind).list(booking)} />
        <HoldNotice booking={booking} />
        <PayersNotice booking={booking} />
      </div>
    </WizardLayout>
  );
}
