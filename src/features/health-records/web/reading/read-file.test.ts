import { describe, expect, test } from 'vitest';
import { bundleOf, bytesOf, counted, patient, read, readAll, refusalOf, vaccine, whose } from '#test/record-files.ts';

describe('a bundle', () => {
  test.each(['collection', 'document', 'searchset', 'transaction'])('of the type %s says whom it is about', (type) => {
    const reading = read(bundleOf([patient, vaccine], { type }));
    expect(reading.patient).toEqual({ name: 'Maria Luz Gomez', birthDate: '1951-04-02' });
    expect(reading.records).toMatchObject([{ type: 'vaccination', sourceId: 'urn:uuid:i1', isDoubtful: false }]);
  });

  test('of a vaccination: name, batch, day as written there, who gave it and where', () => {
    const { records } = readAll(
      {
        ...vaccine,
        contained: [{ resourceType: 'Practitioner', id: 'nurse', name: [{ text: 'Nurse Odell' }] }],
        performer: [{ actor: { reference: '#nurse' } }],
        location: { reference: 'Location/l1' },
        identifier: [{ system: 'urn:oid:1.2.3', value: '77' }],
        note: [{ text: 'Left arm' }],
      },
      { resourceType: 'Location', id: 'l1', name: 'Foothill Clinic' },
    );
    expect(records[0]?.sourceId).toBe('urn:oid:1.2.3|77');
    expect(records[0]?.facts).toEqual({
      ...{ vaccineName: 'Influenza, seasonal', batchNo: 'AB-1207', vaccineDate: '2024-10-03', refId: '77' },
      ...{ vaccinationBy: 'Nurse Odell', vaccinationAt: 'Foothill Clinic', notes: 'Left arm' },
    });
  });

  test('of an operation, with a period, by a role, in the hospital of the stay', () => {
    const { records } = readAll(
      {
        ...{ resourceType: 'Procedure', id: 'x1', status: 'completed', ...whose },
        code: { coding: [{ system: 'http://snomed.info/sct', code: '1', display: 'Cataract removal' }] },
        performedPeriod: { start: '2019-05-06T08:00:00Z', end: '2019-05-06T09:00:00Z' },
        performer: [{ actor: { reference: 'https://records.example/fhir/PractitionerRole/r1' } }],
        encounter: { reference: 'Encounter/e1/_history/2' },
      },
      { resourceType: 'PractitionerRole', id: 'r1', practitioner: { display: 'Dr. Ines Haddad' } },
      {
        ...{ resourceType: 'Encounter', id: 'e1', status: 'cancelled' },
        serviceProvider: { reference: 'Organization/h1' },
      },
      { resourceType: 'Organization', id: 'h1', name: 'Arroyo Hospital' },
    );
    expect(records.map(({ facts }) => facts)).toEqual([
      {
        ...{ surgeryName: 'Cataract removal', surgeryDate: '2019-05-06' },
        ...{ doctorName: 'Dr. Ines Haddad', hospitalName: 'Arroyo Hospital' },
      },
    ]);
  });

  test('of visits: why, how and with whom; how is asked where it was at a distance', () => {
    const visit = { resourceType: 'Encounter', status: 'finished', period: { start: '2024-01-05' }, ...whose };
    const { records } = readAll(
      {
        ...visit,
        ...{ id: 'e1', class: { code: 'AMB' }, reasonReference: [{ reference: 'urn:uuid:c1' }] },
        participant: [{ individual: { display: 'Dr. Haddad' } }],
        serviceProvider: { display: 'Foothill Clinic' },
      },
      { ...visit, id: 'e2', class: { code: 'VR' }, type: [{ text: 'Follow-up' }], period: { start: '2023-02-01' } },
      { resourceType: 'Condition', id: 'c1', code: { text: 'Back pain' }, ...whose },
    );
    expect(records.map(({ facts }) => facts)).toEqual([
      {
        ...{ reportDate: '2024-01-05', issue: 'Back pain', mode: 'inPerson' },
        ...{ doctorName: 'Dr. Haddad', hospitalName: 'Foothill Clinic' },
      },
      { reportDate: '2023-02-01', issue: 'Follow-up' },
    ]);
  });

  test('of allergies and conditions: what is over or unsure is doubtful, what says that there is none is nothing', () => {
    const coded = (code: string) => ({ coding: [{ code }] });
    const { entries, voided } = readAll(
      { resourceType: 'AllergyIntolerance', id: 'a1', code: { text: 'Penicillin' }, clinicalStatus: coded('active') },
      { resourceType: 'AllergyIntolerance', id: 'a2', code: coded('716186003') },
      { resourceType: 'AllergyIntolerance', id: 'a3', code: { text: 'Eggs' }, verificationStatus: coded('refuted') },
      { resourceType: 'Condition', id: 'c1', code: { text: 'Asthma' }, clinicalStatus: coded('resolved') },
      {
        resourceType: 'Condition',
        id: 'c2',
        code: { coding: [{ system: 'http://snomed.info/sct', code: '38341003' }] },
      },
    );
    expect(entries.map(({ list, entry, isDoubtful }) => [list, entry, isDoubtful])).toEqual([
      ['allergies', 'Penicillin', false],
      ['medicalConditions', 'Asthma', true],
      ['medicalConditions', 'SNOMED CT 38341003', true],
    ]);
    expect(counted(voided)).toEqual({ allergy: 1 });
  });

  test.each([
    ['Immunization', 'entered-in-error', 'vaccination'],
    ['Immunization', 'not-done', 'vaccination'],
    ['Procedure', 'not-done', 'procedure'],
    ['Encounter', 'cancelled', 'visit'],
    ['DiagnosticReport', 'entered-in-error', 'report'],
  ])('leaves out %s that is %s, and counts it', (resourceType, status, kind) => {
    const { records, voided } = readAll({ ...vaccine, resourceType, status });
    expect(records).toEqual([]);
    expect(counted(voided)).toEqual({ [kind]: 1 });
  });

  test('counts what it cannot make out by its kind', () => {
    const { records, unread } = readAll(
      { resourceType: 'Immunization', id: 'i2', status: 'completed' },
      { resourceType: 'MedicationRequest', id: 'm1', medicationCodeableConcept: { text: 'Lisinopril' } },
      { resourceType: 'Claim', id: 'k1' },
    );
    expect(records).toEqual([]);
    expect(counted(unread)).toEqual({ vaccination: 1, medicine: 1, other: 1 });
  });

  test.each([
    ['2019', '2019'],
    ['2019-04', '2019-04'],
    ['', undefined],
  ])('with %j for a day asks for the day', (occurrenceDateTime, roughDay) => {
    const { records } = readAll({ ...vaccine, occurrenceDateTime });
    expect(records).toMatchObject([{ roughDay, isDoubtful: true }]);
    expect(records[0]?.facts['vaccineDate']).toBeUndefined();
  });

  test('names a vaccine by its code where it has no words, and doubts it', () => {
    const { records } = readAll({
      ...vaccine,
      vaccineCode: { coding: [{ system: 'http://hl7.org/fhir/sid/cvx', code: '140' }] },
    });
    expect(records).toMatchObject([{ facts: { vaccineName: 'CVX 140' }, isDoubtful: true }]);
  });

  test('that has one thing twice has it once, and two things of one number twice', () => {
    const identifier = [{ system: 'urn:oid:1', value: '1' }];
    const { records } = readAll(
      { ...vaccine, identifier },
      { ...vaccine, id: 'i2', identifier },
      { ...vaccine, id: 'i3', identifier, vaccineCode: { text: 'Tetanus' } },
    );
    expect(records.map(({ facts }) => facts['vaccineName'])).toEqual(['Influenza, seasonal', 'Tetanus']);
    expect(new Set(records.map(({ sourceId }) => sourceId)).size).toBe(2);
  });

  test('about several people is not read at all', () => {
    const other = { ...patient, id: 'p2', name: [{ text: 'Tom Reyes' }] };
    expect(refusalOf(bytesOf(bundleOf([patient, other, vaccine])))).toBe('errors.importSeveral');
    const of = (reference: string, id: string) => ({ ...vaccine, id, patient: { reference }, subject: undefined });
    const named = [of('Patient/1', 'a'), of('https://records.example/fhir/Patient/2', 'b')];
    expect(refusalOf(bytesOf(bundleOf(named)))).toBe('errors.importSeveral');
    expect(
      read(bundleOf([of('Patient/1', 'a'), of('https://records.example/fhir/Patient/1', 'b')])).patient,
    ).toBeUndefined();
  });

  test('cuts what is too long, and says so', () => {
    const { records } = readAll({
      ...vaccine,
      vaccineCode: { text: 'v'.repeat(4_000_000) },
      lotNumber: 'é'.repeat(121),
    });
    expect(records[0]?.shortened).toEqual(['vaccineName', 'batchNo']);
    expect(records[0]?.facts['batchNo']).toBe(`${'é'.repeat(119)}…`);
    expect(records[0]?.facts['vaccineName']).toHaveLength(120);
  });
});
