import { describe, expect, test } from 'vitest';
import { aPerson, letProofAge } from '#features/account/server/seed.ts';
import { aCentre, aStay } from '#features/senior-care/server/seed.ts';
import { services } from '#shared/services.ts';
import { openTown } from '#test/town.ts';
import { payouts as calls } from '../contract.ts';
import { sweepPayouts } from './run-payouts.ts';
import { aPaidPlace } from './seed.ts';

const { t, town } = await openTown();
const overview = async (by = town.manager) => (await (await t.as(by)).payouts.overview({})).data;
const list = async (by = town.manager) => (await (await t.as(by)).payouts.list({ query: {} })).data;
const oneDay = (checkIn: string, given = {}) =>
  aStay(t, { centre: town.centre, person: town.elena, checkIn, checkOut: checkIn, weekDays: [1, 2, 3], ...given });
const paid = () => aPaidPlace(t, { providerId: town.centre.id, userId: town.manager.id });
const file = async (path: string, month: string, by = town.manager) =>
  t.fetch(`${services.partner}${path}?month=${month}`, { headers: await t.headersOf(by) });

describe('what a place sees of its money', () => {
  test('is what waits and why, and when the next payout leaves', async () => {
    await paid();
    const over = await oneDay('2026-06-22');
    const ahead = await oneDay('2026-06-29');
    const asked = await oneDay('2026-07-06', { status: 'pending' });
    t.clock.set('2026-06-23T16:00:00Z');
    await sweepPayouts(t.context());
    const seen = await overview();
    expect(seen).toMatchObject({
      nextCents: 8400,
      heldCents: 2 * 8400,
      nextAt: '2026-06-29T16:00:00.000Z',
      problem: null,
    });
    expect(seen.held.map(({ bookingId, why }) => [bookingId, why])).toEqual([
      [ahead.bookingId, 'ahead'],
      [asked.bookingId, 'unanswered'],
    ]);
    t.clock.set('2026-06-30T16:00:00Z');
    await sweepPayouts(t.context());
    expect(over.totalCents).toBe(8400);
    expect(await overview()).toMatchObject({ nextCents: 8400, heldCents: 8400, nextAt: '2026-07-06T16:00:00.000Z' });
  });

  test('names bookings by number and days, and nobody', async () => {
    await paid();
    const stay = await oneDay('2026-06-22');
    t.clock.set('2026-06-29T16:00:00Z');
    await sweepPayouts(t.context());
    expect(await list()).toMatchObject([
      {
        state: 'sent',
        cents: 8400,
        lastFour: '6789',
        items: [{ bookingId: stay.bookingId, firstDay: '2026-06-22', lastDay: '2026-06-22', cents: 8400 }],
      },
    ]);
    expect(await overview()).toMatchObject({ nextCents: 0, heldCents: 0, held: [], months: ['2026-06'] });
    expect(JSON.stringify(await list())).not.toMatch(/personId|firstName/);
  });

  test('is nothing of another place', async () => {
    await paid();
    await oneDay('2026-06-22');
    t.clock.set('2026-06-29T16:00:00Z');
    await sweepPayouts(t.context());
    const other = await aPerson(t.db);
    await aCentre(t.db, { managerId: other.id });
    expect(await list(other)).toEqual([]);
    expect(await overview(other)).toMatchObject({ bank: null, held: [], months: [] });
    expect((await file(calls.csv.path, '2026-06', other)).status).toBe(404);
  });

  test('is a table and a paper of a month', async () => {
    await paid();
    const stay = await oneDay('2026-06-22');
    t.clock.set('2026-06-29T16:00:00Z');
    await sweepPayouts(t.context());
    const table = await file(calls.csv.path, '2026-06');
    expect(table.headers.get('content-disposition')).toContain('payouts-2026-06.csv');
    expect((await table.text()).split('\n')[1]).toMatch(
      new RegExp(`^2026-06-29,PO-\\d+,On its way,.*6789.*,${stay.bookingId},2026-06-22,2026-06-22,84.00$`),
    );
    const paper = await file(calls.statement.path, '2026-06');
    expect(paper.headers.get('content-type')).toBe('application/pdf');
    expect((await file(calls.statement.path, '2026-05')).status).toBe(404);
    expect((await file(calls.csv.path, '2026-13')).status).toBe(400);
  });

  test('leaves as a file with a fresh proof alone', async () => {
    await paid();
    await oneDay('2026-06-22');
    t.clock.set('2026-06-29T16:00:00Z');
    await sweepPayouts(t.context());
    const headers = await t.headersOf(town.manager);
    const answers = async () => {
      const given = [];
      for (const { path } of [calls.csv, calls.statement])
        given.push((await t.fetch(`${services.partner}${path}?month=2026-06`, { headers })).status);
      return given;
    };
    expect(await answers()).toEqual([200, 200]);
    await letProofAge(t.db, town.manager.id);
    expect(await answers()).toEqual([403, 403]);
  });
});
