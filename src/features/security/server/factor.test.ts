import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPerson, letProofAge, type Person } from '#features/account/server/seed.ts';
import { STEP_SECONDS, STEP_TRIES } from '#features/account/second-step.ts';
import { Failure } from '#shared/failure.ts';
import { testApp, type TestApp } from '#test/harness.ts';
import { subjectsTo } from '#test/letters.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ settings: { LIMITS_FACTOR: '1000' } });
});
afterAll(() => t.close());

const wrong = { code: 'invalid_input', issues: [{ field: 'code', key: 'errors.wrong_second_code' }] };
const codeAt = (secret: string, now = t.clock.now()) => new TOTP({ secret }).generate({ timestamp: now.getTime() });

/** Somebody whose account asks for a second step, half a minute after it was set up. */
async function withFactor() {
  const person = await aPerson(t.db);
  const { security } = await t.as(person);
  const { secret, address } = await security.beginFactor();
  expect(address).toContain(`secret=${secret}`);
  const { recoveryCodes } = await security.confirmFactor({ body: { otp: codeAt(secret) } });
  t.clock.advance(60);
  return { person, secret, recoveryCodes };
}

const logIn = async ({ email, password }: Person, headers: Record<string, string> = {}) =>
  (await t.as(undefined, headers)).account.logIn({ body: { email, password } });

/** The step that a right password buys. */
async function stepOf(person: Person) {
  const refusal = await logIn(person).catch((error: unknown) => error);
  if (!(refusal instanceof Failure) || refusal.code !== 'second_step_due') throw refusal;
  return String(refusal.values['step']);
}

const take = async (step: string, code: string, trustsDevice = false) =>
  (await t.as()).account.secondStep({ body: { step, code, trustsDevice } });

describe('a log-in with a second step', () => {
  test('asks for a code after the right password only, and gives the answer of the specification', async () => {
    const { person, secret } = await withFactor();
    await expect(logIn({ ...person, password: 'Wrong-one-1!' })).rejects.toMatchObject({ code: 'wrong_credentials' });
    const answer = await take(await stepOf(person), codeAt(secret));
    expect(answer).toMatchObject({ token: answer.data.token, data: { _id: person.id, email: person.email } });
  });

  test('accounts without one get the answer at once', async () => {
    const person = await aPerson(t.db);
    expect((await logIn(person)).data._id).toBe(person.id);
  });

  test('takes a code once in its time step, also of two at once, and never an older one', async () => {
    const { person, secret } = await withFactor();
    const code = codeAt(secret);
    const steps = await Promise.all([stepOf(person), stepOf(person)]);
    const taken = await Promise.allSettled(steps.map((step) => take(step, code)));
    expect(taken.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(take(await stepOf(person), code)).rejects.toMatchObject(wrong);
    const before = new Date(t.clock.now().getTime() - 30_000);
    await expect(take(await stepOf(person), codeAt(secret, before))).rejects.toMatchObject(wrong);
    t.clock.advance(30);
    expect((await take(await stepOf(person), codeAt(secret))).data._id).toBe(person.id);
  });

  test('judges five codes of a step, also of sixty at once, and then not the right one; its owner gets a mail', async () => {
    const { person, secret } = await withFactor();
    const step = await stepOf(person);
    const guesses = await Promise.allSettled(
      Array.from({ length: 60 }, (_, index) => take(step, String(100_000 + index))),
    );
    const codes = guesses.map((guess) => (guess.status === 'rejected' ? (guess.reason as Failure).code : 'in'));
    expect(codes.filter((code) => code === 'invalid_input')).toHaveLength(STEP_TRIES);
    expect(new Set(codes)).toEqual(new Set(['invalid_input', 'step_expired']));
    await expect(take(step, codeAt(secret))).rejects.toMatchObject({ code: 'step_expired' });
    expect(await subjectsTo(t, person.email)).toContain('Somebody knows your Lado password');
  });

  test('a step ends by time, by use and by a new password; what was made up is none', async () => {
    const { person, secret } = await withFactor();
    const [late, used, outdated] = [await stepOf(person), await stepOf(person), await stepOf(person)];
    await take(used, codeAt(secret));
    t.clock.advance(30);
    await expect(take(used, codeAt(secret))).rejects.toMatchObject({ code: 'step_expired' });
    await expect(take('made-up', codeAt(secret))).rejects.toMatchObject({ code: 'step_expired' });
    await (
      await t.as(person)
    ).account.changePassword({
      body: { oldPassword: person.password, password: 'Bougainvillea-7!', confirmPassword: 'Bougainvillea-7!' },
    });
    await expect(take(outdated, codeAt(secret))).rejects.toMatchObject({ code: 'step_expired' });
    t.clock.advance(STEP_SECONDS);
    await expect(take(late, codeAt(secret))).rejects.toMatchObject({ code: 'step_expired' });
  });

  test('who guesses codes is stopped, and does not keep a device out that its owner has logged in on', async () => {
    const { person, secret } = await withFactor();
    const cookie = await trustedCookie(person, secret, false);
    for (let guess = 0; guess < 12; guess += 1) await take(await stepOf(person), '000000').catch(() => undefined);
    t.clock.advance(30);
    await expect(take(await stepOf(person), codeAt(secret))).rejects.toMatchObject({ code: 'too_many_requests' });
    const known = await t.as(undefined, { cookie });
    const step = await stepOf(person);
    expect(
      (await known.account.secondStep({ body: { step, code: codeAt(secret), trustsDevice: false } })).data._id,
    ).toBe(person.id);
  });
});

/** The cookie of a browser in which the second step was taken. */
async function trustedCookie(person: Person, secret: string, trustsDevice: boolean) {
  const answer = await t.fetch('/services/user/sessions/v1.0/secondStep', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ step: await stepOf(person), code: codeAt(secret), trustsDevice }),
  });
  t.clock.advance(30);
  const given = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-lado_device='));
  return given?.split(';')[0] ?? '';
}

