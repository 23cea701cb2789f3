import type { Db } from './db.ts';

/** Opens a transaction, within which the work gets the same context with the transaction as its database. */
export const inTransaction = <Given extends { db: Db }, Result>(
  context: Given,
  work: (inside: Given) => Promise<Result>,
): Promise<Result> => context.db.transaction().execute((db) => work({ ...context, db }));

/** In the caller's transaction, or in one of its own. */
export const joinTransaction = <Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);
