import type { RecordType } from '../../record-types.ts';
import { fittedFacts } from './fit.ts';
import { type Json, firstIn, listIn, objectIn, textIn } from './json.ts';
import type { FoundKind, FoundRecord } from './reading.ts';
import {
  actorsOf,
  calledBy,
  codesOf,
  conceptIn,
  dayIn,
  notesOf,
  type Resources,
  sourceIdOf,
  wordsOf,
} from './resources.ts';
import { resultLines } from './values.ts';

/** How a resource becomes a record. */
export type RecordReader = {
  type: RecordType;
  kind: FoundKind;
  /** States in which it did not happen, or was taken back. */
  void: readonly string[];
  /** States in which it has not happened yet, or may still change. */
  open: readonly string[];
  /** What its fields say, and how sure the file is of its name. */
  read: (resource: Json, resources: Resources) => ReadFields;
};
type ReadFields = {
  said: Record<string, string | undefined>;
  day: ReturnType<typeof dayIn>;
  isUnsure: boolean;
};

const calledFirst = (resources: Resources, from: Json, references: readonly Json[]): string =>
  references.map((reference) => calledBy(resources, reference, from)).find((name) => name !== '') ?? '';

const immunization: RecordReader = {
  type: 'vaccination',
  kind: 'vaccination',
  void: ['not-done', 'entered-in-error'],
  open: [],
  read(resource, resources) {
    const { text, isCode } = conceptIn(objectIn(resource, 'vaccineCode'));
    const day = dayIn(resource, ['occurrenceDateTime', 'occurrenceString']);
    const own = listIn(resource, 'identifier').find((one) => textIn(one, 'value') !== '');
    const said = {
      vaccineName: text,
      batchNo: textIn(resource, 'lotNumber'),
      vaccineDate: day.day,
      vaccinationBy: calledFirst(resources, resource, actorsOf(resource, 'performer', 'actor')),
      vaccinationAt: calledBy(resources, objectIn(resource, 'location'), resource),
      refId: own && textIn(own, 'value'),
      notes: notesOf(resource),
    };
    return { said, day, isUnsure: isCode };
  },
};

const procedure: RecordReader = {
  type: 'surgeries',
  kind: 'procedure',
  void: ['not-done', 'stopped', 'entered-in-error'],
  open: ['preparation', 'on-hold', 'unknown'],
  read(resource, resources) {
    const { text, isCode } = conceptIn(objectIn(resource, 'code'));
    const day = dayIn(resource, ['performedDateTime', 'performedPeriod', 'performedString']);
    const encounter = resources.follow(objectIn(resource, 'encounter'), resource);
    const said = {
      surgeryName: text,
      surgeryType: wordsOf(objectIn(resource, 'category')),
      surgeryDate: day.day,
      doctorName: calledFirst(resources, resource, actorsOf(resource, 'performer', 'actor')),
      hospitalName:
        calledBy(resources, objectIn(resource, 'location'), resource) ||
        (encounter ? calledBy(resources, objectIn(encounter, 'serviceProvider'), encounter) : ''),
      notes: notesOf(resource),
    };
    return { said, day, isUnsure: isCode };
  },
};

/** Where somebody was seen; those that meet at a distance do so by video, phone or letter, which nobody says. */
const inPerson = ['AMB', 'EMER', 'FLD', 'HH', 'IMP', 'ACUTE', 'NONAC', 'OBSENC', 'PRENC', 'SS'];

const encounter: RecordReader = {
  type: 'consultations',
  kind: 'visit',
  void: ['cancelled', 'entered-in-error'],
  open: ['planned', 'arrived', 'triaged', 'unknown'],
  read(resource, resources) {
    const reason = wordsOf(firstIn(resource, 'reasonCode')) || reasonOf(resource, resources);
    const [issue = '', ...more] = (reason || wordsOf(firstIn(resource, 'type'))).split('\n\n');
    const day = dayIn(resource, ['period']);
    const said = {
      reportDate: day.day,
      issue,
      mode: inPerson.includes(textIn(objectIn(resource, 'class'), 'code')) ? 'inPerson' : undefined,
      doctorName: calledFirst(resources, resource, actorsOf(resource, 'participant', 'individual')),
      hospitalName: calledBy(resources, objectIn(resource, 'serviceProvider'), resource),
      notes: more.join('\n\n'),
    };
    return { said, day, isUnsure: false };
  },
};

