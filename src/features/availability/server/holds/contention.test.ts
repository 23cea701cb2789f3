import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ownPool } from '#test/database.ts';
import { instantOf } from '#shared/dates.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import type { Failure } from '#shared/failure.ts';
import { meetingOf } from '#test/racing.ts';
import { contention } from '#test/rounds.ts';
import type { Service } from '../availability-store.ts';
import { aService } from '../seed.ts';
import { holdSlot } from './hold-slot.ts';
import { insertHold } from './hold-store.ts';
import { holderOf } from './holder.ts';
import { findOpenSlots } from '../open-slots.ts';

const now = new Date('2026-06-15T16:00:00Z');
const startsAt = instantOf('2026-06-17', '09:30', 'America/Los_Angeles');
const afterwards = new Date(now.getTime() + 15 * MINUTE_MS);

// Every rival has a connection of its own, so that they do meet in the database.
const size = Math.max(contention.rivals, 5) + 2;
const { db } = await ownPool(size);
await Promise.all(Array.from({ length: size }, () => db.selectFrom('slots').select('taken').limit(1).execute()));

const stranger = () => ({ holder: holderOf({ key: randomUUID(), userId: undefined }), client: randomUUID() });
const hold = (service: Service, asOf: Date) =>
  holdSlot(db, { ...service, startsAt, ...stranger(), factor: 1, now: asOf });
const atOnce = <Result>(count: number, act: () => Promise<Result>) =>
  Promise.allSettled(Array.from({ length: count }, act));
const holdsOf = ({ providerId }: Service) =>
  db.selectFrom('slot_holds').select('held_until').where('provider_id', '=', providerId).execute();
const takenOf = ({ providerId }: Service) =>
  db
    .selectFrom('slots')
    .select('taken')
    .where('provider_id', '=', providerId)
    .where('starts_at', '=', startsAt)
    .execute();

describe(`${contention.rivals} who are about to book one slot`, () => {
  test(`make one holder, for each of ${contention.places} slots; the others hear at once what is free beside it`, async () => {
    for (let place = 0; place < contention.places; place += 1) {
      const service = await aService(db);
      // Of half of the slots somebody’s hold has just ended, and nobody has swept.
      if (place % 2 === 0) await hold(service, now);
      const ends = await atOnce(contention.rivals, () => hold(service, afterwards));
      expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const lost = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as Failure] : []));
      expect(new Set(lost.map(({ code }) => code))).toEqual(new Set(['slot_taken']));
      for (const { values } of lost) expect(String(values['nearest']).split(',')).toHaveLength(3);
      expect(await holdsOf(service)).toHaveLength(1);
      expect(await takenOf(service)).toEqual([{ taken: 1 }]);
    }
  });

  test('would be several holders if they looked first and wrote then', async () => {
    const service = await aService(db);
    const first = await hold(service, now);
    const meet = meetingOf(5);
    const ends = await atOnce(5, () =>
      db.transaction().execute(async (db) => {
        const asked = { providerIds: [service.providerId], service: service.service, from: startsAt, to: afterStart };
        const free = await findOpenSlots(db, { ...asked, limit: 1, now: first.heldUntil });
        await meet();
        if (free.size > 0) await insertHold(db, { ...service, startsAt, ...stranger(), heldUntil: afterwards });
      }),
    );
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await holdsOf(service)).toHaveLength(6);
  });
});

const afterStart = new Date(startsAt.getTime() + 1);
