import { expect, test } from 'vitest';
import { hasShrunk, type Reach } from './reach.ts';

const both: Reach = { rosa: ['bookings', 'records'], iris: ['bookings'] };

test.each<[string, Reach, boolean]>([
  ['the same people let one do the same', { iris: ['bookings'], rosa: ['records', 'bookings'] }, false],
  ['somebody lets one do more', { ...both, iris: ['bookings', 'messages'] }, false],
  ['somebody came', { ...both, ernesto: [] }, false],
  ['somebody lets one do less', { ...both, rosa: ['bookings'] }, true],
  ['somebody lets one do something else', { ...both, iris: ['records'] }, true],
  ['somebody has gone', { rosa: ['bookings', 'records'] }, true],
  ['somebody has gone while another came', { rosa: ['bookings', 'records'], ernesto: ['bookings'] }, true],
])('%s', (_, now, isLess) => {
  expect(hasShrunk(both, now)).toBe(isLess);
});

test('whoever let one do nothing at all can go, too', () => {
  expect(hasShrunk({ rosa: [] }, {})).toBe(true);
});

test('who acts for nobody reaches no less with nobody, nor with somebody', () => {
  expect(hasShrunk({}, {})).toBe(false);
  expect(hasShrunk({}, both)).toBe(false);
});
