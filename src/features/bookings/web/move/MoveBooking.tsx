import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { LogInFirst } from '#features/account/web/LogInFirst.tsx';
import { Failure } from '#shared/failure.ts';
import { isUuid } from '#shared/uuid.ts';
import { useWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import { href } from '#web/paths.ts';
import { AskAgain } from '#web/ui/AskAgain.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useIsLoggedIn } from '#web/useSession.tsx';
import type { Booking } from '../../booking.ts';
import { bookingOrNull } from '../queries.ts';

type Props = {
  id: string;
  /** What is moved here: a booking of another kind is none. */
  kind: string;
  /** Where its new time is chosen: `MoveTimes` with the times that its service offers. */
  times: ComponentType<{ booking: Booking }>;
};

/** Another time for a visit: the present one stays until the new one is sure. */
export function MoveBooking(props: Props) {
  const t = useWords();
  if (!useIsLoggedIn()) return <LogInFirst title={t('shell.appointments')} text={t('bookings.move.logIn')} />;
  return <div className="wrap page-stack">{isUuid(props.id) ? <Asked {...props} /> : <NotNow />}</div>;
}

function Asked({ id, kind, times: Times }: Props) {
  const { data: found, error, refetch } = useQuery(bookingOrNull(id));
  if (error instanceof Failure) return <AskAgain failure={error} onAsk={refetch} />;
  if (found === undefined) return <Skeleton shape="card" />;
  const booking = found?.data;
  const canMove = booking?.kind === kind && booking.canChangeDays && booking.tab !== 'ongoing' && !booking.canPay;
  return canMove ? <Times booking={booking} /> : <NotNow />;
}

function NotNow() {
  const t = useWords();
  return (
    <>
      <title>{pageTitle(t('bookings.move.cannot'))}</title>
      <EmptyState
        as="h1"
        spot="calendar"
        title={t('bookings.move.cannot')}
        action={<ButtonLink href={href('/dashboardappointments')}>{t('shell.appointments')}</ButtonLink>}
      />
    </>
  );
}
