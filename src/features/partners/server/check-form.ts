import { timeZoneOf } from '#features/places/zone-of-state.ts';
import { doctorWithNpi, registeredDoctor } from '#features/doctors/server/register-store.ts';
import { type EvidenceForm, evidenceOfKind, lacksDocument } from '#features/providers/evidence.ts';
import { evidenceOf } from '#features/providers/server/evidence-store.ts';
import { providerZone } from '#features/providers/server/provider-store.ts';
import { filesOn } from '#features/uploads/server/file-store.ts';
import type { Db } from '#server/db/db.ts';
import { type Day, dayIn } from '#shared/dates.ts';
import { Failure } from '#shared/failure.ts';
import { standingIn } from '../application.ts';
import { EVIDENCE_FILE } from '../evidence-file.ts';
import type { ApplicationRow } from './application-store.ts';

/** `lineId`: of what is changed. */
type GivenEvidence = { form: EvidenceForm; lineId?: string; now: Date };

/** Throws `invalid_input`, at its field, for what somebody of this kind does not show, or cannot. */
export async function checkForm(db: Db, row: ApplicationRow, { form, lineId, now }: GivenEvidence): Promise<void> {
  if (!evidenceOfKind[row.kind].includes(form.kind)) throw Failure.of('kind', 'errors.invalid_input');
  if (form.kind === 'licence' && row.kind === 'doctor' && form.state === undefined)
    throw Failure.of('state', 'errors.stateUnselected');
  checkDays(form, dayIn(await zoneOf(db, row), now));
  if (form.kind === 'npi') await checkNpi(db, row, { number: form.number, lineId });
  const own = (await evidenceOf(db, row.id)).filter(({ id }) => id === lineId).map(({ id }) => id);
  const there = await filesOn(db, { kind: EVIDENCE_FILE, to: own });
  const documents = there.length + (form.fileIds?.length ?? 0);
  if (lacksDocument(row.kind, { kind: form.kind, documents })) throw Failure.of('fileIds', 'errors.documentMissing');
}

/** What ended already, and what has not happened yet, is no evidence. */
function checkDays(form: EvidenceForm, today: Day) {
  if ('until' in form && form.until < today) throw Failure.of('until', 'errors.untilOver');
  if ('on' in form && form.on > today) throw Failure.of('on', 'errors.onAhead');
}

/** Of the place that stands there already, or of the one that is applied for. */
const zoneOf = async (db: Db, { provider_id: providerId, profile }: ApplicationRow): Promise<string> =>
  (providerId === null ? undefined : await providerZone(db, providerId)) ??
  timeZoneOf(standingIn(profile)?.state ?? '');

/** A doctor has one number, which nobody else has; of a listing it is the one that stands there. */
async function checkNpi(
  db: Db,
  row: ApplicationRow,
  { number, lineId }: { number: string; lineId?: string | undefined },
) {
  const given = await evidenceOf(db, row.id);
  if (given.some(({ id, kind }) => kind === 'npi' && id !== lineId)) throw Failure.of('number', 'errors.npiTwice');
  if (row.provider_id !== null) {
    if ((await registeredDoctor(db, row.provider_id))?.npi !== number) throw Failure.of('number', 'errors.npiOther');
    return;
  }
  const known = await doctorWithNpi(db, number);
  if (known) throw Failure.of('number', known.verified_at === null ? 'errors.npiListed' : 'errors.npiKnown');
}
