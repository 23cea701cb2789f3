import { randomUUID } from 'node:crypto';
import { adoptEvidence, checkEvidence } from '#features/providers/server/evidence-store.ts';
import { writeLicence } from '#features/doctors/server/register-store.ts';
import { approveProvider, insertManagers } from '#features/providers/server/provider-store.ts';
import { isVerifiedAt } from '#features/providers/server/verified-store.ts';
import { audit } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import type { Context } from '#server/http/handlers.ts';
import { publish } from '#server/realtime/fanout.ts';
import { Failure } from '#shared/failure.ts';
import type { Decision, EvidenceCheck } from '../checking-contract.ts';
import {
  addEvent,
  applicantOf,
  claimedBy,
  applicationById,
  type ApplicationRow,
  lockApplication,
  writeApplication,
} from './application-store.ts';
import { lockListed } from './claims/claim-store.ts';
import { handOver } from './claims/hand-over.ts';
import { nameOf } from './name-of.ts';
import { openProvider, proofOf, unconfirmed } from './open-provider.ts';
import { presentApplication } from './present-application.ts';
import { staffIds } from '#features/staff/server/staff-store.ts';
import { tellApplicant } from './tell-partner.ts';

type Staff = Pick<Context, 'db' | 'user' | 'now' | 'publicUrl' | 'threadKinds'>;

/** Notes what came of checking one line. Throws `not_found`, and `application_decided` for what no longer waits. */
export async function checkLine(
  { db, user, now }: Staff,
  { id, lineId }: { id: string; lineId: string },
  check: EvidenceCheck,
): Promise<void> {
  await db.transaction().execute(async (db) => {
    const row = await lockWaiting(db, id);
    const kind = await checkEvidence(db, { applicationId: id, lineId, check, by: user.id, now });
    if (!kind) throw new Failure('not_found');
    await addEvent(db, { applicationId: id, what: check.result, actorId: user.id, detail: kind, now });
    await writeApplication(db, id, { now });
    await publish(db, await staffIds(db), ['partners']);
    await auditStaff(db, { row, user, now });
  });
}

/**
 * Approves, asks or declines: of two at once one wins. Throws `application_decided` for what no longer waits, `conflict` when it has
 * changed since it was read, `not_claimable` when somebody else has the listing, `npi_taken` when another doctor has the number,
 * `invalid_input` when something that is needed is not confirmed or has ended.
 */
export async function decide(context: Staff, id: string, decision: Decision): Promise<void> {
  const { db, user, now, publicUrl } = context;
  await db.transaction().execute(async (db) => {
    await lockClaimed(db, { id, now });
    const row = await lockWaiting(db, id);
    if (row.version !== decision.version) throw new Failure('conflict');
    const name = await nameOf(db, row);
    const isApproved = decision.as === 'approved';
    const deciding = { ...context, db };
    const providerId = isApproved ? await approve(deciding, row) : undefined;
    const answer = isApproved ? null : decision.answer;
    await writeApplication(db, id, {
      status: decision.as,
      answer,
      now,
      ...(providerId && { providerId }),
      ...(decision.as !== 'asked' && { by: user.id }),
    });
    await addEvent(db, {
      applicationId: id,
      what: decision.as,
      actorId: user.id,
      ...(answer !== null && { detail: answer }),
      now,
    });
    const to = await applicantOf(db, row.user_id);
    await tellApplicant({ db, publicUrl, now }, { application: row, name, as: decision.as, to });
    await auditStaff(db, { row, user, now });
  });
}

/** The listing first, so that two who decide about rival claims of it wait for each other before they lock those. */
async function lockClaimed(db: Db, { id, now }: { id: string; now: Date }): Promise<void> {
  const row = await applicationById(db, id);
  const claimed = row && claimedBy(row);
  if (claimed) await lockListed(db, { id: claimed, now });
}

async function lockWaiting(db: Db, id: string): Promise<ApplicationRow> {
  const row = await lockApplication(db, id);
  if (!row || row.status === 'draft') throw new Failure('not_found');
  if (row.status !== 'sent') throw new Failure('application_decided');
  return row;
}

/** The provider is verified, has its manager, and can be booked, all in this transaction; a claimed one is theirs. Answers its id. */
async function approve(deciding: Staff, row: ApplicationRow): Promise<string> {
  const { db, now } = deciding;
  const application = await presentApplication(db, row);
  const proof = row.kind === 'doctor' ? proofOf(application.evidence) : undefined;
  if (row.purpose === 'claim') {
    const isProven = row.kind !== 'doctor' || proof?.npi !== undefined;
    if (!isProven) throw Failure.of('as', 'errors.npiUnconfirmed');
    const claimed = await handOver(deciding, row);
    await adoptEvidence(db, { applicationId: row.id, providerId: claimed });
    if (proof?.licence) await writeLicence(db, claimed, proof.licence);
    return claimed;
  }
  const id = row.provider_id ?? randomUUID();
  if (row.provider_id === null) await openProvider(db, { id, application, proof, now });
  else await approveProvider(db, { id, now });
  if (row.purpose === 'join') await insertManagers(db, [{ providerId: id, userId: row.user_id }]);
  await adoptEvidence(db, { applicationId: row.id, providerId: id });
  if (row.purpose === 'renewal' && proof?.licence) await writeLicence(db, id, proof.licence);
  if (!(await isVerifiedAt(db, { id, now }))) throw Failure.of('as', unconfirmed[row.kind]);
  return id;
}

async function auditStaff(
  db: Db,
  { row, user, now }: { row: ApplicationRow; user: { id: string }; now: Date },
): Promise<void> {
  const { person_id: personId } = await applicantOf(db, row.user_id);
  await audit(db, { at: now, actorId: user.id, personId, action: 'write', subject: `application:${row.id}` });
}
