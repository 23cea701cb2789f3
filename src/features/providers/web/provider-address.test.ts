import { expect, test } from 'vitest';
import { profileAddress } from './provider-address.ts';

test.each([
  ['doctor', '/Md/7'],
  ['day_care', '/care/daycaredetails/7'],
  ['board_and_care', '/care/daycaredetails/7'],
])('the page of a %s is %s', (kind, address) => {
  expect(profileAddress(kind, '7')).toBe(address);
});
