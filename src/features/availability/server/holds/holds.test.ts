import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import { at, now, slotsOnWednesday } from '#test/slots.ts';
import type { Service } from '../availability-store.ts';
import { aService } from '../seed.ts';
import { findOpenSlots } from '../open-slots.ts';
import { holdSlot } from './hold-slot.ts';
import { type Holder, holderOf } from './holder.ts';
import { releaseHold, releaseHoldsOf, sweepSlotHolds } from './release-holds.ts';
import { moveToHeld, takeHeld } from './take-held.ts';

const { db, inTransaction, take, takenOf } = await slotsOnWednesday();

const somebody = (userId?: string): Holder => holderOf({ key: randomUUID(), userId });
const later = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);
type HoldOptions = { client?: string; asOf?: Date };
const hold = (
  service: Service,
  time: string,
  holder: Holder,
  { client = randomUUID(), asOf = now }: HoldOptions = {},
) => holdSlot(db, { ...service, startsAt: at(time), holder, client, factor: 1, now: asOf });
const open = async (
  { providerId, service }: Service,
  { holder, asOf = now }: { holder?: Holder; asOf?: Date } = {},
) => {
  const asked = { providerIds: [providerId], service, from: at('09:00'), to: at('10:30'), limit: 9, now: asOf };
  const found = await findOpenSlots(db, { ...asked, ...(holder && { holder }) });
  return (found.get(providerId) ?? []).map(({ startsAt }) => startsAt);
};
const book = (service: Service, time: string, holder: Holder, asOf = now) =>
  inTransaction(async (db) => (await takeHeld(db, { ...service, startsAt: at(time), holder, now: asOf })).refused);

describe('a slot that somebody is about to book', () => {
  test('is theirs for 900 seconds, open to them, and closed to others, who hear of the nearest free times', async () => {
    const service = await aService(db);
    const [mine, other] = [somebody(), somebody()];
    expect(await hold(service, '09:30', mine)).toEqual({ heldUntil: later(15), isOffered: false });
    expect(await open(service)).toEqual([at('09:00'), at('10:00')]);
    expect(await open(service, { holder: mine })).toEqual([at('09:00'), at('09:30'), at('10:00')]);
    await expect(hold(service, '09:30', other)).rejects.toMatchObject({
      code: 'slot_taken',
      values: { nearest: [at('09:00'), at('10:00'), at('10:30')].map((time) => time.toISOString()).join(',') },
    });
    expect(await book(service, '09:30', other)).toEqual([{ startsAt: at('09:30'), why: 'taken' }]);
    expect(await takenOf(service)).toEqual([[at('09:30'), 1]]);
  });

  test('is open to everybody the moment the time ends, before anything is swept', async () => {
    const service = await aService(db);
    await hold(service, '09:30', somebody());
    expect(await open(service, { asOf: later(14.9) })).not.toContainEqual(at('09:30'));
    expect(await open(service, { asOf: later(15) })).toContainEqual(at('09:30'));
    await hold(service, '09:30', somebody(), { asOf: later(15) });
    expect(await takenOf(service)).toEqual([[at('09:30'), 1]]);
  });

  test('is given back by leaving, once, and by the sweep', async () => {
    const service = await aService(db);
    const mine = somebody();
    await hold(service, '09:30', mine);
    await releaseHold(db, { ...service, holder: somebody(), now });
    expect(await takenOf(service)).toHaveLength(1);
    await releaseHold(db, { ...service, holder: mine, now });
    await releaseHold(db, { ...service, holder: mine, now });
    expect(await takenOf(service)).toEqual([]);
    await hold(service, '10:00', mine);
    await sweepSlotHolds({ db, now: later(14) });
    expect(await takenOf(service)).toHaveLength(1);
    await sweepSlotHolds({ db, now: later(15) });
    expect(await takenOf(service)).toEqual([]);
  });

  test('is exchanged for another one, unless that one cannot be had; choosing it again prolongs nothing', async () => {
    const service = await aService(db);
    const mine = somebody();
    await hold(service, '09:30', mine);
    await hold(service, '10:00', mine, { asOf: later(5) });
    expect(await takenOf(service)).toEqual([[at('10:00'), 1]]);
    expect(await hold(service, '10:00', mine, { asOf: later(9) })).toEqual({ heldUntil: later(20), isOffered: false });
    await take(service, ['10:30']);
    await expect(hold(service, '10:30', mine, { asOf: later(6) })).rejects.toMatchObject({ code: 'slot_taken' });
    await expect(hold(service, '09:10', mine, { asOf: later(6) })).rejects.toMatchObject({
      issues: [{ field: 'startsAt', key: 'errors.slotNotOffered' }],
    });
    expect(await takenOf(service)).toEqual([
      [at('10:00'), 1],
      [at('10:30'), 1],
    ]);
  });

  test('stays theirs through the log-in, and on their other device', async () => {
    const service = await aService(db);
    const elena = await aPerson(db);
    const key = randomUUID();
    await hold(service, '09:30', holderOf({ key, userId: undefined }));
    await hold(service, '09:30', holderOf({ key, userId: elena.id }));
    expect(await open(service, { holder: somebody(elena.id) })).toContainEqual(at('09:30'));
    expect(await book(service, '09:30', somebody(elena.id))).toEqual([]);
    expect(await takenOf(service)).toEqual([[at('09:30'), 1]]);
    expect(
      await db.selectFrom('slot_holds').selectAll().where('provider_id', '=', service.providerId).execute(),
    ).toEqual([]);
  });

  test('is booked from the hold though its notice has passed meanwhile, and not without one', async () => {
    const service = await aService(db, { noticeMinutes: 60 });
    const mine = somebody();
    const tight = new Date(at('09:30').getTime() - 61 * MINUTE_MS);
    const tooLate = new Date(at('09:30').getTime() - 50 * MINUTE_MS);
    await hold(service, '09:30', mine, { asOf: tight });
    expect(await book(service, '09:30', somebody(), tooLate)).toEqual([{ startsAt: at('09:30'), why: 'not_offered' }]);
    expect(await book(service, '09:30', mine, tooLate)).toEqual([]);
  });

  test('is moved to from the hold though its notice has passed meanwhile, and not without one', async () => {
    const service = await aService(db, { noticeMinutes: 60 });
    const mine = somebody();
    await take(service, ['10:30']);
    const tooLate = new Date(at('09:30').getTime() - 50 * MINUTE_MS);
    await hold(service, '09:30', mine, { asOf: new Date(at('09:30').getTime() - 61 * MINUTE_MS) });
    const move = (holder: Holder) =>
      inTransaction((db) =>
        moveToHeld(db, { ...service, from: [at('10:30')], startsAt: at('09:30'), holder, now: tooLate }),
      );
    expect(await move(somebody())).toEqual([{ startsAt: at('09:30'), why: 'not_offered' }]);
    expect(await move(mine)).toEqual([]);
    expect(await takenOf(service)).toEqual([[at('09:30'), 1]]);
  });

  test('can take the place of one that was booked, which stays when it cannot', async () => {
    const service = await aService(db);
    const mine = somebody();
    await take(service, ['09:00']);
    await hold(service, '10:00', mine);
    const move = (time: string) =>
      inTransaction((db) => moveToHeld(db, { ...service, from: [at('09:00')], startsAt: at(time), holder: mine, now }));
    await take(service, ['09:30']);
    await expect(
      inTransaction(async (db) => {
        const refused = await moveToHeld(db, {
          ...service,
          from: [at('09:00')],
          startsAt: at('09:30'),
          holder: mine,
          now,
        });
        if (refused.length > 0) throw new Error(refused[0]?.why);
      }),
    ).rejects.toThrow('taken');
    expect(await takenOf(service)).toHaveLength(3);
    expect(await move('10:00')).toEqual([]);
    expect(await takenOf(service)).toEqual([
      [at('09:30'), 1],
      [at('10:00'), 1],
    ]);
  });

  test('goes when its account leaves', async () => {
    const service = await aService(db);
    const elena = await aPerson(db);
    await hold(service, '09:30', somebody(elena.id));
    await inTransaction((db) => releaseHoldsOf(db, { userId: elena.id, now }));
    expect(await takenOf(service)).toEqual([]);
  });
});

