import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPerson, codeSentTo, letProofAge, type Person } from '#features/account/server/seed.ts';
import { testApp, type TestApp } from '#test/harness.ts';
import { TAKE_BACK_HOURS } from '#features/account/take-back.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ settings: { LIMITS_FACTOR: '1000' } });
});
afterAll(() => t.close());

let count = 0;
const freshEmail = () => `new.${(count += 1)}@mail.example`;
const securityOf = async (person: Person) => (await t.as(person)).security;

async function changeEmail(person: Person, email = freshEmail()) {
  const security = await securityOf(person);
  await security.sendAddressCode({ body: { channel: 'email', email } });
  await security.changeAddress({ body: { channel: 'email', email, otp: await codeSentTo(t.db, email) } });
  return email;
}

const lettersTo = (recipient: string) =>
  t.db
    .selectFrom('outbox')
    .select(['subject', 'body', 'channel'])
    .where('recipient', '=', recipient)
    .orderBy('created_at', 'desc')
    .orderBy(sql`ctid`, 'desc')
    .execute();

/** The key in the newest mail that has one. */
async function keySentTo(email: string) {
  const letter = (await lettersTo(email)).find(({ body }) => body.includes('reset-password?key='));
  return /key=([\w-]+)/.exec(letter?.body ?? '')?.[1] ?? '';
}

const takeBack = async (key: string) => (await t.as()).account.takeBack({ body: { key } });
const logIn = async (email: string, password: string) => (await t.as()).account.logIn({ body: { email, password } });

