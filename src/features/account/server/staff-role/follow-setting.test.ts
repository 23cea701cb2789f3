import { afterAll, describe, expect, test } from 'vitest';
import { aPerson, aStaffMember, codeSentTo, type Person } from '#features/account/server/seed.ts';
import { testApp } from '#test/harness.ts';
import { subjectsTo } from '#test/letters.ts';
import { followStaffSetting } from './follow-setting.ts';

const named = Array.from({ length: 10 }, (_, count) => `named-${count}@mail.example`);
const t = await testApp({
  settings: { STAFF_EMAILS: named.join(', ').toUpperCase(), LIMITS_FACTOR: '1000' },
});
afterAll(() => t.close());

let count = 0;
/** Somebody with an address that the setting names. */
const aNamedPerson = (choices: Parameters<typeof aPerson>[1] = {}) =>
  aPerson(t.db, { email: named[(count += 1) - 1], firstName: 'Omar', lastName: 'Reyes', ...choices });
/** What a server does at its start with this setting. */
const start = (...emails: string[]) => followStaffSetting({ ...t.context(), staffEmails: new Set(emails) });
const logIn = async ({ email, password }: Person) => (await t.as()).account.logIn({ body: { email, password } });
const desks = async (person: Person) => (await t.as(person)).staffDesks.desks({});
const isStaff = (person: Person) =>
  desks(person).then(
    () => true,
    () => false,
  );
/** What somebody was told of their own role. */
const ownLetters = async ({ email }: Person) =>
  (await subjectsTo(t, email)).filter((subject) => subject.startsWith('You are'));
const take = async (person: Person, by: Person) => (await t.as(by)).staffPeople.take({ params: { userId: person.id } });

async function changeEmail(person: Person, email: string) {
  const { security } = await t.as(person);
  await security.sendAddressCode({ body: { channel: 'email', email } });
  await security.changeAddress({ body: { channel: 'email', email, otp: await codeSentTo(t.db, email) } });
}

describe('the setting makes staff of', () => {
  test('who logs in with a named address that is proved, and everybody concerned gets a mail', async () => {
    const [omar, ines] = [await aNamedPerson(), await aStaffMember(t.db)];
    expect(await isStaff(omar)).toBe(false);
    expect((await logIn(omar)).workspace).toBe('staff');
    expect(await isStaff(omar)).toBe(true);
    expect(await ownLetters(omar)).toEqual(['You are Lado staff now']);
    expect(await subjectsTo(t, ines.email)).toEqual(['Omar Reyes is Lado staff now']);
    expect((await (await t.as(omar)).circle.trail({ query: { page: 1, by: 'others' } })).data).toMatchObject([
      { about: 'staffGiven', actor: 'clock' },
    ]);
  });

  test('whose address was proved before the start', async () => {
    const [omar, anna] = [await aNamedPerson(), await aPerson(t.db)];
    await start(omar.email);
    expect([await isStaff(omar), await isStaff(anna)]).toEqual([true, false]);
  });

  test('nobody who only says that an address is theirs, until they prove it', async () => {
    const mallory = await aNamedPerson({ isVerified: false });
    await start(mallory.email);
    await logIn(mallory);
    expect(await isStaff(mallory)).toBe(false);
    await changeEmail(mallory, mallory.email);
    expect(await isStaff(mallory)).toBe(true);
  });

  test('nobody else who logs in', async () => {
    const anna = await aPerson(t.db);
    expect((await logIn(anna)).workspace).toBe('family');
  });
});

describe('who is named no more', () => {
  test('is staff no longer from the next start on, unless a colleague has given them the role', async () => {
    const [omar, ines] = [await aNamedPerson(), await aStaffMember(t.db)];
    const { staffPeople } = await t.as(ines);
    const nora = await aPerson(t.db);
    await staffPeople.give({ body: { email: nora.email } });
    await start(omar.email);
    await start();
    expect([await isStaff(omar), await isStaff(nora), await isStaff(ines)]).toEqual([false, true, true]);
    expect(await ownLetters(omar)).toEqual(['You are Lado staff now', 'You are no longer Lado staff']);
    await start(omar.email);
    expect(await isStaff(omar)).toBe(true);
  });

  test('because of another address is staff no longer as soon as it is theirs', async () => {
    const omar = await aNamedPerson();
    await logIn(omar);
    await changeEmail(omar, 'somewhere.else@mail.example');
    expect(await isStaff(omar)).toBe(false);
  });
});

describe('what a colleague took', () => {
  test('the setting does not give again, neither to the account nor to the address', async () => {
    const [omar, ines] = [await aNamedPerson(), await aStaffMember(t.db)];
    await logIn(omar);
    await take(omar, ines);
    await logIn(omar);
    await start(...named);
    expect(await isStaff(omar)).toBe(false);
    await changeEmail(omar, 'for.a.moment@mail.example');
    const again = await aPerson(t.db, { email: omar.email });
    await logIn(again);
    await changeEmail(omar, named.at(-1) ?? '');
    expect([await isStaff(omar), await isStaff(again)]).toEqual([false, false]);
  });

  test('is given again once the setting has begun without the address, and by a colleague', async () => {
    const [omar, nora, ines] = [await aNamedPerson(), await aNamedPerson(), await aStaffMember(t.db)];
    for (const person of [omar, nora]) {
      await logIn(person);
      await take(person, ines);
    }
    await start(nora.email);
    await start(nora.email, omar.email);
    expect([await isStaff(omar), await isStaff(nora)]).toEqual([true, false]);
    await (await t.as(ines)).staffPeople.give({ body: { email: nora.email } });
    expect(await isStaff(nora)).toBe(true);
  });
});

test('two servers that start at once give it once', async () => {
  const omar = await aNamedPerson();
  await Promise.all([start(...named), start(...named)]);
  expect(await ownLetters(omar)).toEqual(['You are Lado staff now']);
});
