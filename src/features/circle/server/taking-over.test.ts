import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '#features/account/server/seed.ts';
import { anEnquiry } from '#features/enquiries/server/seed.ts';
import { allergic, anIntake } from '#features/intake/server/seed.ts';
import type { PersonId } from '#features/family/server/access.ts';
import { filledIn } from '#features/health-records/server/seed.ts';
import { anInsuranceCard } from '#features/insurance/server/seed.ts';
import { aLead } from '#features/lead-requests/server/seed.ts';
import { aConversation } from '#features/messaging/server/seed.ts';
import { aCentre } from '#features/senior-care/server/seed.ts';
import { aTicket } from '#features/support/server/seed.ts';
import { aTour, showsAround } from '#features/tours/server/seed.ts';
import { aNewDependant, openCircle } from '#test/circles.ts';
import { fates } from './takeover-store.ts';

const { t, family, circleOf, add, change, bell } = await openCircle();
let elena: Person;
let ernesto: Person;
let luz: string;
let centre: string;
beforeEach(async () => {
  ({ elena, ernesto } = family);
  luz = await add(elena, aNewDependant());
  centre = (await aCentre(t.db)).id;
});

async function takeOver() {
  await change(elena, luz, { change: 'takeover', email: ernesto.email, scopes: [] });
  const [asked] = (await circleOf(ernesto)).invitations;
  await change(ernesto, asked?._id ?? '', { change: 'accept' });
}
const asLuz = () => ({ id: elena.id, personId: luz });
const api = () => t.as(ernesto);

test('every table that speaks of a person says what becomes of it when a record is taken over', async () => {
  const { rows } = await sql<{ column: string }>`
    select pg_class.relname || '.' || pg_attribute.attname as column
    from pg_constraint
    join pg_class on pg_class.oid = pg_constraint.conrelid
    join pg_attribute on pg_attribute.attrelid = pg_constraint.conrelid and pg_attribute.attnum = any(pg_constraint.conkey)
    where pg_constraint.contype = 'f' and pg_constraint.confrelid = 'people'::regclass
    order by 1`.execute(t.db);
  expect(rows.map(({ column }) => column)).toEqual(
    Object.keys(fates)
      .map((table) => `${table}.person_id`)
      .toSorted(),
  );
});

