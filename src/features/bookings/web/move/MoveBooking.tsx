import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { LogInFirst } from '#features/account/web/LogInFirst.tsx';
import { Failure } from '#shared/failure.ts';
import { isUuid } from '#shared/uuid.ts';
import { useWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import { AskAgain } from '#web/ui/AskAgain.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useIsLoggedIn } from '#web/useSession.tsx';
import type { Booking } from '../../booking.ts';
import { usePagesOf } from '../booking-pages.tsx';
import { bookingOrNull } from '../queries.ts';

type Props = {
  id: string;
  /** What is moved here: a booking of another kind is none. */
  kind: string;
  /** Where its new time is chosen: `MoveTimes` with the times that its service offers. */
  times: ComponentType<{ booking: Booking }>;
  /** The word key of the list on which it stands. */
  list?: string;
  /** What its words begin with. */
  words?: string;
};

/** Another time for a visit: the present one stays until the new one is sure. */
export function MoveBooking({ list = 'shell.appointments', words = 'bookings.move', ...props }: Props) {
  const t = useWords();
  const said = { ...props, list, words };
  if (!useIsLoggedIn()) return <LogInFirst title={t(list)} text={t(`${words}.logIn`)} />;
  return <div className="wrap page-stack">{isUuid(props.id) ? <Asked {...said} /> : <NotNow {...said} />}</div>;
}

function Asked({ times: Times, ...props }: Required<Props>) {
  const { id, kind } = props;
  const { data: found, error, refetch } = useQuery(bookingOrNull(id));
  if (error instanceof Failure) return <AskAgain failure={error} onAsk={refetch} />;
  if (found === undefined) return <Skeleton shape="card" />;
  const booking = found?.data;
  const canMove = booking?.kind === kind && booking.canChangeDays && booking.tab !== 'ongoing' && !booking.canPay;
  return canMove ? <Times booking={booking} /> : <NotNow {...props} />;
}

function NotNow({ kind, list, words }: Omit<Required<Props>, 'times'>) {
  const t = useWords();
  const title = t(`${words}.cannot`);
  return (
    <>
      <title>{pageTitle(title)}</title>
      <EmptyState
        as="h1"
        spot="calendar"
        title={title}
        action={<ButtonLink href={usePagesOf(kind).list()}>{t(list)}</ButtonLink>}
      />
    </>
  );
}
