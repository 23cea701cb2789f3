import { leaverOf } from '#features/account/server/away/away-store.ts';
import { requireProof } from '#features/security/server/proof.ts';
import { auditReading } from '#server/audit.ts';
import type { Context } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import { insertCopy } from './copy-store.ts';

/** Has a copy made by the queue. Throws `confirm_needed`, `copy_asked` while one is being made, `too_many_requests` after three a day. */
export async function askCopy(context: Context): Promise<void> {
  await requireProof(context);
  const { limits, user, now } = context;
  await limits.take('copyAccount', user.id);
  await context.db.transaction().execute(async (db) => {
    if (!(await insertCopy(db, { userId: user.id, now }))) throw new Failure('copy_asked');
    const { people } = await leaverOf(db, user.id);
    await auditReading({ ...context, db }, { people, subject: 'account:copy' });
  });
}
