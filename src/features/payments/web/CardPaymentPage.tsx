import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { LogInFirst } from '#features/account/web/LogInFirst.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { useIsLoggedIn } from '#web/useSession.tsx';

/** The public door to paying by card: whoever is logged in goes on to the cards of the booking that the address names. */
export default function CardPaymentPage() {
  const t = useWords();
  const booking = useSearchParams()[0].get('booking');
  const navigate = useNavigate();
  const isLoggedIn = useIsLoggedIn();
  const cards = href('/CPaymenetCardList', undefined, { booking });
  useEffect(() => {
    if (isLoggedIn && booking) void navigate(cards, { replace: true });
  }, [isLoggedIn, booking, cards, navigate]);
  const title = t('shell.title.payment');
  if (!isLoggedIn) return <LogInFirst title={title} text={t('payments.logIn')} />;
  return (
    <div className="wrap page-stack">
      <title>{pageTitle(title)}</title>
      <EmptyState
        as="h1"
        spot="lost"
        title={title}
        action={
          <ButtonLink href={booking ? cards : href('/dashboardappointments')}>
            {t(booking ? 'payments.cards.title' : 'shell.appointments')}
          </ButtonLink>
        }
      />
    </div>
  );
}
