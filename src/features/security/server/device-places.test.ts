import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { testApp, type TestApp } from '#test/harness.ts';

const HOME = '8.8.8.8';
const SPAIN = '80.58.61.250';
const PRIVATE = '192.168.1.7';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ settings: { TRUSTED_PROXIES: '1' } });
});
afterAll(() => t.close());

/** Logs in without a cookie of a known device; answers the cookie by which the log-in is renewed. */
async function logInFrom(address: string, { email, password }: Person): Promise<string> {
  const answer = await post('auth/v1.1/signin', { email, password }, { 'x-forwarded-for': address });
  expect(answer.status).toBe(200);
  return answer.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-lado_refresh=')) ?? '';
}

const post = (path: string, body: object, headers: Record<string, string>) =>
  t.fetch(`/services/user/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Chrome/120 Windows', ...headers },
    body: JSON.stringify(body),
  });

const placesOf = async (person: Person) => {
  const { devices } = await (await t.as(person)).security.mine();
  return devices.filter(({ browser }) => browser === 'chrome').map(({ country }) => country);
};

describe('where a device is', () => {
  test('is the country of its network, and not known of a private one', async () => {
    const anna = await aPerson(t.db);
    for (const address of [HOME, '2001:4860:4860::8888', SPAIN, PRIVATE, '127.0.0.1']) await logInFrom(address, anna);
    expect((await placesOf(anna)).toSorted()).toEqual(['ES', 'US', 'US', null, null]);
  });

  test('is where it was used last', async () => {
    const anna = await aPerson(t.db);
    const refresh = await logInFrom(HOME, anna);
    expect(await placesOf(anna)).toEqual(['US']);
    const renewing = { origin: 'http://127.0.0.1:3000', 'x-lado-renew': '1', cookie: refresh.split(';')[0] ?? '' };
    const renewed = await post('sessions/v1.0/renew', {}, { ...renewing, 'x-forwarded-for': SPAIN });
    expect(renewed.status).toBe(200);
    expect(await placesOf(anna)).toEqual(['ES']);
  });

  test('is kept without the address', async () => {
    const anna = await aPerson(t.db);
    await logInFrom(SPAIN, anna);
    for (const table of ['sessions', 'known_devices'] as const) {
      const rows = await t.db.selectFrom(table).selectAll().where('user_id', '=', anna.id).execute();
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain(SPAIN);
    }
  });
});

describe('the letter of a new device', () => {
  const letterOf = async ({ email }: Person) => {
    const letter = t.db.selectFrom('outbox').select('body').where('recipient', '=', email);
    return (await letter.executeTakeFirstOrThrow()).body;
  };

  test('names the country of a new network, and says that it is an estimate', async () => {
    const anna = await aPerson(t.db);
    await logInFrom(PRIVATE, anna);
    await logInFrom(SPAIN, anna);
    expect(await letterOf(anna)).toContain(
      'Network: one that is new to your account.\nPlace: Spain, by its network. This is an estimate: a VPN or the network of a phone can look like another country.\n\n',
    );
  });

  test('names it of a known network, too', async () => {
    const anna = await aPerson(t.db);
    await logInFrom(HOME, anna);
    t.clock.advance(61); // two of a minute are one that sent its log-in twice
    await logInFrom(HOME, anna);
    expect(await letterOf(anna)).toContain(
      'Network: one from which you have logged in before.\nPlace: United States, by its network. ',
    );
  });

  test('says so in the language of its owner', async () => {
    const anna = await aPerson(t.db, { language: 'sp' });
    await logInFrom(PRIVATE, anna);
    await logInFrom(HOME, anna);
    expect(await letterOf(anna)).toContain(
      'Red: una nueva para su cuenta.\nLugar: Estados Unidos, según su red. Es una estimación: ',
    );
  });

  test('names no place of a private network', async () => {
    const anna = await aPerson(t.db);
    await logInFrom(HOME, anna);
    await logInFrom(PRIVATE, anna);
    const letter = await letterOf(anna);
    expect(letter).toContain('Network: one that is new to your account. We do not know where it is.\n\n');
    expect(letter).not.toContain('Place:');
  });
});