function reasonOf(resource: Json, resources: Resources): string {
  const reason = resources.follow(firstIn(resource, 'reasonReference'), resource);
  return reason ? wordsOf(objectIn(reason, 'code')) : '';
}

const report: RecordReader = {
  type: 'diagnosis',
  kind: 'report',
  void: ['cancelled', 'entered-in-error'],
  open: ['registered', 'partial', 'preliminary', 'unknown'],
  read(resource, resources) {
    const { text, isCode } = conceptIn(objectIn(resource, 'code'));
    const day = dayIn(resource, ['effectiveDateTime', 'effectivePeriod', 'issued']);
    const order = resources.follow(firstIn(resource, 'basedOn'), resource);
    const lines = resultsOf(resource, resources).flatMap(resultLines);
    const said = {
      testType: text,
      testDate: day.day,
      diagnosticCentre: calledFirst(resources, resource, listIn(resource, 'performer')),
      referredDoctor:
        (order && calledBy(resources, objectIn(order, 'requester'), order)) ||
        calledFirst(resources, resource, listIn(resource, 'resultsInterpreter')),
      notes: [...lines, textIn(resource, 'conclusion'), notesOf(resource)].filter(Boolean).join('\n'),
    };
    return { said, day, isUnsure: isCode };
  },
};

/** What a report is made of, and its panels, as far as it stands in the file. */
export function resultsOf(report: Json, resources: Resources): Json[] {
  const results = followed(report, 'result', resources);
  return [...new Set(results.flatMap((result) => [result, ...followed(result, 'hasMember', resources)]))];
}

const followed = (from: Json, list: string, { follow }: Resources): Json[] =>
  listIn(from, list).flatMap((reference) => {
    const result = follow(reference, from);
    return result && !isVoid(result, voidResults) ? [result] : [];
  });

/** States in which nothing was found. */
export const voidResults = ['cancelled', 'entered-in-error'];

/** By the type of the resource. */
export const recordReaders: ReadonlyMap<string, RecordReader> = new Map([
  ['Immunization', immunization],
  ['Procedure', procedure],
  ['Encounter', encounter],
  ['DiagnosticReport', report],
]);

export const isVoid = (resource: Json, states: readonly string[]): boolean =>
  states.includes(textIn(resource, 'status'));

/** The record that a resource becomes; undefined where the file does not say what it is. */
export function recordOf(reader: RecordReader, resource: Json, resources: Resources): FoundRecord | undefined {
  const { said, day, isUnsure } = reader.read(resource, resources);
  const { facts, shortened } = fittedFacts(reader.type, said);
  if (!nameFields.some((name) => facts[name])) return undefined;
  return {
    sourceId: sourceIdOf(resources, resource),
    type: reader.type,
    facts,
    roughDay: day.roughDay,
    isDoubtful: isUnsure || reader.open.includes(textIn(resource, 'status')) || day.day === '',
    shortened,
  };
}

const nameFields = ['vaccineName', 'surgeryName', 'issue', 'testType'];

/** Of an observation: whether a laboratory has made it. */
export const isOfLaboratory = (observation: Json): boolean =>
  listIn(observation, 'category').some((category) => codesOf(category).some((code) => /^(laboratory|LAB)$/.test(code)));

/** Results that stand in no report, those of one day and one laboratory together. */
export function groupsOfResults(observations: readonly Json[], resources: Resources): Json[][] {
  const groups = new Map<string, Json[]>();
  for (const one of observations) {
    const key = JSON.stringify([
      dayIn(one, ['effectiveDateTime', 'effectivePeriod', 'issued']),
      laboratoryOf(one, resources),
    ]);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

export const laboratoryOf = (observation: Json, resources: Resources): string =>
  calledBy(resources, firstIn(observation, 'performer'), observation);

export const whoseIs = (resource: Json): Json => {
  const subject = objectIn(resource, 'subject');
  return textIn(subject, 'reference') ? subject : objectIn(resource, 'patient');
};
