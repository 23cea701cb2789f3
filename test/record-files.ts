import { readRecordFile } from '#features/health-records/web/reading/read-file.ts';
import type { Reading, UnreadableFile } from '#features/health-records/web/reading/reading.ts';

/** Files of health records as hospitals and laboratories make them; nobody in them lives. */
export const bytesOf = (text: string) => new TextEncoder().encode(text);
export const read = (text: string): Reading => readRecordFile(bytesOf(text));
/** Why a file is not read. */
export const refusalOf = (bytes: Uint8Array): string => {
  try {
    readRecordFile(bytes);
    return 'read';
  } catch (error) {
    return (error as UnreadableFile).reason;
  }
};

export type FileResource = { resourceType: string; [element: string]: unknown };
export const patient: FileResource = {
  resourceType: 'Patient',
  id: 'p1',
  extension: [{ url: 'https://records.example/note', extension: [{ url: 'text', valueString: 'Unimportant' }] }],
  name: [
    { use: 'nickname', given: ['Mari'] },
    { use: 'official', given: ['Maria', 'Luz'], family: 'Gomez' },
  ],
  telecom: [{ system: 'phone', value: '(626) 555-0142' }],
  birthDate: '1951-04-02',
};
export const bundleOf = (resources: readonly FileResource[], more: object = {}) =>
  JSON.stringify({
    resourceType: 'Bundle',
    type: 'collection',
    entry: resources.map((resource) => ({ fullUrl: `urn:uuid:${String(resource['id'])}`, resource })),
    ...more,
  });
export const readAll = (...resources: FileResource[]) => read(bundleOf([patient, ...resources]));
export const whose = { patient: { reference: 'urn:uuid:p1' }, subject: { reference: 'urn:uuid:p1' } };
export const counted = (counts: Reading['unread']) => Object.fromEntries(counts);

export const vaccine = {
  ...{ resourceType: 'Immunization', id: 'i1', status: 'completed', ...whose },
  vaccineCode: { coding: [{ system: 'http://hl7.org/fhir/sid/cvx', code: '140', display: 'Influenza, seasonal' }] },
  occurrenceDateTime: '2024-10-03T20:15:00-07:00',
  lotNumber: 'AB-1207',
};
export const glucose = {
  ...{ resourceType: 'Observation', id: 'o1', status: 'final', ...whose },
  category: [{ coding: [{ code: 'laboratory' }] }],
  code: { text: 'Glucose' },
  effectiveDateTime: '2025-02-11',
  valueQuantity: { value: 98, unit: 'mg/dL' },
  referenceRange: [{ low: { value: 70, unit: 'mg/dL' }, high: { value: 99, unit: 'mg/dL' } }],
};
