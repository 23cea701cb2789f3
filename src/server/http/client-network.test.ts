import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#test/harness.ts';
import { networkOf } from './client-network.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ settings: { TRUSTED_PROXIES: '1' } });
});
afterAll(() => t.close());

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:FFFF:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('limits count all addresses of a network together, and the next network by itself', async () => {
  const joined = async (address: string) => {
    const answer = await t.fetch('/services/user/auth/v1.1/checkUser', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ email: 'somebody@mail.example' }),
    });
    return answer.status;
  };
  for (let host = 1; host <= 20; host += 1) expect(await joined(`2001:db8:1:2::${host.toString(16)}`)).toBe(200);
  expect(await joined('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(429);
  expect(await joined('2001:db8:1:3::1')).toBe(200);

  for (let count = 1; count <= 20; count += 1)
    expect(await joined(count % 2 === 0 ? '192.0.2.7' : '::ffff:192.0.2.7')).toBe(200);
  expect(await joined('::ffff:192.0.2.7')).toBe(429);
});
