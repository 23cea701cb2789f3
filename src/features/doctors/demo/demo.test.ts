import { expect, test } from 'vitest';
import { draw } from '#shared/art/art.ts';
import { WeeklyHours } from '#features/availability/weekly-hours.ts';
import * as z from 'zod/mini';
import { yearsSince } from '#shared/dates.ts';
import { isNpi } from '#features/providers/npi.ts';
import { beganBefore, demoDoctors } from './doctors.ts';
import { demoReviews } from './reviews.ts';

const doctors = demoDoctors();
const verified = doctors.filter(({ isVerified }) => isVerified);
const today = '2026-11-20';

test('the town has 44 doctors of at least twelve specialties in three zones, four of whom nobody has checked', () => {
  expect(doctors).toHaveLength(44);
  expect(new Set(verified.map(({ specialties: [main] }) => main)).size).toBeGreaterThanOrEqual(12);
  expect(new Set(verified.map(({ timeZone }) => timeZone)).size).toBe(3);
  expect(verified).toHaveLength(40);
});

test('those who are checked have seven years of clinical experience on average', () => {
  const years = verified.map((doctor) => yearsSince(beganBefore(today, doctor.years), today));
  expect(years.reduce((sum, one) => sum + one, 0) / years.length).toBe(7);
});

test.each(['id', 'name', 'phone', 'street', 'npi'] as const)('no two have the same %s', (field) => {
  expect(new Set(doctors.map((doctor) => doctor[field])).size).toBe(doctors.length);
});

test('numbers belong to nobody', () => {
  for (const { phone, npi } of doctors) {
    expect(phone).toMatch(/^\d{3}55501\d\d$/);
    expect(npi).toMatch(/^2/);
    expect(isNpi(npi)).toBe(true);
  }
});

test('every doctor can be drawn, speaks for themselves in both languages, and keeps hours', () => {
  for (const { art, about, weeklyHours } of doctors) {
    expect(draw('portrait', art)).toContain('<svg');
    expect(about.en).not.toBe(about.sp);
    expect(() => z.parse(WeeklyHours, weeklyHours)).not.toThrow();
  }
});

test('Dr. Amara Okafor has the account that the start prints', () => {
  expect(doctors[0]).toMatchObject({
    name: 'Dr. Amara Okafor',
    isVerified: true,
    manager: { email: 'amara.okafor@example.com' },
  });
});

test('reviews come before today', () => {
  for (const doctor of verified)
    for (const { visitedOn } of demoReviews(doctor, today)) expect((visitedOn ?? '') < today).toBe(true);
});
