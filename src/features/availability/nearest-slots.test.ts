import { expect, test } from 'vitest';
import { instantOf } from '#shared/dates.ts';
import { nearestSlots } from './nearest-slots.ts';

const zone = 'America/Los_Angeles';
const slot = (name: string) => {
  const [day = '', time = ''] = name.split(' ');
  const startsAt = instantOf(`2026-06-${day}`, time, zone);
  return { name, startsAt, endsAt: startsAt };
};
const free = ['16 09:00', '16 16:30', '17 16:00', '18 09:00', '18 10:00', '18 13:00'].map(slot);
const nearest = (wanted: string, place: { zone?: string } = {}) =>
  nearestSlots(free, { at: slot(wanted).startsAt, ...place }, 3).map(({ name }) => name);

test('are those that are next by the clock', () => {
  expect(nearest('17 09:00')).toEqual(['16 09:00', '16 16:30', '17 16:00']);
});

test('are rather on the same half of a day than in the evening of the day before', () => {
  expect(nearest('17 09:00', { zone })).toEqual(['16 09:00', '17 16:00', '18 09:00']);
  expect(nearest('17 14:00', { zone })).toEqual(['16 16:30', '17 16:00', '18 13:00']);
});

test('are on the clock of the provider, whatever the server’s', () => {
  const inTokyo = nearestSlots(free, { at: slot('17 09:00').startsAt, zone: 'Asia/Tokyo' }, 1);
  expect(inTokyo.map(({ name }) => name)).toEqual(['17 16:00']);
});
