import { describe, expect, test } from 'vitest';
import type { Db } from '#server/db/db.ts';
import { instantOf } from '#shared/dates.ts';
import { ownPool } from '#test/database.ts';
import { meetingOf } from '#test/racing.ts';
import { contention } from '#test/rounds.ts';
import { addTimeOff, type Service } from './availability-store.ts';
import { aService } from './seed.ts';
import { moveSlots, releaseSlots, takeSlots } from './slots.ts';
import { MINUTE_MS } from '#shared/durations.ts';

const now = new Date('2026-06-15T16:00:00Z');
const nine = instantOf('2026-06-17', '09:00', 'America/Los_Angeles');
/** The first slot of the morning is 0, each is half an hour. */
const slot = (index: number) => new Date(nine.getTime() + index * 30 * MINUTE_MS);
const ranges = [{ weekday: 3, opens: '09:00', closes: '21:00' }];

// Every rival has a connection of its own, so that they do meet in the database.
const size = Math.max(contention.rivals, 40) + 2;
const { db } = await ownPool(size);
await Promise.all(Array.from({ length: size }, () => db.selectFrom('slots').select('taken').limit(1).execute()));

const inTransaction = <Result>(work: (db: Db) => Promise<Result>) => db.transaction().execute(work);
const rivals = <Result>(count: number, act: (index: number) => Promise<Result>) =>
  Promise.allSettled(Array.from({ length: count }, (_, index) => act(index)));
const take = (service: Service, indexes: number[]) =>
  inTransaction((held) => takeSlots(held, { ...service, starts: indexes.map(slot), places: 1, now }));
const release = (service: Service, indexes: number[]) =>
  inTransaction((held) => releaseSlots(held, { ...service, starts: indexes.map(slot), places: 1 }));
const endOf = (end: PromiseSettledResult<{ why: string }[]>) =>
  end.status === 'fulfilled' ? (end.value[0]?.why ?? 'won') : String(end.reason);
const takenOf = ({ providerId }: Service) =>
  db
    .selectFrom('slots')
    .select(['starts_at', 'ends_at', 'taken'])
    .where('provider_id', '=', providerId)
    .orderBy('starts_at')
    .execute();

describe(`${contention.rivals} who want one slot at once`, () => {
  test(`make one winner, for each of ${contention.places} slots`, async () => {
    for (let place = 0; place < contention.places; place += 1) {
      const service = await aService(db, { ranges });
      // Half of the slots have been taken before, the others are taken for the first time.
      if (place % 2 === 0) {
        await take(service, [0]);
        await release(service, [0]);
      }
      const ends = (await rivals(contention.rivals, () => take(service, [0]))).map(endOf);
      expect(ends.filter((end) => end === 'won')).toHaveLength(1);
      expect(ends.filter((end) => end === 'taken')).toHaveLength(contention.rivals - 1);
      expect(await takenOf(service)).toMatchObject([{ taken: 1 }]);
    }
  });

  test('make as many winners as there are places', async () => {
    const service = await aService(db, { ranges, capacity: 3 });
    const ends = (await rivals(contention.rivals, () => take(service, [0]))).map(endOf);
    expect(ends.filter((end) => end === 'won')).toHaveLength(3);
    expect(await takenOf(service)).toMatchObject([{ taken: 3 }]);
  });

  test('would make several if they looked first and wrote then', async () => {
    const service = await aService(db, { ranges });
    await take(service, [0]);
    await release(service, [0]);
    const meet = meetingOf(5);
    const ends = await rivals(5, () =>
      inTransaction(async (held) => {
        const row = await held
          .selectFrom('slots')
          .select(['taken', 'capacity'])
          .where('provider_id', '=', service.providerId)
          .executeTakeFirstOrThrow();
        await meet();
        if (row.taken >= row.capacity) return [{ why: 'taken' }];
        const taken = row.taken + 1;
        await held.updateTable('slots').set({ taken }).where('provider_id', '=', service.providerId).execute();
        return [];
      }),
    );
    expect(ends.map(endOf)).toEqual(Array.from({ length: 5 }, () => 'won'));
    expect(await takenOf(service)).toMatchObject([{ taken: 1 }]);
  });
});

