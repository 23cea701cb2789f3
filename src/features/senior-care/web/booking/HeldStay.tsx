import { useQuery } from '@tanstack/react-query';
import { LogInFirst } from '#features/account/web/LogInFirst.tsx';
import { isUnpaid } from '#features/bookings/booking.ts';
import { usePagesOf } from '#features/bookings/web/booking-pages.tsx';
import { bookingOrNull } from '#features/bookings/web/queries.ts';
import { Failure } from '#shared/failure.ts';
import { isUuid } from '#shared/uuid.ts';
import { useWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import { AskAgain } from '#web/ui/AskAgain.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useIsLoggedIn } from '#web/useSession.tsx';
import type { BookableDetails } from '../../centre.ts';
import { detailsOf } from '../../stay-details.ts';
import { OwnSeatsProvider } from '../days/own-seats.ts';
import { StayWizard } from './StayWizard.tsx';

type Props = { id: string; centre: BookableDetails };

/** The steps of a booking that is held and not paid: what is chosen takes its place. */
export function HeldStay({ id, centre }: Props) {
  const t = useWords();
  if (!useIsLoggedIn()) return <LogInFirst title={t('seniorCare.held.title')} text={t('seniorCare.held.logIn')} />;
  return isUuid(id) ? <Asked id={id} centre={centre} /> : <NotNow />;
}

function Asked({ id, centre }: Props) {
  const t = useWords();
  const { data: found, error, refetch } = useQuery(bookingOrNull(id));
  if (error instanceof Failure) return <AskAgain failure={error} onAsk={refetch} />;
  if (found === undefined)
    return (
      <div className="wrap page-stack">
        <title>{pageTitle(t('seniorCare.held.title'))}</title>
        <h1 tabIndex={-1}>{t('seniorCare.held.title')}</h1>
        <Skeleton shape="card" />
      </div>
    );
  const booking = found?.data;
  if (!booking || booking.providerId !== centre._id || !isUnpaid(booking)) return <NotNow id={booking?._id} />;
  const { guests, roomType: room = null } = detailsOf(booking.details);
  const own = { days: booking.times.map(({ day }) => day), guests, room };
  return (
    <OwnSeatsProvider value={own}>
      <StayWizard centre={centre} held={booking} />
    </OwnSeatsProvider>
  );
}

function NotNow({ id }: { id?: string | undefined }) {
  const t = useWords();
  const { list } = usePagesOf('stay');
  return (
    <div className="wrap page-stack">
      <title>{pageTitle(t('seniorCare.held.title'))}</title>
      <Card>
        <EmptyState
          as="h1"
          spot="calendar"
          title={t('seniorCare.held.no')}
          action={<ButtonLink href={list(id ? { _id: id } : undefined)}>{t('seniorCare.change.back')}</ButtonLink>}
          data-testid="held-no-more"
        >
          {t('seniorCare.held.no.text')}
        </EmptyState>
      </Card>
    </div>
  );
}
