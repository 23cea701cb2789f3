import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { ownPool } from '#test/database.ts';
import type { Db } from './db/db.ts';
import { addOnce, answerKnownOnce, answerOnce } from './idempotency.ts';

const { db } = await ownPool();
const person = await aPerson(db);

const now = new Date('2026-06-15T16:00:00Z');
const claimOf = (key: string | undefined, body: object = { day: 1 }) => ({
  userId: person.id,
  route: 'walk',
  key,
  body,
  now,
});
type Work = (db: Db) => Promise<unknown>;

describe.each([
  [
    'an answer that work gives',
    (key: string | undefined, work: Work, body?: object) => {
      const id = randomUUID();
      return answerOnce(db, claimOf(key, body), async (db) => {
        await work(db);
        return { id };
      });
    },
  ],
  [
    'an answer known beforehand',
    (key: string | undefined, work: Work, body?: object) =>
      answerKnownOnce(db, { ...claimOf(key, body), answer: { id: randomUUID() } }, async (db) => {
        await work(db);
      }),
  ],
])('%s', (_, once) => {
  test('is given again to a repetition, and the work is not done again', async () => {
    const key = randomUUID();
    let count = 0;
    const work = async () => (count += 1);
    const first = await once(key, work);
    expect(await once(key, work)).toEqual(first);
    expect(count).toBe(1);
  });

  test('is one for all who come at once', async () => {
    const key = randomUUID();
    let count = 0;
    const answers = await Promise.all(Array.from({ length: 8 }, () => once(key, async () => (count += 1))));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(count).toBe(1);
  });

  test('belongs to one body', async () => {
    const key = randomUUID();
    await once(key, async () => undefined);
    await expect(once(key, async () => undefined, { day: 2 })).rejects.toThrow('key_reused');
  });

  test('is not kept when the work fails, and a rival that waited does it', async () => {
    const key = randomUUID();
    let rival: Promise<{ id: string }> | undefined;
    const failing = once(key, async () => {
      rival = once(key, async () => undefined);
      await pause(50);
      throw new Error('full');
    });
    await expect(failing).rejects.toThrow('full');
    await expect(rival).resolves.toHaveProperty('id');
  });

  test('without a key each is its own', async () => {
    const [one, other] = [await once(undefined, async () => undefined), await once(undefined, async () => undefined)];
    expect(one.id).not.toBe(other.id);
  });
});

test('what was added by a key is there: other words by it are refused with that', async () => {
  const key = randomUUID();
  const add = (body: object) => addOnce(db, claimOf(key, body), async () => ({ id: randomUUID() }));
  const first = await add({ day: 1 });
  expect(await add({ day: 1 })).toEqual(first);
  await expect(add({ day: 2 })).rejects.toThrow('first_arrived');
  expect(await add({ day: 1 })).toEqual(first);
});
