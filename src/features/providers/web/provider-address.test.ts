import { expect, test } from 'vitest';
import { contactAddress, profileAddress } from './provider-address.ts';

test.each([
  ['doctor', '/Md/7'],
  ['caregiver', '/cg/7'],
  ['diagnostic_center', '/diagnosis-center-view?center=7'],
  ['home_health_agency', '/homeHealthProfile/7'],
  ['day_care', '/care/daycaredetails/7'],
  ['board_and_care', '/care/daycaredetails/7'],
])('the page of a %s is %s', (kind, address) => {
  expect(profileAddress(kind, '7')).toBe(address);
});

test.each([
  ['doctor', '/UnMd/7'],
  ['caregiver', '/cg/7'],
  ['diagnostic_center', '/diagnosis-center-view?center=7'],
  ['home_health_agency', '/homeHealthRequest?agency=7'],
  ['day_care', '/scare/unverifiedCenter/7'],
])('a %s that nobody runs is asked at %s', (kind, address) => {
  expect(contactAddress(kind, '7')).toBe(address);
});
