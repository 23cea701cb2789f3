import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isIssuedUuid } from './uuid.ts';

test.each([
  'f9f0e7ec-a8f9-5450-a114-4e60dbdb598b',
  'F9F0E7EC-A8F9-4450-B114-4E60DBDB598B',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'aaaaaaaa-aaaa-aaaa-aaaa-aaaaaaaaaaaa',
  'f9f0e7ec-a8f9-9450-a114-4e60dbdb598b',
  'f9f0e7ec-a8f9-5450-c114-4e60dbdb598b',
  ' f9f0e7ec-a8f9-5450-a114-4e60dbdb598b',
  'f9f0e7eca8f95450a1144e60dbdb598b',
  'somebody',
  '',
])('%j is an id where a contract says so', (text) => {
  expect(isIssuedUuid(text)).toBe(z.safeParse(z.uuid(), text).success);
});
