import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '#test/harness.ts';
import { aPerson, type Person } from './seed.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ settings: { LIMITS_FACTOR: '100' } });
});
afterAll(() => t.close());

const ORIGIN = 'http://127.0.0.1:3000';
const cookieOf = (answer: Response) =>
  /__Host-lado_refresh=([^;]*)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
const post = (path: string, headers: Record<string, string>, body: object = {}) =>
  t.fetch(`/services/user${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function logIn(person: Person) {
  const answer = await post('/auth/v1.1/signin', {}, { email: person.email, password: person.password });
  const { token } = (await answer.json()) as { token: string };
  return { token, refresh: cookieOf(answer) };
}
async function renew(refresh: string, headers: Record<string, string> = { origin: ORIGIN, 'x-lado-renew': '1' }) {
  const answer = await post('/sessions/v1.0/renew', { cookie: `__Host-lado_refresh=${refresh}`, ...headers });
  const body = (await answer.json()) as { token: string; userId: string; expiresAt: string };
  return { status: answer.status, ...body, refresh: cookieOf(answer) };
}
const statusWith = async (person: Person, headers: Record<string, string>) =>
  (await t.fetch(`/services/user/auth/v1.1/getNPById/${person.id}`, { headers })).status;
const isAlive = async (person: Person, token: string) => (await statusWith(person, { 'x-token': token })) === 200;

describe('renewing', () => {
  test('gives a new pair, and the old access token stays until its time', async () => {
    const anna = await aPerson(t.db);
    const first = await logIn(anna);
    t.clock.advance(800);
    const second = await renew(first.refresh);
    expect(second).toMatchObject({ status: 200, userId: anna.id });
    expect(second.refresh).not.toBe(first.refresh);
    expect(second.token).not.toBe(first.token);
    t.clock.advance(100);
    expect([await isAlive(anna, first.token), await isAlive(anna, second.token)]).toEqual([false, true]);
  });

  test('with a token that was traded before ends the whole session', async () => {
    const anna = await aPerson(t.db);
    const first = await logIn(anna);
    const second = await renew(first.refresh);
    t.clock.advance(21);
    expect(await renew(first.refresh)).toMatchObject({ status: 401, code: 'session_expired', refresh: '' });
    expect(await isAlive(anna, second.token)).toBe(false);
    expect((await renew(second.refresh)).status).toBe(401);
  });

  test('from two tabs at the same moment keeps both', async () => {
    const anna = await aPerson(t.db);
    const { refresh } = await logIn(anna);
    const tabs = await Promise.all([renew(refresh), renew(refresh)]);
    expect(tabs.map(({ status }) => status)).toEqual([200, 200]);
    t.clock.advance(600);
    for (const tab of tabs) expect((await renew(tab.refresh)).status).toBe(200);
  });

  test('is over after half an hour of silence and after half a day in any case', async () => {
    const anna = await aPerson(t.db);
    const idle = await logIn(anna);
    t.clock.advance(1800);
    expect((await renew(idle.refresh)).status).toBe(401);
    let { refresh } = await logIn(anna);
    let hours = 0;
    for (let quarter = 0; quarter < 60; quarter += 1) {
      t.clock.advance(900);
      const next = await renew(refresh);
      if (next.status !== 200) break;
      refresh = next.refresh;
      hours = (quarter + 1) / 4;
    }
    expect(hours).toBeCloseTo(11.75);
  });

  test('is for our own pages only', async () => {
    const { refresh } = await logIn(await aPerson(t.db));
    for (const headers of [
      {},
      { origin: ORIGIN },
      { 'x-lado-renew': '1' },
      { origin: 'https://elsewhere.example', 'x-lado-renew': '1' },
      { origin: 'null', 'x-lado-renew': '1' },
    ]) {
      expect((await renew(refresh, headers as Record<string, string>)).status).toBe(403);
    }
    expect((await renew(refresh)).status).toBe(200);
  });

  test('without a cookie, or with one that is made up, is a log-in that is over', async () => {
    for (const refresh of ['', 'made-up', 'a'.repeat(43)]) expect((await renew(refresh)).status).toBe(401);
  });
});

describe('tokens', () => {
  test('are refused when they disagree, are made up, or belong to somebody else', async () => {
    const anna = await aPerson(t.db);
    const ben = await aPerson(t.db);
    const { token } = await logIn(anna);
    const other = (await logIn(ben)).token;
    const good = [
      { 'x-token': token },
      { authorization: `Bearer ${token}` },
      { 'x-token': token, authorization: `Bearer ${token}`, userid: anna.id },
    ];
    for (const headers of good) expect(await statusWith(anna, headers as Record<string, string>)).toBe(200);
    const bad = [
      {},
      { userid: anna.id },
      { 'x-token': token, authorization: `Bearer ${other}` },
      { 'x-token': other, authorization: `Bearer ${token}` },
      { 'x-token': token, userid: ben.id },
      { authorization: token },
      { authorization: `Basic ${token}` },
      { authorization: `Bearer  ${token}` },
      { 'x-token': `${token}x` },
      { 'x-token': token.slice(1) },
      { 'x-token': '' },
      { authorization: 'Bearer null' },
      { 'x-token': `${token}, ${token}` },
    ];
    for (const headers of bad)
      expect(await statusWith(anna, headers as Record<string, string>), JSON.stringify(headers)).toBe(401);
    t.clock.advance(900);
    expect(await isAlive(anna, token)).toBe(false);
  });

  test('are stored as hashes only', async () => {
    const { token, refresh } = await logIn(await aPerson(t.db));
    const stored = JSON.stringify([
      await t.db.selectFrom('access_tokens').selectAll().execute(),
      await t.db.selectFrom('refresh_tokens').selectAll().execute(),
    ]);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(refresh);
  });
});

describe('logging out', () => {
  test('ends the session at once, takes the cookie and what was cached', async () => {
    const anna = await aPerson(t.db);
    const { token, refresh } = await logIn(anna);
    const elsewhere = await logIn(anna);
    const answer = await post('/sessions/v1.0/logout', { 'x-token': token, cookie: `__Host-lado_refresh=${refresh}` });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-lado_refresh=; .*Expires=Thu, 01 Jan 1970/);
    expect([await isAlive(anna, token), await isAlive(anna, elsewhere.token)]).toEqual([false, true]);
    expect((await renew(refresh)).status).toBe(401);
  });

  test('works with an access token that has expired', async () => {
    const anna = await aPerson(t.db);
    const { token, refresh } = await logIn(anna);
    t.clock.advance(901);
    await post('/sessions/v1.0/logout', { 'x-token': token, cookie: `__Host-lado_refresh=${refresh}` });
    expect((await renew(refresh)).status).toBe(401);
  });

  test('of nobody is no failure', async () => {
    expect((await post('/sessions/v1.0/logout', {})).status).toBe(200);
  });
});

test('the sweep takes what no session outlives', async () => {
  await logIn(await aPerson(t.db));
  t.clock.advance(2 * 86_400);
  await t.runJobs();
  for (const table of ['sessions', 'access_tokens', 'refresh_tokens'] as const)
    expect(await t.db.selectFrom(table).selectAll().execute()).toEqual([]);
});
