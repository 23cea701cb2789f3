import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPerson, letProofAge } from '#features/account/server/seed.ts';
import type { EntryQuestion } from '#features/account/passkey-answers.ts';
import { anAuthenticator } from '#test/authenticator.ts';
import { testApp, type TestApp } from '#test/harness.ts';
import { MOST_PASSKEYS, type NewKeyQuestion } from '../../passkeys.ts';

const ORIGIN = 'http://localhost:3000';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ settings: { LIMITS_FACTOR: '1000', PUBLIC_URL: ORIGIN } });
});
afterAll(() => t.close());

const there = <Thing>(thing: Thing | null): Thing => {
  if (thing === null) throw new Error('This address can have no passkeys.');
  return thing;
};
const asked = async (): Promise<EntryQuestion> => there((await (await t.as()).account.askForPasskey()).question);
const enter = async (
  answer: Parameters<Awaited<ReturnType<typeof t.as>>['account']['enterByPasskey']>[0]['body']['answer'],
) => (await t.as()).account.enterByPasskey({ body: { answer } });
const refused = { code: 'passkey_refused' };

/** Somebody with a passkey. */
async function withPasskey() {
  const person = await aPerson(t.db);
  const { security } = await t.as(person);
  const authenticator = anAuthenticator(ORIGIN);
  const question: NewKeyQuestion = there((await security.beginPasskey()).question);
  await security.addPasskey({ body: { name: 'Kitchen tablet', answer: authenticator.make(question) } });
  return { person, security, authenticator };
}

describe('a passkey', () => {
  test('logs in without a password, past the second step, and is listed by its name; its owner got a mail', async () => {
    const { person, security, authenticator } = await withPasskey();
    expect((await enter(authenticator.enter(await asked()))).data._id).toBe(person.id);
    expect((await security.mine()).passkeys).toMatchObject([
      { name: 'Kitchen tablet', usedAt: t.clock.now().toISOString() },
    ]);
    const letters = await t.db.selectFrom('outbox').select('subject').where('recipient', '=', person.email).execute();
    expect(letters).toContainEqual({ subject: 'A passkey was added to your Lado account' });
  });

  test.each([
    ['another origin', { origin: 'https://lado.evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['nobody who unlocked it', { flags: 0x01 }],
    ['a challenge of its own', { challenge: 'bWFkZS11cC1jaGFsbGVuZ2U' }],
  ])('refuses %s', async (_, twist) => {
    const { authenticator } = await withPasskey();
    await expect(enter(authenticator.enter(await asked(), twist))).rejects.toMatchObject(refused);
  });

  test('answers once: the same answer, also twice at once, and an old one are refused', async () => {
    const { authenticator } = await withPasskey();
    const answer = authenticator.enter(await asked());
    const both = await Promise.allSettled([enter(answer), enter(answer)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(enter(answer)).rejects.toMatchObject(refused);
    const late = await asked();
    t.clock.advance(301);
    await expect(enter(authenticator.enter(late))).rejects.toMatchObject(refused);
  });

  test('that counts backwards is a copy, and refused', async () => {
    const { authenticator } = await withPasskey();
    await enter(authenticator.enter(await asked(), { counter: 9 }));
    await expect(enter(authenticator.enter(await asked(), { counter: 9 }))).rejects.toMatchObject(refused);
    await expect(enter(authenticator.enter(await asked(), { counter: 3 }))).rejects.toMatchObject(refused);
  });

  test('that does not count at all works again and again', async () => {
    const { person, authenticator } = await withPasskey();
    for (let round = 0; round < 2; round += 1)
      expect((await enter(authenticator.enter(await asked(), { counter: 0 }))).data._id).toBe(person.id);
  });

  test('that nobody added, or with a changed signature, opens nothing', async () => {
    await expect(enter(anAuthenticator(ORIGIN).enter(await asked()))).rejects.toMatchObject(refused);
    const { authenticator } = await withPasskey();
    const answer = authenticator.enter(await asked());
    const other = anAuthenticator(ORIGIN).enter(await asked());
    await expect(
      enter({ ...answer, response: { ...answer.response, signature: other.response.signature } }),
    ).rejects.toMatchObject(refused);
  });

  test('that was removed opens nothing', async () => {
    const { security, authenticator } = await withPasskey();
    const [passkey] = (await security.mine()).passkeys;
    await security.renamePasskey({ params: { id: passkey?._id ?? '' }, body: { name: 'Old tablet' } });
    await security.removePasskey({ params: { id: passkey?._id ?? '' } });
    await expect(enter(authenticator.enter(await asked()))).rejects.toMatchObject(refused);
  });
});

describe('adding one', () => {
  test('takes a question of this account, once, for the right site', async () => {
    const [anna, ben] = [await aPerson(t.db), await aPerson(t.db)];
    const [ofAnna, ofBen] = [(await t.as(anna)).security, (await t.as(ben)).security];
    const question = there((await ofAnna.beginPasskey()).question);
    const answer = anAuthenticator(ORIGIN).make(question);
    const add = (security: typeof ofAnna, made = answer) =>
      security.addPasskey({ body: { name: 'Mine', answer: made } });
    await expect(add(ofBen)).rejects.toMatchObject({ code: 'passkey_unmade' });
    const twice = await Promise.allSettled([add(ofAnna), add(ofAnna)]);
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    for (const twist of [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { flags: 0x01 }]) {
      const again = there((await ofAnna.beginPasskey()).question);
      await expect(add(ofAnna, anAuthenticator(ORIGIN).make(again, twist))).rejects.toMatchObject({
        code: 'passkey_unmade',
      });
    }
  });

  test('ends at ten, and needs a proof of the last quarter of an hour', async () => {
    const { person, security } = await withPasskey();
    await t.db
      .insertInto('passkeys')
      .values(
        Array.from({ length: MOST_PASSKEYS - 1 }, (_, index) => ({
          user_id: person.id,
          credential_id: `${person.id} ${index}`,
          public_key: '',
          counter: 0,
          name: 'Another',
          created_at: t.clock.now(),
        })),
      )
      .execute();
    await expect(security.beginPasskey()).rejects.toMatchObject({ code: 'passkeys_full' });
    await letProofAge(t.db, person.id);
    await expect(security.beginPasskey()).rejects.toMatchObject({ code: 'confirm_needed' });
  });
});

test('at a bare IP address there are none, and nothing is asked', async () => {
  const bare = await testApp({ settings: { PUBLIC_URL: 'http://127.0.0.1:3000' } });
  const person = await aPerson(bare.db);
  expect(await (await bare.as()).account.askForPasskey()).toEqual({ question: null });
  expect((await (await bare.as(person)).security.mine()).canHavePasskeys).toBe(false);
  expect(await (await bare.as(person)).security.beginPasskey()).toEqual({ question: null });
  await bare.close();
});
