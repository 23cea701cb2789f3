import { beforeEach, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { aKeptFile } from '#features/uploads/server/seed.ts';
import type { Scope } from '#shared/call.ts';
import { DAY_MS } from '#shared/durations.ts';
import { untilWaiting } from '#test/racing.ts';
import { UPLOADS } from '#test/send-file.ts';
import { openTown } from '#test/town.ts';
import { INSURANCE_PICTURE, MOST_INSURANCE_CARDS } from '../card.ts';
import { insuranceKept } from './insurance-kept.ts';
import { sweepCards } from './keep-cards.ts';
import { anInsuranceCard } from './seed.ts';

const { t, town } = await openTown();
let rosa: Person;
beforeEach(async () => {
  await t.db.deleteFrom('rate_limits').execute();
  rosa = await aPerson(t.db, { firstName: 'Rosa' });
});

const asCaller = async (person = town.elena) => (await t.as(person)).insurance;
const words = { plan: 'Golden Poppy Health', memberId: 'GPH 204-118' };
const add = async (more: object = {}, person = town.elena) =>
  (await (await asCaller(person)).add({ body: { ...words, ...more } })).data;
const cardsSeenBy = async (person: Person) =>
  (await (await asCaller(person)).list({ query: {} })).data.flatMap(({ cards }) => cards);
const letIn = (scopes: Scope[]) =>
  aRelation(t, {
    personId: rosa.personId,
    memberId: town.elena.id,
    relationship: 'daughter',
    scopes,
  });
const trailOf = async (personId: string) =>
  (await t.db.selectFrom('audit_entries').selectAll().where('person_id', '=', personId).orderBy('id').execute()).map(
    ({ action, subject, actor_id: actor }) => ({ action, subject, actor }),
  );
const aPicture = (ownerId: string) => aKeptFile(t, { ownerId, kind: INSURANCE_PICTURE, now: t.clock.now() });
const pictureSeenBy = async (person: Person, fileId: string) =>
  (await t.app.inject({ url: `${UPLOADS}/${fileId}`, headers: await t.headersOf(person) })).statusCode;

describe('insurance cards', () => {
  test('are kept for oneself, the primary one first, and can be put in another order', async () => {
    const first = await add();
    expect(first).toMatchObject({ ...words, rank: 'primary', payer: null, groupId: null, endsOn: null, version: 1 });
    t.clock.advance(60);
    const second = await add({
      plan: 'Blue Heron Plus',
      payer: ' Heron Mutual ',
      memberId: 'bh-9',
      groupId: '77',
      endsOn: '12/31/2026',
    });
    expect(second).toMatchObject({ rank: 'secondary', payer: 'Heron Mutual', groupId: '77', endsOn: '2026-12-31' });
    await (await asCaller()).prefer({ params: { id: second._id } });
    expect(await cardsSeenBy(town.elena)).toMatchObject([
      { _id: second._id, rank: 'primary' },
      { _id: first._id, rank: 'secondary' },
    ]);
  });

  test('of somebody without an account are kept by who looks after them', async () => {
    const luz = await aDependant(t.db, { of: town.elena, firstName: 'Luz' });
    await add({ familyMemberId: luz });
    expect((await (await asCaller()).list({ query: { for: luz } })).data).toMatchObject([
      { personId: luz, firstName: 'Luz', isSelf: false, cards: [{ plan: words.plan }] },
    ]);
  });

  test.each([
    [{ plan: ' ' }, 'plan', 'errors.planBlank'],
    [{ payer: '<b>Heron</b>' }, 'payer', 'errors.payerImproper'],
    [{ payer: '4242 4242 4242 4242' }, 'payer', 'errors.memberIdCard'],
    [{ memberId: '' }, 'memberId', 'errors.memberIdBlank'],
    [{ memberId: '<b>1</b>' }, 'memberId', 'errors.memberIdImproper'],
    [{ memberId: '4242 4242 4242 4242' }, 'memberId', 'errors.memberIdCard'],
    [{ endsOn: '02/31/2027' }, 'endsOn', 'errors.dateImproper'],
  ])('refuse %j at its field', async (wrong, field, key) => {
    await expect(add(wrong)).rejects.toMatchObject({
      code: 'invalid_input',
      issues: [{ field, key }],
    });
  });

  test('are there once, also when the same is sent twice at the same moment, and four at most', async () => {
    const outcomes = await Promise.allSettled([1, 2, 3, 4, 5].map(() => add()));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(add({ plan: words.plan.toUpperCase() })).rejects.toMatchObject({
      issues: [{ field: 'memberId', key: 'errors.insuranceKnown' }],
    });
    await Promise.allSettled([1, 2, 3, 4, 5, 6].map((number) => add({ memberId: `other ${number}` })));
    expect(await cardsSeenBy(town.elena)).toHaveLength(MOST_INSURANCE_CARDS);
    await expect(add({ memberId: 'one more' })).rejects.toMatchObject({ code: 'insurance_full' });
  });

  test('are changed by whoever has seen the latest', async () => {
    const { _id: id } = await add();
    const calls = await asCaller();
    const change = { ...words, plan: 'Golden Poppy Gold' };
    expect((await calls.change({ params: { id }, body: { version: 1, ...change } })).data).toMatchObject({
      plan: 'Golden Poppy Gold',
      version: 2,
    });
    await expect(calls.change({ params: { id }, body: { version: 1, ...words } })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  test('that were taken away can be had back for a day, and are gone with their pictures after it', async () => {
    const front = await aPicture(town.elena.id);
    const { _id: id } = await add({ front });
    const calls = await asCaller();
    await calls.remove({ params: { id } });
    await calls.remove({ params: { id } });
    expect(await cardsSeenBy(town.elena)).toEqual([]);
    expect(await pictureSeenBy(town.elena, front)).toBe(404);
    expect((await calls.restore({ params: { id } })).data).toMatchObject({ _id: id, front });
    await calls.remove({ params: { id } });
    const later = new Date(t.clock.now().getTime() + DAY_MS);
    await sweepCards({ db: t.db, now: later });
    expect(await t.db.selectFrom('insurance_cards').select('id').where('id', '=', id).execute()).toEqual([]);
    expect(
      await t.db.selectFrom('files').select('removed_at').where('id', '=', front).executeTakeFirst(),
    ).toMatchObject({ removed_at: later });
    await expect(calls.restore({ params: { id } })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('given back in the moment in which they would be forgotten keep their pictures', async () => {
    const front = await aPicture(town.elena.id);
    const { _id: id } = await add({ front });
    const calls = await asCaller();
    await calls.remove({ params: { id } });
    const dayLater = new Date(t.clock.now().getTime() + DAY_MS);
    const running = await t.db.transaction().execute(async (held) => {
      await held.selectFrom('insurance_cards').select('id').where('id', '=', id).forUpdate().execute();
      const restoring = calls.restore({ params: { id } });
      await untilWaiting(t.db, 1);
      const sweeping = sweepCards({ db: t.db, now: dayLater });
      await untilWaiting(t.db, 2);
      return { restoring, sweeping };
    });
    expect((await running.restoring).data).toMatchObject({ _id: id, front });
    await running.sweeping;
    expect(await pictureSeenBy(town.elena, front)).toBe(200);
  });

  test('are answered however many there are', async () => {
    const ids = await Promise.all(
      Array.from({ length: 180 }, () => anInsuranceCard(t.db, { person: rosa, now: t.clock.now() })),
    );
    const calls = await asCaller(rosa);
    const last = ids.toSorted().at(-1) ?? '';
    expect((await calls.restore({ params: { id: last } })).data).toMatchObject({ _id: last, rank: 'other' });
    expect((await calls.prefer({ params: { id: last } })).data).toMatchObject({ _id: last, rank: 'primary' });
  });
});

describe('the cards of a relative', () => {
  test.each<Scope[][]>([[['records']], [['payments']], [['bookings', 'messages']]])(
    'are out of reach with %j alone, as if there were none',
    async (scopes) => {
      const id = await anInsuranceCard(t.db, { person: rosa, now: t.clock.now() });
      await letIn(scopes);
      expect(await cardsSeenBy(town.elena)).toEqual([]);
      const calls = await asCaller();
      for (const attempt of [
        () => calls.prefer({ params: { id } }),
        () => calls.remove({ params: { id } }),
        () => calls.change({ params: { id }, body: { version: 1, ...words } }),
        () => add({ familyMemberId: rosa.personId }),
      ])
        await expect(attempt()).rejects.toMatchObject({ code: 'not_found' });
    },
  );

  test('are seen and added by who may see the records and pay, and the relative reads who did', async () => {
    await letIn(['records', 'payments']);
    const front = await aPicture(town.elena.id);
    const { _id: id } = await add({ familyMemberId: rosa.personId, front });
    await cardsSeenBy(town.elena);
    expect(await pictureSeenBy(town.elena, front)).toBe(200);
    expect(await pictureSeenBy(rosa, front)).toBe(200);
    expect(await trailOf(rosa.personId)).toEqual([
      { action: 'write', subject: `insurance:${id}`, actor: town.elena.id },
      { action: 'read', subject: 'insurance', actor: town.elena.id },
      { action: 'read', subject: `insurance:${id}`, actor: town.elena.id },
      { action: 'read', subject: `insurance:${id}`, actor: rosa.id },
    ]);
    await t.db.updateTable('family_links').set({ status: 'revoked' }).where('person_id', '=', rosa.personId).execute();
    expect(await cardsSeenBy(town.elena)).toEqual([]);
    expect(await pictureSeenBy(town.elena, front)).toBe(404);
  });

  test('take no picture that somebody else has sent, or that was sent for something else', async () => {
    const hers = await aPicture(rosa.id);
    const other = await aKeptFile(t, { ownerId: town.elena.id, kind: 'ticket-file', now: t.clock.now() });
    const missing = '00000000-0000-4000-8000-000000000000';
    for (const front of [hers, other, missing])
      await expect(add({ front })).rejects.toMatchObject({ code: 'not_found' });
    expect(await cardsSeenBy(town.elena)).toEqual([]);
  });

  test('a card goes with its person and not with whoever took its pictures', async () => {
    await letIn(['records', 'payments']);
    const ofRosa = await aPicture(town.elena.id);
    const ofElena = await aPicture(town.elena.id);
    const herCard = await add({ familyMemberId: rosa.personId, front: ofRosa });
    await add({ front: ofElena, memberId: 'GPH 204-119' });
    const owners = async () =>
      Object.fromEntries(
        (await t.db.selectFrom('files').selectAll().where('id', 'in', [ofRosa, ofElena]).execute()).map((file) => [
          file.id,
          { owner: file.owner_id, isGone: file.removed_at !== null },
        ]),
      );
    const erase = (userId: string, person: string) =>
      t.db
        .transaction()
        .execute(async (db) =>
          insuranceKept.erase?.({ db, publicUrl: '', now: t.clock.now() }, { userId, people: [person] }),
        );
    await erase(town.elena.id, town.elena.personId);
    expect(await owners()).toMatchObject({ [ofRosa]: { owner: null, isGone: false }, [ofElena]: { isGone: true } });
    expect((await cardsSeenBy(rosa)).map(({ _id }) => _id)).toEqual([herCard._id]);
    expect(await pictureSeenBy(rosa, ofRosa)).toBe(200);
    await erase(rosa.id, rosa.personId);
    expect(await owners()).toMatchObject({ [ofRosa]: { isGone: true } });
  });
});
