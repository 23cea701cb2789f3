import { describe, expect, test } from 'vitest';
import { perDoseIn } from '../supply.ts';
import type { DoseSchedule } from './count-doses.ts';
import { supplyLeft } from './supply-left.ts';

const daily: DoseSchedule = {
  starts_on: '2026-01-01',
  last_day: null,
  every_days: 1,
  frequency: 'onceDaily',
  times: [],
};
const supply = { units: 30, perDose: 1, countedOn: '2026-06-17', time: '07:00' };
const at = (last: string, time: string) => ({ last, time });
const marked = (state: 'taken' | 'skipped', day: string, time = '08:00') => ({ day, time, state });
type Case = Partial<Parameters<typeof supplyLeft>[1]> & { row?: Partial<DoseSchedule> };
const left = ({ row, ...known }: Case = {}) =>
  supplyLeft({ ...daily, ...row }, { supply, marks: [], clock: at('2026-06-17', '07:00'), ...known });

describe('how long it lasts', () => {
  test('is until the day before the first dose for which it is not enough', () => {
    expect(left()).toEqual({ units: 30, lasts: 'until', until: { day: '2026-07-16', days: 29 } });
    expect(left({ clock: at('2026-06-17', '08:00') })).toMatchObject({ units: 29, until: { day: '2026-07-16' } });
    expect(left({ row: { frequency: 'twiceDaily' }, supply: { ...supply, units: 31 } })).toMatchObject({
      until: { day: '2026-07-01', days: 14 },
    });
    expect(
      left({ row: { every_days: 7, frequency: 'weekly', starts_on: '2026-06-17' }, supply: { ...supply, units: 2 } }),
    ).toMatchObject({ until: { day: '2026-06-30', days: 13 } });
  });

  test('goes by how many a dose has, also by parts of one', () => {
    expect(left({ supply: { ...supply, perDose: 2 } })).toMatchObject({ until: { day: '2026-07-01' } });
    expect(left({ supply: { ...supply, units: 1, perDose: 0.1 } })).toMatchObject({ until: { day: '2026-06-26' } });
    expect(left({ supply: { ...supply, units: 1, perDose: 0.1 }, clock: at('2026-06-19', '09:00') })).toMatchObject({
      units: 0.7,
      until: { day: '2026-06-26' },
    });
  });

  test('counts what nobody has marked as taken, and what was skipped as still there', () => {
    const clock = at('2026-06-20', '12:00');
    expect(left({ clock })).toMatchObject({ units: 26 });
    expect(left({ clock, marks: [marked('taken', '2026-06-18')] })).toMatchObject({ units: 26 });
    const skipped = [marked('skipped', '2026-06-18'), marked('skipped', '2026-06-20')];
    expect(left({ clock, marks: skipped })).toMatchObject({ units: 28, until: { day: '2026-07-18' } });
    // marked at an hour that is none any more
    expect(left({ clock, marks: [marked('taken', '2026-06-18', '21:00')] })).toMatchObject({ units: 26 });
  });

  test('knows what was taken, or skipped, before its hour', () => {
    const early = at('2026-06-17', '07:30');
    expect(left({ clock: early, marks: [marked('taken', '2026-06-17')] })).toMatchObject({
      units: 29,
      until: { day: '2026-07-16' },
    });
    expect(left({ clock: early, marks: [marked('skipped', '2026-06-17')] })).toMatchObject({
      units: 30,
      until: { day: '2026-07-17' },
    });
  });

  test('leaves out the doses before the hour of counting', () => {
    const counted = { ...supply, time: '09:00' };
    const clock = at('2026-06-17', '10:00');
    expect(left({ supply: counted, clock, marks: [marked('taken', '2026-06-17')] })).toMatchObject({ units: 30 });
    expect(left({ supply: { ...supply, countedOn: '2026-06-16', time: '23:59' }, clock })).toMatchObject({ units: 29 });
  });

  test('ends where it is not enough for the next dose, and with the last day', () => {
    const out = { units: 0, lasts: 'out', until: null };
    expect(left({ clock: at('2026-07-30', '07:00') })).toEqual(out);
    expect(left({ supply: { ...supply, units: 1, perDose: 2 } })).toEqual({ ...out, units: 1 });
    const today = { until: { day: '2026-06-17', days: 0 } };
    expect(left({ supply: { ...supply, units: 1 } })).toMatchObject(today);
    expect(left({ supply: { ...supply, units: 1 }, row: { frequency: 'twiceDaily' } })).toMatchObject(today);
    expect(left({ row: { last_day: '2026-06-20' } })).toEqual({ units: 30, lasts: 'course', until: null });
    expect(left({ supply: { ...supply, units: 1000 } })).toEqual({ units: 1000, lasts: 'long', until: null });
  });

  test('begins with the first day of a medicine that is to come', () => {
    expect(left({ row: { starts_on: '2026-07-01' } })).toMatchObject({ units: 30, until: { day: '2026-07-30' } });
  });

  test('is not said of what is taken when it is needed or no longer, nor of what was counted long ago', () => {
    expect(left({ row: { every_days: null, frequency: 'asNeeded' } })).toBeNull();
    expect(left({ row: { last_day: '2026-06-16' } })).toBeNull();
    expect(left({ supply: { ...supply, countedOn: '2025-05-01' } })).toBeNull();
    expect(left({ supply: { ...supply, countedOn: '2026-06-18' } })).toBeNull();
  });
});

test.each([
  ['1 tablet', 1],
  ['2.5 ml', 2.5],
  ['2,5 ml', 2.5],
  ['½ tablet', 0.5],
  ['10 drops', 10],
  ['one tablet', undefined],
  ['1/2 tablet', undefined],
  ['1-2 tablets', undefined],
  ['1–2', undefined],
  ['0 drops', undefined],
])('of “%s” a dose has %s', (dose, perDose) => expect(perDoseIn(dose)).toBe(perDose));