describe('a device that is not to be asked again', () => {
  test('is not asked for thirty days; another one is, and so is this one after the others were logged out from there', async () => {
    const { person, secret } = await withFactor();
    const cookie = await trustedCookie(person, secret, true);
    expect((await logIn(person, { cookie })).data._id).toBe(person.id);
    await expect(logIn(person)).rejects.toMatchObject({ code: 'second_step_due' });
    await (await t.as(person)).security.endOtherDevices();
    await expect(logIn(person, { cookie })).rejects.toMatchObject({ code: 'second_step_due' });
    const again = await trustedCookie(person, secret, true);
    t.clock.advance(31 * 86_400);
    await expect(logIn(person, { cookie: again })).rejects.toMatchObject({ code: 'second_step_due' });
  });

  test('is known to no other account that logs in there', async () => {
    const [anna, ben] = [await withFactor(), await withFactor()];
    const cookie = await trustedCookie(anna.person, anna.secret, true);
    await expect(logIn(ben.person, { cookie })).rejects.toMatchObject({ code: 'second_step_due' });
  });
});

describe('recovery codes', () => {
  test('open once each, also of twice at once; with small letters and spaces too', async () => {
    const { person, recoveryCodes } = await withFactor();
    const [one = '', other = ''] = recoveryCodes;
    expect(recoveryCodes).toHaveLength(10);
    const steps = await Promise.all([stepOf(person), stepOf(person)]);
    const taken = await Promise.allSettled(steps.map((step) => take(step, one)));
    expect(taken.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await take(await stepOf(person), ` ${other.toLowerCase().replace('-', ' ')} `);
    expect((await (await t.as(person)).security.mine()).factor?.recoveryCodesLeft).toBe(8);
    expect(await subjectsTo(t, person.email)).toContain('A recovery code was used for Lado');
  });

  test('are stored as nothing that opens, and die with new ones', async () => {
    const { person, secret, recoveryCodes } = await withFactor();
    const stored = JSON.stringify([
      await t.db.selectFrom('recovery_codes').selectAll().where('user_id', '=', person.id).execute(),
      await t.db.selectFrom('second_factors').selectAll().where('user_id', '=', person.id).execute(),
    ]);
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replace('-', ''));
    expect(stored).not.toContain(secret);
    const { security } = await t.as(person);
    const renewed = await security.renewRecoveryCodes({ body: { code: codeAt(secret) } });
    await expect(take(await stepOf(person), recoveryCodes[0] ?? '')).rejects.toMatchObject(wrong);
    expect((await take(await stepOf(person), renewed.recoveryCodes[0] ?? '')).data._id).toBe(person.id);
  });

  test('are no use for another account', async () => {
    const [anna, ben] = [await withFactor(), await withFactor()];
    await expect(take(await stepOf(anna.person), ben.recoveryCodes[0] ?? '')).rejects.toMatchObject(wrong);
  });
});

