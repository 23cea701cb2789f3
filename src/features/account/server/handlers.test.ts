import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '#test/harness.ts';
import { aPerson, type Person } from './seed.ts';

const PHONE = '6265550160';
let t: TestApp;
let anna: Person;
let ben: Person;
const lines: string[] = [];
beforeAll(async () => {
  t = await testApp({ logs: { write: (line) => void lines.push(line) } });
  anna = await aPerson(t.db, { firstName: 'Anna', lastName: 'Lindqvist', phone: PHONE });
  ben = await aPerson(t.db);
});
afterAll(() => t.close());

const own = async (person: Person) => (await t.as(person)).account;

describe('personal info', () => {
  test('is changed in parts', async () => {
    const account = await own(anna);
    const about = {
      id: anna.id,
      dob: '6/17/1974',
      gender: 'female' as const,
      address: ' 214 Example Ave, Pasadena ',
      zip: '91101',
    };
    const { data } = await account.changeUserInfo({ body: about });
    expect(data).toMatchObject({
      dob: '1974-06-17',
      gender: 'female',
      address: '214 Example Ave, Pasadena',
      zip: '91101',
      firstName: 'Anna',
      isPhoneVerified: true,
      completeness: 80,
    });
    const changed = await account.changeUserInfo({ body: { id: anna.id, lastName: 'Marín', phone: PHONE } });
    expect(changed.data).toMatchObject({
      lastName: 'Marín',
      phone: PHONE,
      isPhoneVerified: true,
      dob: '1974-06-17',
    });
    const person = await t.db
      .selectFrom('people')
      .select(['first_name', 'last_name'])
      .where('id', '=', anna.personId)
      .executeTakeFirstOrThrow();
    expect(person).toEqual({ first_name: 'Anna', last_name: 'Marín' });
  });

  test('takes no other phone number, and nothing beside it: that needs a code', async () => {
    const account = await own(anna);
    await expect(
      account.changeUserInfo({ body: { id: anna.id, lastName: 'Thief', phone: '6265550161' } }),
    ).rejects.toMatchObject({ code: 'invalid_input', issues: [{ field: 'phone', key: 'errors.phoneByCode' }] });
    expect((await account.ownInfo()).data).toMatchObject({ lastName: 'Marín', phone: PHONE, isPhoneVerified: true });
  });

  test('leaves a trace of each change that names no content', async () => {
    const entries = await t.db
      .selectFrom('audit_entries')
      .select(['actor_id', 'action', 'subject'])
      .where('person_id', '=', anna.personId)
      .execute();
    expect(entries).toContainEqual({ actor_id: anna.id, action: 'write', subject: `person:${anna.personId}` });
  });

  test('counts health basics as the last fifth, whole only when each is answered', async () => {
    await t.db
      .insertInto('health_profiles')
      .values({ person_id: anna.personId, facts: '{"bloodGroup":"O+","allergies":[]}', updated_at: t.clock.now() })
      .execute();
    expect((await (await own(anna)).userInfo({ params: { id: anna.id } })).data.completeness).toBe(84);
  });

  test('knows no birth in the future', async () => {
    await expect((await own(anna)).changeUserInfo({ body: { id: anna.id, dob: '06/16/2026' } })).rejects.toMatchObject({
      issues: [{ field: 'dob', key: 'errors.dobFuture' }],
    });
    expect((await (await own(anna)).changeUserInfo({ body: { id: anna.id, dob: '06/15/2026' } })).data.dob).toBe(
      '2026-06-15',
    );
  });

  test('takes nothing that is not asked for', async () => {
    const tokens = await (await t.as()).account.logIn({ body: { email: anna.email, password: anna.password } });
    const answer = await t.fetch('/services/user/auth/v1.1/updateNPById', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'x-token': tokens.token },
      body: JSON.stringify({
        id: anna.id,
        email: 'x@mail.example',
        isStaff: true,
        is_staff: true,
        isEmailVerified: false,
        user_id: ben.id,
        completeness: 1,
      }),
    });
    expect(answer.status).toBe(200);
    const row = await t.db
      .selectFrom('users')
      .select(['email', 'is_staff'])
      .where('id', '=', anna.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ email: anna.email, is_staff: false });
  });
});

test('what is somebody else’s is answered like what is missing', async () => {
  const account = await own(anna);
  const calls = [
    (id: string) => account.userInfo({ params: { id } }),
    (id: string) => account.changeUserInfo({ body: { id, firstName: 'Mallory' } }),
  ];
  for (const call of calls) {
    const foreign = await call(ben.id).catch((error: unknown) => error);
    const missing = await call('7f3c1e52-0000-4000-8000-000000000000').catch((error: unknown) => error);
    expect(foreign).toMatchObject({ code: 'not_found' });
    expect(JSON.stringify(foreign)).toBe(JSON.stringify(missing));
  }
  expect((await (await own(ben)).userInfo({ params: { id: ben.id } })).data.firstName).toBe('Elena');
});

test('logs name nobody', () => {
  const log = lines.join('\n');
  expect(lines.length).toBeGreaterThan(10);
  for (const secret of [anna.email, anna.id, ben.id, 'Lindqvist', 'Example Ave', '6265550161', '1974', anna.password])
    expect(log).not.toContain(secret);
});
