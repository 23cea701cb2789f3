import { expect, test } from 'vitest';
import { topics } from '#shared/realtime.ts';
import { rememberNotices } from './remember-notices.ts';

const time = Date.parse('2026-06-17T12:00:00Z');
const at = (seconds: number) => new Date(time + seconds * 1000);
const open = () => {
  let now = at(0);
  const notices = rememberNotices(() => now);
  return { notices, wait: (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000)) };
};

test('a page asks again only for what its reader was told of after it was rendered', () => {
  const { notices, wait } = open();
  notices.begin();
  wait(10);
  notices.add({ to: ['anna'], topics: ['bookings'] });
  wait(10);
  notices.add({ to: ['anna', 'ben'], topics: ['notifications', 'bookings'] });
  expect(notices.changedSince(at(5).toISOString(), 'anna')).toEqual(['bookings', 'notifications']);
  expect(notices.changedSince(at(15).toISOString(), 'anna')).toEqual(['notifications', 'bookings']);
  expect(notices.changedSince(at(15).toISOString(), 'carl')).toEqual([]);
  expect(notices.changedSince(at(30).toISOString(), 'anna')).toEqual([]);
});

test('whoever does not say since when, or says what nobody remembers, asks for everything', () => {
  const { notices, wait } = open();
  expect(notices.changedSince(at(0).toISOString(), 'anna')).toEqual([...topics]);
  notices.begin();
  expect(notices.changedSince(undefined, 'anna')).toEqual([...topics]);
  expect(notices.changedSince(at(-5).toISOString(), 'anna')).toEqual([...topics]);
  wait(5);
  expect(notices.changedSince(at(5).toISOString(), 'anna')).toEqual([]);
  notices.forget();
  expect(notices.changedSince(at(5).toISOString(), 'anna')).toEqual([...topics]);
  notices.begin();
  wait(1);
  expect(notices.changedSince(at(5).toISOString(), 'anna')).toEqual([...topics]);
});

test('what is older than a minute is forgotten, and known to be', () => {
  const { notices, wait } = open();
  notices.begin();
  wait(1);
  notices.add({ to: ['anna'], topics: ['bookings'] });
  wait(200);
  notices.add({ to: ['anna'], topics: ['capacity'] });
  expect(notices.changedSince(at(3).toISOString(), 'anna')).toEqual([...topics]);
  expect(notices.changedSince(at(203).toISOString(), 'anna')).toEqual(['capacity']);
});
