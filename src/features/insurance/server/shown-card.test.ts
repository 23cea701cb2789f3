import { beforeEach, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { insertManagers } from '#features/providers/server/provider-store.ts';
import { aCentre } from '#features/senior-care/server/seed.ts';
import { aKeptFile } from '#features/uploads/server/seed.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { anInsuredStay } from '#test/insured.ts';
import { UPLOADS } from '#test/send-file.ts';
import { auditTrailOf } from '#test/stays.ts';
import { openTown } from '#test/town.ts';
import { INSURANCE_PICTURE } from '../card.ts';

const { t, town } = await openTown();
beforeEach(() => t.db.deleteFrom('rate_limits').execute());

const refuse = async (id: string) =>
  (await t.as(town.manager)).plans.check({ params: { id }, body: { answer: 'refused', version: 1 } });
const accept = async (id: string) => (await t.as(town.manager)).requests.accept({ params: { id } });
const shownCard = async (id: string, person = town.manager) =>
  (await (await t.as(person)).insurance.shown({ params: { id } })).data;

describe('what the center sees of the card', () => {
  test('from the request on, its pictures too, each look in the trail of the person', async () => {
    const front = await aKeptFile(t, { ownerId: town.elena.id, kind: INSURANCE_PICTURE, now: t.clock.now() });
    const { insurance } = await t.as(town.elena);
    const printed = { plan: 'Golden Poppy Health', payer: 'Heron Mutual', memberId: 'GPH 1' };
    const { data } = await insurance.add({ body: { ...printed, front } });
    const { id } = await anInsuredStay(t, { centre: town.centre, person: town.elena, cardId: data._id });
    expect(await shownCard(id)).toMatchObject({ ...printed, front });
    const picture = async (person: Person) =>
      (await t.app.inject({ url: `${UPLOADS}/${front}`, headers: await t.headersOf(person) })).statusCode;
    expect(await picture(town.manager)).toBe(200);
    const looks = (await auditTrailOf(t, town.elena.personId)).filter(({ actor_id }) => actor_id === town.manager.id);
    expect(looks).toEqual(
      Array.from({ length: 2 }, () => ({
        actor_id: town.manager.id,
        action: 'read',
        subject: `insurance:${data._id}`,
      })),
    );
    const other = await aPerson(t.db);
    await insertManagers(t.db, [{ providerId: (await aCentre(t.db)).id, userId: other.id }]);
    await expect(shownCard(id, other)).rejects.toMatchObject({ code: 'not_found' });
    expect(await picture(other)).toBe(404);
  });

  test.each<[string, (id: string) => Promise<unknown>]>([
    ['the plan does not pay', refuse],
    [
      'the booking is cancelled',
      async (id) => (await t.as(town.elena)).bookings.change({ params: { id }, body: { status: 'cancelled' } }),
    ],
    [
      'the stay ended three days ago',
      async (id) => {
        await accept(id);
        t.clock.set(new Date(Date.parse('2026-06-29T23:59:00Z') + 73 * HOUR_MS).toISOString());
      },
    ],
  ])('no longer once %s', async (_, happens) => {
    const { id } = await anInsuredStay(t, { centre: town.centre, person: town.elena });
    await shownCard(id);
    await happens(id);
    await expect(shownCard(id)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('stays as it was while it is needed: no other words, and it is not taken away', async () => {
    const { id, cardId } = await anInsuredStay(t, { centre: town.centre, person: town.elena });
    const { insurance } = await t.as(town.elena);
    const [holder] = (await insurance.list({ query: {} })).data;
    const { plan = '', memberId = '' } = holder?.cards[0] ?? {};
    const change = (body: object) =>
      insurance.change({ params: { id: cardId }, body: { version: 1, plan, memberId, ...body } });
    await expect(insurance.remove({ params: { id: cardId } })).rejects.toMatchObject({ code: 'insurance_needed' });
    for (const other of [{ memberId: 'X 9' }, { payer: 'Heron Mutual' }])
      await expect(change(other)).rejects.toMatchObject({ code: 'insurance_needed' });
    await change({ endsOn: '12/31/2027' });
    await (await t.as(town.elena)).bookings.change({ params: { id }, body: { status: 'cancelled' } });
    await insurance.remove({ params: { id: cardId } });
  });
});