describe('another e-mail address', () => {
  test('is the account’s by the code that went there, and the former one is told', async () => {
    const anna = await aPerson(t.db);
    const email = await changeEmail(anna);
    expect((await logIn(email, anna.password)).data._id).toBe(anna.id);
    await expect(logIn(anna.email, anna.password)).rejects.toMatchObject({ code: 'wrong_credentials' });
    expect((await lettersTo(anna.email))[0]?.subject).toBe('Your Lado account has a new email');
    expect(await (await securityOf(anna)).mine()).toMatchObject({ email, isEmailVerified: true });
  });

  test('stays the former one without the right code, in time, of this account', async () => {
    const [anna, mallory] = [await aPerson(t.db), await aPerson(t.db)];
    const email = freshEmail();
    await (await securityOf(anna)).sendAddressCode({ body: { channel: 'email', email } });
    const otp = await codeSentTo(t.db, email);
    const tried = { channel: 'email', email } as const;
    await expect(
      (await securityOf(anna)).changeAddress({ body: { ...tried, otp: otp === '000000' ? '000001' : '000000' } }),
    ).rejects.toMatchObject({ code: 'wrong_code' });
    await expect(
      (await securityOf(anna)).changeAddress({ body: { channel: 'email', email: freshEmail(), otp } }),
    ).rejects.toMatchObject({ code: 'code_expired' });
    for (let guess = 0; guess < 5; guess += 1)
      await (
        await securityOf(mallory)
      )
        .changeAddress({ body: { ...tried, otp: String(900_000 + guess) } })
        .catch(() => undefined);
    await expect((await securityOf(mallory)).changeAddress({ body: { ...tried, otp } })).rejects.toMatchObject({
      code: 'code_spent',
    });
    t.clock.advance(600);
    await expect((await securityOf(anna)).changeAddress({ body: { ...tried, otp } })).rejects.toMatchObject({
      code: 'code_expired',
    });
    expect((await (await securityOf(anna)).mine()).email).toBe(anna.email);
  });

  test('that is taken gets the same answer; its owner gets a mail without a code', async () => {
    const [anna, ben] = [await aPerson(t.db), await aPerson(t.db)];
    const security = await securityOf(anna);
    const taken = await security.sendAddressCode({ body: { channel: 'email', email: ben.email } });
    const free = await security.sendAddressCode({ body: { channel: 'email', email: freshEmail() } });
    expect(taken).toEqual(free);
    const [letter] = await lettersTo(ben.email);
    expect(letter?.subject).toBe('This email belongs to a Lado account already');
    expect(letter?.body).not.toMatch(/\d{6}/);
    await expect(
      security.changeAddress({ body: { channel: 'email', email: ben.email, otp: '123456' } }),
    ).rejects.toMatchObject({ code: 'wrong_code' });
  });

  test('that somebody signs up with meanwhile is refused to whoever has its code', async () => {
    const anna = await aPerson(t.db);
    const email = freshEmail();
    const security = await securityOf(anna);
    await security.sendAddressCode({ body: { channel: 'email', email } });
    const otp = await codeSentTo(t.db, email);
    await aPerson(t.db, { email });
    await expect(security.changeAddress({ body: { channel: 'email', email, otp } })).rejects.toMatchObject({
      code: 'email_taken',
    });
  });

  test('is one of two when two tabs change it at once, and the other tab is told', async () => {
    const anna = await aPerson(t.db);
    const security = await securityOf(anna);
    const emails = [freshEmail(), freshEmail()];
    for (const email of emails) await security.sendAddressCode({ body: { channel: 'email', email } });
    const otps = await Promise.all(emails.map((email) => codeSentTo(t.db, email)));
    const changes = await Promise.allSettled(
      emails.map((email, index) =>
        security.changeAddress({ body: { channel: 'email', email, otp: otps[index] ?? '' } }),
      ),
    );
    expect(changes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const lost = changes.find((change) => change.status === 'rejected');
    expect(['ticket_expired', 'code_expired']).toContain((lost?.reason as { code: string }).code);
    expect((await lettersTo(anna.email)).filter(({ subject }) => subject?.includes('new email'))).toHaveLength(1);
  });

  test('wants a proof of the last quarter of an hour, and another address than the one there is', async () => {
    const anna = await aPerson(t.db);
    const security = await securityOf(anna);
    await expect(security.sendAddressCode({ body: { channel: 'email', email: anna.email } })).rejects.toMatchObject({
      issues: [{ field: 'email', key: 'errors.addressSame' }],
    });
    await letProofAge(t.db, anna.id);
    const body = { channel: 'email', email: freshEmail() } as const;
    await expect(security.sendAddressCode({ body })).rejects.toMatchObject({ code: 'confirm_needed' });
    await expect(security.changeAddress({ body: { ...body, otp: '123456' } })).rejects.toMatchObject({
      code: 'confirm_needed',
    });
  });

  test('that was left unconfirmed at sign-up is confirmed the same way; nobody else is told', async () => {
    const anna = await aPerson(t.db, { isVerified: false, phone: '6265550171' });
    const security = await securityOf(anna);
    for (const body of [
      { channel: 'email', email: anna.email } as const,
      { channel: 'phone', phone: '6265550171' } as const,
    ]) {
      await security.sendAddressCode({ body });
      const otp = await codeSentTo(t.db, body.channel === 'email' ? body.email : body.phone);
      await security.changeAddress({ body: { ...body, otp } });
    }
    expect(await security.mine()).toMatchObject({ isEmailVerified: true, isPhoneVerified: true });
    expect((await lettersTo(anna.email)).map(({ subject }) => subject)).toEqual(['Your Lado code']);
  });

  test('that replaces an unproven one is not told to that one: it may be somebody else’s', async () => {
    const anna = await aPerson(t.db, { isVerified: false });
    await changeEmail(anna);
    expect(await lettersTo(anna.email)).toEqual([]);
  });
});

describe('another phone number', () => {
  test('is told to the e-mail address, with the way back, and to the former number without', async () => {
    const anna = await aPerson(t.db, { phone: '6265550172' });
    const security = await securityOf(anna);
    await security.sendAddressCode({ body: { channel: 'phone', phone: '6265550173' } });
    const otp = await codeSentTo(t.db, '6265550173');
    await security.changeAddress({ body: { channel: 'phone', phone: '6265550173', otp } });
    expect(await security.mine()).toMatchObject({ phone: '6265550173', isPhoneVerified: true });
    expect((await lettersTo('6265550172'))[0]?.body).not.toContain('key=');
    await takeBack(await keySentTo(anna.email));
    expect(await (await securityOf(anna)).mine()).toMatchObject({ phone: '6265550172', isPhoneVerified: true });
  });
});

describe('taking a change back', () => {
  test('gives the address back and shuts out whoever changed it: password, sessions, passkeys, app', async () => {
    const anna = await aPerson(t.db);
    const thief = t.clientsWith(await t.headersOf(anna));
    const email = await changeEmail(anna);
    await thief.security.beginFactor();
    await t.db
      .insertInto('passkeys')
      .values({
        user_id: anna.id,
        credential_id: email,
        public_key: '',
        counter: 0,
        name: 'His',
        created_at: t.clock.now(),
      })
      .execute();
    await takeBack(await keySentTo(anna.email));
    await expect(thief.security.mine()).rejects.toMatchObject({ code: 'session_expired' });
    for (const address of [email, anna.email])
      await expect(logIn(address, anna.password)).rejects.toMatchObject({ code: 'wrong_credentials' });
    expect(await (await securityOf(anna)).mine()).toMatchObject({ email: anna.email, passkeys: [] });
    expect((await lettersTo(anna.email))[0]?.subject).toBe('Your Lado account is yours again');
  });

  test('works once, in time, by the whole key', async () => {
    const anna = await aPerson(t.db);
    await changeEmail(anna);
    const key = await keySentTo(anna.email);
    const tampered = [key.slice(0, -1), `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`, key.toLowerCase(), ''];
    for (const wrong of tampered) await expect(takeBack(wrong)).rejects.toMatchObject({ code: 'change_closed' });
    const both = await Promise.allSettled([takeBack(key), takeBack(key)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const ben = await aPerson(t.db);
    await changeEmail(ben);
    t.clock.advance(TAKE_BACK_HOURS * 3600);
    await expect(takeBack(await keySentTo(ben.email))).rejects.toMatchObject({ code: 'change_closed' });
  });

  test('the first address wins over all that came after it, whose keys open nothing any more', async () => {
    const anna = await aPerson(t.db);
    const second = await changeEmail(anna);
    t.clock.advance(60);
    await changeEmail(anna);
    const [ofFirst, ofSecond] = [await keySentTo(anna.email), await keySentTo(second)];
    await takeBack(ofFirst);
    await expect(takeBack(ofSecond)).rejects.toMatchObject({ code: 'change_closed' });
    expect((await (await securityOf(anna)).mine()).email).toBe(anna.email);
  });

  test('an address that another account has by now stays there', async () => {
    const anna = await aPerson(t.db);
    await changeEmail(anna);
    const ben = await aPerson(t.db, { email: anna.email });
    await expect(takeBack(await keySentTo(anna.email))).rejects.toMatchObject({ code: 'change_closed' });
    expect((await logIn(anna.email, ben.password)).data._id).toBe(ben.id);
  });
});

test('an account asks for ten codes to new addresses a day', async () => {
  const strict = await testApp({ settings: { LIMITS_FACTOR: '1' } });
  const anna = await aPerson(strict.db);
  const { security } = await strict.as(anna);
  for (let index = 0; index < 10; index += 1)
    await security.sendAddressCode({ body: { channel: 'email', email: freshEmail() } });
  await expect(security.sendAddressCode({ body: { channel: 'email', email: freshEmail() } })).rejects.toMatchObject({
    code: 'too_many_requests',
  });
  await strict.close();
});
