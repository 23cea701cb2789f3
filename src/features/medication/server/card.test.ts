import { beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { noCareNotes } from '#features/care-notes/care-notes.ts';
import { ownPerson } from '#features/family/server/access.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { anIntake } from '#features/intake/server/seed.ts';
import { relating } from '#test/relation.ts';
import { auditTrailOf } from '#test/stays.ts';
import { openVisitingParty } from '#test/video-visit/open-visiting-party.ts';
import { aListedMedicine } from './seed.ts';

const { t, party } = await openVisitingParty();
beforeEach(() => t.clock.set('2026-06-17T16:00:00Z'));

const cardFor = async (by: { id: string }, familyMemberId?: string) =>
  (await (await t.as(by)).medication.card({ query: familyMemberId === undefined ? {} : { familyMemberId } })).data;
const ofRosa = (by: Person) => cardFor(by, party.rosa.personId);
const relate = (...said: Parameters<ReturnType<typeof relating>>) =>
  relating(t, () => ({ person: party.rosa, member: party.elena }))(...said);
async function tell() {
  const id = await party.book(60);
  await (
    await t.as(party.rosa)
  ).careNotes.change({
    params: { id },
    body: {
      version: 0,
      notes: {
        ...noCareNotes,
        needs: 'Hard of hearing',
        allergies: 'Latex',
        contactName: 'Elena Marín',
        contactRelationship: 'daughter',
        contactPhone: '6265550122',
        language: 'es',
      },
    },
  });
}

test('is made of the records, the medicines that are taken, the questions before a visit and what providers are told', async () => {
  const { rosa } = party;
  expect(await cardFor(rosa)).toMatchObject({
    name: expect.stringContaining('Rosa') as unknown,
    allergies: null,
    conditions: null,
    medicines: [],
    otherMedicines: null,
    bloodGroup: null,
    contacts: [],
    language: 'en',
    isWhole: true,
    today: '2026-06-17',
  });
  const calls = await t.as(rosa);
  await calls.healthRecords.changeProfile({
    params: { id: rosa.personId },
    body: { version: 0, facts: { medicalConditions: ['Asthma'], bloodGroup: 'O-' } },
  });
  await calls.account.changeUserInfo({ body: { id: rosa.id, dob: '06/18/1948' } });
  const person = await ownPerson(t.db, { userId: rosa.id, personId: null, scope: 'records', now: t.clock.now() });
  await anIntake(t.db, { personId: person, userId: rosa.id, now: t.clock.now() });
  for (const medicine of [
    { name: 'Taken' },
    { name: 'Over', days: 3, startsOn: '2026-06-01' },
    { name: 'To come', startsOn: '2026-06-20' },
  ])
    await aListedMedicine(t.db, { person: rosa, medicine, now: t.clock.now() });
  await tell();
  const card = await cardFor(rosa);
  expect(card).toMatchObject({
    age: 77,
    allergies: ['Penicillin', 'Latex'],
    conditions: ['Asthma'],
    otherMedicines: [],
    bloodGroup: 'O-',
    contacts: [{ name: 'Elena Marín', relationship: 'daughter', phone: '6265550122' }],
    language: 'es',
    needs: 'Hard of hearing',
  });
  expect(card.medicines.map(({ name }) => name)).toEqual(['Taken']);
});

test('a relative who sees the records and not the bookings reads nothing of what providers are told', async () => {
  await tell();
  await relate(['records']);
  const card = await ofRosa(party.elena);
  expect(card).toMatchObject({ isWhole: false, contacts: [], allergies: null, needs: null, language: 'en' });
  expect(JSON.stringify(card)).not.toMatch(/Latex|Hard of hearing|6265550122/);
  await relate(['records', 'bookings']);
  expect(await ofRosa(party.elena)).toMatchObject({ isWhole: true, allergies: ['Latex'], needs: 'Hard of hearing' });
});

test('each look is in the trail, beside those at the medicines, and all ends with the right', async () => {
  await relate(['records']);
  const calls = await t.as(party.elena);
  await calls.medication.list({ query: { familyMemberId: party.rosa.personId } });
  await ofRosa(party.elena);
  t.clock.advance(3601);
  await ofRosa(party.elena);
  const looks = (await auditTrailOf(t, party.rosa.personId)).filter(({ subject }) =>
    subject.startsWith('emergency_card:'),
  );
  expect(looks).toEqual(
    Array.from({ length: 2 }, () => ({
      actor_id: party.elena.id,
      action: 'read',
      subject: `emergency_card:${party.rosa.personId}`,
    })),
  );
  for (const [scopes, status] of [
    [['bookings', 'payments', 'messages'], 'accepted'],
    [['records', 'bookings'], 'revoked'],
  ] as const) {
    await relate([...scopes], status);
    await expect(ofRosa(party.elena)).rejects.toMatchObject({ code: 'not_found' });
  }
  for (const person of [party.stranger, party.amara])
    await expect(ofRosa(person)).rejects.toMatchObject({ code: 'not_found' });
});

test('of somebody without an account whoever looks after them is called', async () => {
  const keeper = await aPerson(t.db, { firstName: 'Anna', lastName: 'Lindqvist', phone: '6265550187' });
  const iris = await aDependant(t.db, { of: keeper, firstName: 'Iris' });
  expect(await cardFor(keeper, iris)).toMatchObject({
    contacts: [{ name: 'Anna Lindqvist', relationship: '', phone: '6265550187' }],
    language: null,
  });
});
