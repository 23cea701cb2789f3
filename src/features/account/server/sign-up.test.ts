import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '#test/harness.ts';
import { aPerson, codeSentTo } from './seed.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ settings: { LIMITS_FACTOR: '100' } });
});
afterAll(() => t.close());

const visitor = async () => (await t.as()).account;
const form = (email: string, phone = '6265550148') => ({
  firstName: 'Lena',
  lastName: 'Okafor',
  email,
  phone,
  password: 'Jacaranda-2026!',
  confirmPassword: 'Jacaranda-2026!',
  agreesToTerms: true as const,
});

async function ticketFor(target: { channel: 'email'; email: string } | { channel: 'phone'; phone: string }) {
  await (await visitor()).sendCode({ body: target });
  const otp = await codeSentTo(t.db, target.channel === 'email' ? target.email : target.phone);
  return (await (await visitor()).verifyCode({ body: { ...target, otp } })).ticket;
}
const byEmail = (email: string) => ticketFor({ channel: 'email', email });
const signUp = async (body: ReturnType<typeof form>, ticket: string) =>
  (await visitor()).signUp({ body: { ...body, ticket } });
const taken = { code: 'email_taken', status: 409, issues: [{ field: 'email', key: 'errors.email_taken' }] };

describe('signing up', () => {
  test('makes an account with its person and preferences, and logs in', async () => {
    const answer = await signUp(form('lena@mail.example'), await byEmail('lena@mail.example'));
    const id = answer.data._id;
    const { account: lena, preferences } = t.clientsWith({ 'x-token': answer.token, userid: id });
    expect((await lena.userInfo({ params: { id } })).data).toMatchObject({
      firstName: 'Lena',
      lastName: 'Okafor',
      email: 'lena@mail.example',
      phone: '6265550148',
      isEmailVerified: true,
      isPhoneVerified: false,
      completeness: 40,
    });
    expect((await preferences.global({ params: { id } })).data).toEqual({
      language: 'en',
      timeZone: 'America/Los_Angeles',
      isZoneLearned: true,
      currency: 'USD',
      textSize: 'standard',
      theme: 'system',
    });
    expect(
      (await (await visitor()).logIn({ body: { email: 'lena@mail.example', password: 'Jacaranda-2026!' } })).data._id,
    ).toBe(id);
  });

  test('stores the password as argon2id', async () => {
    const row = await t.db
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', 'lena@mail.example')
      .executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=32768,t=3,p=1\$/);
  });

  test('works with a proven phone, which stays with the account that nothing else proves', async () => {
    const phone = '6265550170';
    const byPhone = () => ticketFor({ channel: 'phone', phone });
    const { data } = await signUp(form('first@mail.example', phone), await byPhone());
    await expect(signUp(form('second@mail.example', phone), await byPhone())).rejects.toMatchObject({
      code: 'phone_taken',
      issues: [{ field: 'phone', key: 'errors.phone_taken' }],
    });
    expect(await t.db.selectFrom('users').select('id').where('phone', '=', phone).execute()).toEqual([
      { id: data._id },
    ]);
  });

  test('remembers the language of the page', async () => {
    const ticket = await byEmail('rosa@mail.example');
    const spanish = t.clientsWith({ cookie: 'lado_ui=sp.standard.system.out' }).account;
    const { data } = await spanish.signUp({ body: { ...form('rosa@mail.example'), ticket } });
    const row = await t.db.selectFrom('users').select('language').where('id', '=', data._id).executeTakeFirstOrThrow();
    expect(row.language).toBe('sp');
  });

  test('wants the ticket of the address that it brings, once, in time', async () => {
    const ticket = await byEmail('proof@mail.example');
    const expired = { code: 'ticket_expired' };
    await expect(signUp(form('proof@mail.example'), 'made-up')).rejects.toMatchObject(expired);
    await expect(signUp(form('other@mail.example'), ticket)).rejects.toMatchObject(expired);
    await signUp(form('proof@mail.example'), ticket);
    await expect(signUp(form('again@mail.example'), ticket)).rejects.toMatchObject(expired);
    const late = await byEmail('late@mail.example');
    t.clock.advance(900);
    await expect(signUp(form('late@mail.example'), late)).rejects.toMatchObject(expired);
    expect(
      await t.db
        .selectFrom('users')
        .select('id')
        .where('email', 'in', ['other@mail.example', 'again@mail.example', 'late@mail.example'])
        .execute(),
    ).toEqual([]);
  });

  test('makes one account when many ask at once', async () => {
    const email = 'race@mail.example';
    const tickets = [await byEmail(email), await byEmail(email), await byEmail(email), await byEmail(email)];
    const outcomes = await Promise.all(
      tickets.map((ticket) =>
        signUp(form(email), ticket).then(
          () => 'made',
          (error: { code: string }) => error.code,
        ),
      ),
    );
    expect(outcomes.sort()).toEqual(['email_taken', 'email_taken', 'email_taken', 'made']);
    expect(
      await t.db
        .selectFrom('people')
        .innerJoin('users', 'users.id', 'people.user_id')
        .select('people.id')
        .where('users.email', '=', email)
        .execute(),
    ).toHaveLength(1);
  });

  test('refuses a common password, whatever it is dressed in', async () => {
    const ticket = await byEmail('common@mail.example');
    for (const password of ['Password1!', 'P@ssw0rd2026!', 'Sunshine#1']) {
      await expect(
        signUp({ ...form('common@mail.example'), password, confirmPassword: password }, ticket),
      ).rejects.toMatchObject({ issues: [{ field: 'password', key: 'errors.passwordCommon' }] });
    }
  });

  test('names everything that is wrong at once', async () => {
    const answer = await t.fetch('/services/user/auth/v1.1/signup', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        firstName: '',
        lastName: '12',
        email: 'a@',
        phone: '12',
        password: 'abc',
        confirmPassword: 'abd',
        agreesToTerms: false,
        ticket: '',
      }),
    });
    expect(answer.status).toBe(400);
    const { errors } = (await answer.json()) as { errors: { field: string; message: string }[] };
    expect(errors.map(({ field, message }) => `${field}: ${message}`)).toEqual([
      "firstName: First name can't be blank",
      "lastName: Name can't be only numbers",
      'email: Please enter valid Email',
      'phone: Phone number needs 10 digits',
      'password: Password needs 8 to 128 characters with an upper-case letter, a lower-case letter, a number and a special character',
      'agreesToTerms: Please Agree to terms and conditions',
      'confirmPassword: Password and confirm password do not match',
    ]);
  });
});

