import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { securitySteps } from '#features/account/security-steps.ts';
import type { CodeTarget } from '#features/account/contract.ts';
import { aPerson, codeSentTo, type Person } from '#features/account/server/seed.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { anAuthenticator } from '#test/authenticator.ts';
import { testApp, type TestApp } from '#test/harness.ts';
import { brokenTrails } from '#test/stays.ts';

const ORIGIN = 'http://localhost:3000';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1';
const [NUMBER, NEXT_NUMBER] = ['6265550182', '6265550183'];
const typed = (password: string) => ({ password, confirmPassword: password });

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ settings: { LIMITS_FACTOR: '1000', PUBLIC_URL: ORIGIN } });
});
afterAll(() => t.close());

const historyOf = async (person: Person, query: { by?: 'others' | 'all'; for?: string } = { by: 'all' }) =>
  (await (await t.as(person)).circle.trail({ query: { page: 1, ...query } })).data;
const logInOn = async ({ email, password }: Person, userAgent: string) =>
  (await t.as(undefined, { 'user-agent': userAgent })).account.logIn({ body: { email, password } });

/** Does all that can be done to how an account is entered, and answers the steps in order. */
async function everyStep(person: Person) {
  await logInOn(person, 'Chrome/120 Windows');
  await logInOn(person, PHONE);
  const { security, account } = t.clientsWith(await t.headersOf(person));
  const { secret } = await security.beginFactor();
  const code = () => new TOTP({ secret }).generate({ timestamp: t.clock.now().getTime() });
  await security.confirmFactor({ body: { otp: code() } });
  t.clock.advance(60);
  const { recoveryCodes } = await security.renewRecoveryCodes({ body: { code: code() } });
  await security.endFactor({ body: { code: recoveryCodes[0] ?? '' } });
  const { question } = await security.beginPasskey();
  if (!question) throw new Error('This address can have no passkeys.');
  await security.addPasskey({ body: { name: 'Tablet', answer: anAuthenticator(ORIGIN).make(question) } });
  const own = await security.mine();
  await security.removePasskey({ params: { id: own.passkeys[0]?._id ?? '' } });
  await t.headersOf(person);
  const other = (await security.mine()).devices.find(({ isThis }) => !isThis);
  await security.endDevice({ params: { id: other?._id ?? '' } });
  await security.endOtherDevices();
  await account.changePassword({ body: { oldPassword: person.password, ...typed('Bougainvillea-7!') } });
  const target = { channel: 'email', email: person.email } as const;
  await account.forgotPassword({ body: target });
  const { ticket } = await account.verifyResetCode({ body: { ...target, otp: await codeSentTo(t.db, person.email) } });
  await account.resetPassword({ body: { ticket, ...typed('Jacaranda-Bloom-9!') } });
  return [
    'newDevice',
    'factorOn',
    'recoveryCodesRenewed',
    'recoveryCodeUsed',
    'factorOff',
    'passkeyAdded',
    'passkeyRemoved',
    'deviceEnded',
    'devicesEnded',
    'passwordChanged',
    'passwordReset',
  ];
}

/** Confirms the number and changes and takes back both addresses of an account that has proven its e-mail address alone, and answers the steps in order. */
async function everyAddress(person: Person) {
  const { security } = await t.as(person);
  const change = async (target: CodeTarget) => {
    await security.sendAddressCode({ body: target });
    const otp = await codeSentTo(t.db, target.email ?? target.phone ?? '');
    await security.changeAddress({ body: { ...target, otp } });
    t.clock.advance(60);
  };
  await t.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', person.id).execute();
  await change({ channel: 'email', email: person.email });
  await change({ channel: 'phone', phone: NUMBER });
  await change({ channel: 'phone', phone: NEXT_NUMBER });
  await change({ channel: 'email', email: `new.${person.email}` });
  const letters = await t.db.selectFrom('outbox').select('body').where('recipient', '=', person.email).execute();
  const keys = letters.flatMap(({ body }) => /reset-password\?key=([\w-]+)/.exec(body)?.[1] ?? []);
  await (await t.as()).account.takeBack({ body: { key: keys.at(-1) ?? '' } });
  return ['emailConfirmed', 'phoneConfirmed', 'phoneChanged', 'emailChanged', 'changeTakenBack'];
}

/** What others do to an account: by whom, and what its own history says, has tests of its own (`staff/server/people.test.ts`). */
const stepsOfOthers = ['staffGiven', 'staffTaken'];

test('every step of its safety stands in the history of an account, among what its owner did', async () => {
  const anna = await aPerson(t.db);
  const addressed = await aPerson(t.db, { phone: NUMBER, isVerified: false });
  const steps = await everyStep(anna);
  const ofAddresses = await everyAddress(addressed);
  expect(new Set([...steps, ...ofAddresses, ...stepsOfOthers])).toEqual(new Set(securitySteps));
  expect((await historyOf(addressed)).map(({ about }) => about).toReversed()).toEqual(ofAddresses);
  const history = await historyOf(anna);
  expect(history.map(({ about }) => about).toReversed()).toEqual(steps);
  expect(new Set(history.map(({ actor, action }) => `${actor} ${action}`))).toEqual(new Set(['you write']));
  expect(await historyOf(anna, { by: 'others' })).toEqual([]);
  expect(await brokenTrails(t)).toEqual([]);
});

test('a relative with every right sees nothing of it', async () => {
  const [anna, rosa] = [await aPerson(t.db), await aPerson(t.db, { firstName: 'Rosa' })];
  await aRelation(t, {
    personId: anna.personId,
    memberId: rosa.id,
    scopes: ['records', 'bookings', 'payments', 'messages'],
  });
  await everyStep(anna);
  expect(await historyOf(rosa)).toEqual([]);
  expect(await historyOf(rosa, { by: 'all', for: anna.personId })).toEqual([]);
});

test('what is refused leaves no line', async () => {
  const anna = await aPerson(t.db);
  const { account, security } = await t.as(anna);
  const body = { oldPassword: 'Wrong-one-1!', ...typed('Bougainvillea-7!') };
  await expect(account.changePassword({ body })).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(security.endFactor({ body: { code: '000000' } })).rejects.toMatchObject({ code: 'factor_is_off' });
  expect(await historyOf(anna)).toEqual([]);
});
