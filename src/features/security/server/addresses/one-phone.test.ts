import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPerson, codeSentTo, type Person } from '#features/account/server/seed.ts';
import { testApp, type TestApp } from '#test/harness.ts';
import { subjectsTo } from '#test/letters.ts';
import { queuingAtPhone } from '#test/racing.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ settings: { LIMITS_FACTOR: '1000' } });
});
afterAll(() => t.close());

let count = 100;
const freshPhone = () => `6265550${(count += 1)}`;
const fresh = { password: 'Bougainvillea-7!', confirmPassword: 'Bougainvillea-7!' };

/** Somebody whom the phone alone proves, or nothing. */
async function byPhoneAlone(phone?: string): Promise<Person> {
  const person = await aPerson(t.db, { isVerified: false, ...(phone && { phone }) });
  if (phone)
    await t.db.updateTable('users').set({ phone_verified_at: t.clock.now() }).where('id', '=', person.id).execute();
  return person;
}

/** Sends the code for a number to it; answers what confirms the number with it. */
async function askedFor(person: Person, phone: string) {
  const { security } = await t.as(person);
  const target = { channel: 'phone', phone } as const;
  await security.sendAddressCode({ body: target });
  const otp = await codeSentTo(t.db, phone);
  return () => security.changeAddress({ body: { ...target, otp } });
}

const isProven = async (person: Person) => (await (await t.as(person)).security.mine()).isPhoneVerified;
const provenOf = (people: Person[]) => Promise.all(people.map(isProven));
const codesOf = (ended: PromiseSettledResult<unknown>[]) =>
  ended.map((one) => (one.status === 'fulfilled' ? 'done' : (one.reason as { code: string }).code));
const logIn = async ({ email, password }: Person) => (await t.as()).account.logIn({ body: { email, password } });

describe('a number that proves another account', () => {
  test('moves to whoever proves it; the former account hears of it before and after, and is open as ever', async () => {
    const phone = freshPhone();
    const [anna, ben] = [await aPerson(t.db, { phone }), await aPerson(t.db)];
    const confirm = await askedFor(ben, phone);
    expect(await subjectsTo(t, anna.email)).toEqual(['Your phone number is about to move to another account']);
    expect(await provenOf([anna, ben])).toEqual([true, false]);
    await confirm();
    expect(await provenOf([anna, ben])).toEqual([false, true]);
    expect((await subjectsTo(t, anna.email)).slice(1)).toEqual(['Your phone number moved to another account']);
    expect((await logIn(anna)).data._id).toBe(anna.id);
  });

  test('is warned of at sign-up, too, and three times a day at most', async () => {
    const phone = freshPhone();
    const anna = await aPerson(t.db, { phone });
    const strict = await testApp({ settings: { LIMITS_FACTOR: '1' } });
    const ben = await aPerson(strict.db, { phone });
    for (let index = 0; index < 4; index += 1)
      await (await strict.as()).account.sendCode({ body: { channel: 'phone', phone } });
    expect(await subjectsTo(strict, ben.email)).toHaveLength(3);
    await strict.close();
    await (await t.as()).account.sendCode({ body: { channel: 'phone', phone } });
    expect(await subjectsTo(t, anna.email)).toHaveLength(1);
  });

  test('stays where nothing else proves the account: the other one is refused, and the number hears of it', async () => {
    const phone = freshPhone();
    const [anna, ben] = [await byPhoneAlone(phone), await aPerson(t.db)];
    const confirm = await askedFor(ben, phone);
    await expect(confirm()).rejects.toMatchObject({
      code: 'phone_taken',
      issues: [{ field: 'otp', key: 'errors.phone_taken' }],
    });
    expect(await provenOf([anna, ben])).toEqual([true, false]);
    const texts = await t.db.selectFrom('outbox').select('body').where('recipient', '=', phone).execute();
    expect(texts.map(({ body }) => body)).toContainEqual(
      expect.stringContaining('Somebody tried to confirm this number'),
    );
  });
});

describe('a forgotten password', () => {
  const codeFor = async (phone: string) => {
    await (await t.as()).account.forgotPassword({ body: { channel: 'phone', phone } });
    const otp = await codeSentTo(t.db, phone);
    return async () =>
      (await (await t.as()).account.verifyResetCode({ body: { channel: 'phone', phone, otp } })).ticket;
  };

  test('is not set anew by a number that has gone to another account since', async () => {
    const phone = freshPhone();
    const [anna, ben] = [await aPerson(t.db, { phone }), await aPerson(t.db)];
    const ticket = await (await codeFor(phone))();
    await (
      await askedFor(ben, phone)
    )();
    await expect((await t.as()).account.resetPassword({ body: { ticket, ...fresh } })).rejects.toMatchObject({
      code: 'ticket_expired',
    });
    for (const person of [anna, ben]) expect((await logIn(person)).data._id).toBe(person.id);
  });

  test('is not that of whoever has the number by the time the code is typed', async () => {
    const phone = freshPhone();
    const ben = await aPerson(t.db);
    await aPerson(t.db, { phone });
    const typeCode = await codeFor(phone);
    await (
      await askedFor(ben, phone)
    )();
    await expect(typeCode()).rejects.toMatchObject({ code: 'code_expired' });
  });
});

describe('two accounts that prove one number at once', () => {
  test('one has it, and the other one is refused where it would take the only proof', async () => {
    const phone = freshPhone();
    const people = [await byPhoneAlone(), await byPhoneAlone()];
    const acts = [];
    for (const person of people) acts.push(await askedFor(person, phone));
    expect(codesOf(await queuingAtPhone(t.db, phone, acts)).sort()).toEqual(['done', 'phone_taken']);
    expect((await provenOf(people)).sort()).toEqual([false, true]);
  });

  test('the last one has it where both are proven otherwise, and the first one hears of it', async () => {
    const phone = freshPhone();
    const people = [await aPerson(t.db), await aPerson(t.db)];
    const acts = [];
    for (const person of people) acts.push(await askedFor(person, phone));
    expect(codesOf(await queuingAtPhone(t.db, phone, acts))).toEqual(['done', 'done']);
    const proven = await provenOf(people);
    expect(proven.sort()).toEqual([false, true]);
    const letters = await Promise.all(people.map(({ email }) => subjectsTo(t, email)));
    expect(letters.flat().filter((subject) => subject.includes('moved to another account'))).toHaveLength(1);
  });

  test('two that take each other’s number are both done', async () => {
    const [one, other] = [freshPhone(), freshPhone()];
    const [anna, ben] = [await aPerson(t.db, { phone: one }), await aPerson(t.db, { phone: other })];
    const acts = [await askedFor(anna, other), await askedFor(ben, one)];
    const ended = await Promise.allSettled(acts.map((act) => act()));
    expect(codesOf(ended)).toEqual(['done', 'done']);
  });
});
