/** As many as the specification lets a cart hold, all of one centre. */
export const MOST_ITEMS = 10;

export type CartItem = { _id: string; centerId: string };
/** The cart of the specification: its items, and the ids of their centres. */
export type Cart = { items: readonly CartItem[]; centers: readonly string[] };

export const emptyCart: Cart = { items: [], centers: [] };

const cartOf = (items: readonly CartItem[]): Cart => ({
  items,
  centers: [...new Set(items.map(({ centerId }) => centerId))],
});

export type AddResult = { cart: Cart; outcome: 'added' | 'known' | 'full' | 'replaced' };

/** An empty cart takes the item, an item of the same centre is appended, one of another centre replaces the whole cart. */
export function addToCart(cart: Cart, item: CartItem): AddResult {
  const isElsewhere = cart.items.some(({ centerId }) => centerId !== item.centerId);
  if (isElsewhere) return { cart: cartWith(item), outcome: 'replaced' };
  if (cart.items.some(({ _id }) => _id === item._id)) return { cart, outcome: 'known' };
  if (cart.items.length >= MOST_ITEMS) return { cart, outcome: 'full' };
  return { cart: cartOf([...cart.items, item]), outcome: 'added' };
}

/** A cart with nothing but this. */
export const cartWith = (item: CartItem): Cart => cartOf([item]);

/** What was taken out stands where it was again, at the centre of what is in the cart by now. */
export function putBack(cart: Cart, item: CartItem, place: number): AddResult {
  const here = { ...item, centerId: cart.items[0]?.centerId ?? item.centerId };
  const added = addToCart(cart, here);
  return added.outcome === 'added' ? { ...added, cart: cartOf(cart.items.toSpliced(place, 0, here)) } : added;
}

export const removeFromCart = (cart: Cart, id: string): Cart => cartOf(cart.items.filter(({ _id }) => _id !== id));

/** What a device has kept, read by hand, so that pages that only count the items bring no schema; whatever is no cart is an empty one. */
export function readCart(text: string | undefined): Cart {
  try {
    const { items } = JSON.parse(text ?? '') as { items: unknown };
    if (!Array.isArray(items) || !items.every(isItem)) return emptyCart;
    return items.reduce<Cart>((cart, { _id, centerId }) => addToCart(cart, { _id, centerId }).cart, emptyCart);
  } catch {
    return emptyCart;
  }
}

const isItem = (given: unknown): given is CartItem => {
  const { _id, centerId } = Object(given) as Record<string, unknown>;
  return typeof _id === 'string' && typeof centerId === 'string';
};
