import { sql } from 'kysely';
import { ines } from '#features/account/demo/accounts.ts';
import type { EvidenceFacts, EvidenceKind } from '#features/providers/evidence.ts';
import { followEvidence } from '#features/providers/server/evidence-store.ts';
import type { Db } from '#server/db/db.ts';
import { insertRecords } from '#server/db/insert-records.ts';
import { demoId } from '#server/demo-id.ts';
import { addDays, type Day, dayIn, instantOf } from '#shared/dates.ts';
import { seeded } from '#shared/seeded.ts';
import type { DemoCentre } from './demo-centre.ts';

/** The one whose insurance ended and was not renewed, and the one whose insurance ends soon. */
export const LAPSED = 'bay-lantern';
const ENDING = 'casa-amable';

const authorities: Record<string, { licence: string; inspection: string }> = {
  CA: { licence: 'California Department of Social Services', inspection: 'Community Care Licensing Division' },
  TX: { licence: 'Texas Health and Human Services', inspection: 'Long-term Care Regulation, Texas' },
  FL: { licence: 'Florida Agency for Health Care Administration', inspection: 'Agency for Health Care Administration' },
};
const titles = {
  day_care: 'Adult day program',
  assisted_living: 'Residential care for older adults',
  board_and_care: 'Residential care, six beds or fewer',
};

const findings = [
  ['Nothing that had to be fixed.', ''],
  ['A fire door that did not close by itself.', 'New door closer, looked at again a week later.'],
  ['Medicines of two guests lay in one drawer.', 'A lockable drawer for each guest, looked at again ten days later.'],
  ['The emergency numbers were not posted at the entrance.', 'Posted the same day.'],
  ['The ramp to the garden had no handrail on one side.', 'Handrail put up within two weeks.'],
] as const;

type DemoEvidence = { kind: EvidenceKind; facts: EvidenceFacts; until: Day | null; source: string };

const WARNED_DAYS = 30;

/** What staff has checked of the centers of the town, each with its own days; most show everything, some only what is needed. */
export async function seedEvidence(db: Db, centres: readonly DemoCentre[], now: Date): Promise<void> {
  await insertRecords(
    db,
    'evidence',
    centres.flatMap((centre) => rowsOf(centre, now)),
  );
  await followEvidence(
    db,
    centres.map(({ id }) => id),
  );
  // Who is about to end has been told before.
  await sql`
    insert into evidence_warnings (provider_id, evidence_until, days, told_at)
    select id, evidence_until, case when evidence_until > ${now} then ${WARNED_DAYS}::int else 0 end, ${now} from providers
    where isfinite(evidence_until) and evidence_until <= ${now}::timestamptz + make_interval(days => ${WARNED_DAYS})`.execute(
    db,
  );
}

function rowsOf(centre: DemoCentre, now: Date) {
  const today = dayIn(centre.timeZone, now);
  const random = seeded(`evidence ${centre.key}`);
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least));
  const checkedAt = instantOf(addDays(today, -between(20, 200)), '11:00', centre.timeZone);
  return shownBy(centre, { today, between }).map(({ kind, facts, until, source }, index) => ({
    id: demoId(`evidence ${centre.key} ${index}`),
    provider_id: centre.id,
    application_id: null,
    kind,
    facts,
    valid_until: until,
    result: 'confirmed',
    source,
    checked_by: ines.id,
    checked_at: checkedAt,
    created_at: checkedAt,
  }));
}

type DrawContext = { today: Day; between: (least: number, most: number) => number };

function shownBy({ key, kind, state }: DemoCentre, { today, between }: DrawContext): DemoEvidence[] {
  const { licence, inspection } = authorities[state] ?? {
    licence: `State of ${state}`,
    inspection: `State of ${state}`,
  };
  const insured = key === LAPSED ? addDays(today, -9) : addDays(today, key === ENDING ? 24 : between(70, 360));
  const [found, fixed] = findings[between(0, findings.length)] ?? findings[0];
  const needed: DemoEvidence[] = [
    {
      kind: 'licence',
      facts: { number: `${state}-${between(100_000, 999_999)}`, title: titles[kind], issuer: licence },
      until: addDays(today, between(120, 700)),
      source: `Register of the state (${state})`,
    },
    {
      kind: 'insurance',
      facts: { number: `GL-${between(10_000, 99_999)}`, issuer: 'Example Mutual' },
      until: insured,
      source: 'Asked the company',
    },
    {
      kind: 'inspection',
      facts: { on: addDays(today, -between(30, 330)), issuer: inspection, found, ...(fixed && { fixed }) },
      until: null,
      source: 'Report of the inspection',
    },
  ];
  if (between(0, 4) === 0) return needed;
  return [
    ...needed,
    {
      kind: 'background',
      facts: { issuer: 'Example Screening', on: addDays(today, -between(20, 90)) },
      until: addDays(today, between(100, 300)),
      source: 'Confirmation of the agency',
    },
    {
      kind: 'ratio',
      facts: { guests: String(between(3, 7)), on: addDays(today, -between(10, 60)) },
      until: null,
      source: 'Rota of four weeks',
    },
  ];
}
