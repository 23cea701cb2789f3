import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CentreDetails } from '#features/senior-care/centre.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { seedLargeWorld } from './seed-large-world.ts';

const said: string[] = [];
const fill = (t: TestApp, providers: number) =>
  seedLargeWorld(t.db, { providers, passwordHash: '-', now: t.clock.now(), say: (sentence) => said.push(sentence) });
const centresIn = async (t: TestApp) =>
  (
    await sql<{
      id: string;
    }>`select * from providers join centres on centres.provider_id = providers.id order by id`.execute(t.db)
  ).rows;

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await fill(t, 400);
});
afterAll(() => t.close());

test('has as many centres as were asked for, spread over the whole country', async () => {
  const { rows } = await sql<{ centres: number; zips: number; states: number; unmanaged: number }>`
    select count(*)::int as centres, count(distinct zip)::int as zips, count(distinct state)::int as states,
      count(*) filter (where not exists (
        select from provider_managers where provider_managers.provider_id = providers.id))::int as unmanaged
    from providers join centres on centres.provider_id = providers.id`.execute(t.db);
  expect(rows[0]).toMatchObject({ centres: 400, zips: 400, unmanaged: 0 });
  expect(rows[0]?.states).toBeGreaterThan(40);
  expect(said.at(-1)).toBe('400 centers in 400 ZIP codes.');
});

test('has ratings that its reviews come to', async () => {
  const { rows } = await sql`
    select providers.name from providers left join reviews on reviews.provider_id = providers.id group by providers.id
    having providers.rating is distinct from round(avg(reviews.stars), 1)
      or providers.review_count <> count(reviews.id)`.execute(t.db);
  expect(rows).toEqual([]);
});

test('shows pages and searches as of any other centre', async () => {
  const [some] = await centresIn(t);
  const client = await t.as();
  const { data } = await client.seniorCare.details({ params: { id: some?.id ?? '' } });
  expect(CentreDetails.safeParse(data).success).toBe(true);
  expect((await client.seniorCare.search({ query: { place: `${data.zip}` } })).data.map(({ _id }) => _id)).toContain(
    some?.id,
  );
});

test('is the same everywhere, grows, and is not doubled', async () => {
  const other = await testApp();
  await fill(other, 250);
  await fill(other, 400);
  await fill(other, 400);
  expect(await centresIn(other)).toEqual(await centresIn(t));
  await other.close();
});
