import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoney } from '#shared/money.ts';
import { useRefusalOf } from '#web/connection.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { momentInWords, spanInWords } from '#web/moment-in-words.ts';
import { callQuery, callsOf } from '#web/queries.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import type { Booking } from '../../booking.ts';
import type { SingleTime } from '../../single-time.ts';
import { singleTimes } from '../../time-contract.ts';
import { bookingKeys } from '../queries.ts';
import { MoveTime } from './MoveTime.tsx';
import { TimesList } from './TimesList.tsx';

/** Each time of a booking, and how its family cancels or moves one. */
export function BookingTimes({ booking }: { booking: Booking }) {
  const client = useQueryClient();
  const { _id: id } = booking;
  const refresh = () => Promise.all(bookingKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
  const calls = callsOf(client, singleTimes);
  return (
    <TimesList
      booking={booking}
      actions={(time) => (
        <>
          {time.canMove && (
            <MoveTime
              time={time}
              booking={booking}
              free={callQuery(singleTimes.free, { params: { id }, query: { startsAt: time.startsAt } })}
              move={(to) => calls.move({ params: { id }, body: { startsAt: time.startsAt, to } })}
              onSettled={refresh}
            />
          )}
          {time.canCancel && <CancelTime booking={booking} time={time} onSettled={refresh} />}
        </>
      )}
    />
  );
}

type CancelTimeProps = { booking: Booking; time: SingleTime; onSettled: () => Promise<unknown> };

/** Says what comes off the price before the button, and does exactly that. */
function CancelTime({ booking: { _id: id, timeZone }, time, onSettled }: CancelTimeProps) {
  const t = useWords();
  const locale = useLocale();
  const client = useQueryClient();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const { startsAt, endsAt, cents } = time;
  const cancel = useMutation({
    mutationFn: () => callsOf(client, singleTimes).cancel({ params: { id }, body: { startsAt, expectedCents: cents } }),
    onSuccess: () => {
      setAsking(false);
      toast({ text: t('bookings.single.cancel.done') });
    },
    onSettled,
  });
  const failure = useRefusalOf(cancel.error);
  const amount = formatMoney(cents, locale);
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          cancel.reset();
          setAsking(true);
        }}
        aria-label={t('bookings.single.cancel.which', {
          moment: momentInWords(startsAt, { timeZone, locale, look: 'short' }),
        })}
        data-testid={`cancel-${startsAt}`}
      >
        {t('bookings.single.cancel')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('bookings.single.cancel.ask')}
        confirmLabel={t('bookings.single.cancel.yes')}
        cancelLabel={t('bookings.single.cancel.no')}
        busyLabel={t('bookings.cancelling')}
        isBusy={cancel.isPending}
        isDestructive
        onConfirm={() => cancel.mutate()}
        onClose={() => setAsking(false)}
        data-testid="cancel-time"
      >
        {failure && (
          <Notice tone="danger" isLive>
            {t(failure.issues[0]?.key ?? `errors.${failure.code}`, failure.values)}
          </Notice>
        )}
        <p>
          <b>{spanInWords(startsAt, endsAt, { timeZone, locale })}</b>
        </p>
        <p data-testid="cancel-time-money">
          {cents > 0 ? t('bookings.single.cancel.less', { amount }) : t('bookings.single.cancel.stays')}
        </p>
        <p>{t('bookings.single.cancel.others')}</p>
      </ConfirmDialog>
    </>
  );
}
