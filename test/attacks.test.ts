import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoFamily } from '#features/account/demo/people.ts';
import { demoCentres } from '#features/senior-care/demo/centres.ts';
import { addDays, dayIn, weekdayOf } from '#shared/dates.ts';
import { services } from '#shared/services.ts';
import { type ServerProcess, startServer } from '../e2e/server-process.ts';
import { built } from './built.ts';
import { freshDatabase } from './database.ts';
import { behindProxies } from './proxies.ts';
import { codeMailedTo, ownFolders, post } from './server-process.ts';

const freshFolder = ownFolders();
const PASSWORD = 'Jacaranda-2026!';
const WRONG = 'Guess-number-1!';
/** Where attackers, owners and other families are: this server believes one proxy, which each of them is. */
const [ATTACKER, HOME, CAFE, OTHERS] = ['192.0.2.1', '198.51.100.1', '198.51.100.2', '203.0.113.1'] as const;

/** The product as it is in production; with the demo town for those who attack accounts. */
async function started(trustedProxies: number, { hasTown }: { hasTown: boolean }) {
  const settings = {
    LADO_DEMO: hasTown ? '1' : '0',
    LIMITS_FACTOR: '1',
    TRUSTED_PROXIES: String(trustedProxies),
    DATABASE_URL: await freshDatabase(),
  };
  return startServer({ folder: freshFolder(), settings });
}

beforeAll(built);

