import { expect, test } from 'vitest';
import { milesInWords } from './miles-in-words.ts';

const t = (_key: string, { shown }: { shown?: string } = {}) => `${shown}`;
const shown = (miles: number, locale = 'en') => milesInWords(miles, { t, locale });

test('tenths are said of what is near, whole miles of what is a drive away', () => {
  expect([0.24, 1, 9.94, 10.04, 14.5, 1199.5].map((miles) => shown(miles))).toEqual([
    '0.2',
    '1',
    '9.9',
    '10',
    '15',
    '1,200',
  ]);
  expect(shown(1.2, 'de')).toBe('1,2');
});
