import { HOLD_MINUTES } from '#features/availability/hold-seconds.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Booking } from '#features/bookings/booking.ts';
import { bookings } from '#features/bookings/contract.ts';
import { UnpaidDifference } from '#features/bookings/web/OpenChange.tsx';
import { usePagesOf } from '#features/bookings/web/booking-pages.tsx';
import { ChangeHeld } from '#features/bookings/web/when/ChangeDays.tsx';
import { untilClock, untilInWords } from '#web/moment-in-words.ts';
import { bookingKeys } from '#features/bookings/web/queries.ts';
import { useRefusalOf } from '#web/connection.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** Until when the booking is held; or that it no longer is, or that all is paid. No countdown: calm by default. */
export function HoldNotice({ booking }: { booking: Booking }) {
  const t = useWords();
  const pages = usePagesOf(booking.kind);
  if (booking.payment !== 'due' && !booking.canPay) {
    return (
      <Notice
        tone="success"
        title={t(booking.plan ? 'payments.hold.insured' : 'payments.hold.paid')}
        action={<ButtonLink href={pages.confirmed(booking._id)}>{t('payments.hold.see')}</ButtonLink>}
        data-testid="already-paid"
      />
    );
  }
  if (booking.plan?.state === 'refused' && booking.plan.chooseBy) {
    return <Refused booking={booking} until={booking.plan.chooseBy} />;
  }
  if (booking.status === 'cancelled') {
    return (
      <Notice
        tone="warning"
        title={t('payments.hold.ended')}
        action={
          booking.mayBook && (
            <ButtonLink href={pages.again(booking.providerId, booking.personId)}>{t('payments.hold.again')}</ButtonLink>
          )
        }
        data-testid="hold-ended"
      >
        {t('payments.hold.ended.text')}
      </Notice>
    );
  }
  if (booking.difference) return <UnpaidDifference booking={booking} />;
  if (!booking.heldUntil) return null;
  return <Held booking={booking} heldUntil={booking.heldUntil} />;
}

/** The plan does not pay: until when another way is chosen. */
function Refused({ booking, until }: { booking: Booking; until: string }) {
  const t = useWords();
  const locale = useLocale();
  const { providerName: provider, timeZone } = booking;
  return (
    <Notice tone="warning" title={t('bookings.plan.refused', { provider })} data-testid="plan-refused">
      {t('bookings.plan.refused.text', { moment: untilInWords(until, { timeZone, locale }) })}
    </Notice>
  );
}

/** Until when, and a way to have more time, once. */
function Held({ booking, heldUntil }: { booking: Booking; heldUntil: string }) {
  const t = useWords();
  const locale = useLocale();
  const client = useQueryClient();
  const words = useRef<HTMLParagraphElement>(null);
  const extend = useMutation({
    mutationFn: () => callsOf(client, bookings).extend({ params: { id: booking._id } }),
    onSuccess: () => words.current?.focus(), // the button goes
    onSettled: () => Promise.all(bookingKeys.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  const failure = useRefusalOf(extend.error);
  return (
    <Notice
      isLive
      data-testid="hold"
      action={
        <div className="row">
          {booking.canExtend && (
            <Button
              variant="secondary"
              isBusy={extend.isPending}
              busyLabel={t('payments.hold.extending')}
              onClick={() => extend.mutate()}
              data-testid="hold-extend"
            >
              {t('payments.hold.extend', { minutes: HOLD_MINUTES })}
            </Button>
          )}
          <ChangeHeld booking={booking} />
        </div>
      }
    >
      <p ref={words} tabIndex={-1}>
        {t('payments.hold', { time: untilClock(heldUntil, { timeZone: booking.timeZone, locale }) })}
      </p>
      {failure && <p data-testid="hold-refused">{t(`errors.${failure.code}`, failure.values)}</p>}
    </Notice>
  );
}
