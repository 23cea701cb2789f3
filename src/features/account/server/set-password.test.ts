import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '#test/harness.ts';
import { aPerson, codeSentTo, type Person } from './seed.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ settings: { LIMITS_FACTOR: '100' } });
});
afterAll(() => t.close());

const visitor = async () => (await t.as()).account;
const fresh = { password: 'Bougainvillea-7!', confirmPassword: 'Bougainvillea-7!' };
const logIn = async (person: Person, password = person.password) =>
  (await visitor()).logIn({ body: { email: person.email, password } });
const raw = (path: string, body: object) =>
  t.fetch(`/services/user/auth/v1.1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const isAlive = async ({ token }: { token: string }) => (await (await visitor()).verify({ body: { token } })).isValid;

async function resetTicket(target: { channel: 'email'; email: string } | { channel: 'phone'; phone: string }) {
  await (await visitor()).forgotPassword({ body: target });
  const otp = await codeSentTo(t.db, target.channel === 'email' ? target.email : target.phone);
  return (await (await visitor()).verifyResetCode({ body: { ...target, otp } })).ticket;
}

describe('a forgotten password', () => {
  test('is set anew with a mailed code; every session ends, the owner is told', async () => {
    const anna = await aPerson(t.db);
    const before = await logIn(anna);
    const ticket = await resetTicket({ channel: 'email', email: anna.email });
    expect(await (await visitor()).resetPassword({ body: { ticket, ...fresh } })).toEqual({
      message: 'Your password is changed.',
    });
    expect(await isAlive(before)).toBe(false);
    await expect(logIn(anna)).rejects.toMatchObject({ code: 'wrong_credentials' });
    expect((await logIn(anna, fresh.password)).data._id).toBe(anna.id);
    const letters = await t.db
      .selectFrom('outbox')
      .select('subject')
      .where('recipient', '=', anna.email)
      .orderBy('created_at')
      .execute();
    expect(letters.map(({ subject }) => subject)).toContain('Your Lado password is changed');
  });

  test('is set anew with a code to a proven phone, never to one that was only typed', async () => {
    const anna = await aPerson(t.db, { phone: '6265550150' });
    await (
      await visitor()
    ).resetPassword({ body: { ticket: await resetTicket({ channel: 'phone', phone: '6265550150' }), ...fresh } });
    expect((await logIn(anna, fresh.password)).data._id).toBe(anna.id);
    await aPerson(t.db, { phone: '6265550151', isVerified: false });
    await (await visitor()).forgotPassword({ body: { channel: 'phone', phone: '6265550151' } });
    const { body } = await t.db
      .selectFrom('outbox')
      .select('body')
      .where('recipient', '=', '6265550151')
      .executeTakeFirstOrThrow();
    expect(body).not.toMatch(/\d{6}/);
  });

  test('takes a ticket once, in time; a second one in hand dies with the first', async () => {
    const anna = await aPerson(t.db);
    const one = await resetTicket({ channel: 'email', email: anna.email });
    const other = await resetTicket({ channel: 'email', email: anna.email });
    await (await visitor()).resetPassword({ body: { ticket: one, ...fresh } });
    for (const ticket of [one, other, 'made-up', ''])
      await expect((await visitor()).resetPassword({ body: { ticket, ...fresh } })).rejects.toMatchObject({
        code: 'ticket_expired',
      });
    const late = await resetTicket({ channel: 'email', email: anna.email });
    t.clock.advance(900);
    await expect((await visitor()).resetPassword({ body: { ticket: late, ...fresh } })).rejects.toMatchObject({
      code: 'ticket_expired',
    });
  });

  test('does not take a sign-up ticket', async () => {
    const anna = await aPerson(t.db);
    await (await visitor()).sendCode({ body: { channel: 'email', email: anna.email } });
    const { ticket } = await (
      await visitor()
    ).verifyCode({ body: { channel: 'email', email: anna.email, otp: await codeSentTo(t.db, anna.email) } });
    await expect((await visitor()).resetPassword({ body: { ticket, ...fresh } })).rejects.toMatchObject({
      code: 'ticket_expired',
    });
  });

  test('takes phone, passkeys and second step from whoever signed up with an address that was not theirs', async () => {
    const stranger = await aPerson(t.db, { phone: '6265550152' });
    const now = t.clock.now();
    const left = { user_id: stranger.id, created_at: now };
    await t.db
      .insertInto('passkeys')
      .values({ ...left, credential_id: 'left', public_key: '', counter: 0, name: 'Theirs' })
      .execute();
    await t.db
      .insertInto('second_factors')
      .values({ ...left, secret: 'sealed', confirmed_at: now })
      .execute();
    await t.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', stranger.id).execute();
    await (
      await visitor()
    ).resetPassword({ body: { ticket: await resetTicket({ channel: 'email', email: stranger.email }), ...fresh } });
    const { data } = await (await t.as(stranger)).account.userInfo({ params: { id: stranger.id } });
    expect([data.isEmailVerified, data.isPhoneVerified]).toEqual([true, false]);
    expect(await (await t.as(stranger)).security.mine()).toMatchObject({ passkeys: [], factor: null });
  });

  test('ends a pause that guessing has brought', async () => {
    const anna = await aPerson(t.db);
    for (let guess = 0; guess < 10; guess += 1) await logIn(anna, 'Guess-number-1!').catch(() => undefined);
    await expect(logIn(anna)).rejects.toMatchObject({ code: 'too_many_requests' });
    await (
      await visitor()
    ).resetPassword({ body: { ticket: await resetTicket({ channel: 'email', email: anna.email }), ...fresh } });
    expect((await logIn(anna, fresh.password)).data._id).toBe(anna.id);
  });
});

describe('an address nobody has', () => {
  test('gets the same answers, step by step', async () => {
    const anna = await aPerson(t.db);
    const walk = async (email: string) => {
      const answers: [number, string][] = [];
      const step = async (path: string, body: object) => {
        const answer = await raw(path, body);
        answers.push([answer.status, await answer.text()]);
      };
      await step('forgotEmailOTP', { channel: 'email', email, otp: '000000' });
      await step('forgotPassword', { channel: 'email', email });
      for (let count = 0; count < 7; count += 1)
        await step('forgotEmailOTP', { channel: 'email', email, otp: '99999x'.replace('x', String(count)) });
      return answers;
    };
    const known = await walk(anna.email);
    expect(await walk('nobody@mail.example')).toEqual(known);
    expect(known.map(([status]) => status)).toEqual([400, 200, 400, 400, 400, 400, 400, 429, 429]);
    expect(known[1]?.[1]).toContain('If we have an account for that address, a code is on its way.');
  });

  test('is told so by mail, where only its owner reads it, with equal work', async () => {
    await raw('forgotPassword', { channel: 'email', email: 'stranger@mail.example' });
    const { subject, body } = await t.db
      .selectFrom('outbox')
      .select(['subject', 'body'])
      .where('recipient', '=', 'stranger@mail.example')
      .executeTakeFirstOrThrow();
    expect(subject).toBe('No Lado account with this address');
    expect(body).not.toMatch(/\b\d{6}\b/);
  });
});

describe('changing the password', () => {
  test('wants the old one, ends the other sessions and keeps this one', async () => {
    const anna = await aPerson(t.db);
    const elsewhere = await logIn(anna);
    const { token } = await logIn(anna);
    const here = t.clientsWith({ 'x-token': token, userid: anna.id }).account;
    await expect(here.changePassword({ body: { oldPassword: 'Not-the-one-1!', ...fresh } })).rejects.toMatchObject({
      code: 'invalid_input',
      issues: [{ field: 'oldPassword', key: 'errors.passwordWrong' }],
    });
    expect(await here.changePassword({ body: { oldPassword: anna.password, ...fresh } })).toEqual({
      message: 'Your password is changed.',
    });
    expect([await isAlive(elsewhere), await isAlive({ token })]).toEqual([false, true]);
    expect((await logIn(anna, fresh.password)).data._id).toBe(anna.id);
  });

  test('is no way to guess', async () => {
    const anna = await aPerson(t.db);
    const here = (await t.as(anna)).account;
    const tries = Array.from({ length: 30 }, () =>
      here
        .changePassword({ body: { oldPassword: 'Not-the-one-1!', ...fresh } })
        .catch((error: { code: string }) => error.code),
    );
    const outcomes = await Promise.all(tries);
    expect(outcomes.filter((outcome) => outcome === 'invalid_input')).toHaveLength(10);
    await expect(here.changePassword({ body: { oldPassword: anna.password, ...fresh } })).rejects.toMatchObject({
      code: 'too_many_requests',
    });
    expect((await logIn(anna)).data._id).toBe(anna.id);
  });

  test('is for those who are logged in', async () => {
    await expect((await visitor()).changePassword({ body: { oldPassword: 'x', ...fresh } })).rejects.toMatchObject({
      code: 'session_expired',
    });
  });

  test('tells of every problem at its field', async () => {
    const here = (await t.as(await aPerson(t.db))).account;
    await expect(
      here.changePassword({ body: { oldPassword: '', password: 'short', confirmPassword: '' } }),
    ).rejects.toMatchObject({
      issues: [
        { field: 'oldPassword', key: 'errors.passwordBlank' },
        { field: 'password', key: 'errors.passwordWeak' },
        { field: 'confirmPassword', key: 'errors.confirmPasswordBlank' },
      ],
    });
  });
});
