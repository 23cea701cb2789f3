import { randomBytes } from 'node:crypto';
import type { Db } from '#server/db/db.ts';
import type { CheckedCard } from './card-entry.ts';
import type { Card, CardBrand, SavedCard } from './payments.ts';
import type { Conduct } from './test-cards.ts';

const mostSavedCards = 100;

export type Token = Card & { token: string };

/** Keeps what may be kept of a card. All others know it by the token. */
export async function keepCard(
  db: Db,
  { conduct, brand, lastFour, expiryMonth, expiryYear }: CheckedCard,
): Promise<Token> {
  const token = `sim_pm_${randomBytes(16).toString('hex')}`;
  await db
    .insertInto('simulated_cards')
    .values({ token, conduct, brand, last_four: lastFour, expiry_month: expiryMonth, expiry_year: expiryYear })
    .execute();
  return { token, brand, lastFour, expiryMonth, expiryYear };
}

/** The card, which until the end of the transaction nobody else may charge; undefined when this customer may not use it. */
export async function takeCard(
  db: Db,
  { token, customer }: { token: string; customer: string },
): Promise<{ conduct: Conduct } | undefined> {
  const card = await db
    .selectFrom('simulated_cards')
    .select(['conduct', 'customer', 'is_spent'])
    .where('token', '=', token)
    .forUpdate()
    .executeTakeFirst();
  const isFree = card && !card.is_spent && (card.customer === null || card.customer === customer);
  return isFree ? { conduct: card.conduct as Conduct } : undefined; // written by keepCard only
}

/** A card that has paid is saved with its payer or never works again. */
export async function settleCard(
  db: Db,
  { token, customer, isSaved }: { token: string; customer: string; isSaved: boolean },
) {
  const change = isSaved ? { customer } : { is_spent: true };
  await db
    .updateTable('simulated_cards')
    .set(change)
    .where('token', '=', token)
    .where('customer', 'is', null)
    .execute();
}

/** Newest first, at most 100. */
export async function savedCards(db: Db, customer: string): Promise<SavedCard[]> {
  const rows = await db
    .selectFrom('simulated_cards')
    .select(['token', 'brand', 'last_four', 'expiry_month', 'expiry_year'])
    .where('customer', '=', customer)
    .orderBy('created_at', 'desc')
    .orderBy('token')
    .limit(mostSavedCards)
    .execute();
  return rows.map(({ token, ...card }) => ({ method: token, ...presentCard(card) }));
}

/** Does nothing when this customer has no such card. */
export async function forgetCard(db: Db, { token, customer }: { token: string; customer: string }) {
  await db
    .updateTable('simulated_cards')
    .set({ customer: null, is_spent: true })
    .where('token', '=', token)
    .where('customer', '=', customer)
    .execute();
}

export type CardRow = { brand: string; last_four: string; expiry_month: number; expiry_year: number };

export function presentCard(row: CardRow): Card {
  const brand = row.brand as CardBrand; // written by keepCard only
  return { brand, lastFour: row.last_four, expiryMonth: row.expiry_month, expiryYear: row.expiry_year };
}
