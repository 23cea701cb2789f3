import * as argon2 from '@node-rs/argon2';
import { aCentre } from '#features/senior-care/server/seed.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { testApp, type TestApp } from '#test/harness.ts';
import { aPerson } from './seed.ts';

vi.mock('@node-rs/argon2', { spy: true });
const verify = vi.mocked(argon2.verify);

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ settings: { LIMITS_FACTOR: '100' } });
});
afterAll(() => t.close());
afterEach(() => vi.useRealTimers());

const logIn = async (email: string, password: string) => (await t.as()).account.logIn({ body: { email, password } });
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  t.fetch(`/services/user${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('logging in', () => {
  test('answers the token twice, who it is and until when', async () => {
    const anna = await aPerson(t.db, { firstName: 'Anna', lastName: 'Lindqvist' });
    const answer = await logIn(` ${anna.email.toUpperCase()} `, anna.password);
    expect(answer).toEqual({
      token: answer.data.token,
      expiresAt: '2026-06-15T16:15:00.000Z',
      expiresInSeconds: 900,
      workspace: 'family',
      data: {
        _id: anna.id,
        email: anna.email,
        firstName: 'Anna',
        lastName: 'Lindqvist',
        profileImage: null,
        token: answer.token,
      },
    });
    const clients = t.clientsWith({
      'x-token': answer.token,
      authorization: `Bearer ${answer.token}`,
      userid: anna.id,
    });
    expect((await clients.account.userInfo({ params: { id: anna.id } })).data.email).toBe(anna.email);
  });

  test('keeps the refresh token where scripts cannot read it', async () => {
    const anna = await aPerson(t.db);
    const answer = await post('/auth/v1.1/signin', { email: anna.email, password: anna.password });
    const cookies = answer.headers.getSetCookie();
    const [cookie = ''] = cookies.filter((one) => one.startsWith('__Host-lado_refresh='));
    expect(cookies).toHaveLength(2);
    expect(cookie).toMatch(/^__Host-lado_refresh=[\w-]{43}; Max-Age=1800; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    expect(await answer.text()).not.toContain(/=([\w-]{43})/.exec(cookie)?.[1]);
  });

  test('knows who manages a center', async () => {
    const owner = await aPerson(t.db);
    await aCentre(t.db, { managerId: owner.id });
    expect((await logIn(owner.email, owner.password)).workspace).toBe('partner');
  });

  test('says the same of a wrong password and of an address nobody has', async () => {
    const anna = await aPerson(t.db);
    const wrong = await post('/auth/v1.1/signin', { email: anna.email, password: 'Something-else-1!' });
    const unknown = await post('/auth/v1.1/signin', { email: 'nobody@mail.example', password: 'Something-else-1!' });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.headers.get('www-authenticate')).toBe('Bearer realm="lado"');
    const [one, other] = [await wrong.text(), await unknown.text()];
    expect(one).toBe(other);
    expect(JSON.parse(one)).toMatchObject({
      code: 'wrong_credentials',
      detail: 'That email and password do not match. Check both and try again.',
    });
  });

  test('hashes as often for an address nobody has, so that both take as long', async () => {
    const anna = await aPerson(t.db);
    const hashings = async (email: string) => {
      verify.mockClear();
      await post('/auth/v1.1/signin', { email, password: 'Something-else-1!' });
      return verify.mock.calls.map(([hash]) => hash.toString().split('$').slice(0, 4));
    };
    const known = await hashings(anna.email);
    expect(known).toHaveLength(1);
    expect(await hashings('nobody-else@mail.example')).toEqual(known);
  });

  test('names blank fields as the specification does', async () => {
    await expect(logIn('', '')).rejects.toMatchObject({
      code: 'invalid_input',
      issues: [
        { field: 'email', key: 'errors.emailBlank' },
        { field: 'password', key: 'errors.passwordBlank' },
      ],
    });
  });

  test('never checks the form of an old password', async () => {
    const anna = await aPerson(t.db, { password: 'abc' });
    expect((await logIn(anna.email, 'abc')).data._id).toBe(anna.id);
  });
});

describe('guessing', () => {
  const outcomes = async (email: string, password: string, count: number) =>
    Promise.all(
      Array.from({ length: count }, () =>
        logIn(email, password).then(
          () => 'in',
          (error: { code: string }) => error.code,
        ),
      ),
    );
  const counted = (list: string[]) =>
    Object.fromEntries(
      ['in', 'wrong_credentials', 'too_many_requests'].map((code) => [code, list.filter((one) => one === code).length]),
    );

  test('is stopped after ten tries, many at once too, and the right password waits with the wrong ones', async () => {
    const anna = await aPerson(t.db);
    expect(counted(await outcomes(anna.email, 'Guess-number-1!', 60))).toEqual({
      in: 0,
      wrong_credentials: 10,
      too_many_requests: 50,
    });
    expect(await outcomes(anna.email, anna.password, 1)).toEqual(['too_many_requests']);
  });

  test('is stopped for an address nobody has just the same', async () => {
    expect(counted(await outcomes('ghost@mail.example', 'Guess-number-1!', 60))).toEqual({
      in: 0,
      wrong_credentials: 10,
      too_many_requests: 50,
    });
  });

  test('ends after its time, with Retry-After until then; pauses grow', async () => {
    const anna = await aPerson(t.db);
    for (let guess = 0; guess < 10; guess += 1) await outcomes(anna.email, 'Guess-number-1!', 1);
    const refused = await post('/auth/v1.1/signin', { email: anna.email, password: anna.password });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(await refused.json()).toMatchObject({
      code: 'too_many_requests',
      detail: 'Too many tries. Wait a minute and try again.',
    });

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    expect(await outcomes(anna.email, 'Guess-number-1!', 2)).toContain('wrong_credentials');
    const longer = await post('/auth/v1.1/signin', { email: anna.email, password: anna.password });
    expect(Number(longer.headers.get('retry-after'))).toBeGreaterThan(60);

    vi.setSystemTime(Date.now() + 16 * 60_000);
    expect(await outcomes(anna.email, anna.password, 1)).toEqual(['in']);
    expect(await outcomes(anna.email, 'Guess-number-1!', 1)).toEqual(['wrong_credentials']);
  });
});

test('counters whose time is over are dropped', async () => {
  await logIn('counted@mail.example', 'Guess-number-1!').catch(() => undefined);
  t.clock.set('2030-01-01T00:00:00Z');
  await t.runJobs();
  expect(await t.db.selectFrom('rate_limits').select('key').execute()).toEqual([]);
});
