import type { Db } from './db.ts';

/** In the caller's transaction, or in one of its own. */
export const inTransaction = <Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);
