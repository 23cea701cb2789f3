import type { Db } from './db/db.ts';

/** Who may be tried out: printed at the start. */
export const demoAccounts: { role: string; email: string; password: string }[] = [];

/** Fills the demo town, once. */
export async function seedDemo(_db: Db, _now: Date): Promise<void> {}
