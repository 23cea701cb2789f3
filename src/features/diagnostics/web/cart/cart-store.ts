import { useSyncExternalStore } from 'react';
import { device } from '#web/device.ts';
import { type Cart, readCart } from '../../cart.ts';

const listeners = new Set<() => void>();
let known: { text: string | undefined; cart: Cart } | undefined;

/** The cart of this device: it stays through reloads and the log-in, and goes at the log-out, as the specification wants. */
export const cartStore = {
  get(): Cart {
    const text = device.get('cart');
    if (!known || known.text !== text) known = { text, cart: readCart(text) };
    return known.cart;
  },
  set(cart: Cart) {
    device.set('cart', JSON.stringify(cart));
    tellAll();
  },
};

function tellAll() {
  for (const tell of listeners) tell();
}

let hears = false;

function subscribe(tell: () => void) {
  listeners.add(tell);
  // another tab adds to the same cart
  if (!hears) device.onChange((key) => (key === 'cart' || key === undefined) && tellAll());
  hears = true;
  return () => void listeners.delete(tell);
}

/** The cart; undefined while the page is as the server has rendered it, which knows no device. */
export const useCart = (): Cart | undefined => useSyncExternalStore(subscribe, cartStore.get, () => undefined);
