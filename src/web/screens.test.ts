import { expect, test } from 'vitest';
import { screenAt, screenFor } from './screens.ts';

const visitor = { isLoggedIn: false, hasDevelopmentPages: false };
const somebody = { ...visitor, isLoggedIn: true };
const pathOf = (found: ReturnType<typeof screenFor>) => (typeof found === 'string' ? undefined : found.row.path);

test.each([
  '/senior-care',
  '/senior-care/',
  '/Senior-Care',
  '/senior-care?place=91101',
  '/senior-care#how',
  '/senior-care/?place=91101#how',
])('%s is one and the same screen', (address) => {
  expect(screenAt(address)?.row.path).toBe('/senior-care');
});

test('a parameter may be left out, and comes decoded', () => {
  expect(screenAt('/care/daycaredetails')?.params).toEqual({ pathParam: undefined });
  expect(screenAt('/care/daycaredetails/a%20b?in=2026-06-17')?.params).toEqual({ pathParam: 'a b' });
  expect(screenAt('/care/daycaredetails/100%')?.params).toEqual({ pathParam: '100%' });
});

test.each(['/nowhere', '/care/daycaredetails/a/b', '//senior-care', '/dev/ui'])(
  '%s leads to the page that says so',
  (address) => {
    expect(screenFor(address, visitor)).toBe('/404');
  },
);

test('visitors are led from a private screen to the log-in and back', () => {
  expect(screenFor('/dashboardbookings?tab=past', visitor)).toBe(
    `/login?next=${encodeURIComponent('/dashboardbookings?tab=past')}`,
  );
  expect(pathOf(screenFor('/dashboardbookings?tab=past', somebody))).toBe('/dashboardbookings');
});

test('the home of somebody logged in is the dashboard', () => {
  expect(pathOf(screenFor('/', visitor))).toBe('/');
  expect(screenFor('/', somebody)).toBe('/dashboard');
});

test('development pages are there where there is a demo', () => {
  expect(pathOf(screenFor('/dev/ui', { ...visitor, hasDevelopmentPages: true }))).toBe('/dev/ui');
});
