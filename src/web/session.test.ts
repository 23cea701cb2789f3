import { expect, test } from 'vitest';
import { device } from './device.ts';
import { clockZone, showTimesIn } from './device-zone.ts';
import { entriesOf, session } from './session.ts';

const account = {
  _id: '5c0a7e1e-0000-4000-8000-000000000001',
  email: 'nadia@mail.example',
  firstName: 'Nadia',
  lastName: 'Ortiz',
  profileImage: null,
  token: 'a-token',
};
const auth = { expiresAt: '2026-06-15T16:15:00.000Z', expiresInSeconds: 900, workspace: 'family' } as const;

test('a log-in leaves at once what the server renders the next private page by', () => {
  session.open(account, auth);
  expect(device.choices()).toMatchObject({ isLoggedIn: true, zone: clockZone() });
});

test('a log-out takes the zone along in which times were shown, and not that nothing is to be told', () => {
  session.open(account, auth);
  showTimesIn('Asia/Tokyo');
  device.choose({ isUncounted: true });
  session.close();
  expect(device.choices()).toMatchObject({ isLoggedIn: false, shownZone: undefined, isUncounted: true });
  device.choose({ isUncounted: false });
});

test('and keeps what it answered under the keys of the specification, and no more', () => {
  localStorage.clear();
  session.open(account, auth);
  expect({ ...localStorage }).toEqual(entriesOf(account, auth));
  expect(session.headers()).toEqual({ 'x-token': 'a-token', authorization: 'Bearer a-token', userId: account._id });
  session.close();
  expect({ ...localStorage }).toMatchObject({ isLogged: 'false' });
  expect(session.isLoggedIn()).toBe(false);
});
