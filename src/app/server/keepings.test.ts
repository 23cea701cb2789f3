import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ownPool } from '#test/database.ts';
import { allLanguages, isWord, wordsOf } from '#server/words.ts';
import { keptReasons } from '#server/keeping.ts';
import { keepings } from './keepings.ts';

const { db } = await ownPool();
const tables = keepings.flatMap((keeping) => keeping.tables);

/** What says nothing of anybody: places, what they sell, what machines count, and the world outside while it is simulated. */
const nobodys = [
  'analytics_events',
  'booking_kinds',
  'caregivers',
  'centres',
  'agency_professionals',
  'home_health_agencies',
  'appointment_days',
  'doctors',
  'error_reports',
  'evidence_warnings',
  'file_keys',
  'lab_centres',
  'lab_offers',
  'mailbox',
  'migrations',
  'next_slots',
  'payment_events',
  'plan_names',
  'payout_items',
  'payout_reminders',
  'payouts',
  'provider_kinds',
  'provider_plans',
  'providers',
  'trail_rounds',
  'rate_limits',
  'seat_days',
  'simulated_bank_tokens',
  'simulated_cards',
  'simulated_charges',
  'simulated_events',
  'simulated_payees',
  'simulated_payouts',
  'simulated_refunds',
  'slot_changes',
  'slots',
  'specialty_terms',
  'time_off',
  'tour_offers',
  'weekly_hours',
];

test('every table is declared once by the capability that keeps it, or says nothing of anybody', async () => {
  const { rows } = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(db);
  const declared = tables.map(({ table }) => table as string);
  expect(rows.map(({ name }) => name)).toEqual([...declared, ...nobodys].toSorted());
});

test('every column that names an account or a person is declared', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select pg_class.relname as table, pg_attribute.attname as column
    from pg_constraint
    join pg_class on pg_class.oid = pg_constraint.conrelid
    join pg_attribute on pg_attribute.attrelid = pg_constraint.conrelid and pg_attribute.attnum = any(pg_constraint.conkey)
    where pg_constraint.contype = 'f' and pg_constraint.confrelid in ('users'::regclass, 'people'::regclass)
    order by 1, 2`.execute(db);
  const declared = new Set(
    tables.flatMap(({ table, account = [], people = [], names = [], forgets = [] }) =>
      [...account, ...people, ...names, ...forgets].map((column) => `${table}.${column}`),
    ),
  );
  expect(rows.map(({ table, column }) => `${table}.${column}`).filter((name) => !declared.has(name))).toEqual([]);
});

test('what goes along hangs on something that is declared', () => {
  const declared = new Set(tables.map(({ table }) => table as string));
  for (const { table, of = [] } of tables)
    for (const parent of of) expect(declared, `${table} on ${parent.table}`).toContain(parent.table);
});

test('no secret is in a copy', () => {
  const secret = /hash|secret|key$|password|token|endpoint|p256dh|auth$|counter|client_secret|reference/;
  expect(
    tables.flatMap(({ table, copy }) => copy.filter((column) => secret.test(column)).map((column) => [table, column])),
  ).toEqual([]);
});

test('each part and each reason has words in every language', () => {
  const keys = [
    ...keepings.map(({ name }) => `closing.parts.${name}`),
    ...keptReasons.flatMap((reason) => ['', '.why', '.until'].map((ending) => `closing.kept.${reason}${ending}`)),
  ];
  expect(keys.filter((key) => !isWord(key))).toEqual([]);
  for (const language of allLanguages)
    for (const key of keys) expect(wordsOf(language)(key, { brand: 'x' })).not.toBe(key);
});
