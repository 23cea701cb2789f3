import { beforeEach, describe, expect, test } from 'vitest';
import type { User } from './handlers.ts';
import { type KnownUsers, openKnownUsers, type Owner } from './known-users.ts';

const START = Date.UTC(2026, 5, 15, 16);
const at = (seconds: number) => new Date(START + seconds * 1000);
const anna = { id: 'anna', sessionId: 'phone' } as User; // what else is known of her does not matter here
const alive: Owner = { user: anna, expiresAt: at(900) };

let users: KnownUsers;
let reads: number;
beforeEach(() => {
  users = openKnownUsers();
  users.listening();
  reads = 0;
});

/** How often the database was asked who the token belongs to. */
async function find(seconds = 0, owner: Owner | null = alive, token = 'token') {
  await users.find(token, at(seconds), async () => {
    reads += 1;
    return owner ?? undefined;
  });
  return reads;
}

test('a token is read once in half a minute', async () => {
  expect([await find(), await find(1), await find(29.9), await find(30), await find(31)]).toEqual([1, 1, 1, 2, 2]);
});

test('a token is not kept beyond its own time, and what is no token is not kept', async () => {
  const ends = { user: anna, expiresAt: at(10) };
  expect([await find(0, ends), await find(9, ends), await find(10, ends)]).toEqual([1, 1, 2]);
  await find(0, null, 'made up');
  expect(await find(0, null, 'made up')).toBe(4);
});

test('a clock that goes back keeps nothing longer', async () => {
  await find(100);
  expect(await find(50)).toBe(2);
});

test('nothing is kept before notices are heard', async () => {
  users = openKnownUsers();
  await find();
  expect(await find()).toBe(2);
});

test('nothing is kept while notices are missed, nor what was kept before', async () => {
  await find();
  users.cut();
  expect([await find(), await find()]).toEqual([2, 3]);
  users.listening();
  expect([await find(), await find()]).toEqual([4, 4]);
});

describe('is read again after', () => {
  test.each<[string, () => void]>([
    ['its session ended', () => users.hear({ endedSessions: ['phone'] })],
    ['its account changed', () => users.hear({ changedUsers: ['anna'] })],
    ['the session was ended here', () => users.forget(['phone'])],
    ['the account was changed here', () => users.forget(['anna'])],
    ['notices were missed', () => users.listening()],
  ])('%s, also by whoever was reading meanwhile', async (_, change) => {
    await find();
    change();
    expect(await find()).toBe(2);
    users.listening();
    let read: (owner: Owner) => void = () => undefined;
    const found = users.find('other', at(0), () => new Promise((resolve) => (read = resolve)));
    change();
    read(alive);
    expect(await found).toBe(anna);
    expect(await find(0, alive, 'other')).toBe(3);
  });
});

test('what concerns somebody else drops nothing', async () => {
  await find();
  users.hear({ endedSessions: ['laptop'] });
  users.hear({ changedUsers: ['ben'] });
  users.hear({ to: ['anna'], topics: ['bookings'] });
  users.forget(['ben']);
  expect(await find()).toBe(1);
});

test('what is being changed here is not kept until the change must have been committed', async () => {
  users.forget(['phone']);
  expect([await find(), await find()]).toEqual([1, 2]);
});

test('the oldest goes when there are too many', async () => {
  for (let index = 0; index <= 10_000; index += 1) await find(0, alive, `token ${index}`);
  expect(await find(0, alive, 'token 10000')).toBe(10_001);
  expect(await find(0, alive, 'token 0')).toBe(10_002);
});
