import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { ownPool } from '#test/database.ts';
import { type AuditEntry, audit, auditAll, brokenEntry } from './audit.ts';

const { db } = await ownPool();

const at = new Date('2026-06-15T16:00:00.123Z');
const entry = (personId: string, change: Partial<AuditEntry> = {}): AuditEntry => ({
  at,
  actorId: randomUUID(),
  personId,
  action: 'read',
  subject: `booking:${randomUUID()}`,
  ...change,
});
const trailOf = (personId: string) =>
  db.selectFrom('audit_entries').selectAll().where('person_id', '=', personId).orderBy('id').execute();

test('a trail is a chain: every entry carries the hash of the one before', async () => {
  const person = randomUUID();
  for (const action of ['read', 'write', 'share'] as const)
    await audit(db, entry(person, { action, subject: 'Ü\n"quoted" \\ текст' }));
  const trail = await trailOf(person);
  expect(trail.map(({ previous_hash: previous }) => previous)).toEqual(['', trail[0]?.hash, trail[1]?.hash]);
  expect(trail[0]).toMatchObject({ at, action: 'read', subject: 'Ü\n"quoted" \\ текст' });
  expect(await brokenEntry(db, person)).toBeUndefined();
});

test('stays whole when many write at once, alone and in lists, in every order', async () => {
  const people = Array.from({ length: 6 }, () => randomUUID());
  await Promise.all(
    Array.from({ length: 60 }, (_, index) => {
      const order = [...people.slice(index % 6), ...people.slice(0, index % 6)];
      return index % 3 === 0
        ? audit(db, entry(order[0] ?? ''))
        : auditAll(
            db,
            (index % 2 ? order : order.reverse()).map((person) => entry(person)),
          );
    }),
  );
  for (const person of people) expect(await brokenEntry(db, person)).toBeUndefined();
  const all = await db.selectFrom('audit_entries').select('id').where('person_id', 'in', people).execute();
  expect(all).toHaveLength(20 + 40 * 6);
});

test('two hundred reads of the same few people at one moment are whole chains, and each is written when it is answered', async () => {
  const people = Array.from({ length: 5 }, () => randomUUID());
  await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const read = [people[index % 5] ?? '', people[(index * 3 + 1) % 5] ?? ''].map((person) => entry(person));
      await auditAll(db, read);
      const written = await db
        .selectFrom('audit_entries')
        .select('id')
        .where('subject', 'in', [...new Set(read.map(({ subject }) => subject))])
        .execute();
      expect(written).toHaveLength(read.length);
    }),
  );
  for (const person of people) expect(await brokenEntry(db, person)).toBeUndefined();
});

test('a failure is told to all who were written with it, and to nobody else', async () => {
  const people = Array.from({ length: 40 }, () => randomUUID());
  const results = await Promise.allSettled(
    people.map((person, index) => audit(db, entry(person, index === 30 ? { actorId: 'nobody' } : {}))),
  );
  expect(results[30]).toMatchObject({ status: 'rejected' });
  expect(results[0]).toMatchObject({ status: 'fulfilled' });
  for (const [index, person] of people.entries())
    expect(await trailOf(person)).toHaveLength(results[index]?.status === 'fulfilled' ? 1 : 0);
  await audit(db, entry(people[30] ?? ''));
  expect(await trailOf(people[30] ?? '')).toHaveLength(1);
});

test('two entries of one person in a list follow each other', async () => {
  const person = randomUUID();
  await auditAll(db, [entry(person), entry(person)]);
  expect(await trailOf(person)).toHaveLength(2);
  expect(await brokenEntry(db, person)).toBeUndefined();
});

test('cannot be changed, and shows where it was', async () => {
  const person = randomUUID();
  await auditAll(db, [entry(person), entry(person), entry(person)]);
  const [, second] = await trailOf(person);
  await expect(
    db
      .updateTable('audit_entries')
      .set({ subject: 'nothing' })
      .where('id', '=', second?.id ?? 0)
      .execute(),
  ).rejects.toThrow('never changed');
  await expect(
    db
      .deleteFrom('audit_entries')
      .where('id', '=', second?.id ?? 0)
      .execute(),
  ).rejects.toThrow('never changed');
  await sql`alter table audit_entries disable trigger audit_entries_stay`.execute(db);
  await db
    .updateTable('audit_entries')
    .set({ subject: 'nothing' })
    .where('id', '=', second?.id ?? 0)
    .execute();
  expect(await brokenEntry(db, person)).toBe(second?.id);
  await db
    .deleteFrom('audit_entries')
    .where('id', '=', second?.id ?? 0)
    .execute();
  expect(await brokenEntry(db, person)).toBe((second?.id ?? 0) + 1);
});

test('is rolled back with what it tells of', async () => {
  const person = randomUUID();
  await expect(
    db.transaction().execute(async (db) => {
      await audit(db, entry(person));
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(await trailOf(person)).toEqual([]);
});
