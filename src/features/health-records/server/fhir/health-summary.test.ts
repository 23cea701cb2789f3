import { beforeEach, expect, test } from 'vitest';
import { aPerson, letProofAge, type Person } from '#features/account/server/seed.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { anAppointment } from '#features/doctors/server/booking/seed.ts';
import { aDoctor } from '#features/doctors/server/seed.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { aListedMedicine } from '#features/medication/server/seed.ts';
import { aKeptFile } from '#features/uploads/server/seed.ts';
import { aSignedSummary } from '#features/visit-summaries/server/seed.ts';
import { anLdl, aReportDraft, openLabs } from '#test/labs.ts';
import { auditTrailOf } from '#test/stays.ts';
import { RECORD_FILE } from '../../record.ts';
import { recordTypeNames } from '../../record-types.ts';
import { aHealthRecord } from '../seed.ts';
import type { Resource } from './resource.ts';

const FHIR = '/services/user/healthProfile/v1.0/fhir';
type Bundle = Resource & { entry: { fullUrl: string; resource: Resource }[] };
type Section = { title: string; text: { div: string }; entry: { reference: string }[] };

const { t, world, at, confirmed, inLab, send } = await openLabs();
let elena: Person;
beforeEach(() => {
  elena = world.elena;
});

const asked = async (by: Person, personId?: string, language = 'en') =>
  t.app.inject({
    url: `${FHIR}${personId ? `?familyMemberId=${personId}` : ''}`,
    headers: { ...(await t.headersOf(by)), 'accept-language': language },
  });
async function exported(by: Person, personId?: string, language?: string) {
  const answer = await asked(by, personId, language);
  expect(answer.statusCode).toBe(200);
  const bundle: Bundle = answer.json();
  const of = (type: string) => bundle.entry.map(({ resource }) => resource).filter((one) => one.resourceType === type);
  const sections = (of('Composition')[0]?.['section'] ?? []) as Section[];
  return { answer, bundle, of, sections, section: (title: string) => sections.find((one) => one.title === title) };
}

/** Every text of an answer with its name, however deep it lies. */
function texts(value: unknown, name = ''): [name: string, text: unknown][] {
  if (typeof value !== 'object' || value === null) return [[name, value]];
  const entries = Object.entries(value);
  return entries.length === 0 ? [[name, undefined]] : entries.flatMap(([key, one]) => texts(one, key));
}

/** A file of somebody of whom everything is known that a summary can tell. */
async function allOf(person: Person) {
  const now = t.clock.now();
  const basics = {
    ...{ height: 64, weight: 140.5, bloodGroup: 'O-' as const, bloodPressure: { systolic: 130, diastolic: 85 } },
    ...{ allergies: ['Penicillin <b>'], medicalConditions: [], smoking: 'no' as const },
  };
  const calls = (await t.as(person)).healthRecords;
  await calls.changeProfile({ params: { id: person.personId }, body: { version: 0, facts: basics } });
  for (const type of recordTypeNames) {
    const attachedTo = await aHealthRecord(t.db, { person, type, facts: { notes: `Notes of ${type}` }, now });
    await aKeptFile(t, { ownerId: person.id, kind: RECORD_FILE, attachedTo, now });
  }
  await aListedMedicine(t.db, { person, medicine: { name: 'Metformin', strength: '500 mg' }, now });
  const amara = await aPerson(t.db);
  const doctor = await aDoctor(t.db, { managerId: amara.id, name: 'Dr. Amara Okafor' });
  const { id } = await anAppointment(t, { doctor, person, startsAt: at('10:00') });
  const form = { notes: 'Sleeps well.', diagnosis: 'Mild asthma' };
  await aSignedSummary(t.db, { bookingId: id, userId: amara.id, form, now });
}

