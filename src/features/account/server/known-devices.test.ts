import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { testApp, type TestApp } from '#test/harness.ts';
import { subjectsTo } from '#test/letters.ts';
import { formatMoment } from '#shared/dates.ts';
import { aPerson, codeSentTo, type Person } from './seed.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ settings: { LIMITS_FACTOR: '1000' } });
});
afterAll(() => t.close());
afterEach(() => vi.useRealTimers());

const WRONG = 'Guess-number-1!';
const NEW_PASSWORD = 'Magnolia-2026!';
const QUARTER_HOUR_MS = 16 * 60_000;

/** A browser: it keeps what it knows it by, and nothing else. */
function aBrowser(userAgent = 'Chrome/120 Windows') {
  let cookie: string | undefined;
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await t.fetch(`/services/user/auth/v1.1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': userAgent, ...(cookie && { cookie }), ...headers },
      body: JSON.stringify(body),
    });
    const given = answer.headers.getSetCookie().find((one) => one.startsWith('__Host-lado_device='));
    if (given) cookie = given.split(';')[0];
    return { status: answer.status, given, answer: (await answer.json()) as Record<string, unknown> };
  };
  const logIn = async ({ email }: Pick<Person, 'email'>, password: string) =>
    (await post('signin', { email, password })).status;
  return { post, logIn, cookie: () => cookie };
}

async function anOwner() {
  const anna = await aPerson(t.db);
  const home = aBrowser();
  expect(await home.logIn(anna, anna.password)).toBe(200);
  return { anna, home };
}

/** Guesses until nothing is judged any more. */
async function siege(anna: Person, stranger = aBrowser()) {
  const ended = await Promise.all(Array.from({ length: 40 }, () => stranger.logIn(anna, WRONG)));
  expect(ended.filter((status) => status === 401)).toHaveLength(10);
  expect(await stranger.logIn(anna, anna.password)).toBe(429);
}

describe('while a stranger guesses', () => {
  test('the owner gets in on a known device at the first try, again and again, and the stranger gains nothing by it', async () => {
    const { anna, home } = await anOwner();
    const stranger = aBrowser();
    await siege(anna, stranger);
    for (let count = 0; count < 3; count += 1) {
      expect(await home.logIn(anna, anna.password)).toBe(200);
      expect(await stranger.logIn(anna, WRONG)).toBe(429);
    }
  });

  test('a device of somebody else, a made-up and an old one are no known ones', async () => {
    const { anna, home } = await anOwner();
    const { home: foreign } = await anOwner();
    await siege(anna);
    expect(await foreign.logIn(anna, anna.password)).toBe(429);
    const madeUp = await aBrowser().post(
      'signin',
      { email: anna.email, password: anna.password },
      { cookie: '__Host-lado_device=made-up' },
    );
    expect(madeUp.status).toBe(429);
    t.clock.advance(366 * 86_400);
    expect(await home.logIn(anna, anna.password)).toBe(429);
    await t.runJobs();
    const kept = t.db.selectFrom('known_devices').select('hash').where('user_id', '=', anna.id);
    expect(await kept.execute()).toEqual([]);
  });

  test('the owner gets in anywhere with a mailed code, at the first try', async () => {
    const anna = await aPerson(t.db);
    await siege(anna);
    const elsewhere = aBrowser();
    const target = { channel: 'email', email: anna.email };
    await elsewhere.post('forgotPassword', target);
    const { answer } = await elsewhere.post('forgotEmailOTP', { ...target, otp: await codeSentTo(t.db, anna.email) });
    const form = { ticket: answer['ticket'], password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    expect((await elsewhere.post('resetPassword', form)).status).toBe(200);
    await siege(anna);
    expect(await elsewhere.logIn(anna, NEW_PASSWORD)).toBe(200);
  });

  test('the stranger is judged thirty times a day at most, and is told of the way that is left', async () => {
    const anna = await aPerson(t.db);
    const stranger = aBrowser();
    let judged = 0;
    let told: unknown;
    for (let count = 0; count < 95; count += 1) {
      const { status, answer } = await stranger.post('signin', { email: anna.email, password: WRONG });
      if (status === 401) judged += 1;
      if (answer['code'] === 'guesses_spent') told = answer['detail'];
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (count < 9 ? 0 : QUARTER_HOUR_MS) });
    }
    expect(judged).toBe(30);
    expect(told).toBe(
      'Too many wrong passwords today. Choose “Forgot password?” and set a new one with a code, or try again tomorrow.',
    );
  });
});

describe('a known device', () => {
  test('is bounded, too: whoever guesses on it is stopped there, and only there', async () => {
    const { anna, home } = await anOwner();
    const ended = await Promise.all(Array.from({ length: 40 }, () => home.logIn(anna, WRONG)));
    expect(ended.filter((status) => status === 401)).toHaveLength(10);
    expect(await home.logIn(anna, anna.password)).toBe(429);
    expect(await aBrowser().logIn(anna, anna.password)).toBe(200);
  });

  test('is known by a secret that scripts cannot read and of which only the hash is stored', async () => {
    const anna = await aPerson(t.db);
    const { given = '', answer } = await aBrowser().post('signin', { email: anna.email, password: anna.password });
    expect(given).toMatch(
      /^__Host-lado_device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const secret = /=([\w-]{43})/.exec(given)?.[1] ?? '';
    const rows = await t.db.selectFrom('known_devices').selectAll().where('user_id', '=', anna.id).execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify([rows, answer])).not.toContain(secret);
  });

  test('may be known to two accounts, under a secret that whoever came first does not have', async () => {
    const { anna, home } = await anOwner();
    const copied = home.cookie() ?? '';
    const ben = await aPerson(t.db);
    expect(await home.logIn(ben, ben.password)).toBe(200);
    expect(home.cookie()).not.toBe(copied);
    await siege(anna);
    await siege(ben);
    expect(await home.logIn(anna, anna.password)).toBe(200);
    expect(await home.logIn(ben, ben.password)).toBe(200);
    const body = { email: ben.email, password: ben.password };
    expect((await aBrowser().post('signin', body, { cookie: copied })).status).toBe(429);
  });

  test('is a stranger again when the password is changed elsewhere', async () => {
    const { anna, home } = await anOwner();
    const elsewhere = aBrowser();
    const { answer } = await elsewhere.post('signin', { email: anna.email, password: anna.password });
    const form = { oldPassword: anna.password, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    const changed = await elsewhere.post('changePassword', form, { 'x-token': String(answer['token']) });
    expect(changed.status).toBe(200);
    await siege(anna);
    expect(await home.logIn(anna, NEW_PASSWORD)).toBe(429);
    expect(await elsewhere.logIn(anna, NEW_PASSWORD)).toBe(200);
  });
});

describe('a device that is new', () => {
  const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1';
  const SUBJECT = 'A new log-in to your Lado account';
  const told = async ({ email }: Person) =>
    (await subjectsTo(t, email)).filter((subject) => subject === SUBJECT).length;

  test('is told to its owner once: what, when in their zone, from where as far as known, and what to do', async () => {
    const { anna, home } = await anOwner();
    expect(await told(anna)).toBe(0);
    const phone = aBrowser(IPHONE);
    expect(await phone.logIn(anna, anna.password)).toBe(200);
    const { body } = await t.db
      .selectFrom('outbox')
      .select('body')
      .where('recipient', '=', anna.email)
      .where('subject', '=', SUBJECT)
      .executeTakeFirstOrThrow();
    expect(body).toContain('Device: Safari on iPhone\n');
    expect(body).toContain(`Time: ${formatMoment('America/Los_Angeles', t.clock.now(), 'en')}\n`);
    expect(body).toContain('Network: one from which you have logged in before.\n');
    expect(body).toMatch(/http\S+\/dashboard-security\n/);
    for (const known of [phone, home]) expect(await known.logIn(anna, anna.password)).toBe(200);
    expect(await told(anna)).toBe(1);
  });

  test('is told in the language of its owner', async () => {
    const anna = await aPerson(t.db, { language: 'sp' });
    for (const browser of [aBrowser(), aBrowser(IPHONE)]) await browser.logIn(anna, anna.password);
    expect(await subjectsTo(t, anna.email)).toEqual(['Un inicio de sesión nuevo en su cuenta de Lado']);
  });

  test('that sends its log-in twice at once is told once, also the very first one: not at all', async () => {
    const anna = await aPerson(t.db);
    await Promise.all(Array.from({ length: 4 }, () => aBrowser().logIn(anna, anna.password)));
    expect(await told(anna)).toBe(0);
    await Promise.all(Array.from({ length: 4 }, () => aBrowser(IPHONE).logIn(anna, anna.password)));
    expect(await told(anna)).toBe(1);
    t.clock.advance(61);
    expect(await aBrowser(IPHONE).logIn(anna, anna.password)).toBe(200);
    expect(await told(anna)).toBe(2);
  });

  test('is not told besides the letter of a new password, nor to another account that is known there', async () => {
    const { anna } = await anOwner();
    const elsewhere = aBrowser(IPHONE);
    const target = { channel: 'email', email: anna.email };
    await elsewhere.post('forgotPassword', target);
    const { answer } = await elsewhere.post('forgotEmailOTP', { ...target, otp: await codeSentTo(t.db, anna.email) });
    const form = { ticket: answer['ticket'], password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    expect((await elsewhere.post('resetPassword', form)).status).toBe(200);
    expect(await elsewhere.logIn(anna, NEW_PASSWORD)).toBe(200);
    const ben = await aPerson(t.db);
    expect(await elsewhere.logIn(ben, ben.password)).toBe(200);
    expect([await told(anna), await told(ben)]).toEqual([0, 0]);
  });
});
