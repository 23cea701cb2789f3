import { useState } from 'react';
import { formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import type { Booking } from '../../booking.ts';
import { WhichBooking } from '../when/WhichBooking.tsx';

type Props = { booking: Booking; isBusy: boolean; onConfirm: () => void };

/** All of the money in the place of another time; asked once more, because it ends the booking. */
export function MoneyBack({ booking, isBusy, onConfirm }: Props) {
  const t = useWords();
  const [isAsking, setAsking] = useState(false);
  const cents = booking.money.refundIfCancelledCents;
  const amount = formatMoney(cents, useLocale());
  return (
    <>
      <Button variant="secondary" onClick={() => isBusy || setAsking(true)} data-testid="money-back">
        {cents > 0 ? t('bookings.offer.money', { amount }) : t('bookings.offer.money.none')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('bookings.offer.money.title')}
        confirmLabel={t('bookings.offer.money.yes')}
        cancelLabel={t('bookings.offer.money.no')}
        busyLabel={t('bookings.offer.money.busy')}
        isBusy={isBusy}
        isDestructive
        onConfirm={() => {
          setAsking(false);
          onConfirm();
        }}
        onClose={() => setAsking(false)}
        data-testid="money"
      >
        <WhichBooking booking={booking} data-testid="money-which" />
        <p>{cents > 0 ? t('bookings.offer.money.text', { amount }) : t('bookings.offer.money.text.none')}</p>
      </ConfirmDialog>
    </>
  );
}
