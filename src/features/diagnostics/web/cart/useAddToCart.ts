import { useWords } from '#web/i18n/words.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { addToCart, type CartItem, cartWith, MOST_ITEMS, putBack, removeFromCart } from '../../cart.ts';
import { cartStore } from './cart-store.ts';

/** Puts an item into the cart and says what became of it; Undo takes it out again, and brings back all that it has replaced. */
export function useAddToCart(): (item: CartItem) => void {
  const t = useWords();
  const toast = useToast();
  const takeInstead = useTakeInstead();
  return (item) => {
    const { cart, outcome } = addToCart(cartStore.get(), item);
    if (outcome === 'full') return toast({ text: t('errors.cartFull'), tone: 'info' });
    if (outcome === 'known') return toast({ text: t('diagnostics.cart.known'), tone: 'info' });
    if (outcome === 'replaced') return takeInstead(item);
    cartStore.set(cart);
    toast({
      text: t('diagnostics.cart.added', { count: cart.items.length, most: MOST_ITEMS }),
      undo: () => cartStore.set(removeFromCart(cartStore.get(), item._id)),
    });
  };
}

/** Puts an item in the place of all that is in the cart, which comes back by Undo. */
export function useTakeInstead(): (item: CartItem) => void {
  const t = useWords();
  const toast = useToast();
  return (item) => {
    const before = cartStore.get();
    cartStore.set(cartWith(item));
    toast({ text: t('errors.cartReplaced'), tone: 'info', undo: () => cartStore.set(before) });
  };
}

/** Takes an item out again, with Undo. */
export function useRemoveFromCart(): (id: string, name: string) => void {
  const t = useWords();
  const toast = useToast();
  return (id, name) => {
    const before = cartStore.get();
    const place = before.items.findIndex((item) => item._id === id);
    const item = before.items[place];
    if (!item) return;
    cartStore.set(removeFromCart(before, id));
    const undo = () => {
      const { cart, outcome } = putBack(cartStore.get(), item, place);
      if (outcome === 'full') toast({ text: t('errors.cartFull'), tone: 'info' });
      else cartStore.set(cart);
    };
    toast({ text: t('diagnostics.cart.removed', { name }), undo });
  };
}
