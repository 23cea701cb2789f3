import { expect, test } from 'vitest';
import { townOf } from './queries.ts';

test.each([
  ['214 Example Ave, Pasadena, CA 91101', '91101'],
  ['10450 Example Blvd, Tampa, FL 33602', '33602'],
  ['214 Example Ave, Pasadena, CA', 'Pasadena, CA'],
  ['Pasadena, CA', 'Pasadena, CA'],
  ['', ''],
])('the town of “%s” is “%s”', (address, town) => expect(townOf(address)).toBe(town));
