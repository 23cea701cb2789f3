import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '#server/db/db.ts';
import { aValue, openLabs } from '#test/labs.ts';
import { aLab, anOrder, aReport, itemId } from '../seed.ts';
import { lastPrinted, rankedValues } from './value-store.ts';

const { t, world, at, confirmed, report, work, inLab } = await openLabs();
const codes = ['glucose', 'metabolic_panel'];

const aWideLab = () =>
  aLab(t.db, { managerId: world.naomi.id, prices: { glucose: 10, metabolic_panel: 30, lipid_panel: 38, a1c: 29 } });

/** A report with two values of glucose, as entered for the test and for the panel. */
async function reportedTwice(centerId: string, day: string, [alone, inPanel]: readonly [number, number]) {
  t.clock.set('2026-06-15T16:00:00Z');
  const id = await confirmed({ codes, centerId, startsAt: at('08:00', day) });
  await inLab(id, at('08:15', day));
  const values = [
    aValue('glucose', { analyte: 'glucose', value: alone, unit: 'mg/dL' }),
    aValue('metabolic_panel', { analyte: 'glucose', value: inPanel, unit: 'mg/dL' }),
  ];
  await (await work()).report({ params: { id }, body: { version: 0, draft: { values, remark: '', files: [] } } });
  return id;
}

test('the trend of each test ends with its own value, and has one point of an order and of a day', async () => {
  const { id: lab } = await aWideLab();
  await reportedTwice(lab, '2026-06-16', [90, 91]);
  const id = await reportedTwice(lab, '2026-06-17', [100, 105]);
  const { id: later } = await anOrder(t, {
    lab: { id: lab },
    person: world.elena,
    startsAt: at('09:00', '2026-06-18'),
  });
  await aReport(t.db, { bookingId: later, values: { ldl: 120 } });
  const trends = (await report(id)).tests.map(({ testId, values }) => [
    testId,
    values.flatMap(({ trend }) => trend.map(({ value }) => value)),
  ]);
  expect(trends).toEqual([
    [itemId('glucose'), [90, 100]],
    [itemId('metabolic_panel'), [91, 105]],
  ]);
});

test('a dozen are orders, however many of their tests measure the same', async () => {
  const { id: lab } = await aWideLab();
  const days = ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-06-${day}`);
  const ids: string[] = [];
  for (const day of days) {
    const { id } = await anOrder(t, { lab: { id: lab }, person: world.elena, startsAt: at('08:00', day), codes });
    await aReport(t.db, { bookingId: id, values: { glucose: 90 } });
    ids.push(id);
  }
  t.clock.set('2026-06-25T16:00:00Z');
  const trends = (await report(ids.at(-1) ?? '')).tests.map(({ values }) => values[0]?.trend.length);
  expect(trends).toEqual([7, 7]);
});

/** How the database goes about it where tables are too large to be read whole or sorted. */
const planOf = (query: (db: Db) => { explain: (format: 'text') => Promise<unknown[]> }) =>
  t.db.transaction().execute(async (db) => {
    await sql`set local enable_seqscan = off`.execute(db);
    await sql`set local enable_bitmapscan = off`.execute(db);
    return JSON.stringify(await query(db).explain('text'));
  });

test('the trend walks along the orders of the person, the form of a report along the last of the lab', async () => {
  const analytes = ['glucose'];
  const now = t.clock.now();
  expect(
    await planOf((db) => rankedValues(db, { personId: world.elena.personId, analytes, until: now, now })),
  ).toContain('lab_orders_person');
  const plan = await planOf((db) => lastPrinted(db, { providerId: world.labId, analytes }));
  expect(plan).toMatch(/Limit.*Index Scan Backward using lab_orders_reported/);
});