describe('an e-mail address that is taken', () => {
  test('is told in the words of the specification by the three calls that may tell it', async () => {
    const anna = await aPerson(t.db, { email: 'anna@mail.example' });
    await expect((await visitor()).checkUser({ body: { email: 'ANNA@mail.example' } })).rejects.toMatchObject(taken);
    await expect(
      (await visitor()).validateEmailAndPhone({ body: { email: anna.email, phone: '6265550148' } }),
    ).rejects.toMatchObject(taken);
    await expect(signUp(form(anna.email), await byEmail(anna.email))).rejects.toMatchObject(taken);
    const answer = await t.fetch('/services/user/auth/v1.1/checkUser', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: anna.email }),
    });
    expect(await answer.json()).toMatchObject({
      detail: 'User already exists with this email, Please enter another email',
    });
  });

  test('brings its owner a mail when somebody tries to sign up with it, three a day at most', async () => {
    const anna = await aPerson(t.db, { email: 'owner@mail.example' });
    const phone = '6265550171';
    const ticket = await ticketFor({ channel: 'phone', phone });
    for (let count = 0; count < 5; count += 1)
      await expect(signUp(form(anna.email, phone), ticket)).rejects.toMatchObject(taken);
    const letters = await t.db.selectFrom('outbox').select('subject').where('recipient', '=', anna.email).execute();
    expect(letters).toEqual(Array.from({ length: 3 }, () => ({ subject: 'You have a Lado account already' })));
  });

  test('and one that is free are told apart, a number of times', async () => {
    expect(await (await visitor()).checkUser({ body: { email: 'free@mail.example' } })).toEqual({ exists: false });
    expect(
      await (await visitor()).validateEmailAndPhone({ body: { email: 'free@mail.example', phone: '+1 626 555 0148' } }),
    ).toEqual({ isValid: true });
    const narrow = await testApp();
    const ask = async () => (await narrow.as()).account;
    for (let count = 0; count < 10; count += 1) {
      await (await ask()).checkUser({ body: { email: `free${count}@mail.example` } });
      await (await ask()).validateEmailAndPhone({ body: { email: `free${count}@mail.example`, phone: '6265550148' } });
    }
    await expect((await ask()).checkUser({ body: { email: 'free@mail.example' } })).rejects.toMatchObject({
      code: 'too_many_requests',
    });
    await narrow.close();
  });
});
