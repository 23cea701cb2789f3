import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LogInFirst } from '#features/account/web/LogInFirst.tsx';
import { SlotPicker } from '#features/availability/web/SlotPicker.tsx';
import type { Booking } from '#features/bookings/booking.ts';
import { usePagesOf } from '#features/bookings/web/booking-pages.tsx';
import { forWhom } from '#features/bookings/web/for-whom.ts';
import { bookingKeys, bookingOrNull } from '#features/bookings/web/queries.ts';
import { Failure } from '#shared/failure.ts';
import { isUuid } from '#shared/uuid.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { momentInWords } from '#web/moment-in-words.ts';
import { pageTitle } from '#web/page-title.ts';
import { href } from '#web/paths.ts';
import { callsOf, keyOf } from '#web/queries.ts';
import { AskAgain } from '#web/ui/AskAgain.tsx';
import { BackLink } from '#web/ui/BackLink.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { useIsLoggedIn } from '#web/useSession.tsx';
import { diagnostics } from '../../contract.ts';
import { LAB_ORDER } from '../../order.ts';
import { labOrders } from '../../order-contract.ts';
import { freeTimesOf } from '../queries.ts';

/** Another time for an order: the present one stays until the new one is sure. */
export function MoveOrder({ id }: { id: string }) {
  const t = useWords();
  if (!useIsLoggedIn()) return <LogInFirst title={t('shell.orders')} text={t('diagnostics.move.logIn')} />;
  return <div className="wrap page-stack">{isUuid(id) ? <Asked id={id} /> : <NotNow />}</div>;
}

function Asked({ id }: { id: string }) {
  const { data: found, error, refetch } = useQuery(bookingOrNull(id));
  if (error instanceof Failure) return <AskAgain failure={error} onAsk={refetch} />;
  if (found === undefined) return <Skeleton shape="card" />;
  const booking = found?.data;
  const canMove = booking?.kind === LAB_ORDER && booking.canChangeDays && booking.tab !== 'ongoing' && !booking.canPay;
  return canMove ? <Times booking={booking} /> : <NotNow />;
}

function Times({ booking }: { booking: Booking }) {
  const t = useWords();
  const locale = useLocale();
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { _id: id, providerId, providerName: name, timeZone, startsAt } = booking;
  const [time, setTime] = useState<string>();
  const { data: schedule } = useQuery(freeTimesOf(providerId));
  const back = usePagesOf(LAB_ORDER).list(booking);
  const title = t('diagnostics.move.title', { name });
  const moment = (at: string) => momentInWords(at, { timeZone, locale });
  const move = useMutation({
    mutationFn: (to: string) => callsOf(client, labOrders).move({ params: { id }, body: { startsAt: to } }),
    onError: () => client.invalidateQueries({ queryKey: keyOf(diagnostics.schedule) }),
    onSuccess: async () => {
      await Promise.all(bookingKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
      toast({ text: t('diagnostics.move.done', { name }) });
      await navigate(back, { replace: true });
    },
  });
  const times = (schedule?.data ?? []).filter((one) => one !== startsAt);
  return (
    <>
      <title>{pageTitle(title)}</title>
      <BackLink href={back}>{t('diagnostics.move.back')}</BackLink>
      <h1 tabIndex={-1}>{title}</h1>
      <p className="muted">
        {forWhom(booking, t)} · <span className="num nowrap">{booking.bookingId}</span>
      </p>
      <p data-testid="move-now">{t('diagnostics.move.stays', { moment: moment(startsAt) })}</p>
      <Refusal failure={move.error instanceof Failure ? move.error : undefined} />
      <Card as="div" className="stack">
        {schedule === undefined ? (
          <Skeleton shape="card" />
        ) : (
          <SlotPicker
            times={times}
            timeZone={timeZone}
            label={t('diagnostics.order.slots', { name })}
            chosen={time ? [time] : []}
            onChoose={setTime}
          />
        )}
        {time && (
          <div>
            <Button
              size="large"
              isBusy={move.isPending || move.isSuccess}
              busyLabel={t('diagnostics.move.busy')}
              onClick={() => move.mutate(time)}
              data-testid="move-order"
            >
              {t('diagnostics.move.yes', { moment: moment(time) })}
            </Button>
          </div>
        )}
      </Card>
    </>
  );
}

function NotNow() {
  const t = useWords();
  return (
    <>
      <title>{pageTitle(t('diagnostics.move.cannot'))}</title>
      <EmptyState
        as="h1"
        spot="calendar"
        title={t('diagnostics.move.cannot')}
        action={<ButtonLink href={href('/dashboardorders')}>{t('shell.orders')}</ButtonLink>}
      />
    </>
  );
}
