import { useSearchParams } from 'react-router';
import { useNext } from '#features/account/web/next.ts';
import { bookings } from '#features/bookings/contract.ts';
import { useForWhom } from '#features/family/web/named-person.ts';
import { CardForm } from '#features/insurance/web/CardForm.tsx';
import { HolderCards } from '#features/insurance/web/HolderCards.tsx';
import { insuranceCards } from '#features/insurance/web/queries.ts';
import { useWords } from '#web/i18n/words.tsx';
import { useOpenedAt } from '#web/installation.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { pageTitle } from '#web/page-title.ts';
import { href } from '#web/paths.ts';
import { unasked } from '#web/queries.ts';
import { BackLink } from '#web/ui/BackLink.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { cardDay } from '#shared/card-day.ts';
import { bookingToPay } from '../queries.ts';
import { PaidByOthers } from '../PaidByOthers.tsx';
import { PayByInsurance } from './PayByInsurance.tsx';

export const loader = defineLoader(({ search }) => ({
  insurance: insuranceCards(),
  paid: search.has('booking') ? bookingToPay(search) : unasked(bookings.one),
}));

/**
 * The insurance cards of everybody whose cards one may use. With `booking` it is the step that pays one of them; `?step=form` adds a
 * card, or changes the one that `card` names, and leads to `next` where the address names a screen.
 */
export default function InsuranceCardListPage() {
  const [search] = useSearchParams();
  const named = useForWhom();
  const navigate = useNavigate();
  const next = useNext();
  const { insurance, paid } = useLoaderData(loader);
  const booking = paid?.data;
  const list = (query: { card?: string } = {}) =>
    href('/care/insuranceCardList', undefined, { booking: booking?._id, ...query });
  const holders = booking ? insurance.data.filter(({ personId }) => personId === booking.personId) : insurance.data;
  const card = holders.flatMap(({ cards }) => cards).find(({ _id }) => _id === search.get('card'));
  if (search.get('step') === 'form' && holders.length > 0)
    return (
      <CardForm
        key={search.get('card') ?? 'new'}
        holders={holders}
        personId={named}
        card={card}
        backTo={next ?? list()}
        onSaved={({ _id }) => navigate(next ?? list(booking && { card: _id }), { replace: true })}
      />
    );
  if (booking?.canPay && !booking.mayPay) return <PaidByOthers booking={booking} />;
  if (booking) return <PayByInsurance key={card?._id} booking={booking} holder={holders[0]} added={card?._id} />;
  return <CardList />;
}

function CardList() {
  const t = useWords();
  const today = cardDay(useOpenedAt());
  const { insurance } = useLoaderData(loader);
  return (
    <div className="wrap page-stack">
      <title>{pageTitle(t('shell.title.insuranceCards'))}</title>
      <header className="stack">
        <div>
          <BackLink href={href('/dashboard-payment')}>{t('shell.payments')}</BackLink>
        </div>
        <h1 tabIndex={-1}>{t('insurance.title')}</h1>
        <p className="muted">{t('insurance.lead')}</p>
      </header>
      {insurance.data.map((holder) => (
        <HolderCards
          key={holder.personId}
          holder={holder}
          today={today}
          formAddress={(query) => href('/care/insuranceCardList', undefined, { step: 'form', ...query })}
        />
      ))}
    </div>
  );
}