describe.each([0, 1, 2])('behind %i proxies', (count) => {
  test('whoever names another address with each request is stopped as one', async () => {
    const server = await started(count, { hasTown: false });
    const proxies = await behindProxies(Number(new URL(server.address).port), count);
    const url = `http://127.0.0.1:${proxies.port}${services.common}/leads/v1.0/waitingList`;
    const statuses = new Map<number, number>();
    for (let index = 0; index < 30; index += 1) {
      const claimed = { 'x-forwarded-for': `6.6.${index}.6, 7.7.7.${index}` };
      const { status } = await post(url, { service: 'pharmacy', email: `who${index}@mail.example` }, claimed);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    proxies.close();
    await server.stop();
    expect(Object.fromEntries(statuses)).toEqual({ 201: 20, 429: 10 });
  });
});

describe('at one server', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await started(1, { hasTown: true });
  });
  afterAll(() => server.stop());

  /** A browser somewhere: it keeps the cookie it is known by. */
  function browserAt(address: string) {
    let cookie: string | undefined;
    return async (path: string, body: object, headers: Record<string, string> = {}) => {
      const answer = await post(`${server.address}${path}`, body, {
        'x-forwarded-for': address,
        ...(cookie && { cookie }),
        ...headers,
      });
      const given = answer.headers.getSetCookie().find((one) => one.startsWith('__Host-lado_device='));
      if (given) cookie = given.split(';')[0];
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    };
  }
  type Browser = ReturnType<typeof browserAt>;
  const account = (path: string) => `${services.user}/auth/v1.1/${path}`;

  async function signUp(browser: Browser, email: string) {
    const target = { channel: 'email', email };
    await browser(account('otp'), target);
    const { body } = await browser(account('otpVerify'), { ...target, otp: await codeMailedTo(server, email) });
    const form = { firstName: 'Mallory', lastName: 'Okafor', phone: '6265550148', agreesToTerms: true };
    const passwords = { password: PASSWORD, confirmPassword: PASSWORD };
    const signed = await browser(account('signup'), { ...form, ...passwords, email, ticket: body['ticket'] });
    const { token, data } = signed.body as { token: string; data: { _id: string } };
    return { 'x-token': token, authorization: `Bearer ${token}`, userid: data._id };
  }

  describe('whoever wants every seat of a center and pays for none', () => {
    const centre = demoCentres().find(({ isVerified, kind }) => isVerified && kind === 'day_care');
    const isOpen = (day: string) => {
      const weekday = weekdayOf(day);
      return Boolean(centre?.hours[weekday - 1]) && !centre?.fullWeekdays.includes(weekday);
    };
    const today = dayIn(centre?.timeZone ?? 'UTC', new Date());
    const day = Array.from({ length: 7 }, (_, index) => addDays(today, 200 + index)).find(isOpen) ?? today;
    const free = async () => {
      const answer = await fetch(
        `${server.address}${services.seniorCare}/centres/v1.0/seats/${centre?.id}?from=${day}&to=${day}`,
      );
      return (
        ((await answer.json()) as { data: { free: number; capacity: number }[] }).data[0] ?? { free: 0, capacity: 0 }
      );
    };
    const book = (browser: Browser, headers: Record<string, string>, guestsCount: number) =>
      browser(
        `${services.seniorCare}/api/auth/v1.1/bookings`,
        { centerId: centre?.id, checkInDate: day, checkOutDate: day, weekDays: [weekdayOf(day)], guestsCount },
        headers,
      );

    test('keeps a quarter of a day by one account, half by ten of one network, and others still book', async () => {
      const browser = browserAt(ATTACKER);
      const { capacity } = await free();
      expect(capacity).toBeGreaterThan(8);
      for (let index = 0; index < 10; index += 1) {
        const mallory = await signUp(browser, `mallory${index}@mail.example`);
        for (const guests of [6, 5, 4, 3, 2, 1]) await book(browser, mallory, guests);
        const part = index === 0 ? capacity / 4 : capacity / 2;
        expect(capacity - (await free()).free).toBeLessThanOrEqual(Math.max(index === 0 ? 2 : 4, part));
      }
      const family = browserAt(OTHERS);
      expect((await book(family, await signUp(family, 'lena@mail.example'), 2)).status).toBe(201);
    });
  });

  describe('while a stranger guesses without end, the owner gets in', () => {
    const { email, password } = demoFamily;
    const target = { channel: 'email', email };
    const logIn = async (browser: Browser, tried: string) =>
      (await browser(account('signin'), { email, password: tried })).status;
    const askForCode = (browser: Browser) => browser(account('forgotPassword'), target);
    const tryCode = (browser: Browser, otp: string) => browser(account('forgotEmailOTP'), { ...target, otp });
    const otherThan = (code: string) => (code === '111111' ? '222222' : '111111');

    test('on a known device, whatever passwords are tried elsewhere', async () => {
      const [stranger, home] = [browserAt(ATTACKER), browserAt(HOME)];
      expect(await logIn(home, password)).toBe(200);
      const statuses: number[] = [];
      for (let tries = 0; tries < 40; tries += 1) statuses.push(await logIn(stranger, WRONG));
      expect(statuses.filter((status) => status === 401)).toHaveLength(10);
      expect(await logIn(stranger, password)).toBe(429);
      expect(await logIn(home, password)).toBe(200);
    });

    test('anywhere, with a code that the stranger could neither replace nor spend', async () => {
      const [stranger, cafe] = [browserAt(ATTACKER), browserAt(CAFE)];
      await askForCode(cafe);
      const code = await codeMailedTo(server, email);
      // with the owner's code, and with all the codes that are to be had
      for (let tries = 0; tries < 6; tries += 1) await tryCode(stranger, otherThan(code));
      const asked: number[] = [];
      for (let index = 0; index < 8; index += 1) {
        asked.push((await askForCode(stranger)).status);
        for (let tries = 0; tries < 6; tries += 1) await tryCode(stranger, otherThan(code));
      }
      expect(asked).toContain(429);
      expect((await askForCode(browserAt('198.51.100.3'))).status).toBe(200);
      const { status, body } = await tryCode(cafe, code);
      expect(status).toBe(200);
      const passwords = { password: 'Magnolia-2026!', confirmPassword: 'Magnolia-2026!' };
      expect((await cafe(account('resetPassword'), { ticket: body['ticket'], ...passwords })).status).toBe(200);
      expect(await logIn(cafe, 'Magnolia-2026!')).toBe(200);
      expect(await logIn(stranger, WRONG)).toBe(401);
    });
  });
});
