import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Analytics } from './analytics.ts';
import type { Rhythm } from './batches.ts';

type CountedEvent = { kind: string; name: string; route: string; facts: object; at: string };
type AnalyticsWorld = {
  open(choices: { rhythm: Rhythm; onDrop: (count: number) => void }): Analytics;
  counted(): Promise<CountedEvent[]>;
  /** Whether the other side takes anything. */
  allow(isAllowed: boolean): Promise<void>;
  close(): Promise<void>;
};

const at = new Date('2026-11-20T12:00:00.000Z');
const calm: Rhythm = { batch: 10, most: 25, everyMs: 60_000 };

/** What every sink of analytics has in common. */
export function analyticsBehaviour(name: string, open: () => Promise<AnalyticsWorld>) {
  describe(`analytics: ${name}`, () => {
    let world: AnalyticsWorld;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.close());

    const dropped: number[] = [];
    const openAt = (rhythm: Rhythm) => world.open({ rhythm, onDrop: (count) => dropped.push(count) });
    const countedOf = async (eventName: string) => (await world.counted()).filter((entry) => entry.name === eventName);

    test('counts pages and events as they were told', async () => {
      const analytics = openAt(calm);
      analytics.page({ route: '/Md/:pathParam?', at });
      analytics.event({
        name: 'stay.booked',
        route: '/care/paymentmethod',
        at,
        facts: { guests: 2, saved: true, plan: 'half-day' },
      });
      await analytics.flush();
      expect(await countedOf('page')).toMatchObject([
        { kind: 'page', route: '/Md/:pathParam?', facts: {}, at: at.toISOString() },
      ]);
      expect(await countedOf('stay.booked')).toMatchObject([
        { kind: 'event', route: '/care/paymentmethod', facts: { guests: 2, saved: true, plan: 'half-day' } },
      ]);
    });

    test('never tells who', async () => {
      const analytics = openAt(calm);
      analytics.event({
        name: 'who',
        at,
        route: '/care/daycaredetails/0b9f6c1e-6b1c-4c6e-9d0a-3f3c1d2e4f5a/elena@example.com/4711?q=dementia#top',
        facts: { search: 'day care for Rosa Delgado', to: 'elena@example.com', results: 3 },
      });
      await analytics.flush();
      expect(await countedOf('who')).toMatchObject([
        { route: '/care/daycaredetails/:id/:id/:id', facts: { results: 3 } },
      ]);
    });

    test('tells by itself: when a batch is full and when it is time', async () => {
      const full = openAt({ ...calm, batch: 3 });
      for (let visit = 0; visit < 3; visit += 1) full.event({ name: 'full', route: '/', at });
      await expect.poll(() => countedOf('full')).toHaveLength(3);
      const timely = openAt({ ...calm, everyMs: 10 });
      timely.event({ name: 'timely', route: '/', at });
      await expect.poll(() => countedOf('timely')).toHaveLength(1);
    });

    test('keeps what is not taken, but only so much, and each entry is counted once', async () => {
      const analytics = openAt(calm);
      await world.allow(false);
      dropped.length = 0;
      for (let visit = 0; visit < 40; visit += 1) analytics.event({ name: 'kept', route: '/', at, facts: { visit } });
      await analytics.flush();
      expect(await countedOf('kept')).toHaveLength(0);
      await world.allow(true);
      await analytics.flush();
      const visits = (await countedOf('kept')).map(({ facts }) => facts);
      const lost = dropped.reduce((sum, count) => sum + count, 0);
      expect(lost).toBeGreaterThan(0);
      expect(visits).toHaveLength(40 - lost);
      expect(visits).toContainEqual({ visit: 39 });
      await analytics.flush();
      expect(await countedOf('kept')).toHaveLength(40 - lost);
    });

    test('telling never waits and never throws', async () => {
      const analytics = openAt({ batch: 1, most: 5, everyMs: 5 });
      await world.allow(false);
      for (let visit = 0; visit < 100; visit += 1) expect(analytics.page({ route: '/', at })).toBeUndefined();
      await analytics.flush();
      await world.allow(true);
      await analytics.flush();
    });
  });
}
