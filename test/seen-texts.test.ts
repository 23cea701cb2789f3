import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPerson, codeSentTo } from '#features/account/server/seed.ts';
import { testApp, type TestApp } from './harness.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ settings: { LIMITS_FACTOR: '100' } });
});
afterAll(() => t.close());

const password = 'Pa\u0301ssword-\u200b-2026';
const marked = {
  firstName: '\u2066Le\u0302\u200bna\u2069',
  lastName: 'Oka\u00adfor\u00a0Gil',
  email: '\u202alena@mail.example\u202c\u200b',
  phone: '\u202a(626)\u00a0555\u20110148\u202c',
  password,
  confirmPassword: password,
  agreesToTerms: true as const,
};

async function ticket() {
  const { account } = await t.as();
  const target = { channel: 'email', email: marked.email } as const;
  await account.sendCode({ body: target });
  const otp = await codeSentTo(t.db, 'lena@mail.example');
  const typed = `\u200e${otp.slice(0, 3)}\u2011${otp.slice(3)}\u200f`;
  return (await account.verifyCode({ body: { ...target, otp: typed } })).ticket;
}

test('what is sent with marks that nobody sees is kept without them, composed; passwords are to the letter', async () => {
  const { account } = await t.as();
  const answer = await account.signUp({ body: { ...marked, ticket: await ticket() } });
  const id = answer.data._id;
  const lena = t.clientsWith({ 'x-token': answer.token, userid: id }).account;
  await lena.changeUserInfo({
    body: { id, dob: '\u200e06\u201117–1974\u200e', zip: '91101\u20111234\ufeff', address: '12 Rua Jose\u0301\u200b' },
  });
  expect((await lena.userInfo({ params: { id } })).data).toMatchObject({
    firstName: 'Lêna',
    lastName: 'Okafor Gil',
    email: 'lena@mail.example',
    phone: '6265550148',
    dob: '1974-06-17',
    zip: '91101-1234',
    address: '12 Rua José',
  });
  const logIn = (typed: string) => account.logIn({ body: { email: marked.email, password: typed } });
  expect((await logIn(password)).data._id).toBe(id);
  expect((await logIn(password.normalize('NFC'))).data._id).toBe(id);
  await expect(logIn(password.replace('\u200b', ''))).rejects.toMatchObject({ code: 'wrong_credentials' });
});

test.each([
  ['firstName', 'Al\u200b', 'errors.nameShort'],
  ['firstName', 'Le\u0302', 'errors.nameShort'],
  ['lastName', '\u3164\u3164\u3164', 'errors.lastNameBlank'],
  ['phone', '0000000000', 'errors.phoneDigits'],
  ['phone', '\u202a1265550148\u202c', 'errors.phoneDigits'],
])('%s %j is refused at its field', async (field, text, key) => {
  const anna = await aPerson(t.db);
  const { account } = await t.as(anna);
  await expect(account.changeUserInfo({ body: { id: anna.id, [field]: text } })).rejects.toMatchObject({
    issues: [{ field, key }],
  });
});
