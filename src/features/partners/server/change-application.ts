import type { JoiningKind } from '#features/providers/application.ts';
import { gazetteer } from '#features/places/server/gazetteer.ts';
import type { EvidenceForm } from '#features/providers/evidence.ts';
import {
  changeEvidence,
  evidenceOf,
  insertEvidence,
  removeEvidence,
} from '#features/providers/server/evidence-store.ts';
import { audit } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import type { Context } from '#server/http/handlers.ts';
import { addOnce } from '#server/idempotency.ts';
import { Failure } from '#shared/failure.ts';
import { type Application, isOpen, missingSteps, MOST_EVIDENCE, profileParts } from '../application.ts';
import { pinNear, type PlacePart, type ProfileChange } from '../place-profile.ts';
import {
  addEvent,
  applicantOf,
  type ApplicationRow,
  latestOf,
  insertApplication,
  lockOwn,
  writeApplication,
  writePart,
} from './application-store.ts';
import { checkForm } from './check-form.ts';
import { listedPlace } from './claims/claim-store.ts';
import { dropDocuments, attachDocuments } from './evidence-files.ts';
import { nameOf } from './name-of.ts';
import { presentApplication } from './present-application.ts';
import { tellReceived, tellStaff } from './tell-partner.ts';

type ApplicantContext = Pick<Context, 'db' | 'user' | 'now' | 'limits'>;
type SendingContext = ApplicantContext & Pick<Context, 'publicUrl'>;

/** The open application of an account as that kind, or a new one; after a decline it begins with what was known before. */
export async function beginJoining(
  { db, user, now, limits }: ApplicantContext,
  kind: JoiningKind,
): Promise<Application> {
  const own = { userId: user.id, as: kind };
  const latest = await latestOf(db, own);
  if (latest && isOpen(latest)) return presentApplication(db, latest);
  await limits.take('joiningAccount', user.id);
  return db.transaction().execute(async (db) => {
    const profile = latest?.status === 'declined' ? latest.profile : {};
    const begun = await insertApplication(db, {
      userId: user.id,
      kind,
      purpose: 'join',
      profile,
      providerId: null,
      now,
    });
    if (begun) await addEvent(db, { applicationId: begun.id, what: 'begun', actorId: user.id, now });
    const row = await latestOf(db, own);
    if (!row) throw new Failure('conflict');
    return presentApplication(db, row);
  });
}

/** Throws `invalid_input` for a ZIP code that does not exist, a year to come, and a part that applications of this kind do not have. */
export async function saveProfile(context: ApplicantContext, id: string, { part, ...answers }: ProfileChange) {
  if ('since' in answers && Number(answers.since) > context.now.getUTCFullYear())
    throw Failure.of('since', 'errors.sinceImproper');
  const written = 'zip' in answers ? { ...answers, ...(await townOf(answers)) } : answers;
  return changed(context, id, async (db, { kind }) => {
    if (!profileParts[kind].includes(part)) throw Failure.of('part', 'errors.invalid_input');
    await writePart(db, id, { part, answers: written });
  });
}

type PlacePosition = Pick<PlacePart, 'zip'> & Partial<Pick<PlacePart, 'latitude' | 'longitude'>>;

async function townOf({ zip, latitude = null, longitude = null }: PlacePosition) {
  const town = (await gazetteer()).find(zip.slice(0, 5));
  if (!town) throw Failure.of('zip', 'errors.zipImproper');
  const { city, state } = town;
  return { city, state, ...pinNear(town, { latitude, longitude }) };
}

/** Adds a line, once by one key. Throws `evidence_full` when there is too much, `invalid_input` for days that cannot be, and `first_arrived`. */
export function addEvidence(
  context: ApplicantContext & Pick<Context, 'idempotencyKey'>,
  id: string,
  form: EvidenceForm,
): Promise<Application> {
  const { user, now, idempotencyKey: key } = context;
  const add = async (db: Db, row: ApplicationRow) => {
    await checkForm(db, row, { form, now });
    if ((await evidenceOf(db, id)).length >= MOST_EVIDENCE)
      throw new Failure('evidence_full', { values: { count: MOST_EVIDENCE } });
    const lineId = await insertEvidence(db, { applicationId: id, form, now });
    await attachDocuments(db, { lineId, ids: form.fileIds ?? [], ownerId: user.id, now });
  };
  const claim = { userId: user.id, route: `evidence ${id}`, key, body: form, now };
  return changed(context, id, async (db, row) => {
    await addOnce(db, claim, async () => {
      await add(db, row);
      return null;
    });
  });
}

type Line = { id: string; lineId: string };

export const changeLine = (context: ApplicantContext, { id, lineId }: Line, form: EvidenceForm) =>
  changed(context, id, async (db, row) => {
    await checkForm(db, row, { form, lineId, now: context.now });
    const { user, now } = context;
    if (!(await changeEvidence(db, { applicationId: id, lineId, form, now }))) throw new Failure('not_found');
    await attachDocuments(db, { lineId, ids: form.fileIds ?? [], ownerId: user.id, now });
  });

export const removeLine = (context: ApplicantContext, { id, lineId }: Line) =>
  changed(context, id, async (db) => {
    if (!(await removeEvidence(db, { applicationId: id, lineId }))) throw new Failure('not_found');
    await dropDocuments(db, { lineId, now: context.now });
  });

/** Sends it for the first time, or again with what was missing. Throws `application_unfinished`, and `not_claimable` for a listing that somebody has by now. */
export const sendApplication = (context: SendingContext, id: string) =>
  changed(context, id, async (db, row) => {
    const { user, now, publicUrl } = context;
    if (missingSteps(await presentApplication(db, row)).length > 0) throw new Failure('application_unfinished');
    if (row.purpose === 'claim' && !(await listedPlace(db, { id: row.provider_id ?? '', now }))?.isFree)
      throw new Failure('not_claimable');
    await writeApplication(db, id, { status: 'sent', answer: null, now });
    await addEvent(db, { applicationId: id, what: 'sent', actorId: user.id, now });
    const told = { application: row, name: await nameOf(db, row) };
    await tellStaff({ db, now }, told);
    const applicant = await applicantOf(db, user.id);
    await tellReceived({ db, publicUrl, now }, { ...told, to: applicant });
    const { person_id: personId } = applicant;
    await audit(db, { at: now, actorId: user.id, personId, action: 'write', subject: `application:${id}` });
  });

/** One change by the applicant, as long as it is theirs to change. Throws `not_found`, and `conflict` for what staff have. */
async function changed(
  { db, user, now, limits }: ApplicantContext,
  id: string,
  change: (db: Db, row: ApplicationRow) => Promise<void>,
): Promise<Application> {
  await limits.take('joiningAccount', user.id);
  return db.transaction().execute(async (db) => {
    const row = await lockOwn(db, { id, userId: user.id });
    if (!row) throw new Failure('not_found');
    if (!isOpen(row)) throw new Failure('conflict');
    await change(db, row);
    await writeApplication(db, id, { now });
    const written = await lockOwn(db, { id, userId: user.id });
    return presentApplication(db, written ?? row);
  });
}