describe('whoever wants to keep a whole day from others', () => {
  const manyServices = (count: number) => Promise.all(Array.from({ length: count }, () => aService(db)));
  const won = (ends: PromiseSettledResult<unknown>[]) => ends.filter(({ status }) => status === 'fulfilled').length;
  const reasons = (ends: PromiseSettledResult<unknown>[]) =>
    new Set(ends.flatMap((end) => (end.status === 'rejected' ? [(end.reason as { code: string }).code] : [])));

  test('gets three slots as an account, from however many devices and networks at once', async () => {
    const elena = await aPerson(db);
    const services = await manyServices(8);
    const ends = await Promise.allSettled(services.map((service) => hold(service, '09:30', somebody(elena.id))));
    expect(won(ends)).toBe(3);
    expect(reasons(ends)).toEqual(new Set(['too_many_held']));
  });

  test('gets one of each doctor, and twelve from one network with new keys at once', async () => {
    const services = await manyServices(20);
    const client = randomUUID();
    const ends = await Promise.allSettled(services.map((service) => hold(service, '09:30', somebody(), { client })));
    expect(won(ends)).toBe(12);
    const [service] = services;
    const mine = somebody();
    if (!service) throw new Error('There are twenty.');
    await sweepSlotHolds({ db, now: later(15) });
    const times = ['09:00', '09:30', '10:00', '10:30'];
    await Promise.allSettled(times.map((time) => hold(service, time, mine)));
    expect(await takenOf(service)).toHaveLength(1);
  });

  test('gets four of one doctor from one network, however many new keys it makes, and others still hold', async () => {
    const service = await aService(db, { capacity: 5 });
    const client = randomUUID();
    const ends = await Promise.allSettled(
      Array.from({ length: 12 }, () => hold(service, '09:30', somebody(), { client })),
    );
    expect(won(ends)).toBe(4);
    expect(reasons(ends)).toEqual(new Set(['too_many_held']));
    await hold(service, '09:30', somebody());
  });
});
