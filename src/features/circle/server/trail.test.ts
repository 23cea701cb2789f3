import { beforeEach, describe, expect, test } from 'vitest';
import { aPerson, aStaffMember, type Person } from '#features/account/server/seed.ts';
import { aLead } from '#features/lead-requests/server/seed.ts';
import { notePlaceEvent } from '#features/providers/server/places/place-event-store.ts';
import { aCentre } from '#features/senior-care/server/seed.ts';
import { auditReading } from '#server/audit.ts';
import { wordsOf } from '#server/words.ts';
import { aNewDependant, openCircle } from '#test/circles.ts';
import { brokenTrails } from '#test/stays.ts';
import { copiedTrail } from './copied-trail.ts';
import { checkTrails } from './trail-check/check-trails.ts';

const { t, family, circleOf, add, change, accepted } = await openCircle();
let elena: Person;
let ernesto: Person;
beforeEach(() => {
  ({ elena, ernesto } = family);
});

const linesOf = async (person: Person) =>
  (await (await t.as(person)).circle.trail({ query: { page: 1 } })).data.map(({ actor, actorName, providerName }) => ({
    actor,
    actorName,
    providerName,
  }));
const looks = async (by: Person, subject = 'leads') =>
  auditReading({ db: t.db, user: by, now: t.clock.now() }, { people: [ernesto.personId], subject });

describe('the trail names', () => {
  test('our staff as such', async () => {
    await looks(await aStaffMember(t.db));
    expect(await linesOf(ernesto)).toEqual([{ actor: 'staff', actorName: 'Ines Park', providerName: null }]);
  });

  test('a place that was only asked to call, and whoever has left its team since', async () => {
    const omar = await aPerson(t.db, { firstName: 'Omar' });
    const { id: providerId } = await aCentre(t.db, { managerId: omar.id, name: 'Jacaranda Day Center' });
    await aLead(t, { person: ernesto, providerId });
    await looks(omar);
    const place = { actor: 'provider', actorName: 'Omar Marín', providerName: 'Jacaranda Day Center' };
    expect(await linesOf(ernesto)).toEqual([place]);
    await t.db.deleteFrom('provider_managers').where('user_id', '=', omar.id).execute();
    await notePlaceEvent(t.db, { providerId, actorId: omar.id, what: 'left', now: t.clock.now() });
    expect(await linesOf(ernesto)).toEqual([place]);
  });

  test('nobody of an account that is gone', async () => {
    const gone = await aPerson(t.db);
    await looks(gone);
    await t.db.updateTable('users').set({ first_name: '', last_name: '' }).where('id', '=', gone.id).execute();
    expect(await linesOf(ernesto)).toEqual([{ actor: 'other', actorName: 'A former member', providerName: null }]);
  });
});

describe('the trail', () => {
  test('says who saw and changed what, as whom, and is its owner’s alone', async () => {
    const { personId } = await accepted();
    await (await t.as(elena)).healthRecords.profile({ params: { id: personId ?? '' } });
    await (await t.as(ernesto)).healthRecords.profile({ params: { id: personId ?? '' } });
    const trail = async (person: Person, query: { by?: 'others' | 'all'; for?: string } = {}) =>
      (await (await t.as(person)).circle.trail({ query: { page: 1, ...query } })).data;
    expect(await trail(ernesto)).toMatchObject([
      {
        actor: 'relative',
        actorName: 'Elena Marín',
        relationship: 'child',
        action: 'read',
        about: 'health',
        isForSelf: true,
      },
    ]);
    expect((await trail(ernesto, { by: 'all' })).map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      'you read',
      'relative read',
      'you share',
    ]);
    expect(await trail(elena, { by: 'all', ...(personId && { for: personId }) })).toEqual([]);
    expect(JSON.stringify(await trail(elena, { by: 'all' }))).not.toContain('Ernesto');
  });

  test('of somebody without an account is read by who looks after them', async () => {
    const luz = await add(elena, aNewDependant());
    await add(elena, { how: 'offer', email: ernesto.email, relationship: 'uncle', scopes: ['records'], personId: luz });
    const [offered] = (await circleOf(ernesto)).invitations;
    await change(ernesto, offered?._id ?? '', { change: 'accept' });
    await (await t.as(ernesto)).healthRecords.profile({ params: { id: luz } });
    const { data } = await (await t.as(elena)).circle.trail({ query: { page: 1, for: luz } });
    expect(data.map(({ actorName, action, personName }) => [actorName, action, personName])).toEqual([
      ['Ernesto Marín', 'read', 'Luz Marín'],
      ['Ernesto Marín', 'share', 'Luz Marín'],
    ]);
  });
});

