import { personZone } from '#features/family/server/zone-store.ts';
import { inPages } from '#server/db/pages.ts';
import { type Day, dayIn, formatDayInWords } from '#shared/dates.ts';
import type { DeclaredField } from '#shared/declared-fields.ts';
import { presentRows } from '../present-records.ts';
import type { HealthRecord } from '../../record.ts';
import { recordsAfter } from '../record-store.ts';
import { type RecordType, recordTypeNames, recordTypes } from '../../record-types.ts';
import { narrative } from './narrative.ts';
import {
  addressOf,
  type ExportContext,
  inText,
  loinc,
  named,
  noteOf,
  type RecordSource,
  resourceId,
  resourceOf,
  subjectOf,
  type SummaryEntry,
  terminology,
} from './resource.ts';
import type { SummarySection } from './summary-sections.ts';

/** The records that the family keeps, each with the names of its files. */
export const recordsSource: RecordSource = async (context) => {
  const { db, person, now, atOnce } = context;
  const dated = { ...context, today: dayIn(await personZone(db, person), now) };
  const records: TypedRecord[] = [];
  for await (const rows of inPages((page) => recordsAfter(db, person, page), atOnce))
    records.push(...(await presentRows(db, rows, null)));
  return records.toSorted(inOrder).flatMap(({ type, record }) => entriesOf(dated, type, record));
};

type TypedRecord = { type: RecordType; record: HealthRecord };

/** Type by type the newest day first. */
const inOrder = (one: TypedRecord, other: TypedRecord) =>
  recordTypeNames.indexOf(one.type) - recordTypeNames.indexOf(other.type) || dayOf(other).localeCompare(dayOf(one));
const dayOf = ({ type, record }: TypedRecord) => record.facts[recordTypes[type].day] ?? '';

/** `today` where the person lives. */
type DatedContext = ExportContext & { today: Day };

type FieldReader = (name: string) => string;
type ContentContext = { isAhead: boolean; whose: object; context: ExportContext; writtenAt: string; line: string };
type ResourceTemplate = {
  section: SummarySection;
  resourceType: string;
  /** What the resource says; `isAhead`: its day is still to come. */
  content: (told: FieldReader, about: ContentContext) => Record<string, unknown>;
};
/** `ahead`: of another form as long as its day is still to come. */
type RecordTemplate = ResourceTemplate & { ahead?: ResourceTemplate };

const classes = { inPerson: 'AMB', video: 'VR', phone: 'VR', writing: 'VR' } as const;

