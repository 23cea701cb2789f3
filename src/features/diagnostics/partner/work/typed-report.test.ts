import { expect, test } from 'vitest';
import { tests } from '../../catalogue.ts';
import { inOtherUnit, readFigure, valueIn } from './typed-report.ts';

test.each([
  ['5.4', 5.4],
  [' 5,4 ', 5.4],
  ['140', 140],
  ['0,125', 0.125],
  ['1.234', 1.234],
  ['1200,5', 1200.5],
])('%j is read as %d', (text, figure) => expect(readFigure(text)).toBe(figure));

test.each(['1,200', '12,500', '150,000', '1,200.5', '1.200,5', '1,200,000', '1x8', '-3'])(
  '%j could mean two figures, or none',
  (text) => expect(readFigure(text)).toBeNaN(),
);

test('a value or a range that could mean two figures is refused at the value, and stays as it is typed', () => {
  const row = {
    testId: tests[0]?._id ?? '',
    analyte: 'triglycerides',
    value: '140',
    unit: 'mg/dL',
    low: '',
    high: '149',
    criticalLow: '',
    criticalHigh: '1000',
  };
  expect(valueIn(row)).toMatchObject({ value: 140, criticalHigh: 1000 });
  expect(valueIn({ ...row, value: '1,200' })).toBe('errors.figureImproper');
  expect(valueIn({ ...row, criticalHigh: '1,000' })).toBe('errors.figureImproper');
  expect(inOtherUnit({ ...row, criticalHigh: '1,000' }, 'mmol/L').criticalHigh).toBe('1,000');
});
