import { expect, test } from 'vitest';
import { ownPath } from './paths.ts';

test.each([
  ['/dashboard', '/dashboard'],
  ['/care/daycare?place=Pasadena, CA', '/care/daycare?place=Pasadena,%20CA'],
  ['//elsewhere.example', undefined],
  ['/\\elsewhere.example', undefined],
  ['/\t/elsewhere.example', undefined],
  ['https://elsewhere.example', undefined],
  ['/login?next=/dashboard', undefined],
  ['', undefined],
  [null, undefined],
])('after a log-in %j leads to %j', (next, path) => expect(ownPath(next)).toBe(path));
