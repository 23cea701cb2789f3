import { describe, expect, test } from 'vitest';
import { counted, glucose, readAll, whose } from '#test/record-files.ts';

describe('a bundle', () => {
  test('of a laboratory: a report has its results, those alone are one record by day and laboratory', () => {
    const lab = { performer: [{ display: 'Arroyo Labs' }] };
    const { records, unread } = readAll(
      {
        ...{ resourceType: 'DiagnosticReport', id: 'd1', status: 'final', code: { text: 'Metabolic panel' }, ...lab },
        ...{ effectiveDateTime: '2025-02-12', conclusion: 'Nothing to worry about', ...whose },
        result: [{ reference: 'Observation/o1' }, { reference: 'urn:uuid:gone' }],
        basedOn: [{ reference: 'ServiceRequest/s1' }],
      },
      { resourceType: 'ServiceRequest', id: 's1', requester: { display: 'Dr. Haddad' } },
      glucose,
      {
        ...glucose,
        ...lab,
        id: 'o2',
        code: { text: 'Sodium' },
        valueQuantity: { comparator: '<', value: 140, unit: 'mmol/L' },
        referenceRange: [],
      },
      {
        ...glucose,
        ...lab,
        id: 'o3',
        code: { text: 'Nitrite' },
        valueQuantity: undefined,
        valueCodeableConcept: { text: 'Negative' },
        referenceRange: [{ text: 'none' }],
      },
      { ...glucose, id: 'o4', category: [{ coding: [{ code: 'vital-signs' }] }], code: { text: 'Body height' } },
    );
    expect(records.map(({ facts }) => facts)).toEqual([
      {
        ...{
          testType: 'Metabolic panel',
          testDate: '2025-02-12',
          diagnosticCentre: 'Arroyo Labs',
          referredDoctor: 'Dr. Haddad',
        },
        notes: 'Glucose: 98 mg/dL (70 mg/dL – 99 mg/dL)\nNothing to worry about',
      },
      {
        ...{ testType: 'Sodium, Nitrite', testDate: '2025-02-11', diagnosticCentre: 'Arroyo Labs' },
        notes: 'Sodium: <140 mmol/L\nNitrite: Negative (none)',
      },
    ]);
    expect(counted(unread)).toEqual({ other: 1 });
  });

  test('of a panel: what it is made of, in its report or alone', () => {
    const panel = {
      ...glucose,
      id: 'o9',
      code: { text: 'Panel' },
      valueQuantity: undefined,
      hasMember: [{ reference: 'Observation/o1' }],
    };
    const report = {
      resourceType: 'DiagnosticReport',
      id: 'd1',
      code: { text: 'Blood' },
      result: [{ reference: 'Observation/o9' }],
    };
    const line = 'Glucose: 98 mg/dL (70 mg/dL – 99 mg/dL)';
    expect(readAll({ ...report, status: 'final' }, panel, glucose).records).toMatchObject([
      { facts: { testType: 'Blood', notes: line } },
    ]);
    const voided = readAll({ ...report, status: 'cancelled' }, panel, glucose);
    expect(voided.records, 'what stood in it is not lost').toMatchObject([
      { facts: { testType: 'Glucose', notes: line } },
    ]);
  });
});
