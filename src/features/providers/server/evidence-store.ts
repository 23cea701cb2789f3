import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import {
  type EvidenceFacts,
  type EvidenceForm,
  type EvidenceKind,
  requiredEvidence,
  requiredOfKind,
} from '../evidence.ts';

/** `Ana R.`: staff is named to everybody by first name and initial. */
const staffName = sql<string | null>`users.first_name || ' ' || left(users.last_name, 1) || '.'`;

const lines = (db: Db) =>
  db
    .selectFrom('evidence')
    .leftJoin('users', 'users.id', 'evidence.checked_by')
    .select(['evidence.id', 'evidence.kind', 'evidence.facts', 'evidence.valid_until', 'evidence.result'])
    .select(['evidence.source', 'evidence.checked_at', staffName.as('checked_by')])
    .$narrowType<{ kind: EvidenceKind; facts: EvidenceFacts; result: 'waiting' | 'confirmed' | 'refused' }>();
export type EvidenceRow = Awaited<ReturnType<typeof evidenceOf>>[number];

const MOST_LINES = 50;

/** What an application shows, in the order in which it was given. */
export const evidenceOf = (db: Db, applicationId: string) =>
  lines(db)
    .where('evidence.application_id', '=', applicationId)
    .orderBy('evidence.created_at')
    .orderBy('evidence.id')
    .limit(MOST_LINES)
    .execute();

/** What was confirmed of a provider, what holds longest first. */
export const confirmedOf = (db: Db, providerId: string) =>
  lines(db)
    .where('evidence.provider_id', '=', providerId)
    .where('evidence.result', '=', 'confirmed')
    .orderBy('evidence.valid_until', (order) => order.desc().nullsFirst())
    .orderBy('evidence.checked_at', 'desc')
    .orderBy('evidence.id')
    .limit(MOST_LINES)
    .execute();

type GivenEvidence = { applicationId: string; form: EvidenceForm; now: Date };

const given = ({ kind, fileIds: _, ...said }: EvidenceForm) => {
  const { until = null, ...facts } = { until: null, ...said };
  return { kind, facts: JSON.stringify(facts), valid_until: until };
};

/** Answers the id of the line. */
export async function insertEvidence(db: Db, { applicationId, form, now }: GivenEvidence): Promise<string> {
  const { id } = await db
    .insertInto('evidence')
    .values({ ...given(form), application_id: applicationId, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type EvidenceKey = { applicationId: string; lineId: string };

/** Whatever was checked of it is to be checked again. Answers whether there is such a line. */
export async function changeEvidence(
  db: Db,
  { lineId, applicationId, form }: EvidenceKey & GivenEvidence,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('evidence')
    .set({ ...given(form), result: 'waiting', source: null, checked_by: null, checked_at: null })
    .where('id', '=', lineId)
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function removeEvidence(db: Db, { lineId, applicationId }: EvidenceKey): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('evidence')
    .where('id', '=', lineId)
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

type CheckedEvidence = EvidenceKey & {
  check: { result: 'confirmed' | 'refused'; source: string; until: string | null };
  by: string;
  now: Date;
};

/** Answers the kind of what was checked; undefined when there is no such line. */
export async function checkEvidence(
  db: Db,
  { applicationId, lineId, check, by, now }: CheckedEvidence,
): Promise<string | undefined> {
  const row = await db
    .updateTable('evidence')
    .set({ result: check.result, source: check.source, checked_by: by, checked_at: now })
    .set((is) => ({
      valid_until: is
        .case()
        .when('valid_until', 'is', null)
        .then(null)
        .else(sql<string>`coalesce(${check.until}::date, valid_until)`)
        .end(),
    }))
    .where('id', '=', lineId)
    .where('application_id', '=', applicationId)
    .returning('kind')
    .executeTakeFirst();
  return row?.kind;
}

/** What was confirmed of an application is what its provider shows from now on. */
export async function adoptEvidence(
  db: Db,
  { applicationId, providerId }: { applicationId: string; providerId: string },
): Promise<void> {
  await db
    .updateTable('evidence')
    .set({ provider_id: providerId })
    .where('application_id', '=', applicationId)
    .where('result', '=', 'confirmed')
    .execute();
  await followEvidence(db, [providerId]);
}

/** What has to be in force of a row of `providers`. */
const required = sql<string[]>`(case providers.kind when 'caregiver'
  then ${[...requiredOfKind.caregiver]}::text[] else ${[...requiredEvidence]}::text[] end)`;

/**
 * Until when providers are verified: the end of the day, on the provider's clock, on which the first of the required kinds ends.
 * Whoever lacks one of them is not verified at all.
 */
export async function followEvidence(db: Db, providerIds: readonly string[]): Promise<void> {
  await sql`
    update providers set evidence_until = coalesce(
      (select ((min(held.until) + 1)::timestamp at time zone providers.time_zone) from (
        select max(evidence.valid_until) as until from unnest(${required}) as needed (kind)
        left join evidence on evidence.kind = needed.kind and evidence.result = 'confirmed' and evidence.provider_id = providers.id
        group by needed.kind
      ) as held having count(held.until) = count(*)),
      '-infinity')
    where providers.id = any(${[...providerIds]}::uuid[])`.execute(db);
}
