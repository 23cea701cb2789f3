import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Errors } from './errors.ts';

type ReportedError = { name: string; message: string; stack: string; route: string | undefined; times: number };
type ErrorsWorld = {
  errors: Errors;
  reported(): Promise<ReportedError[]>;
  /** Every byte that left, and every line of the log. */
  everything(): Promise<string>;
  /** Whether the other side takes anything. */
  allow(isAllowed: boolean): Promise<void>;
  close(): Promise<void>;
};

/** What every receiver of errors has in common. */
export function errorsBehaviour(name: string, open: () => Promise<ErrorsWorld>) {
  describe(`errors: ${name}`, () => {
    let world: ErrorsWorld;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.close());

    async function reportedAs(error: unknown, route: string) {
      world.errors.report(error, { route });
      await world.errors.flush(2000);
      return (await world.reported()).filter((report) => report.route === route);
    }

    test('tells what failed and where', async () => {
      const [report] = await reportedAs(new RangeError('Invalid time value'), '/where');
      expect(report).toMatchObject({ name: 'RangeError', message: 'Invalid time value', times: 1 });
      expect(report?.stack).toContain('errors.behaviour.ts');
    });

    test('tells of the same failure again and again under one name', async () => {
      for (let time = 0; time < 3; time += 1)
        await reportedAs(new TypeError(`Cannot read properties of undefined (reading '${time}')`), '/again');
      const reports = (await world.reported()).filter((report) => report.route === '/again');
      expect(reports).toMatchObject([{ name: 'TypeError', times: 3 }]);
    });

    test('tells nothing of anybody', async () => {
      const secrets = [
        `duplicate key value violates "users_canary" Key (email)=(canary@example.com)`,
        `invalid input syntax for type uuid: "canary"`,
        `'canary' is not a name`,
        'call 626-555-0148 or (626) 555 0149',
        'GET https://lado.example/Md/canary?q=canary failed',
        'no user 0b9f6c1e-6b1c-4c6e-9d0a-3f3c1d2e4f5a',
        `Unexpected token c, "canary so on`,
        'card 4242 4242 4242 4242',
      ];
      for (const [place, secret] of secrets.entries()) await reportedAs(new Error(secret), `/secret/${place}`);
      await reportedAs(
        Object.assign(new Error('x'), { name: 'canary@example.com', detail: 'canary', body: { canary: 1 } }),
        '/odd',
      );
      expect(await world.everything()).not.toMatch(/canary|555[- ]014|0b9f6c1e-6b1c|4242 4242/);
    });

    test.each([
      [undefined],
      [null],
      ['canary, thrown as a text'],
      [42],
      [{ message: 'canary' }],
      [Object.create(null)],
    ])('takes %o, too', async (thrown) => {
      const route = `/thrown/${typeof thrown}`;
      expect((await reportedAs(thrown, route)).length).toBeGreaterThan(0);
      expect(await world.everything()).not.toContain('canary');
    });

    test('survives when nobody listens', async () => {
      await world.allow(false);
      for (let time = 0; time < 200; time += 1)
        expect(world.errors.report(new Error('storm'), { route: '/storm' })).toBeUndefined();
      await world.errors.flush(1000); // gives up
      await world.allow(true);
      expect((await reportedAs(new Error('calm'), '/calm')).length).toBe(1);
    });
  });
}
