import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Failure } from '#shared/failure.ts';
import { useWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import { href } from '#web/paths.ts';
import { AskAgain } from '#web/ui/AskAgain.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { type Cart, emptyCart } from '../../cart.ts';
import { MoveOrder } from '../booking/MoveOrder.tsx';
import { OrderBooking } from '../booking/OrderBooking.tsx';
import { labWith, pricedCart } from '../queries.ts';
import { CartView } from './CartView.tsx';
import { cartStore, useCart } from './cart-store.ts';

/** The cart, and the steps in which it is ordered: `?step=`; `?move=` is an order that gets another time. */
export default function CartPage() {
  const t = useWords();
  const [params] = useSearchParams();
  const move = params.get('move');
  const cart = useCart();
  useHeadingOnceLess(cart?.items.length);
  if (move) return <MoveOrder id={move} />;
  return (
    <>
      <title>{pageTitle(t('diagnostics.cart.title'))}</title>
      {cart === undefined ? <Waiting /> : cart.items.length === 0 ? <NothingIn /> : <Filled cart={cart} />}
    </>
  );
}

/** Whoever takes something out stands at the heading then: the button that was pressed goes. */
function useHeadingOnceLess(count: number | undefined) {
  const before = useRef(count);
  useEffect(() => {
    if (count !== undefined && before.current !== undefined && count < before.current)
      document.querySelector('h1')?.focus();
    before.current = count;
  }, [count]);
}

function Filled({ cart }: { cart: Cart }) {
  const [params] = useSearchParams();
  const {
    data: priced,
    error,
    refetch,
  } = useQuery({
    ...pricedCart(cart),
    placeholderData: (before) => before,
    retry: false,
  });
  const { data: lab } = useQuery(labWith(cart.items[0]?.centerId));
  if (error instanceof Failure)
    return (
      <div className="wrap page-stack">
        <AskAgain failure={error} onAsk={refetch} />
      </div>
    );
  if (priced === null || lab === null) return <CentreGone />;
  if (!priced || !lab) return <Waiting />;
  const isOrdering = params.has('step') && priced.totalCents !== null;
  return isOrdering ? <OrderBooking lab={lab.data} basket={priced} /> : <CartView cart={cart} basket={priced} />;
}

function Waiting() {
  const t = useWords();
  return (
    <div className="wrap page-stack">
      <h1>{t('diagnostics.cart.title')}</h1>
      <Skeleton shape="card" />
    </div>
  );
}

function NothingIn() {
  const t = useWords();
  return (
    <div className="wrap page-stack">
      <EmptyState
        as="h1"
        spot="cart"
        title={t('diagnostics.cart.empty')}
        action={<ButtonLink href={href('/testTypeDetails')}>{t('diagnostics.cart.browse')}</ButtonLink>}
        data-testid="cart-empty"
      >
        {t('diagnostics.cart.empty.text')}
      </EmptyState>
    </div>
  );
}

/** The centre of what was chosen is no more. */
function CentreGone() {
  const t = useWords();
  return (
    <div className="wrap page-stack">
      <EmptyState
        as="h1"
        spot="lost"
        title={t('diagnostics.center.gone')}
        action={<Button onClick={() => cartStore.set(emptyCart)}>{t('diagnostics.cart.clear')}</Button>}
        data-testid="cart-gone"
      >
        {t('diagnostics.center.gone.hint')}
      </EmptyState>
    </div>
  );
}
