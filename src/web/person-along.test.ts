import { resolvePath } from 'react-router';
import { expect, test } from 'vitest';
import { withPersonAlong } from './person-along.ts';

const ROSA = '3f0d7c9e-58b1-4e7c-9a53-0c8f5d2b6a10';
const gone = (to: string, from: string) => {
  const { pathname, search, hash } = withPersonAlong(resolvePath(to), resolvePath(from));
  return pathname + search + hash;
};

test.each([
  [
    '/care/daycarecenters?place=Pasadena',
    `/senior-care?for=${ROSA}`,
    `/care/daycarecenters?place=Pasadena&for=${ROSA}`,
  ],
  ['/care/daycarecenters', `/care/daycarecenters?place=Pasadena&for=${ROSA}`, `/care/daycarecenters?for=${ROSA}`],
  ['/Md/1#times', `/top-Doctors?for=${ROSA}`, `/Md/1?for=${ROSA}#times`],
  ['/md-bookDetails?doctor=1', `/Md/1?for=${ROSA}`, `/md-bookDetails?doctor=1&for=${ROSA}`],
  ['/top-Doctors', `/dashboard?for=${ROSA}`, `/top-Doctors?for=${ROSA}`],
])('where care is looked for the person goes along: %s', (to, from, address) => {
  expect(gone(to, from)).toBe(address);
});

test.each([
  ['/dashboard', `/senior-care?for=${ROSA}`],
  ['/dashboard', `/dashboard?for=${ROSA}`],
  ['/dashboardbookings?tab=pending&id=1', `/dashboard?for=${ROSA}`],
  ['/dashboard-security', `/dashboard?for=${ROSA}`],
  ['/myProfile', `/dashboard?for=${ROSA}`],
  ['/dashboard-addfamily?step=add', `/dashboard?for=${ROSA}`],
  ['/senior-care', '/dashboard'],
  ['/top-Doctors?for=another', `/senior-care?for=${ROSA}`],
  ['/md-bookDetails?doctor=1&step=check', `/md-bookDetails?doctor=1&for=${ROSA}&step=person`],
  ['/care/daycare-bookingdetails?change=1', `/dashboardbookings?for=${ROSA}`],
  ['/md-bookDetails?move=1', `/dashboardappointments?for=${ROSA}`],
])('elsewhere an address stays as it is: %s', (to, from) => {
  expect(gone(to, from)).toBe(to);
});

test.each([
  ['/notifications', '/dashboard', `/notifications?for=${ROSA}`],
  ['/dashboardbookings?tab=upcoming', '/dashboard-payment', `/dashboardbookings?tab=upcoming&for=${ROSA}`],
  ['/favourites', '/messaging', `/favourites?for=${ROSA}`],
  ['/dashboard-addfamily', '/dashboard', `/dashboard-addfamily?for=${ROSA}`],
  ['/dashboard-week', '/dashboard-addfamily', `/dashboard-week?for=${ROSA}`],
])('who is chosen in the row of faces stays so on the next screen of the dashboard: %s', (to, from, address) => {
  expect(gone(to, `${from}?for=${ROSA}`)).toBe(address);
});

test('whoever says that it is for themselves goes on without a person', () => {
  expect(gone('/care/daycarecenters?days=1,3&for=', `/care/daycarecenters?days=1,3&for=${ROSA}`)).toBe(
    '/care/daycarecenters?days=1,3',
  );
});
