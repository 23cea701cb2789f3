import {
  choiceField,
  dayField,
  type DeclaredField,
  lineField,
  textField,
  yearsField,
} from '#shared/declared-fields.ts';

const MOST_LETTERS = 120;
const about = <const Name extends string>(name: Name, required: string, hint?: string) => ({
  words: `healthRecords.field.${name}`,
  required,
  ...(hint && { hint }),
});
const line = <const Name extends string>(name: Name, required: string, hint?: string) =>
  lineField(name, { ...about(name, required, hint), most: MOST_LETTERS });
const day = <const Name extends string>(name: Name, required: string) => dayField(name, about(name, required));

const reportDate = day('reportDate', 'errors.reportDateBlank');
const issue = textField('issue', {
  ...about('issue', 'errors.recordIssueBlank', 'healthRecords.hint.issue'),
  most: 500,
});
const doctorName = line('doctorName', 'errors.doctorBlank');
const hospitalName = line('hospitalName', 'errors.hospitalBlank');
const patientName = line('patientName', 'errors.patientNameBlank', 'healthRecords.hint.patientName');
const notes = textField('notes', { words: 'healthRecords.field.notes', most: 2000 });

const ways = {
  inPerson: 'healthRecords.mode.inPerson',
  video: 'healthRecords.mode.video',
  phone: 'healthRecords.mode.phone',
  writing: 'healthRecords.mode.writing',
} as const;
const mode = choiceField('mode', { ...about('mode', 'errors.modeBlank'), choices: ways });
/** Of a diary: nobody may have been asked. */
const diaryMode = choiceField('mode', {
  ...about('mode', 'errors.modeBlank', 'healthRecords.hint.diaryMode'),
  choices: { alone: 'healthRecords.mode.alone', ...ways },
});

type DeclaredFiles = {
  /** The word keys of what they are called, of what helps to choose them, and of what is said when there have to be some. */
  words: string;
  hint?: string;
  required?: string;
};
export type DeclaredRecord<Name extends string = string> = {
  fields: readonly DeclaredField<Name>[];
  /** The field by which a list calls a record. */
  title: Name;
  /** The one with the day it is about, by which lists are ordered. */
  day: Name;
  files: DeclaredFiles;
};
const declared = <const Name extends string>(type: DeclaredRecord<Name>): DeclaredRecord => type;

const anyFiles = { words: 'healthRecords.files.any', hint: 'healthRecords.hint.files' };

/** Every type of record, in the order of the specification, which tells what they say and what has to be said. */
export const recordTypes = {
  diary: declared({
    fields: [reportDate, issue, diaryMode, notes],
    title: 'issue',
    day: 'reportDate',
    files: anyFiles,
  }),
  consultations: declared({
    fields: [reportDate, issue, mode, doctorName, hospitalName, notes],
    title: 'issue',
    day: 'reportDate',
    files: anyFiles,
  }),
  surgeries: declared({
    fields: [
      line('surgeryName', 'errors.surgeryNameBlank'),
      line('surgeryType', 'errors.surgeryTypeBlank', 'healthRecords.hint.surgeryType'),
      day('surgeryDate', 'errors.surgeryDateBlank'),
      doctorName,
      hospitalName,
      notes,
    ],
    title: 'surgeryName',
    day: 'surgeryDate',
    files: anyFiles,
  }),
  clinicalNotes: declared({
    fields: [patientName, reportDate, doctorName, hospitalName, notes],
    title: 'doctorName',
    day: 'reportDate',
    files: {
      words: 'healthRecords.files.scans',
      hint: 'healthRecords.hint.scans',
      required: 'errors.scanReportsBlank',
    },
  }),
  diagnosis: declared({
    fields: [
      line('testType', 'errors.testTypeBlank', 'healthRecords.hint.testType'),
      day('testDate', 'errors.testDateBlank'),
      line('diagnosticCentre', 'errors.diagnosticCentreBlank'),
      line('referredDoctor', 'errors.referredDoctorBlank'),
      notes,
    ],
    title: 'testType',
    day: 'testDate',
    files: { words: 'healthRecords.files.report', required: 'errors.testReportBlank' },
  }),
  vaccination: declared({
    fields: [
      patientName,
      yearsField('age', {
        ...about('age', 'errors.ageBlank', 'healthRecords.hint.age'),
        improper: 'errors.ageImproper',
      }),
      line('vaccineName', 'errors.vaccineNameBlank'),
      line('batchNo', 'errors.batchNoBlank'),
      day('vaccineDate', 'errors.vaccineDateBlank'),
      line('vaccinationBy', 'errors.vaccinationByBlank', 'healthRecords.hint.vaccinationBy'),
      lineField('vaccinationAt', { words: 'healthRecords.field.vaccinationAt', most: MOST_LETTERS }),
      line('idVerified', 'errors.idVerifiedBlank', 'healthRecords.hint.idVerified'),
      line('refId', 'errors.refIdBlank', 'healthRecords.hint.refId'),
      notes,
    ],
    title: 'vaccineName',
    day: 'vaccineDate',
    files: {
      words: 'healthRecords.files.certificate',
      hint: 'healthRecords.hint.certificate',
      required: 'errors.certificateBlank',
    },
  }),
} as const;

export type RecordType = keyof typeof recordTypes;
export const recordTypeNames = Object.keys(recordTypes) as RecordType[]; // its keys
export const isRecordType = (name: string | null): name is RecordType =>
  name !== null && Object.hasOwn(recordTypes, name);