describe('series', () => {
  test('that overlap in every order wait for each other and never lock each other out', async () => {
    for (let round = 0; round < 5; round += 1) {
      const service = await aService(db, { ranges, capacity: 3 });
      const wishes = Array.from({ length: 40 }, (_, index) => {
        const indexes = [0, 1, 2, 3, 4, 5].map((step) => (index * 7 + step * (1 + (index % 3))) % 24);
        return index % 2 === 0 ? indexes : indexes.reverse();
      }).map((indexes) => [...new Set(indexes)]);
      const ends = (await rivals(40, (index) => take(service, wishes[index] ?? []))).map(endOf);
      expect(new Set(ends)).toEqual(new Set(['won', 'taken']));
      const won = wishes.filter((_, index) => ends[index] === 'won').flat();
      for (const row of await takenOf(service)) {
        expect(row.taken).toBe(won.filter((index) => slot(index).getTime() === row.starts_at.getTime()).length);
        expect(row.taken).toBeLessThanOrEqual(3);
      }
    }
  });
});

describe('two who want each other’s slots', () => {
  const swap = async (
    service: Service,
    move: (held: Db, from: Date, to: Date) => Promise<{ why: string }[]>,
    pairs = 10,
  ) => {
    for (let pair = 0; pair < pairs; pair += 1) await take(service, [0, 1]);
    const ends = await rivals(pairs * 2, (index) =>
      inTransaction((held) => (index % 2 === 0 ? move(held, slot(0), slot(1)) : move(held, slot(1), slot(0)))),
    );
    return ends.map(endOf);
  };

  test('get them, without locking each other out', async () => {
    for (let round = 0; round < 5; round += 1) {
      const service = await aService(db, { ranges, capacity: 20 });
      const ends = await swap(service, (held, from, to) =>
        moveSlots(held, { ...service, from: [from], to: [to], places: 1, now }),
      );
      expect(new Set(ends)).toEqual(new Set(['won']));
      expect(await takenOf(service)).toMatchObject([{ taken: 10 }, { taken: 10 }]);
    }
  });

  test('would lock each other out if each took the new one first', async () => {
    const service = await aService(db, { ranges, capacity: 20 });
    const meet = meetingOf(2);
    const ends = await swap(
      service,
      async (held, from, to) => {
        await takeSlots(held, { ...service, starts: [to], places: 1, now });
        await meet();
        await releaseSlots(held, { ...service, starts: [from], places: 1 });
        return [];
      },
      1,
    );
    expect(ends.filter((end) => end.includes('deadlock'))).toHaveLength(1);
  });

  test('and those of others, again and again, end with the slot they had last', async () => {
    const service = await aService(db, { ranges });
    const places = Array.from({ length: 12 }, (_, index) => index);
    await take(service, places);
    const ends = await rivals(places.length, async (index) => {
      for (let turn = 1; turn <= 8; turn += 1) {
        const to = (index * 7 + turn * 5) % 24;
        const from = slot(places[index] ?? 0);
        const refused = await inTransaction((held) =>
          moveSlots(held, { ...service, from: [from], to: [slot(to)], places: 1, now }),
        );
        if (refused.length === 0) places[index] = to;
      }
      return [];
    });
    expect(new Set(ends.map(endOf))).toEqual(new Set(['won']));
    const booked = (await takenOf(service)).filter(({ taken }) => taken > 0);
    expect(booked.map((row) => row.starts_at)).toEqual(places.sort((one, other) => one - other).map(slot));
  });
});

describe('while slots are being taken,', () => {
  test('time off names every slot that is booked in it', async () => {
    for (let round = 0; round < 10; round += 1) {
      const service = await aService(db, { ranges });
      const span = { providerId: service.providerId, startsAt: slot(0), endsAt: slot(24) };
      const [ends, { booked }] = await Promise.all([
        rivals(24, (index) => take(service, [index])),
        inTransaction((held) => addTimeOff(held, { ...span, now })),
      ]);
      expect(ends.map(endOf).filter((end) => !['won', 'not_offered'].includes(end))).toEqual([]);
      const rows = await takenOf(service);
      expect(booked.map(({ startsAt }) => startsAt)).toEqual(rows.map((row) => row.starts_at));
    }
  });

  test('new hours never make two overlap', async () => {
    const offered = { weekday: 3, opens: '09:15', closes: '21:15' };
    for (let round = 0; round < 10; round += 1) {
      const service = await aService(db, { ranges });
      // Every other one wants what only the new hours offer.
      const [ends] = await Promise.all([
        rivals(40, (index) => take(service, [index / 2])),
        aService(db, { ...service, ranges: [offered] }),
      ]);
      const known = ['won', 'taken', 'not_offered'];
      expect(ends.map(endOf).filter((end) => !known.includes(end))).toEqual([]);
      const rows = await takenOf(service);
      expect(rows.filter((row, index) => row.starts_at < (rows[index - 1]?.ends_at ?? nine))).toEqual([]);
    }
  });
});
