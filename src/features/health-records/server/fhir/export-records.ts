import { decidesFor, ownPerson } from '#features/family/server/access.ts';
import { speechIn } from '#features/bookings/server/kind.ts';
import { requireProof } from '#features/security/server/proof.ts';
import { audit } from '#server/audit.ts';
import { fileOf } from '#server/http/file-of.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import type { recordExport } from '../../record-export.ts';
import { healthSummary, summaryFileName } from './health-summary.ts';

export const recordExportHandlers: Handlers<typeof recordExport> = {
  async fhir({ query }, context) {
    await requireProof(context);
    await context.limits.take('healthRecordAccount', context.user.id);
    const { name, bundle } = await exported(context, query.familyMemberId ?? null);
    return fileOf(Buffer.from(JSON.stringify(bundle, undefined, 2)), {
      type: 'application/fhir+json; charset=utf-8',
      name: summaryFileName(name),
    });
  },
};

/** For whoever decides for that person, with the line of the trail. */
const exported = ({ db, user, now, language, bookingKinds, recordSources }: Context, personId: string | null) =>
  db.transaction().execute(async (db) => {
    const person = await ownPerson(db, { userId: user.id, personId, scope: 'records', now });
    if (!(await decidesFor(db, { userId: user.id, person }))) throw new Failure('no_access');
    await audit(db, {
      at: now,
      actorId: user.id,
      personId: person,
      action: 'read',
      subject: `health_export:${person}`,
    });
    return healthSummary({ db, bookingKinds, person, speech: speechIn(language), now }, recordSources);
  });
