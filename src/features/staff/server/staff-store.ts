import { staffAccounts } from '#features/account/server/staff-role/staff-store.ts';
import type { Db } from '#server/db/db.ts';

/** Who looks after what waits for staff. */
export const staffIds = async (db: Db): Promise<string[]> => (await staffAccounts(db)).map(({ id }) => id);
