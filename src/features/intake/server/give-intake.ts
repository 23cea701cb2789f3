import type { PersonId } from '#features/family/server/access.ts';
import { audit } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import { Failure } from '#shared/failure.ts';
import { lockIntake, writeGiven } from './intake-store.ts';

type IntakeGrant = { bookingId: string; intakeId: string; personId: PersonId; userId: string; now: Date };

/**
 * What was answered for a person goes along with a booking of theirs, in the caller's transaction: as it is now, whatever is
 * answered later. Throws `invalid_input` at `intakeId` for answers of somebody else, and for whoever may not see the records.
 */
export async function giveIntake(db: Db, { bookingId, intakeId, personId, userId, now }: IntakeGrant): Promise<void> {
  const intake = await lockIntake(db, intakeId, { userId, now });
  if (intake?.person_id !== personId) throw Failure.of('intakeId', 'errors.intakeScope');
  await writeGiven(db, { bookingId, intake, userId, now });
  await audit(db, { at: now, actorId: userId, personId, action: 'share', subject: `intake:${bookingId}` });
}
