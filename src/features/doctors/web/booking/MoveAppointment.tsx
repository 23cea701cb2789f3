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
import { useWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import { href } from '#web/paths.ts';
import { callsOf } from '#web/queries.ts';
import { AskAgain } from '#web/ui/AskAgain.tsx';
import { BackLink } from '#web/ui/BackLink.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { useIsLoggedIn } from '#web/useSession.tsx';
import { appointments } from '../../appointment-contract.ts';
import { APPOINTMENT } from '../../doctor.ts';
import { HeldNotice } from './HeldNotice.tsx';
import { holdKey } from './hold-key.ts';
import { freeTimesOf } from './queries.ts';
import { isUnanswered, useSlotHold } from './useSlotHold.ts';
import { useSlotWords } from './useSlotWords.ts';

/** Another time for an appointment: the present one stays until the new one is sure. */
export function MoveAppointment({ id }: { id: string }) {
  const t = useWords();
  const title = t('doctors.appointments.title');
  if (!useIsLoggedIn()) return <LogInFirst title={title} text={t('doctors.move.logIn')} />;
  return <div className="wrap page-stack">{isUuid(id) ? <Asked id={id} /> : <NotNow />}</div>;
}

function Asked({ id }: { id: string }) {
  const { data: found, error, refetch } = useQuery(bookingOrNull(id));
  if (error instanceof Failure) return <AskAgain failure={error} onAsk={refetch} />;
  if (found === undefined) return <Skeleton shape="card" />;
  const booking = found?.data;
  const canMove =
    booking?.kind === APPOINTMENT && booking.canChangeDays && booking.tab !== 'ongoing' && !booking.canPay;
  return canMove ? <Times booking={booking} /> : <NotNow />;
}

function Times({ booking }: { booking: Booking }) {
  const t = useWords();
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { _id: id, providerId, providerName: name, timeZone, startsAt } = booking;
  const { moment } = useSlotWords(timeZone);
  const [time, setTime] = useState<string>();
  const hold = useSlotHold(providerId, time);
  const { data: schedule } = useQuery(freeTimesOf(providerId));
  const back = usePagesOf(APPOINTMENT).list(booking);
  const title = t('doctors.move.title', { name });
  const move = useMutation({
    mutationFn: (to: string) =>
      callsOf(client, appointments).move({ params: { id }, body: { startsAt: to, key: holdKey() } }),
    onError: (error) => error instanceof Failure && hold.refuse(error),
    onSuccess: async () => {
      hold.keep();
      await Promise.all(bookingKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
      toast({ text: t('doctors.move.done', { name }) });
      await navigate(back, { replace: true });
    },
  });
  const free = (schedule?.data ?? []).filter((slot) => slot.isFree || slot.startsAt === time);
  const choose = (next: string) => (next === time ? hold.again() : setTime(next));
  const times = free.map((slot) => slot.startsAt);
  return (
    <>
      <title>{pageTitle(title)}</title>
      <BackLink href={back}>{t('doctors.move.back')}</BackLink>
      <h1 tabIndex={-1}>{title}</h1>
      <p className="muted" data-testid="move-who">
        {forWhom(booking, t)} · <span className="num nowrap">{booking.bookingId}</span>
      </p>
      <p data-testid="move-now">{t('doctors.move.stays', { moment: moment(startsAt) })}</p>
      <HeldNotice hold={hold} time={time} timeZone={timeZone} onChoose={choose} />
      <Card as="div" className="stack">
        {schedule === undefined ? (
          <Skeleton shape="card" />
        ) : (
          <SlotPicker
            times={times.filter((one) => one !== startsAt)}
            timeZone={timeZone}
            label={t('doctors.book.slots', { name })}
            chosen={time ? [time] : []}
            onChoose={choose}
            isOnScreen
          />
        )}
        {time && (!hold.refusal || isUnanswered(hold.refusal)) && (
          <div>
            <Button
              size="large"
              isBusy={move.isPending || move.isSuccess}
              busyLabel={t('doctors.move.busy')}
              onClick={() => move.mutate(time)}
              data-testid="move-appointment"
            >
              {t('doctors.move.yes')}
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
      <title>{pageTitle(t('doctors.move.cannot'))}</title>
      <EmptyState
        as="h1"
        spot="calendar"
        title={t('doctors.move.cannot')}
        action={<ButtonLink href={href('/dashboardappointments')}>{t('doctors.appointments.title')}</ButtonLink>}
      />
    </>
  );
}