const kinds: Record<RecordType, RecordTemplate> = {
  diary: {
    section: 'diary',
    resourceType: 'Observation',
    content: (told, { whose, context }) => ({
      status: 'final',
      category: [terminology('observation-category', 'survey')],
      code: inText(told('issue')),
      subject: whose,
      performer: [whose],
      effectiveDateTime: told('reportDate'),
      method: inText(choiceIn('diary', 'mode', told, context)),
      valueString: told('notes'),
    }),
  },
  consultations: {
    section: 'visits',
    resourceType: 'Encounter',
    content: (told, { isAhead, whose, context }) => ({
      status: isAhead ? 'planned' : 'finished',
      class: {
        system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode',
        code: classes[told('mode') as keyof typeof classes], // its field has these choices
      },
      type: [inText(choiceIn('consultations', 'mode', told, context))],
      subject: whose,
      participant: [{ individual: named(told('doctorName')) }],
      period: { start: told('reportDate') },
      reasonCode: [inText([told('issue'), told('notes')].filter(Boolean).join('\n\n'))],
      serviceProvider: named(told('hospitalName')),
    }),
  },
  surgeries: {
    section: 'procedures',
    resourceType: 'Procedure',
    content: (told, { isAhead, whose }) => ({
      status: isAhead ? 'preparation' : 'completed',
      category: inText(told('surgeryType')),
      code: inText(told('surgeryName')),
      subject: whose,
      performedDateTime: told('surgeryDate'),
      performer: [{ actor: named(told('doctorName')) }],
      location: named(told('hospitalName')),
      note: noteOf(told('notes')),
    }),
  },
  clinicalNotes: {
    section: 'documents',
    resourceType: 'DocumentReference',
    content: (told, { whose }) => ({
      status: 'current',
      type: loinc('34109-9'),
      subject: whose,
      author: [named([told('doctorName'), told('hospitalName')].filter(Boolean).join(', '))],
      description: told('notes'),
      context: { period: { start: told('reportDate') } },
    }),
  },
  diagnosis: {
    section: 'results',
    resourceType: 'DiagnosticReport',
    content: (told, { isAhead, whose }) => ({
      status: isAhead ? 'registered' : 'final',
      code: inText(told('testType')),
      subject: whose,
      effectiveDateTime: told('testDate'),
      performer: [named(told('diagnosticCentre'))],
      resultsInterpreter: [named(told('referredDoctor'))],
      conclusion: told('notes'),
    }),
  },
  vaccination: {
    section: 'immunizations',
    resourceType: 'Immunization',
    content: (told, { whose }) => ({
      identifier: [{ value: told('refId') }],
      status: 'completed',
      vaccineCode: inText(told('vaccineName')),
      patient: whose,
      occurrenceDateTime: told('vaccineDate'),
      location: named(told('vaccinationAt')),
      lotNumber: told('batchNo'),
      performer: [{ actor: named(told('vaccinationBy')) }],
      note: noteOf(told('notes')),
    }),
    ahead: {
      section: 'plan',
      resourceType: 'ImmunizationRecommendation',
      content: (told, { whose, context, writtenAt, line }) => ({
        // it has no elements for place, batch and notes
        text: { status: 'additional', div: narrative([line], context.speech.locale) },
        identifier: [{ value: told('refId') }],
        patient: whose,
        date: writtenAt,
        recommendation: [
          {
            vaccineCode: [inText(told('vaccineName'))],
            forecastStatus: terminology('immunization-recommendation-status', 'due'),
            dateCriterion: [{ code: loinc('30980-7'), value: told('vaccineDate') }],
          },
        ],
      }),
    },
  },
};

function entriesOf(context: DatedContext, type: RecordType, record: HealthRecord): SummaryEntry[] {
  const { day, title } = recordTypes[type];
  const told: FieldReader = (name) => record.facts[name] ?? '';
  const isAhead = told(day) > context.today;
  const kind = kinds[type];
  const { section, resourceType, content } = isAhead ? (kind.ahead ?? kind) : kind;
  const whose = subjectOf(context);
  const line = lineOf(context, type, told);
  const { at: writtenAt } = record.changed ?? record.entered;
  const files = record.files.map(({ name, type: contentType }) => ({ attachment: { title: name, contentType } }));
  const isDocument = resourceType === 'DocumentReference';
  const resource = resourceOf(resourceType, resourceId('record', record._id), {
    ...content(told, { isAhead, whose, context, writtenAt, line }),
    // a document has one content at least
    ...(isDocument && { content: files.length > 0 ? files : [{ attachment: { title: told(title) } }] }),
  });
  const own: SummaryEntry = { section, resource, line };
  if (isDocument || files.length === 0) return [own];
  const papers = resourceOf('DocumentReference', resourceId('files', record._id), {
    status: 'current',
    subject: whose,
    description: told(title),
    content: files,
    context: { related: [{ reference: addressOf(resource) }] },
  });
  return [own, { section: 'documents', resource: papers, line: record.files.map(({ name }) => name).join(', ') }];
}

const choiceIn = (type: RecordType, name: string, told: FieldReader, { speech: { t } }: ExportContext) => {
  const field: DeclaredField | undefined = recordTypes[type].fields.find((one) => one.name === name);
  return field?.look === 'choice' ? t(field.choices[told(name)] ?? told(name)) : told(name);
};

/** All that a record says, in one line. */
function lineOf(context: ExportContext, type: RecordType, told: FieldReader): string {
  const { t, locale } = context.speech;
  const value = (field: DeclaredField) => {
    if (field.look === 'day') return formatDayInWords(told(field.name), locale);
    return field.look === 'choice' ? choiceIn(type, field.name, told, context) : told(field.name);
  };
  return recordTypes[type].fields
    .filter(({ name }) => told(name) !== '')
    .map((field) => `${t(field.words)}: ${value(field)}`)
    .join('; ');
}
