import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '#shared/failure.ts';
import { formatMoney } from '#shared/money.ts';
import type { Translate } from '#shared/words.ts';
import { callsOf } from '#web/queries.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import type { Booking } from '../booking.ts';
import { bookings } from '../contract.ts';
import { forWhom } from './for-whom.ts';
import { bookingKeys } from './queries.ts';

/** Says what comes back before the button, and carries out exactly that. */
export function CancelBooking({ booking, onCancelled }: { booking: Booking; onCancelled: () => void }) {
  const t = useWords();
  const locale = useLocale();
  const client = useQueryClient();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const refund = booking.money.refundIfCancelledCents;
  const cancel = useMutation({
    // Without a connection it fails at once: what waited for one would still cancel after "Keep booking".
    networkMode: 'always',
    mutationFn: () =>
      callsOf(client, bookings).change({
        params: { id: booking._id },
        body: { status: 'cancelled', expectedRefundCents: refund },
      }),
    onSuccess: () => {
      setAsking(false);
      toast({ text: t('bookings.cancel.done') });
    },
    onSettled: async (_, failure) => {
      const refreshed = Promise.all(bookingKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
      if (failure) return;
      await refreshed;
      onCancelled();
    },
  });
  const failure = cancel.error instanceof Failure ? cancel.error : undefined;
  return (
    <>
      <Button
        variant="danger"
        onClick={() => {
          cancel.reset();
          setAsking(true);
        }}
        data-testid="cancel-booking"
      >
        {t('bookings.cancel')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('bookings.cancel.title')}
        confirmLabel={t('bookings.cancel.yes')}
        cancelLabel={t('bookings.cancel.no')}
        busyLabel={t('bookings.cancelling')}
        isBusy={cancel.isPending}
        isDestructive
        onConfirm={() => cancel.mutate()}
        onClose={() => setAsking(false)}
        data-testid="cancel"
      >
        {failure && (
          <Notice tone="danger" isLive>
            {t(`errors.${failure.code}`, failure.values)}
          </Notice>
        )}
        <p data-testid="cancel-which">
          <b>{booking.providerName}</b>
          <br />
          {booking.what}, <DateText day={booking.firstDay} /> {t('bookings.to')} <DateText day={booking.lastDay} />
          <br />
          {forWhom(booking, t)} · {booking.bookingId}
        </p>
        <p data-testid="refund-promise">{promiseOf(booking, { t, locale })}</p>
      </ConfirmDialog>
    </>
  );
}

/** What comes back, or why nothing does. */
function promiseOf({ payment, money, refundEndHours: hours }: Booking, { t, locale }: Speaking): string {
  if (payment !== 'paid') return t('bookings.cancel.nothingPaid');
  if (money.refundIfCancelledCents > 0)
    return t('bookings.cancel.refund', { amount: formatMoney(money.refundIfCancelledCents, locale) });
  const amount = formatMoney(money.paidCents, locale);
  return hours === null
    ? t('bookings.cancel.neverRefunded', { amount })
    : t('bookings.cancel.noRefund', { amount, hours });
}

type Speaking = { t: Translate; locale: string };
