import type { Db } from '#server/db/db.ts';

/** Which saved card an account wants to be offered first; undefined when it has said nothing. */
export const preferredMethod = async (db: Db, userId: string): Promise<string | null | undefined> =>
  (await db.selectFrom('payment_customers').select('preferred_method').where('user_id', '=', userId).executeTakeFirst())
    ?.preferred_method;

/** The card is one of this account's, as the caller has seen to. */
export async function preferMethod(db: Db, { userId, method }: { userId: string; method: string }): Promise<void> {
  await db.updateTable('payment_customers').set({ preferred_method: method }).where('user_id', '=', userId).execute();
}
