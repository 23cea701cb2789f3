import { afterAll, describe, expect, test } from 'vitest';
import { addTimeOff, removeTimeOff, setWeeklyHours } from '#features/availability/server/availability-store.ts';
import { refreshingAlone } from '#features/availability/server/next-slots-store.ts';
import { releaseSlots, takeSlots } from '#features/availability/server/slots.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { untilWaiting } from '#test/racing.ts';
import { APPOINTMENT } from '../doctor.ts';
import { aDoctor, usualHours } from './seed.ts';

const t: TestApp = await testApp({ now: '2026-06-15T16:00:00Z' });
afterAll(() => t.close());
const { doctors } = await t.as();
const search = async (body: Parameters<typeof doctors.search>[0]['body'] = {}) => (await doctors.search({ body })).data;
const at = (clock: string, day = '2026-06-15') => new Date(`${day}T${clock}:00-07:00`);

describe('whoever is free soonest comes first', async () => {
  const openAt = (opens: string) => ({ ranges: [{ weekday: 1, opens, closes: '17:00' }] });
  const early = await aDoctor(t.db, { name: 'Dr. Early', weeklyHours: openAt('10:00') });
  const late = await aDoctor(t.db, { name: 'Dr. Late', weeklyHours: openAt('12:00') });
  const never = await aDoctor(t.db, { name: 'Dr. Never', weeklyHours: null });
  const unknown = await aDoctor(t.db, { name: 'Dr. Unknown', verifiedAt: null });
  const ids = [early, late, never, unknown].map(({ id }) => id);
  const order = async () => (await search()).filter(({ _id }) => ids.includes(_id)).map(({ name }) => name);
  const inOne = <Done>(work: (db: typeof t.db) => Promise<Done>) => t.db.transaction().execute(work);
  const slots = (id: string, starts: Date[]) => ({ providerId: id, service: APPOINTMENT, starts, places: 1 });
  const now = () => t.clock.now();

  test('with the next three times on the card', async () => {
    expect((await order()).slice(0, 2)).toEqual(['Dr. Early', 'Dr. Late']);
    const [first] = await search();
    expect(first?.nextTimes).toEqual(['10:00', '10:30', '11:00'].map((clock) => at(clock).toISOString()));
    expect((await search()).find(({ _id }) => _id === unknown.id)).toMatchObject({ prices: null, nextTimes: [] });
  });

  test('also after slots were taken, and given back', async () => {
    const morning = ['10:00', '10:30', '11:00', '11:30', '12:00'].map((clock) => at(clock));
    await inOne((db) => takeSlots(db, { ...slots(early.id, morning), now: now() }));
    expect((await order()).slice(0, 2)).toEqual(['Dr. Late', 'Dr. Early']);
    await inOne((db) => releaseSlots(db, slots(early.id, morning)));
    expect((await order()).slice(0, 2)).toEqual(['Dr. Early', 'Dr. Late']);
  });

  test('and after time off and other hours', async () => {
    const off = { providerId: early.id, startsAt: at('00:00'), endsAt: at('23:00'), now: now() };
    const { id } = await inOne((db) => addTimeOff(db, off));
    expect((await order()).slice(0, 2)).toEqual(['Dr. Late', 'Dr. Early']);
    await removeTimeOff(t.db, { providerId: early.id, id });
    expect((await order())[0]).toBe('Dr. Early');
    const change = (opens: string) =>
      inOne((db) =>
        setWeeklyHours(db, {
          providerId: early.id,
          service: APPOINTMENT,
          hours: { ...usualHours, ...openAt(opens) },
          now: now(),
        }),
      );
    await change('15:00');
    expect((await order())[0]).toBe('Dr. Late');
    await change('10:00');
    expect((await order())[0]).toBe('Dr. Early');
  });

  test('and when time has passed', async () => {
    const before = now();
    t.clock.set('2026-06-15T21:00:00Z'); // two o'clock: what is left of both days begins at three
    const cards = (await search()).filter(({ _id }) => ids.includes(_id));
    expect(cards[0]?.nextTimes[0]).toBe(at('15:00').toISOString());
    t.clock.set('2026-06-16T16:00:00Z');
    expect((await search()).find(({ _id }) => _id === early.id)?.nextTimes[0]).toBe(
      at('10:00', '2026-06-22').toISOString(),
    );
    t.clock.set(before.toISOString());
  });

  test('and whoever searches while it is looked up for somebody else waits for it', async () => {
    const first = slots(early.id, [at('10:00')]);
    await inOne((db) => takeSlots(db, { ...first, now: now() }));
    const { searches } = await inOne(async (held) => {
      await refreshingAlone(held, { waits: false });
      const searches = Promise.all([search(), search()]);
      await Promise.race([searches, untilWaiting(t.db, 2)]);
      return { searches };
    });
    for (const cards of await searches)
      expect(cards.find(({ _id }) => _id === early.id)?.nextTimes[0]).toBe(at('10:30').toISOString());
    await inOne((db) => releaseSlots(db, first));
  });

  test('and nobody who has left or whose evidence has ended is free', async () => {
    await t.db.deleteFrom('provider_managers').where('provider_id', '=', early.id).execute();
    expect((await order())[0]).toBe('Dr. Late');
    await t.db
      .updateTable('providers')
      .set({ evidence_until: new Date('2026-06-15T10:00:00Z') })
      .where('id', '=', late.id)
      .execute();
    expect((await search()).find(({ _id }) => _id === late.id)).toMatchObject({ isVerified: false, nextTimes: [] });
  });
});
