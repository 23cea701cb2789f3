import { ShoppingCart } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { useCart } from './cart-store.ts';

/** The way to the cart, with how much is in it. */
export function CartLink() {
  const t = useWords();
  const count = useCart()?.items.length ?? 0;
  return (
    <a className="link" href={href('/mycart')} data-testid="cart-link">
      <ShoppingCart size={20} aria-hidden="true" />
      {t('diagnostics.cart.link', { count })}
    </a>
  );
}
