import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { spanOfTimeOff, TimeOffForm, timeOffIn } from './time-off.ts';

const zone = 'America/Los_Angeles';
const id = '5f0c7f0e-6a56-4f7e-9b6c-0b6a1c1f2d3e';
const form = (typed: Partial<TimeOffForm>) =>
  z.safeParse(TimeOffForm, { first: '2026-06-22', last: '2026-06-22', ...typed });
const issueOf = (typed: Partial<TimeOffForm>) =>
  form(typed).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

test.each([
  [{ last: '2026-06-21' }, ['last: errors.dateImproper']],
  [{ from: '14:00' }, ['to: errors.timeOffHalf']],
  [{ last: '2026-06-23', from: '14:00', to: '16:00' }, ['last: errors.timeOffOneDay']],
  [{ from: '16:00', to: '14:00' }, ['to: errors.hoursOrder']],
])('%j is refused at its field', (typed, issues) => {
  expect(issueOf(typed)).toEqual(issues);
});

test.each([
  { first: '2026-06-22', last: '2026-06-24', from: '', to: '' },
  { first: '2026-06-22', last: '2026-06-22', from: '', to: '' },
  { first: '2026-06-22', last: '2026-06-22', from: '14:00', to: '16:30' },
  // the clocks go back on this day
  { first: '2026-11-01', last: '2026-11-01', from: '', to: '' },
])('%j is read back as it was given', (given) => {
  const { first, last, from, to } = timeOffIn({ id, ...spanOfTimeOff(given, zone) }, zone);
  expect({ first, last, from: from ?? '', to: to ?? '' }).toEqual(given);
});
