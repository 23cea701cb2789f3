import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { testApp, type TestApp } from '#test/harness.ts';
import { defaults } from '../preferences.ts';

let t: TestApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  t = await testApp();
  anna = await aPerson(t.db, { firstName: 'Anna', lastName: 'Lindqvist' });
  ben = await aPerson(t.db);
});
afterAll(() => t.close());

const own = async (person: Person) => (await t.as(person)).preferences;

describe('preferences', () => {
  test('are changed in parts; a language is remembered for letters', async () => {
    const preferences = await own(anna);
    const params = { id: anna.id };
    expect((await preferences.changeGlobal({ params, body: { language: 'sp', textSize: 'large' } })).data).toEqual({
      language: 'sp',
      timeZone: 'America/Los_Angeles',
      isZoneLearned: true,
      currency: 'USD',
      textSize: 'large',
      theme: 'system',
    });
    expect((await preferences.global({ params })).data.language).toBe('sp');
    expect((await preferences.changeNotifications({ params, body: { bookingsByText: false } })).data).toEqual({
      ...defaults.notifications,
      bookingsByText: false,
    });
    expect((await preferences.notifications({ params })).data.bookingsByText).toBe(false);
    expect((await preferences.changePrivacy({ params, body: { showsNameInReviews: false } })).data).toEqual({
      ...defaults.privacy,
      showsNameInReviews: false,
    });
    expect((await preferences.privacy({ params })).data.showsNameInReviews).toBe(false);
    await (await t.as()).account.forgotPassword({ body: { channel: 'email', email: anna.email } });
    const { subject } = await t.db
      .selectFrom('outbox')
      .select('subject')
      .where('recipient', '=', anna.email)
      .executeTakeFirstOrThrow();
    expect(subject).toBe('Restablezca su contraseña de Lado');
  });

  test('a time zone is chosen, unless it is said that a device told it', async () => {
    const rosa = await aPerson(t.db);
    const change = async (body: object) =>
      (await (await own(rosa)).changeGlobal({ params: { id: rosa.id }, body })).data.isZoneLearned;
    expect(await change({ timeZone: 'America/Denver', isZoneLearned: true })).toBe(true);
    expect(await change({ theme: 'dark' })).toBe(true);
    expect(await change({ timeZone: 'America/Denver' })).toBe(false);
    expect(await change({ theme: 'light' })).toBe(false);
  });

  test('are read all at once, with those that were chosen', async () => {
    const { data, chosen } = await (await own(anna)).own();
    expect(data.global.textSize).toBe('large');
    expect([...chosen].sort()).toEqual(['language', 'textSize']);
    expect(data.notifications.bookingsByText).toBe(false);
    expect(data.privacy.showsNameInReviews).toBe(false);
    expect((await (await own(await aPerson(t.db))).own()).chosen).toEqual(['language']);
  });

  test('changed from two sides at once both stay', async () => {
    const preferences = await own(ben);
    const params = { id: ben.id };
    await Promise.all([
      preferences.changeNotifications({ params, body: { bookingsByMail: false } }),
      preferences.changeNotifications({ params, body: { remindersByText: false } }),
    ]);
    expect((await preferences.notifications({ params })).data).toEqual({
      ...defaults.notifications,
      bookingsByMail: false,
      remindersByText: false,
    });
  });

  test.each([
    { timeZone: 'Mars/Olympus' },
    { timeZone: '' },
    { theme: 'pink' },
    { currency: 'EUR' },
    { textSize: 18 },
    { language: 'xx' },
    { timeZone: 'x'.repeat(500) },
  ])('refuse %j', async (body) => {
    const preferences = await own(ben);
    await expect(preferences.changeGlobal({ params: { id: ben.id }, body: body as never })).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });
});

test('what is somebody else’s is answered like what is missing', async () => {
  const preferences = await own(anna);
  const calls = [
    (id: string) => preferences.global({ params: { id } }),
    (id: string) => preferences.notifications({ params: { id } }),
    (id: string) => preferences.privacy({ params: { id } }),
    (id: string) => preferences.changeGlobal({ params: { id }, body: { theme: 'dark' } }),
    (id: string) => preferences.changeNotifications({ params: { id }, body: {} }),
    (id: string) => preferences.changePrivacy({ params: { id }, body: {} }),
  ];
  for (const call of calls) {
    const foreign = await call(ben.id).catch((error: unknown) => error);
    const missing = await call('7f3c1e52-0000-4000-8000-000000000000').catch((error: unknown) => error);
    expect(foreign).toMatchObject({ code: 'not_found' });
    expect(JSON.stringify(foreign)).toBe(JSON.stringify(missing));
  }
});
