import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { testApp, type TestApp } from '#test/harness.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ settings: { LIMITS_FACTOR: '1000' } });
});
afterAll(() => t.close());

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1';

test('every log-in is a device, with its browser and when it was used; this one comes first', async () => {
  const anna = await aPerson(t.db);
  await (await t.as(undefined, { 'user-agent': phone })).account.logIn({ body: anna });
  t.clock.advance(60);
  const { devices } = await (await t.as(anna)).security.mine();
  expect(devices).toMatchObject([
    { isThis: true, usedAt: t.clock.now().toISOString() },
    { isThis: false, browser: 'safari', system: 'iphone', isOnThisNetwork: true },
  ]);
});

test('a device is logged out from its next request on, and its sockets are told', async () => {
  const anna = await aPerson(t.db);
  const [here, there] = [t.clientsWith(await t.headersOf(anna)), t.clientsWith(await t.headersOf(anna))];
  const { devices } = await here.security.mine();
  const id = devices.find(({ isThis }) => !isThis)?._id ?? '';
  await there.security.mine();
  await here.security.endDevice({ params: { id } });
  await expect(there.security.mine()).rejects.toMatchObject({ code: 'session_expired' });
  expect((await here.security.mine()).devices).toHaveLength(1);
  await expect(here.security.endDevice({ params: { id } })).rejects.toMatchObject({ code: 'not_found' });
});

test('all others at once; this one stays', async () => {
  const anna = await aPerson(t.db);
  const others = await Promise.all([t.as(anna), t.as(anna), t.as(anna)]);
  const here = t.clientsWith(await t.headersOf(anna));
  await here.security.endOtherDevices();
  for (const other of others) await expect(other.security.mine()).rejects.toMatchObject({ code: 'session_expired' });
  expect((await here.security.mine()).devices).toMatchObject([{ isThis: true }]);
});

test('all others at once, however many there are', async () => {
  const anna = await aPerson(t.db);
  for (let round = 0; round < 20; round += 1) await Promise.all(Array.from({ length: 12 }, () => t.headersOf(anna)));
  const here = t.clientsWith(await t.headersOf(anna));
  await here.security.endOtherDevices();
  expect((await here.security.mine()).devices).toMatchObject([{ isThis: true }]);
});

test('what can no longer be renewed is no device any more', async () => {
  const anna = await aPerson(t.db);
  await t.as(anna);
  t.clock.advance(1801);
  expect((await (await t.as(anna)).security.mine()).devices).toHaveLength(1);
});
