import { describe, expect, test } from 'vitest';
import { AppointmentRequest } from './appointment.ts';
import { appointmentAddress, readAppointment } from './appointment-address.ts';
import { lowestPrice, modesOf, noPrices, priceBy } from './appointment-price.ts';
import { yearsSince } from '#shared/dates.ts';
import { isNpi, npiWith } from '#features/providers/npi.ts';

describe('what an appointment costs', () => {
  const both = { videoCents: 4900, chatCents: 2900 };
  const inWriting = { videoCents: null, chatCents: 2900 };

  test('is said for each way in which a doctor sees people', () => {
    expect(modesOf(both).map((mode) => [mode, priceBy(mode, both)])).toEqual([
      ['video', 4900],
      ['chat', 2900],
    ]);
    expect(modesOf(inWriting)).toEqual(['chat']);
    expect(priceBy('video', inWriting)).toBeNull();
  });

  test('is compared by the lowest', () => {
    expect([lowestPrice(both), lowestPrice({ videoCents: 6000, chatCents: null })]).toEqual([2900, 6000]);
    expect(lowestPrice(noPrices)).toBeNull();
  });
});

test('an appointment for somebody unknown says that the patient has to be selected', () => {
  const { error } = AppointmentRequest.safeParse({ familyMemberId: 'rosa' });
  expect(error?.issues.find(({ path }) => path[0] === 'familyMemberId')?.message).toBe('errors.patientUnselected');
});

describe('the address of a booking', () => {
  const wanted = { doctor: 'd1', mode: 'video', time: '2026-06-19T16:30:00.000Z' } as const;
  const read = (address: string) => readAppointment(new URL(address, 'http://lado.local').searchParams);

  test('carries doctor, way and time, and is read again', () => {
    expect(appointmentAddress(wanted)).toBe('/md-bookDetails?doctor=d1&mode=video&time=2026-06-19T16:30:00.000Z');
    expect(read(appointmentAddress(wanted))).toEqual(wanted);
    expect(read(appointmentAddress({ doctor: 'd1' }))).toEqual({ doctor: 'd1' });
  });

  test('carries why somebody comes, where it is known', () => {
    const why = { ...wanted, issue: 'my head hurts' };
    expect(read(appointmentAddress(why))).toEqual(why);
    expect(read(`/md-bookDetails?doctor=d1&issue=${'a'.repeat(1001)}`)).toEqual({ doctor: 'd1' });
  });

  test('leaves out what cannot be understood', () => {
    expect(read('/md-bookDetails?doctor=d1&mode=fax&time=soon')).toEqual({ doctor: 'd1' });
    expect(read('/md-bookDetails?mode=video')).toBeUndefined();
  });
});

test('a number of the national register has a check digit', () => {
  expect(isNpi('1234567893')).toBe(true); // the example of the rule itself
  expect(isNpi('1234567890')).toBe(false);
  expect(isNpi('3234567893')).toBe(false);
  expect([0, 1, 77, 99_999_999].map(npiWith).every(isNpi)).toBe(true);
});

test('years of experience are counted whole', () => {
  expect(yearsSince('2019-06-15', '2026-06-14')).toBe(6);
  expect(yearsSince('2019-06-15', '2026-06-15')).toBe(7);
  expect(yearsSince('2027-01-01', '2026-06-15')).toBe(0);
});
