import { personZone } from '#features/family/server/zone-store.ts';
import {
  absent,
  type ExportContext,
  inText,
  named,
  noteOf,
  type RecordSource,
  resourceId,
  resourceOf,
  subjectOf,
  type SummaryEntry,
  unknownMoment,
} from '#features/health-records/server/fhir/resource.ts';
import { medicineInWords } from '#features/visit-summaries/medicine-in-words.ts';
import { inPages } from '#server/db/pages.ts';
import { dayIn } from '#shared/dates.ts';
import { stateOf } from './count-doses.ts';
import { type MedicineRow, medicinesAfter } from './medicine-store.ts';
import { medicineOf } from './present-medicines.ts';

/** Every medicine of a person, also those of before: what doctors have prescribed here, and what the family lists. */
export const medicinesSource: RecordSource = async (context) => {
  const { db, person, now, atOnce } = context;
  const today = dayIn(await personZone(db, person), now);
  const rows: MedicineRow[] = [];
  for await (const page of inPages((page) => medicinesAfter(db, person, page), atOnce)) rows.push(...page);
  if (rows.length === 0) return [nobodySaid(context)];
  const isPast = (row: MedicineRow) => Number(stateOf(row, today) === 'past');
  return rows
    .toSorted((one, other) => isPast(one) - isPast(other) || other.starts_on.localeCompare(one.starts_on))
    .map((row) => entryOf(context, row, today));
};

const states = { ahead: 'intended', now: 'active', past: 'completed' } as const;

function entryOf(context: ExportContext, row: MedicineRow, today: string): SummaryEntry {
  const { t } = context.speech;
  const { name, type, taken, instructions } = medicineInWords(medicineOf(row).medicine, t);
  const state = stateOf(row, today);
  return {
    section: 'medications',
    resource: resourceOf('MedicationStatement', resourceId('medication', row.id), {
      status: row.stopped_on !== null && state === 'past' ? 'stopped' : states[state],
      medicationCodeableConcept: inText(`${name} (${type})`),
      subject: subjectOf(context),
      effectivePeriod: { start: row.starts_on, end: row.last_day },
      dateAsserted: row.created_at.toISOString(),
      informationSource: row.prescriber === null ? subjectOf(context) : named(row.prescriber),
      dosage: [{ text: taken, patientInstruction: instructions, asNeededBoolean: row.frequency === 'asNeeded' }],
      note: noteOf(state === 'past' ? t('healthRecords.export.noLonger') : ''),
    }),
    line: [
      `${name} (${type})`,
      taken,
      instructions,
      row.prescriber ?? '',
      state === 'past' ? t('healthRecords.export.noLonger') : '',
    ]
      .filter(Boolean)
      .join('; '),
  };
}

/** Nobody is asked whether there are none. */
const nobodySaid = (context: ExportContext): SummaryEntry => ({
  section: 'medications',
  resource: resourceOf('MedicationStatement', resourceId('no-medication', context.person), {
    status: 'unknown',
    medicationCodeableConcept: absent('no-medication-info'),
    subject: subjectOf(context),
    _effectiveDateTime: unknownMoment,
  }),
  line: context.speech.t('healthRecords.export.unsaid'),
});
