import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { pageTitle } from '#web/page-title.ts';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { Booking } from '../../booking.ts';
import { usePagesOf } from '../booking-pages.tsx';
import { forWhom } from '../for-whom.ts';
import { remindedOf } from '../queries.ts';
import { BookedTime } from '../when/BookedTime.tsx';
import { ComingAnswer } from './ComingAnswer.tsx';
import { whoComes } from './ComingButton.tsx';

export const loader = defineLoader((place) => ({ reminded: remindedOf(place) }));

/** Where the link of a reminder leads: who is expected, and one button. Opening it says nothing yet. */
export default function ComingPage() {
  const t = useWords();
  const { reminded } = useLoaderData(loader);
  return (
    <div className="wrap page-stack">
      <title>{pageTitle(t('bookings.coming.title', { isAtHome: String(reminded?.data.isAtHome) }))}</title>
      {reminded ? (
        <Asked booking={reminded.data} isOfLetter={reminded.isOfLetter} />
      ) : (
        <EmptyState
          as="h1"
          spot="calendar"
          title={t('bookings.coming.none')}
          action={<ButtonLink href={href('/dashboardbookings')}>{t('bookings.coming.all')}</ButtonLink>}
          data-testid="no-reminded"
        />
      )}
    </div>
  );
}

function Asked({ booking, isOfLetter }: { booking: Booking; isOfLetter: boolean }) {
  const t = useWords();
  const record = usePagesOf(booking.kind).list(booking);
  const isOpen = booking.canBeSure || booking.isSure;
  return (
    <>
      <h1 tabIndex={-1}>{t(isOpen ? 'bookings.coming.expects' : 'bookings.coming.late', whoComes(booking))}</h1>
      <p>
        <b>{booking.providerName}</b>
        <br />
        {booking.what}, <BookedTime booking={booking} />
        <br />
        {forWhom(booking, t)} · <span className="num">{booking.bookingId}</span>
      </p>
      {isOfLetter ? (
        <ComingAnswer booking={booking} isLarge onDone={() => undefined} />
      ) : (
        <Notice tone="warning" data-testid="other-letter">
          {t('bookings.coming.otherLetter')}
        </Notice>
      )}
      <div className="actions">
        <ButtonLink variant={isOfLetter && isOpen ? 'secondary' : 'primary'} href={record} data-testid="open-reminded">
          {t('bookings.coming.open')}
        </ButtonLink>
      </div>
    </>
  );
}