test('all records leave as one document of FHIR, with references that lead somewhere and nothing empty', async () => {
  await allOf(elena);
  const { answer, bundle, of, section, sections } = await exported(elena);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/fhir+json; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(answer.headers['content-disposition']).toContain('health-elena-marin.fhir.json');
  expect(bundle).toMatchObject({ resourceType: 'Bundle', type: 'document', timestamp: '2026-06-15T16:00:00.000Z' });
  expect(bundle.entry[0]?.resource).toMatchObject({
    resourceType: 'Composition',
    type: { coding: [{ system: 'http://loinc.org', code: '60591-5' }] },
    title: 'Health records of Elena Marín',
  });
  expect(of('Patient')).toMatchObject([{ name: [{ text: 'Elena Marín', family: 'Marín', given: ['Elena'] }] }]);

  const urls = bundle.entry.map(({ fullUrl }) => fullUrl);
  expect(new Set(urls).size).toBe(urls.length);
  const said = texts(bundle);
  const references = said.filter(([name]) => name === 'reference').map(([, text]) => text);
  expect(references.filter((reference) => !urls.includes(String(reference)))).toEqual([]);
  expect(said.filter(([, text]) => text === '' || text === null || text === undefined)).toEqual([]);
  const inSections = sections.flatMap(({ entry }) => entry.map(({ reference }) => reference));
  expect(urls.slice(3).toSorted()).toEqual(inSections.toSorted());
  expect(answer.body).not.toContain(elena.personId);

  const counts = Object.fromEntries(
    [...new Set(bundle.entry.map(({ resource }) => resource.resourceType))].map((type) => [type, of(type).length]),
  );
  expect(counts).toEqual({
    ...{ Composition: 1, Patient: 1, Device: 1, AllergyIntolerance: 1, Condition: 2, Observation: 6, Encounter: 2 },
    ...{
      MedicationStatement: 1,
      ClinicalImpression: 1,
      Procedure: 1,
      DocumentReference: 6,
      DiagnosticReport: 1,
      Immunization: 1,
    },
  });
  expect(of('Condition')).toMatchObject([
    { code: { coding: [{ code: 'no-known-problems' }] } },
    { code: { text: 'Mild asthma' } },
  ]);
  expect(of('MedicationStatement')).toMatchObject([
    {
      status: 'active',
      medicationCodeableConcept: { text: 'Metformin 500 mg (Tablet)' },
      effectivePeriod: { start: '2026-06-01' },
    },
  ]);
  expect(of('Observation')).toContainEqual(
    expect.objectContaining({ valueQuantity: expect.objectContaining({ value: 140.5, code: '[lb_av]' }) }),
  );
  expect(section('Allergies')?.text.div).toContain('<li>Penicillin &lt;b&gt;</li>');
  expect(section('Consultations')?.text.div).toContain('Dr. Amara Okafor; Mild asthma; Sleeps well.');
  for (const type of recordTypeNames) expect(answer.body).toContain(`Notes of ${type}`);
});

test('what nobody has said is not called none, and the words are those of the reader', async () => {
  const rosa = await aPerson(t.db);
  const { of, sections } = await exported(rosa, undefined, 'es');
  expect(sections.map(({ title }) => title)).toEqual(['Medicamentos', 'Alergias', 'Condiciones médicas']);
  const codes = texts([...of('MedicationStatement'), ...of('AllergyIntolerance'), ...of('Condition')])
    .filter(([name, text]) => name === 'code' && String(text).startsWith('no-'))
    .map(([, text]) => text);
  expect(codes).toEqual(['no-medication-info', 'no-allergy-info', 'no-problem-info']);
});

test.each([
  ['female', 'female'],
  ['male', 'male'],
  ['unsaid', 'unknown'],
  [null, 'unknown'],
])('somebody who has said %s is of the gender %s for other programs', async (gender, code) => {
  await t.db.updateTable('people').set({ gender }).where('id', '=', elena.personId).execute();
  expect((await exported(elena)).of('Patient')).toMatchObject([{ gender: code }]);
});

test('whatever was typed is well-formed in what people read, and text alone elsewhere', async () => {
  const notes = 'a ]]> b <!-- <br> & "c"\nd \u0001\u001b\ufffe e';
  await aHealthRecord(t.db, { person: elena, type: 'diary', facts: { notes }, now: t.clock.now() });
  const { answer, of, section } = await exported(elena);
  expect(section('Diary')?.text.div).toContain(
    'a ]]&gt; b &lt;!-- &lt;br&gt; &amp; &quot;c&quot;<br/>d  e</li></ul></div>',
  );
  expect(of('Observation')).toMatchObject([{ valueString: 'a ]]> b <!-- <br> & "c"\nd  e' }]);
  expect(answer.body).not.toMatch(/\\u00[01]|\ufffe/);
});