describe('whoever takes a record over', () => {
  test('keeps what both have brought in from one file, which is known there once', async () => {
    const records = [{ sourceId: 'one', type: 'diary' as const, facts: filledIn('diary'), files: [] }];
    const body = { sourceName: '', records, entries: { allergies: [], medicalConditions: [] } };
    const bringIn = async (by: Person, id: string, key: string) =>
      (await t.as(by)).recordImport.save({ params: { id }, body: { ...body, key } });
    await bringIn(elena, luz, 'a'.repeat(32));
    await bringIn(ernesto, ernesto.personId, 'b'.repeat(32));
    await takeOver();
    const { data } = await (await api()).healthRecords.profile({ params: { id: luz } });
    expect(data.records.diary).toHaveLength(2);
    expect((await bringIn(ernesto, luz, 'c'.repeat(32))).data.recordIds).toEqual([]);
  });

  test('may have looked at the empty health basics before, as everybody does after signing up', async () => {
    await (await api()).healthRecords.openProfile({ body: {} });
    await takeOver();
    expect((await circleOf(elena)).data).toEqual([]);
    await expect((await api()).healthRecords.profile({ params: { id: luz } })).resolves.toBeDefined();
  });

  test('keeps what they have asked, wait for, and told us', async () => {
    const ticket = await aTicket(t, ernesto);
    const enquiry = await anEnquiry(t, { person: ernesto, providerId: centre });
    const talk = await aConversation(t, { person: ernesto, providerId: centre });
    const lead = await aLead(t, { person: ernesto, providerId: centre });
    await showsAround(t, centre);
    const tour = await aTour(t, { person: ernesto, providerId: centre });
    const card = await anInsuranceCard(t.db, { person: ernesto, now: t.clock.now() });
    await anIntake(t.db, { personId: ernesto.personId as PersonId, userId: ernesto.id, now: t.clock.now() });
    await t.db
      .insertInto('seat_waiters')
      .values({
        provider_id: centre,
        day: '2026-06-22',
        user_id: ernesto.id,
        person_id: ernesto.personId,
        guests: 1,
        state: 'reserved',
        created_at: t.clock.now(),
        updated_at: t.clock.now(),
      })
      .execute();
    const heard = await bell(ernesto);
    await takeOver();
    const ids = async (table: 'threads' | 'lead_requests' | 'tours' | 'insurance_cards') =>
      (await t.db.selectFrom(table).select('id').where('person_id', '=', luz).execute()).map(({ id }) => id);
    expect((await ids('threads')).toSorted()).toEqual([ticket, enquiry, talk].toSorted());
    expect(await ids('lead_requests')).toEqual([lead]);
    expect(await ids('tours')).toEqual([tour]);
    expect(await ids('insurance_cards')).toEqual([card]);
    expect(
      await t.db.selectFrom('seat_waiters').select('state').where('person_id', '=', luz).executeTakeFirst(),
    ).toEqual({ state: 'reserved' });
    expect(
      await t.db.selectFrom('intakes').select('answers').where('person_id', '=', luz).executeTakeFirst(),
    ).toMatchObject({ answers: allergic });
    const { reach } = await t.db
      .selectFrom('thread_messages')
      .select('reach')
      .where('thread_id', '=', talk)
      .executeTakeFirstOrThrow();
    expect(reach).toEqual([luz, centre]);
    expect((await (await api()).tickets.mine({ query: { status: 'open', page: 1 } })).data).toMatchObject([
      { _id: ticket },
    ]);
    expect(await bell(ernesto)).toEqual(expect.arrayContaining(heard));
  });

  test('reads by what right somebody spoke for them, and since when', async () => {
    await change(elena, luz, { change: 'takeover', email: ernesto.email, scopes: [] });
    const recordedAt = t.clock.now().toISOString();
    expect((await circleOf(ernesto)).invitations).toMatchObject([{ basis: { what: 'parent', recordedAt } }]);
  });

  test('has a card once that both have shown', async () => {
    const card = { plan: 'Golden Poppy Health', memberId: 'GPH 77' };
    const kept = await anInsuranceCard(t.db, { person: asLuz(), card, now: t.clock.now() });
    await anInsuranceCard(t.db, {
      person: ernesto,
      card: { ...card, memberId: 'gph 77' },
      now: t.clock.now(),
    });
    await takeOver();
    expect((await (await api()).insurance.list({ query: {} })).data).toMatchObject([{ cards: [{ _id: kept }] }]);
  });

  test.each([
    ['a visit to the same place', () => askForTours()],
    ['answers before a visit', () => answerTwice()],
    ['a conversation with the same provider', () => talkTwice()],
  ])('is told to call us when both have %s, and nothing changes', async (_, begin) => {
    await begin();
    await expect(takeOver()).rejects.toMatchObject({ code: 'own_record' });
    expect((await circleOf(elena)).data).toMatchObject([{ kind: 'dependant', _id: luz }]);
  });

  async function askForTours() {
    await showsAround(t, centre);
    await aTour(t, { person: asLuz(), providerId: centre });
    await aTour(t, { person: ernesto, providerId: centre });
  }
  async function answerTwice() {
    const now = t.clock.now();
    await anIntake(t.db, { personId: luz as PersonId, userId: elena.id, now });
    await anIntake(t.db, { personId: ernesto.personId as PersonId, userId: ernesto.id, now });
  }
  async function talkTwice() {
    await aConversation(t, { person: asLuz(), providerId: centre });
    await aConversation(t, { person: ernesto, providerId: centre });
  }
});
