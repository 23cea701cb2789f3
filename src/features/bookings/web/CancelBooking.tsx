import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoney } from '#shared/money.ts';
import type { Wording } from '#shared/words.ts';
import { useRefusalOf } from '#web/connection.ts';
import { callsOf } from '#web/queries.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import type { Booking } from '../booking.ts';
import { bookings, LONGEST_REASON } from '../contract.ts';
import { bookingKeys } from './queries.ts';
import { WhichBooking } from './when/WhichBooking.tsx';

/** Says what comes back before the button, and carries out exactly that. */
export function CancelBooking({ booking, onCancelled }: { booking: Booking; onCancelled: () => void }) {
  const t = useWords();
  const locale = useLocale();
  const client = useQueryClient();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const refund = booking.money.refundIfCancelledCents;
  const cancel = useMutation({
    // Without a connection it fails at once: what waited for one would still cancel after "Keep booking".
    mutationFn: () =>
      callsOf(client, bookings).change({
        params: { id: booking._id },
        body: { status: 'cancelled', expectedRefundCents: refund, ...(reason.trim() && { reason }) },
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
  const failure = useRefusalOf(cancel.error);
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
        <WhichBooking booking={booking} data-testid="cancel-which" />
        <p data-testid="refund-promise">{promiseOf(booking, { t, locale })}</p>
        {booking.answerBy !== null || booking.status !== 'pending' ? (
          <TextAreaField
            name="reason"
            label={t('bookings.cancel.reason')}
            hint={t('bookings.cancel.reason.hint', { name: booking.providerName })}
            isOptional
            rows={2}
            value={reason}
            limit={LONGEST_REASON}
            error={failure?.issues[0] && t(failure.issues[0].key)}
            onChange={({ target }) => setReason(target.value)}
            data-testid="cancel-reason"
          />
        ) : null}
      </ConfirmDialog>
    </>
  );
}

/** What comes back, or why nothing does. */
function promiseOf({ payment, money, refundEndHours: hours }: Booking, { t, locale }: Wording): string {
  if (payment !== 'paid') return t('bookings.cancel.nothingPaid');
  if (money.refundIfCancelledCents > 0)
    return t('bookings.cancel.refund', { amount: formatMoney(money.refundIfCancelledCents, locale) });
  const amount = formatMoney(money.paidCents, locale);
  return hours === null
    ? t('bookings.cancel.neverRefunded', { amount })
    : t('bookings.cancel.noRefund', { amount, hours });
}
