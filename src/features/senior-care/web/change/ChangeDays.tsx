import { useQuery } from '@tanstack/react-query';
import { LogInFirst } from '#features/account/web/LogInFirst.tsx';
import type { Booking } from '#features/bookings/booking.ts';
import { usePagesOf } from '#features/bookings/web/booking-pages.tsx';
import { forWhom } from '#features/bookings/web/for-whom.ts';
import { OpenChange } from '#features/bookings/web/OpenChange.tsx';
import { bookingOrNull } from '#features/bookings/web/queries.ts';
import { Failure } from '#shared/failure.ts';
import { isUuid } from '#shared/uuid.ts';
import { useWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import { AskAgain } from '#web/ui/AskAgain.tsx';
import { BackLink } from '#web/ui/BackLink.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useIsLoggedIn } from '#web/useSession.tsx';
import type { StayDays } from '../../change-contract.ts';
import { centreWith, stayDaysOf } from '../queries.ts';
import styles from './ChangeDays.module.css';
import { ChangeForm } from './ChangeForm.tsx';
import { ComingDays } from './ComingDays.tsx';

/** The days of a paid stay: single ones are skipped, and others asked for, without losing the place. */
export function ChangeDays({ id }: { id: string }) {
  const t = useWords();
  const title = t('seniorCare.change.title');
  if (!useIsLoggedIn()) return <LogInFirst title={title} text={t('seniorCare.change.logIn')} />;
  return (
    <div className="wrap page-stack">
      <title>{pageTitle(title)}</title>
      {isUuid(id) ? <Asked id={id} /> : <NotNow code="not_found" />}
    </div>
  );
}

function Asked({ id }: { id: string }) {
  const t = useWords();
  const booking = useQuery(bookingOrNull(id));
  const days = useQuery(stayDaysOf(id));
  const error = booking.error ?? days.error;
  if (error instanceof Failure)
    return <AskAgain failure={error} onAsk={() => Promise.all([booking.refetch(), days.refetch()])} />;
  if (booking.data === undefined || days.data === undefined)
    return (
      <>
        <h1 tabIndex={-1}>{t('seniorCare.change.title')}</h1>
        <Skeleton shape="card" />
      </>
    );
  if (!booking.data || !days.data) return <NotNow code="not_found" />;
  return days.data.blocked ? (
    <NotNow code={days.data.blocked} booking={booking.data.data} />
  ) : (
    <Days days={days.data} booking={booking.data.data} />
  );
}

function Days({ days, booking }: { days: StayDays; booking: Booking }) {
  const t = useWords();
  const { list } = usePagesOf('stay');
  const { data: centre } = useQuery(centreWith(booking.providerId));
  const isFree = booking.change?.state !== 'asked';
  return (
    <>
      <header>
        <BackLink href={list(booking)}>{t('seniorCare.change.back')}</BackLink>
        <h1 tabIndex={-1}>{t('seniorCare.change.title')}</h1>
        <p className="muted">
          {booking.providerName} · {forWhom(booking, t)} · <span className="num nowrap">{booking.bookingId}</span>
        </p>
      </header>
      <OpenChange booking={booking} />
      <div className={styles.columns}>
        <ComingDays booking={booking} days={days} />
        {centre === undefined && <Skeleton shape="card" />}
        {centre && isFree && <ChangeForm key={booking.updated_at} booking={booking} days={days} centre={centre.data} />}
      </div>
    </>
  );
}

/** Why its days cannot be changed, and where to go. */
function NotNow({ code, booking }: { code: 'not_found' | 'too_late' | 'due_open'; booking?: Booking }) {
  const t = useWords();
  const pages = usePagesOf('stay');
  const pay = code === 'due_open' && booking?.canPay && booking.mayPay && pages.pay(booking._id);
  return (
    <Card>
      <EmptyState
        as="h1"
        spot="calendar"
        title={t(`seniorCare.change.no.${code}`)}
        action={
          pay ? (
            <ButtonLink href={pay}>{t('bookings.finishPaying')}</ButtonLink>
          ) : (
            <ButtonLink href={pages.list()}>{t('seniorCare.change.back')}</ButtonLink>
          )
        }
        data-testid="no-change"
      >
        {t(`seniorCare.change.no.${code}.text`)}
      </EmptyState>
    </Card>
  );
}
