import { expect, test } from 'vitest';
import { countriesIn, countryOf } from './country-of-network.ts';

const silent = { error: () => undefined };

test.each([
  ['8.8.8.8', 'US'],
  ['::ffff:8.8.8.8', 'US'],
  ['2001:4860:4860::8888', 'US'],
  ['193.205.136.1', 'IT'],
  ['80.58.61.250', 'ES'],
  ['2001:67c:28a4::', 'DK'],
])('%s is in %s', async (address, country) => {
  expect(await countryOf(address, silent)).toBe(country);
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.1.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '::ffff:192.168.1.1',
  '192.0.2.1',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '255.255.255.255',
  '0.0.0.0',
  '::1',
  '::',
  'fe80::1%eth0',
  'fd00::1',
  '2001:db8::1',
  '2002:808:808::1',
  '64:ff9b::808:808',
  'ff02::1',
])('%s is nowhere', async (address) => {
  expect(await countryOf(address, silent)).toBeNull();
});

test.each(['', 'unknown', '8.8.8', '8.8.8.8.8', '999.1.1.1', 'g::1', '8.8.8.8/8', '2001:4860::/32'])(
  '“%s” is no address, and nowhere',
  async (address) => {
    expect(await countryOf(address, silent)).toBeNull();
  },
);

test('a table that is not there is logged, and nobody is anywhere', async () => {
  const errors: unknown[] = [];
  const find = countriesIn('/nowhere/countries.mmdb');
  expect(await find('8.8.8.8', { error: (error: unknown) => void errors.push(error) })).toBeNull();
  expect(errors).toMatchObject([{ code: 'MODULE_NOT_FOUND' }]);
});

test('a file that is no table is logged, and nobody is anywhere', async () => {
  const errors: unknown[] = [];
  const find = countriesIn(import.meta.filename);
  expect(await find('8.8.8.8', { error: (error: unknown) => void errors.push(error) })).toBeNull();
  expect(errors).toHaveLength(1);
});

test('private addresses have no table read', async () => {
  const errors: unknown[] = [];
  const find = countriesIn('/nowhere/countries.mmdb');
  expect(await find('127.0.0.1', { error: (error: unknown) => void errors.push(error) })).toBeNull();
  expect(errors).toEqual([]);
});
