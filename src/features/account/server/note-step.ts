import { audit } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import type { SecurityStep } from '../security-steps.ts';

type Noted = { userId: string; step: SecurityStep; now: Date };

/** Adds a step to the history of an account, the trail of its own person. In the transaction of the step itself. */
export async function noteStep(db: Db, { userId, step, now }: Noted): Promise<void> {
  const { id: personId } = await db
    .selectFrom('people')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  await audit(db, { at: now, actorId: userId, personId, action: 'write', subject: `security:${step}` });
}
