import { useMutation, useQueryClient } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { useRefusalOf } from '#web/connection.ts';
import { useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { Button } from '#web/ui/Button.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import type { BookingCard } from '../../booking.ts';
import { bookings } from '../../contract.ts';
import { bookingKeys } from '../queries.ts';

/** One tap asks those who may pay; afterwards it says that they were asked. Nothing for whoever may pay. */
export function AskToPay({ booking }: { booking: BookingCard }) {
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  const ask = useMutation({
    mutationFn: () => callsOf(client, bookings).askToPay({ params: { id: booking._id } }),
    onSuccess: () => toast({ text: t('bookings.payers.asked') }),
    onSettled: () => Promise.all(bookingKeys.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  const failure = useRefusalOf(ask.error);
  if (!booking.payers) return null;
  if (booking.payers.isAsked)
    return (
      <p className="small" data-testid="asked-to-pay">
        {t('bookings.payers.asked')}
      </p>
    );
  return (
    <div className="stack">
      {failure && (
        <p role="alert">
          {t(failure.code === 'too_late' ? 'bookings.payers.late' : `errors.${failure.code}`, failure.values)}
        </p>
      )}
      <Button
        icon={<HandCoins size={20} aria-hidden="true" />}
        isBusy={ask.isPending}
        busyLabel={t('bookings.payers.asking')}
        onClick={() => ask.mutate()}
        aria-label={`${t('bookings.payers.ask')}: ${booking.providerName}`}
        data-testid="ask-to-pay"
      >
        {t('bookings.payers.ask')}
      </Button>
    </div>
  );
}
