import type { EvidenceRow } from '#features/providers/server/evidence-store.ts';
import { evidenceOf } from '#features/providers/server/evidence-store.ts';
import { registeredDoctor } from '#features/doctors/server/register-store.ts';
import { filesOn } from '#features/uploads/server/file-store.ts';
import { presentFile } from '#features/uploads/server/present-file.ts';
import type { Db } from '#server/db/db.ts';
import type { Application, EvidenceLine } from '../application.ts';
import { applicationEvents, type CheckedApplication, type QueueEntry } from '../checking-contract.ts';
import { applicantOf, applicationById, type ApplicationRow, eventsOf } from './application-store.ts';
import { competingApplicationsTo, withSameNpi } from './claims/claim-store.ts';
import { nameOf } from './name-of.ts';
import { EVIDENCE_FILE } from '../evidence-file.ts';
import type { QueueRow } from './queue-store.ts';
import { Failure } from '#shared/failure.ts';

type FileRow = Awaited<ReturnType<typeof filesOn>>[number];

const presentLine = (row: EvidenceRow, files: FileRow[]): EvidenceLine => ({
  _id: row.id,
  kind: row.kind,
  facts: row.facts,
  until: row.valid_until,
  result: row.result,
  source: row.source,
  checkedBy: row.checked_by,
  checkedAt: row.checked_at?.toISOString() ?? null,
  files: files.filter((file) => file.attached_to === row.id).map(presentFile),
});

const nothingYet = {
  ...{ place: null, care: null, words: null },
  ...{ doctor: null, visits: null, bio: null },
  ...{ contact: null, help: null, tests: null, visiting: null, times: null },
};

/** An application with what it shows. */
export async function presentApplication(db: Db, row: ApplicationRow): Promise<Application> {
  const evidence = await evidenceOf(db, row.id);
  const files = await filesOn(db, { kind: EVIDENCE_FILE, to: evidence.map(({ id }) => id) });
  return {
    _id: row.id,
    kind: row.kind,
    purpose: row.purpose,
    status: row.status,
    profile: { ...nothingYet, ...row.profile },
    evidence: evidence.map((line) => presentLine(line, files)),
    answer: row.answer,
    version: row.version,
    providerId: row.provider_id,
    sentAt: row.sent_at?.toISOString() ?? null,
    decidedAt: row.decided_at?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
  };
}

/** The same for staff: with who applies and what was done. Throws `not_found`, also for what was never sent. */
export async function presentChecked(db: Db, id: string): Promise<CheckedApplication> {
  const row = await applicationById(db, id);
  if (!row || row.status === 'draft') throw new Failure('not_found');
  const claimed = row.purpose === 'claim' ? row.provider_id : null;
  const [application, name, applicant, events, rivals, registered] = await Promise.all([
    presentApplication(db, row),
    nameOf(db, row),
    applicantOf(db, row.user_id),
    eventsOf(db, id),
    claimed === null ? withSameNpi(db, id) : competingApplicationsTo(db, { id, providerId: claimed }),
    row.kind === 'doctor' && row.purpose !== 'join' ? registeredDoctor(db, row.provider_id ?? '') : undefined,
  ]);
  return {
    ...application,
    name,
    isPhoneProven: row.phone_proven_at !== null,
    registered: registered ?? null,
    rivals: rivals.filter(({ status }) => status !== 'draft').map(presentCompeting),
    applicant: {
      name: `${applicant.first_name} ${applicant.last_name}`,
      email: applicant.email,
      phone: applicant.phone,
    },
    history: events.flatMap(({ what, detail, at, first_name: firstName, last_name: lastName }) => {
      const known = applicationEvents.find((name) => name === what);
      const by = `${firstName ?? ''} ${lastName ?? ''}`.trim();
      return known ? [{ what: known, by, detail, at: at.toISOString() }] : [];
    }),
  };
}

const presentCompeting = (row: Awaited<ReturnType<typeof competingApplicationsTo>>[number]) => ({
  _id: row.id,
  applicant: `${row.first_name} ${row.last_name}`,
  status: row.status,
  sentAt: row.sent_at?.toISOString() ?? null,
  isPhoneProven: row.phone_proven_at !== null,
});

export const presentEntry = (row: QueueRow): QueueEntry => ({
  _id: row.id,
  kind: row.kind,
  purpose: row.purpose,
  status: row.status,
  name: row.name,
  place: row.place,
  applicant: `${row.first_name} ${row.last_name}`,
  sentAt: row.sent_at?.toISOString() ?? null,
  decidedAt: row.decided_at?.toISOString() ?? null,
});
