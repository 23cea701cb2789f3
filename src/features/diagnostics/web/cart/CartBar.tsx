import { formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import type { LabDetails } from '../../centre.ts';
import { MOST_ITEMS } from '../../cart.ts';
import { useCart } from './cart-store.ts';

/** How much of this centre is in the cart, in words. */
export function useCartHere({ _id: id, tests, packages }: Pick<LabDetails, '_id' | 'tests' | 'packages'>) {
  const items = (useCart()?.items ?? []).filter(({ centerId }) => centerId === id);
  const priceOf = (itemId: string) => [...tests, ...packages].find(({ _id }) => _id === itemId)?.priceCents ?? 0;
  return { count: items.length, cents: items.reduce((sum, item) => sum + priceOf(item._id), 0) };
}

/** What is in the cart of this centre, and the way there. */
export function CartBar({ lab }: { lab: LabDetails }) {
  const t = useWords();
  const { count } = useCartHere(lab);
  if (count === 0) return <p className="muted">{t('diagnostics.cart.noneHere')}</p>;
  return (
    <Card as="div" className="stack" data-testid="cart-here">
      <CartSum lab={lab} />
      <ButtonLink size="large" isWide href={href('/mycart')} data-testid="to-cart">
        {t('diagnostics.cart.go')}
      </ButtonLink>
    </Card>
  );
}

/** '2 of 10 tests, $64.00' */
export function CartSum({ lab }: { lab: LabDetails }) {
  const t = useWords();
  const locale = useLocale();
  const { count, cents } = useCartHere(lab);
  return (
    <p role="status">
      <b className="num">
        {t('diagnostics.cart.count', { count, most: MOST_ITEMS })}, {formatMoney(cents, locale)}
      </b>
    </p>
  );
}