test('a vaccination of a day that has not come where the person lives is one to come, and none that was left out', async () => {
  t.clock.set('2026-06-16T05:00:00Z');
  const facts = { vaccineName: 'Tetanus', vaccineDate: '2026-06-16', vaccinationAt: 'Oak Clinic', notes: 'Left arm' };
  await aHealthRecord(t.db, { person: elena, type: 'vaccination', facts, now: t.clock.now() });
  const liveIn = async (timeZone: string) =>
    (await t.as(elena)).preferences.changeGlobal({ params: { id: elena.id }, body: { timeZone } });
  await liveIn('America/Los_Angeles');
  const ahead = await exported(elena);
  expect(ahead.of('Immunization')).toEqual([]);
  expect(ahead.of('ImmunizationRecommendation')).toMatchObject([
    {
      patient: { reference: ahead.bundle.entry[1]?.fullUrl },
      date: '2026-06-16T05:00:00.000Z',
      recommendation: [
        {
          vaccineCode: [{ text: 'Tetanus' }],
          forecastStatus: { coding: [{ code: 'due' }] },
          dateCriterion: [{ code: { coding: [{ code: '30980-7' }] }, value: '2026-06-16' }],
        },
      ],
      text: { status: 'additional', div: expect.stringMatching(/Oak Clinic.*Left arm/) },
    },
  ]);
  expect(ahead.section('Planned vaccinations')?.text.div).toMatch(/Tetanus.*Oak Clinic.*Left arm/);
  await liveIn('America/New_York');
  const given = await exported(elena);
  expect(given.of('ImmunizationRecommendation')).toEqual([]);
  expect(given.of('Immunization')).toMatchObject([{ status: 'completed', occurrenceDateTime: '2026-06-16' }]);
});

test('what a laboratory has found is in it once it may be read, with unit, range and flag', async () => {
  const id = await confirmed({ codes: ['lipid_panel'] });
  await inLab(id);
  await send(id, { version: 0, draft: aReportDraft([anLdl(310)], { remark: 'Please call.' }) });
  const { of, section } = await exported(elena);
  expect(of('DiagnosticReport')).toMatchObject([{ status: 'final', conclusion: 'Please call.', result: [{}] }]);
  expect(of('Observation')).toMatchObject([
    {
      valueQuantity: { value: 310, unit: 'mg/dL' },
      interpretation: [{ coding: [{ code: 'HH' }] }],
      referenceRange: [{ high: { value: 129, unit: 'mg/dL' } }],
    },
  ]);
  expect(section('Test results')?.text.div).toContain('310 mg/dL');
  await t.db
    .updateTable('lab_orders')
    .set({ released_at: at('23:00') })
    .where('id', '=', id)
    .execute();
  expect((await exported(elena)).of('DiagnosticReport')).toEqual([]);
});

test('it is for whoever decides for the person, wants a fresh proof and stands in the trail', async () => {
  const lea = await aPerson(t.db);
  expect((await asked(lea, elena.personId)).json()).toMatchObject({ code: 'not_found' });
  await aRelation(t, { personId: elena.personId, memberId: lea.id, scopes: ['records'] });
  expect((await asked(lea, elena.personId)).json()).toMatchObject({ code: 'no_access' });
  const mother = await aDependant(t.db, { of: lea, firstName: 'Ana' });
  expect((await exported(lea, mother)).of('Patient')).toMatchObject([{ name: [{ given: ['Ana'] }] }]);
  expect(await auditTrailOf(t, mother)).toEqual([
    { actor_id: lea.id, action: 'read', subject: `health_export:${mother}` },
  ]);
  const headers = await t.headersOf(lea);
  await letProofAge(t.db, lea.id);
  expect((await t.app.inject({ url: FHIR, headers })).json()).toMatchObject({ code: 'confirm_needed' });
});
