import { useWords } from '#web/i18n/words.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { addToCart, type CartItem, MOST_ITEMS, removeFromCart } from '../../cart.ts';
import { cartStore } from './cart-store.ts';

/** Puts an item into the cart and says what became of it; what it has replaced comes back by Undo. */
export function useAddToCart(): (item: CartItem) => void {
  const t = useWords();
  const toast = useToast();
  return (item) => {
    const before = cartStore.get();
    const { cart, outcome } = addToCart(before, item);
    const undo = () => cartStore.set(before);
    if (outcome === 'full') return toast({ text: t('errors.cartFull'), tone: 'info' });
    if (outcome === 'known') return toast({ text: t('diagnostics.cart.known'), tone: 'info' });
    cartStore.set(cart);
    if (outcome === 'replaced') return toast({ text: t('errors.cartReplaced'), tone: 'info', undo });
    toast({ text: t('diagnostics.cart.added', { count: cart.items.length, most: MOST_ITEMS }), undo });
  };
}

/** Takes an item out again, with Undo. */
export function useRemoveFromCart(): (id: string, name: string) => void {
  const t = useWords();
  const toast = useToast();
  return (id, name) => {
    const before = cartStore.get();
    cartStore.set(removeFromCart(before, id));
    toast({ text: t('diagnostics.cart.removed', { name }), undo: () => cartStore.set(before) });
  };
}
