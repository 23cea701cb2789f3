import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#test/harness.ts';
import { nearestQuery } from './search-store.ts';
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

test('a search costs three queries, however many centres it shows', async () => {
  let queries = 0;
  t.pool.on('acquire', () => {
    queries += 1;
  });
  const search = async () => {
    queries = 0;
    const { data } = await (await t.as()).seniorCare.search({ query: { place: 'Pasadena, CA' } });
    return { queries, centres: data.length };
  };
  expect(await search()).toEqual({ queries: 3, centres: 1 });
  await manyCentres();
  expect(await search()).toEqual({ queries: 3, centres: 20 });
});

test('a search walks along the index and reads nothing else of the neighbours', async () => {
  await manyCentres();
  await t.pool.query('vacuum analyze centres');
  const plan = await t.db.transaction().execute(async (db) => {
    await sql`set local enable_seqscan = off`.execute(db);
    const { rows } = await sql<{
      'QUERY PLAN': string;
    }>`explain ${nearestQuery({ point: pasadena, most: 10 })}`.execute(db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('Index Only Scan using centres_near');
  expect(plan).not.toContain('Sort');
});