describe('the app itself', () => {
  test('is asked for nothing until it has shown a right code', async () => {
    const person = await aPerson(t.db);
    const { security } = await t.as(person);
    await expect(security.confirmFactor({ body: { otp: '123456' } })).rejects.toMatchObject({ code: 'factor_is_off' });
    await security.beginFactor();
    await expect(security.confirmFactor({ body: { otp: '000000' } })).rejects.toMatchObject({ code: 'invalid_input' });
    expect((await logIn(person)).data._id).toBe(person.id);
    expect((await security.mine()).factor).toBeNull();
  });

  test('is confirmed once of two tabs at once, and not replaced afterwards; other sessions end', async () => {
    const person = await aPerson(t.db);
    const elsewhere = await t.headersOf(person);
    const own = t.clientsWith(await t.headersOf(person));
    const { secret } = await own.security.beginFactor();
    const body = { otp: codeAt(secret) };
    const both = await Promise.allSettled([own.security.confirmFactor({ body }), own.security.confirmFactor({ body })]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(own.security.beginFactor()).rejects.toMatchObject({ code: 'factor_is_on' });
    await expect(t.clientsWith(elsewhere).security.mine()).rejects.toMatchObject({ code: 'session_expired' });
  });

  test('is switched off by a code of it alone', async () => {
    const { person, secret, recoveryCodes } = await withFactor();
    const { security } = await t.as(person);
    await expect(security.endFactor({ body: { code: '000000' } })).rejects.toMatchObject(wrong);
    await security.endFactor({ body: { code: codeAt(secret) } });
    await expect(security.endFactor({ body: { code: recoveryCodes[0] ?? '' } })).rejects.toMatchObject({
      code: 'factor_is_off',
    });
    expect((await logIn(person)).data._id).toBe(person.id);
    expect(await subjectsTo(t, person.email)).toContain('The second step is off for your Lado account');
  });

  test('needs a proof of the last quarter of an hour', async () => {
    const person = await aPerson(t.db);
    const own = t.clientsWith(await t.headersOf(person));
    t.clock.advance(899);
    await own.security.beginFactor();
    const late = t.clientsWith(await t.headersOf(person));
    await letProofAge(t.db, person.id);
    await expect(late.security.beginFactor()).rejects.toMatchObject({ code: 'confirm_needed' });
    await expect(late.security.confirm({ body: { password: 'Wrong-one-1!' } })).rejects.toMatchObject({
      issues: [{ field: 'password', key: 'errors.passwordWrong' }],
    });
    await late.security.confirm({ body: { password: person.password } });
    await late.security.beginFactor();
  });

  test('passwords guessed at the confirmation are as limited as those of a change', async () => {
    const person = await aPerson(t.db);
    const { security } = await t.as(person);
    for (let guess = 0; guess < 10; guess += 1)
      await security.confirm({ body: { password: `Wrong-one-${guess}!` } }).catch(() => undefined);
    await expect(security.confirm({ body: { password: person.password } })).rejects.toMatchObject({
      code: 'too_many_requests',
    });
  });
});