describe('whoever has taken a record over', () => {
  const staff = { actor: 'staff', actorName: 'Ines Park', providerName: null };
  const place = { actor: 'provider', actorName: 'Omar Marín', providerName: 'Jacaranda Day Center' };
  /** Who has added the record. */
  const guardian = { actor: 'other', actorName: 'Elena Marín', providerName: null };

  async function takeOver() {
    const dependant = await add(elena, aNewDependant());
    await change(elena, dependant, { change: 'takeover', email: ernesto.email, scopes: [] });
    const [asked] = (await circleOf(ernesto)).invitations;
    await change(ernesto, asked?._id ?? '', { change: 'accept' });
    return dependant;
  }
  async function bothLook() {
    const omar = await aPerson(t.db, { firstName: 'Omar' });
    const { id: providerId } = await aCentre(t.db, { managerId: omar.id, name: 'Jacaranda Day Center' });
    await aLead(t, { person: ernesto, providerId });
    await looks(omar);
    await looks(await aStaffMember(t.db));
  }

  test('reads on who has read what of them before, on the page and in the copy', async () => {
    await bothLook();
    const luz = await takeOver();
    expect(await linesOf(ernesto)).toEqual([guardian, staff, place]);
    const { data } = await (await t.as(ernesto)).circle.trail({ query: { page: 1, for: luz } });
    const told = { personName: 'Luz Marín', isForSelf: true };
    const looked = { ...told, action: 'read', about: 'lead' };
    expect(data).toMatchObject([{ ...told, action: 'write', about: 'person' }, looked, looked]);
    const copied = [];
    for await (const line of copiedTrail(t.db, ernesto.id, wordsOf('en'))) copied.push(line);
    expect(copied).toEqual(expect.arrayContaining([staff, place].map((line) => expect.objectContaining(line))));
    expect(await linesOf(elena)).toEqual([]);
    expect(await brokenTrails(t)).toEqual([]);
  });

  test('reads whether all of it is whole, and asks about a line', async () => {
    await looks(await aStaffMember(t.db));
    await checkTrails(t.context());
    await takeOver();
    const own = await t.as(ernesto);
    const { data, check } = await own.circle.trail({ query: { page: 1 } });
    const looked = data.find(({ actor }) => actor === 'staff');
    expect(check).toMatchObject({ state: 'whole' });
    await own.trailQuestions.ask({ body: { entryId: looked?._id ?? '', kind: 'who' } });
    expect((await own.circle.trail({ query: { page: 1 } })).data).toContainEqual(
      expect.objectContaining({ _id: looked?._id, question: expect.objectContaining({ kind: 'who', answer: null }) }),
    );
    const asked = (await (await t.as(await aStaffMember(t.db))).trailQuestions.list({ query: { page: 1 } })).data;
    expect(asked).toMatchObject([{ askedBy: 'Ernesto Marín', entry: { ...staff, personName: 'Luz Marín' } }]);
  });

  test('does so when they take another one over', async () => {
    await bothLook();
    await takeOver();
    // What has invited them goes with the account that did.
    await t.db.deleteFrom('family_invitations').where('from_user_id', '=', elena.id).execute();
    await takeOver();
    expect(await linesOf(ernesto)).toEqual([guardian, guardian, staff, place]);
  });
});
