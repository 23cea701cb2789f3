import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatMoney } from '#shared/money.ts';
import { useRefusalOf } from '#web/connection.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import type { Booking } from '../booking.ts';
import { bookings } from '../contract.ts';
import { ChangedDays } from './ChangedDays.tsx';
import { untilInWords } from '#web/moment-in-words.ts';
import { bookingKeys } from './queries.ts';

/** Other days that were asked for: until when the provider answers, and how to take the question back; or that it said no. */
export function OpenChange({ booking }: { booking: Booking }) {
  const t = useWords();
  const locale = useLocale();
  const { change, providerName: name } = booking;
  if (!change) return null;
  const isOpen = change.state === 'asked';
  return (
    <Notice
      tone={isOpen ? 'info' : 'warning'}
      title={t(`bookings.change.${change.state}`, { name })}
      action={isOpen && <Withdraw id={booking._id} />}
      data-testid={`change-${change.state}`}
    >
      {change.reason && <p>{change.reason}</p>}
      {isOpen && <ChangedDays {...change} />}
      <p>
        {isOpen
          ? t(change.added.length > 0 ? 'bookings.change.until' : 'bookings.change.until.fewer', {
              name,
              moment: untilInWords(change.answerBy, { ...booking, locale }),
            })
          : t('bookings.change.stays')}
      </p>
    </Notice>
  );
}

/** What other days cost more, until when it is paid, and what happens when nobody does. */
export function UnpaidDifference({ booking }: { booking: Booking }) {
  const t = useWords();
  const locale = useLocale();
  const { difference, providerName: name } = booking;
  if (!difference) return null;
  const values = {
    name,
    cents: formatMoney(difference.cents, locale),
    moment: untilInWords(difference.payBy, { ...booking, locale }),
  };
  return (
    <Notice tone="warning" title={t('bookings.difference', values)} data-testid="difference">
      <p>{t(difference.isUndoable ? 'bookings.difference.undone' : 'bookings.difference.stays', values)}</p>
    </Notice>
  );
}

function Withdraw({ id }: { id: string }) {
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  const withdraw = useMutation({
    mutationFn: () => callsOf(client, bookings).withdrawChange({ params: { id } }),
    onSuccess: () => toast({ text: t('bookings.change.withdrawn') }),
    onSettled: () => Promise.all(bookingKeys.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  const failure = useRefusalOf(withdraw.error);
  return (
    <div className="stack">
      {failure && <p role="alert">{t(`errors.${failure.code}`, failure.values)}</p>}
      <Button
        variant="secondary"
        isBusy={withdraw.isPending}
        busyLabel={t('bookings.change.withdrawing')}
        onClick={() => withdraw.mutate()}
        data-testid="withdraw-change"
      >
        {t('bookings.change.withdraw')}
      </Button>
    </div>
  );
}
