import { sql } from 'kysely';
import { afterAll } from 'vitest';
import { seedDemo } from '#app/demo/seed-demo.ts';
import { type TestApp, testApp } from './harness.ts';

export const seedTown = ({ db, bookingKinds, clock }: TestApp) => seedDemo(db, { bookingKinds, now: clock.now() });

/** A server with the demo town, as it was made on a Saturday evening in Pasadena. */
export async function openDemoTown() {
  const t = await testApp({ now: '2026-11-22T04:30:00Z' });
  await seedTown(t);
  afterAll(() => t.close());

  /** How many rows each table holds. */
  const rowsIn = async () => {
    const counted = await sql<{ name: string; rows: number }>`
      select relname as name, (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', relname), false, true, '')))[1]::text::int as rows
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`.execute(t.db);
    return Object.fromEntries(counted.rows.map(({ name, rows }) => [name, rows]));
  };
  return { t, rowsIn };
}
