import { expect, test } from 'vitest';
import { seedTown } from '#test/demo-town.ts';
import { testApp } from '#test/harness.ts';
import { isFull } from '#test/rounds.ts';

/** What is told from today falls on other weekdays each day, and closed days move it: a week of starts from a Sunday in Pasadena on, each at another hour. */
const week = [
  '2026-11-30T01:10:00Z',
  '2026-12-01T06:10:00Z',
  '2026-12-01T17:10:00Z',
  '2026-12-02T22:10:00Z',
  '2026-12-03T14:10:00Z',
  '2026-12-04T19:10:00Z',
  '2026-12-05T09:10:00Z',
];
const oddDays = ['2026-12-31T23:59:00Z', '2027-03-14T09:59:00Z', '2027-11-07T08:30:00Z', '2028-02-29T20:00:00Z'];

test.each(isFull ? [...week, ...oddDays] : week)('the demo town can be made at %s', async (now) => {
  const t = await testApp({ now });
  try {
    await seedTown(t);
    const { count } = await t.db
      .selectFrom('bookings')
      .select((all) => all.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBeGreaterThan(0);
  } finally {
    await t.close();
  }
});
