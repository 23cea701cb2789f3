import { describe, expect, test } from 'vitest';
import { channelsOf, choiceNamed, isLocked, newsKindNames, whenToTell } from './news.ts';
import { defaults } from './preferences.ts';

const losAngeles = 'America/Los_Angeles';
const quiet = { ...defaults.notifications, hasQuietHours: true, quietFrom: '21:00', quietTo: '08:00' };
const at = (instant: string, choices = quiet, timeZone = losAngeles) => ({ choices, timeZone, now: new Date(instant) });
const told = (instant: string, choices = quiet, timeZone = losAngeles) => {
  const when = whenToTell({ about: 'bookings', channel: 'mail' }, at(instant, choices, timeZone));
  return when instanceof Date ? when.toISOString() : when;
};

describe('each choice', () => {
  const pairs = newsKindNames.flatMap((kind) => channelsOf(kind).map((channel) => [kind, channel] as const));

  test.each(pairs)('%s by %s: what is switched off never leaves, except what has to be known', (about, channel) => {
    const noon = '2026-06-15T19:00:00Z';
    const [on, off] = [true, false].map((chosen) => ({
      ...defaults.notifications,
      [choiceNamed(about, channel)]: chosen,
    }));
    expect(whenToTell({ about, channel }, at(noon, on))).toBe('now');
    expect(whenToTell({ about, channel }, at(noon, off))).toBe(isLocked(about, channel) ? 'now' : 'never');
  });

  test('what a kind is not told by never leaves that way', () => {
    expect(whenToTell({ about: 'family', channel: 'text' }, at('2026-06-15T19:00:00Z'))).toBe('never');
  });

  test('what somebody asked for leaves at once, whatever was chosen', () => {
    expect(whenToTell({ about: 'asked', channel: 'text' }, at('2026-06-15T10:00:00Z'))).toBe('now');
  });
});

describe('quiet hours', () => {
  test.each([
    ['before them', '2026-06-16T03:59:00Z', 'now'],
    ['in their first minute, until the next morning', '2026-06-16T04:00:00Z', '2026-06-16T15:00:00.000Z'],
    ['after midnight, until the same morning', '2026-06-16T10:00:00Z', '2026-06-16T15:00:00.000Z'],
    ['in their last minute', '2026-06-16T14:59:00Z', '2026-06-16T15:00:00.000Z'],
    ['at their end', '2026-06-16T15:00:00Z', 'now'],
  ])('%s', (_, instant, expected) => expect(told(instant)).toBe(expected));

  test('are on the clock of the account, through a change of clocks', () => {
    expect(told('2026-06-16T03:00:00Z', quiet, 'America/New_York')).toBe('2026-06-16T12:00:00.000Z');
    expect(told('2026-11-01T06:00:00Z')).toBe('2026-11-01T16:00:00.000Z');
    expect(told('2026-03-08T06:00:00Z')).toBe('2026-03-08T15:00:00.000Z');
  });

  test('may lie within a day, and are none when both ends are the same', () => {
    const nap = { ...quiet, quietFrom: '13:00', quietTo: '15:00' };
    expect(told('2026-06-15T20:30:00Z', nap)).toBe('2026-06-15T22:00:00.000Z');
    expect(told('2026-06-15T22:00:00Z', nap)).toBe('now');
    expect(told('2026-06-16T05:00:00Z', nap)).toBe('now');
    expect(told('2026-06-15T20:00:00Z', { ...quiet, quietTo: '13:00', quietFrom: '13:00' })).toBe('now');
  });

  test('let through what is urgent, and what would come too late', () => {
    const night = at('2026-06-16T10:00:00Z');
    for (const about of ['money', 'security'] as const)
      expect(whenToTell({ about, channel: 'push' }, night)).toBe('now');
    const tell = (latest: string) =>
      whenToTell({ about: 'reminders', channel: 'text', latest: new Date(latest) }, night);
    expect(tell('2026-06-16T14:00:00Z')).toBe('now');
    expect(tell('2026-06-16T15:00:00Z')).toEqual(new Date('2026-06-16T15:00:00Z'));
  });
});
