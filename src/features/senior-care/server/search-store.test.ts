import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#test/harness.ts';
import { neighbours } from '#features/search/server/neighbours-store.ts';
import { kinds } from '../stay-limits.ts';
import { aCentre } from './seed.ts';

const pasadena = { latitude: 34.1478, longitude: -118.1445 };

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await aCentre(t.db);
});
afterAll(() => t.close());

const manyCentres = async () => {
  for (let index = 0; index < 30; index += 1) await aCentre(t.db, { latitude: pasadena.latitude + index / 1000 });
};

test('a search costs one query, however many centres it shows; seats on all asked days cost another one', async () => {
  let queries = 0;
  t.pool.on('acquire', () => {
    queries += 1;
  });
  const asking = async (ask: (calls: Awaited<ReturnType<typeof t.as>>['seniorCare']) => Promise<unknown>) => {
    queries = 0;
    await ask((await t.as()).seniorCare);
    return queries;
  };
  const query = { place: 'Pasadena, CA' };
  expect(await asking(({ search }) => search({ query }))).toBe(1);
  await manyCentres();
  expect(await asking(({ search }) => search({ query }))).toBe(1);
  expect(await asking(({ search }) => search({ query: { ...query, rides: '1', sort: 'price' } }))).toBe(1);
  expect(await asking(({ search }) => search({ query: { ...query, space: '1' } }))).toBe(2);
  expect(await asking(({ counts }) => counts({ query }))).toBe(2);
});

test('a search walks along the index and reads nothing else of the neighbours', async () => {
  await manyCentres();
  await t.pool.query('vacuum analyze providers');
  const plan = await t.db.transaction().execute(async (db) => {
    await sql`set local enable_seqscan = off`.execute(db);
    const { rows } = await sql<{
      'QUERY PLAN': string;
    }>`explain select near.offers, near.miles from ${neighbours({ kinds, point: pasadena, most: 10, miles: 25, now: t.clock.now() })}`.execute(
      db,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('Index Only Scan using providers_near');
  expect(plan).not.toContain('Sort');
});
