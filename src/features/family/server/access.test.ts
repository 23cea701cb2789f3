import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { ownPerson } from './access.ts';

let t: TestApp;
let elena: Person;
let rosa: Person;
const updated_at = new Date('2026-06-15T16:00:00Z');

beforeAll(async () => {
  t = await testApp();
  [elena, rosa] = [await aPerson(t.db), await aPerson(t.db, { firstName: 'Rosa' })];
});
afterAll(() => t.close());

const asked = (personId: string | null, scope: 'records' | 'bookings' | 'payments' = 'bookings') =>
  ownPerson(t.db, { userId: elena.id, personId, scope, now: t.clock.now() });

describe('the person one may act for', () => {
  test('is oneself', async () => {
    expect(await asked(null)).toBe(elena.personId);
    expect(await asked(elena.personId)).toBe(elena.personId);
  });

  test('is somebody one looks after who has no account', async () => {
    const { id } = await t.db
      .insertInto('people')
      .values({ created_by: elena.id, first_name: 'Luz', last_name: 'Marín', updated_at })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await asked(id)).toBe(id);
    await expect(
      ownPerson(t.db, { userId: rosa.id, personId: id, scope: 'bookings', now: t.clock.now() }),
    ).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test.each([
    ['pending', ['bookings']],
    ['declined', ['bookings']],
    ['revoked', ['bookings']],
    ['accepted', []],
    ['accepted', ['records', 'payments']],
  ])('is nobody whose link is %s with the scopes %j', async (status, scopes) => {
    await link(status, scopes);
    await expect(asked(rosa.personId)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('is somebody who has accepted, in that scope, in that direction', async () => {
    await link('accepted', ['bookings']);
    expect(await asked(rosa.personId)).toBe(rosa.personId);
    await expect(asked(rosa.personId, 'records')).rejects.toMatchObject({ code: 'not_found' });
    await expect(
      ownPerson(t.db, { userId: rosa.id, personId: elena.personId, scope: 'bookings', now: t.clock.now() }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  test('is nobody who does not exist', async () => {
    await expect(asked('00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({ code: 'not_found' });
    await expect(asked(rosa.id)).rejects.toMatchObject({ code: 'not_found' });
  });
});

async function link(status: string, scopes: string[]) {
  await t.db.deleteFrom('family_links').execute();
  await t.db
    .insertInto('family_links')
    .values({
      person_id: rosa.personId,
      member_user_id: elena.id,
      relationship: 'daughter',
      status,
      scopes,
      updated_at,
    })
    .execute();
}
