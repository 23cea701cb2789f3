import { describe, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { aMember } from '#features/team/server/seed.ts';
import { racing } from '#test/racing.ts';
import { eventsOf } from '#test/stays.ts';
import { first, inWeek, openSeries, saturday, second, third } from './walking-series.ts';

const { t, party, series, cancel, move, takeAway, moveAtPlace, opened, states, freeAt } = await openSeries();

describe('nobody cancels or moves', () => {
  const late = { code: 'too_late' };

  test('a time that has begun, that nobody came to, or that is too near for a family', async () => {
    t.clock.set('2026-06-18T17:00:00Z');
    await expect(move(first, saturday)).rejects.toMatchObject(late); // a day before at the latest
    t.clock.set('2026-06-19T15:31:00Z');
    await expect(cancel(first)).rejects.toMatchObject(late); // an hour
    await expect(moveAtPlace(first, saturday)).resolves.toBeDefined();
    t.clock.set(saturday);
    for (const act of [() => cancel(saturday), () => takeAway(saturday), () => moveAtPlace(saturday, inWeek(3))])
      await expect(act()).rejects.toMatchObject(late);
    const { requests } = await t.as(party.theo);
    await requests.attend({ params: { id: series.id }, body: { startsAt: saturday, state: 'missed' } });
    expect((await states())[1]).toEqual([saturday, 'missed']);
    await expect(takeAway(saturday)).rejects.toMatchObject(late);
  });

  test('a time to which somebody has come before it begins', async () => {
    t.clock.set('2026-06-19T15:00:00Z');
    const { requests } = await t.as(party.theo);
    await requests.attend({ params: { id: series.id }, body: { startsAt: first, state: 'arrived' } });
    expect((await opened()).single[0]).toMatchObject({ state: 'arrived', canCancel: false, canMove: false });
    for (const act of [() => cancel(first), () => takeAway(first), () => moveAtPlace(first, saturday)])
      await expect(act()).rejects.toMatchObject(late);
    await requests.attend({ params: { id: series.id }, body: { startsAt: first, state: 'expected' } });
    await expect(takeAway(first)).resolves.toBeDefined();
  });

  test('while a card is being charged: its sum would be another one', async () => {
    const charging = (until: string | null) =>
      t.db.updateTable('bookings').set({ charging_until: until }).where('id', '=', series.id).execute();
    await charging('2026-06-15T16:00:30Z');
    for (const act of [() => cancel(second), () => takeAway(second)])
      await expect(act()).rejects.toMatchObject({ code: 'conflict' });
    await expect(move(second, saturday)).resolves.toBeDefined();
    await charging(null);
    await expect(cancel(saturday)).resolves.toBeDefined();
  });

  test('a time of a booking that waits, or is cancelled', async () => {
    series.id = (await party.book('2026-06-20T17:00:00.000Z', party.elena, 2))._id;
    await party.pay(series.id);
    await expect(cancel('2026-06-20T17:00:00.000Z')).rejects.toMatchObject(late);
    await (await t.as(party.elena)).bookings.change({ params: { id: series.id }, body: { status: 'cancelled' } });
    await expect(cancel('2026-06-20T17:00:00.000Z')).rejects.toMatchObject(late);
    await expect(move('2026-06-20T17:00:00.000Z', saturday)).rejects.toMatchObject(late);
  });

  test('what was cancelled or moved meanwhile; the same once more changes nothing', async () => {
    await move(second, saturday);
    await expect(move(second, saturday)).resolves.toBeDefined();
    await expect(move(second, third)).rejects.toMatchObject({ code: 'conflict' });
    await expect(cancel(second)).rejects.toMatchObject({ code: 'conflict' });
    await cancel(third);
    await expect(cancel(third)).resolves.toBeDefined();
    await expect(move(third, second)).rejects.toMatchObject({ code: 'conflict' });
    await cancel(saturday);
    await expect(cancel(second)).resolves.toBeDefined(); // where it was before
    await expect(move(second, saturday)).rejects.toMatchObject({ code: 'conflict' });
    const happened = await eventsOf(t, series.id);
    expect(happened.filter((what) => what.startsWith('time'))).toEqual(['timeMoved', 'timeCancelled', 'timeCancelled']);
  });

  test('to where nothing is free, or where another of its times is', async () => {
    await party.book(saturday, await aPerson(t.db));
    await expect(move(second, saturday)).rejects.toMatchObject({ code: 'slot_taken' });
    await expect(move(second, third)).rejects.toMatchObject({ code: 'slot_taken' });
    await expect(move(second, '2026-06-27T17:10:00.000Z')).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await states()).toEqual([first, second, third].map((startsAt) => [startsAt, 'coming']));
  });

  test('the only time that is left', async () => {
    await cancel(first);
    await cancel(second);
    await expect(cancel(third)).rejects.toMatchObject({ issues: [{ key: 'errors.timeLast' }] });
    expect((await opened()).single.at(-1)).toMatchObject({ canCancel: false, canMove: true });
  });

  test('times of others, which look like missing ones', async () => {
    const other = '2026-06-19T17:30:00.000Z';
    await expect(cancel(other)).rejects.toMatchObject({ code: 'not_found' });
    await expect(move(other, saturday)).rejects.toMatchObject({ code: 'not_found' });
    const stranger = await aPerson(t.db);
    const payer = await aPerson(t.db);
    const { personId } = party.elena;
    await aRelation(t, { personId, memberId: payer.id, relationship: 'friend', scopes: ['payments'] });
    for (const person of [stranger, payer, party.theo]) {
      await expect(cancel(second, { by: person })).rejects.toMatchObject({ code: 'not_found' });
      await expect(move(second, saturday, person)).rejects.toMatchObject({ code: 'not_found' });
    }
    const daughter = await aPerson(t.db);
    const link = await aRelation(t, { personId, memberId: daughter.id, relationship: 'mother', scopes: ['bookings'] });
    await expect(move(second, saturday, daughter)).resolves.toBeDefined();
    await expect(move(saturday, second, daughter)).resolves.toBeDefined();
    await (await t.as(party.elena)).circle.change({ params: { id: link }, body: { change: 'stop' } });
    await expect(cancel(second, { by: daughter })).rejects.toMatchObject({ code: 'not_found' });
    await expect(move(second, saturday, daughter)).rejects.toMatchObject({ code: 'not_found' });
    const reader = await aPerson(t.db);
    await aMember(t.db, { providerId: party.guide.id, userId: reader.id, role: 'reading', now: t.clock.now() });
    for (const person of [stranger, party.elena, reader]) {
      await expect(takeAway(second, person)).rejects.toMatchObject({ code: 'not_found' });
      await expect(moveAtPlace(second, saturday, person)).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});

describe('of two at once', () => {
  test('who cancel and move the same time, one wins and the other hears it', async () => {
    const ended = await racing<unknown>(t.db, series.id, [() => cancel(second), () => move(second, saturday)]);
    const won = ended.filter(({ status }) => status === 'fulfilled');
    const lost = ended.find((end) => end.status === 'rejected');
    expect(won).toHaveLength(1);
    expect(lost?.reason).toMatchObject({ code: 'conflict' });
    const isCancelled = ended[0]?.status === 'fulfilled';
    const { money, times: standing } = await opened();
    expect(money.totalCents).toBe(isCancelled ? 12_000 : 18_000);
    expect(standing).toHaveLength(isCancelled ? 2 : 3);
    expect([await freeAt(second), await freeAt(saturday)]).toEqual([true, isCancelled]);
  });

  test('who note that somebody came and take the time away, one wins', async () => {
    t.clock.set('2026-06-19T15:00:00Z');
    const { requests } = await t.as(party.theo);
    const arrive = () => requests.attend({ params: { id: series.id }, body: { startsAt: first, state: 'arrived' } });
    const [came, gone] = await racing<unknown>(t.db, series.id, [arrive, () => takeAway(first)]);
    expect([came?.status, gone?.status].sort()).toEqual(['fulfilled', 'rejected']);
    expect((await states())[0]).toEqual([first, came?.status === 'fulfilled' ? 'arrived' : 'cancelled']);
  });

  test('taps on the same button, one counts', async () => {
    const ended = await racing<unknown>(t.db, series.id, [() => cancel(first), () => cancel(first)]);
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    const moves = await racing<unknown>(t.db, series.id, [() => move(second, saturday), () => move(second, saturday)]);
    expect(moves.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    const returns = t.db.selectFrom('booking_returns').select('amount_cents').where('booking_id', '=', series.id);
    expect(await returns.execute()).toEqual([{ amount_cents: 6000 }]);
    expect((await eventsOf(t, series.id)).slice(-2)).toEqual(['timeCancelled', 'timeMoved']);
  });
});
