import { afterAll, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { type BookingNotice, bookingNotices } from '#features/bookings/notification.ts';
import { lettersAbout } from '#features/bookings/server/booking-messages.ts';
import { noticeFacts, noticeReaders } from '#features/bookings/server/notice-store.ts';
import { changePreferences } from '#features/preferences/server/store.ts';
import { allLanguages } from '#server/words.ts';
import { type Language, languages } from '#shared/languages.ts';
import { formatDayInWords, formatMoment } from '#shared/dates.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { at } from '#test/other-times.ts';
import { aDoctor } from '../seed.ts';
import { appointmentKind } from './appointment-kind.ts';
import { anAppointment } from './seed.ts';

const t: TestApp = await testApp();
afterAll(() => t.close());

const ZONE = 'America/Los_Angeles';
const STREET = '40 Example Ave';

const liveIn = ({ id: userId }: Person, timeZone: string) =>
  changePreferences(t.db, { userId, kind: 'global', change: { timeZone }, now: t.clock.now() });

type LetterOptions = { language?: Language; mode?: 'video' | 'chat'; zone?: string };

/** The letters and texts about a visit at nine, to a family and its doctor who read that language. */
async function lettersOf({ language = 'en', mode = 'video', zone }: LetterOptions = {}) {
  t.clock.set('2026-06-15T17:10:00Z'); // no deadline is at nine
  const family = await aPerson(t.db, { language, phone: '6265550148' });
  if (zone) await liveIn(family, zone);
  const host = await aPerson(t.db, { language, phone: '6265550149' });
  const doctor = await aDoctor(t.db, { managerId: host.id, name: 'Dr. Maya Delgado', street: STREET });
  const { id } = await anAppointment(t, { doctor, person: family, startsAt: at('09:00'), mode });
  const facts = await noticeFacts(t.db, id);
  const readers = await noticeReaders(t.db, { bookingId: id, providerId: doctor.id, now: t.clock.now() });
  const about = (what: BookingNotice) =>
    readers.flatMap((reader) =>
      lettersAbout(what, {
        kind: appointmentKind,
        facts,
        reader,
        secrets: t.kernel.secrets,
        publicUrl: 'https://lado.example',
      }),
    );
  const toReader =
    (...addresses: string[]) =>
    (what: BookingNotice, channel: 'mail' | 'sms' = 'mail') =>
      about(what).find((letter) => letter.channel === channel && addresses.includes(letter.to))?.text;
  return { about, toFamily: toReader(family.email, '6265550148'), toDoctor: toReader(host.email), id };
}

test.each(allLanguages)(
  'wherever a letter names the day of a visit, its hour and zone stand with it: %s',
  async (language) => {
    const { about } = await lettersOf({ language });
    const locale = languages[language];
    const day = formatDayInWords('2026-06-17', locale);
    const moment = formatMoment(ZONE, new Date(at('09:00')), locale);
    const hour = moment.slice(`${day}, `.length, moment.indexOf(' ('));
    for (const what of bookingNotices)
      for (const { text, subject = '' } of about(what)) {
        const words = `${subject}\n${text}`.toLowerCase();
        const [, ...afterDay] = words.split(day.toLowerCase());
        const at = moment.slice(day.length).toLowerCase();
        for (const rest of afterDay) expect(rest.slice(0, at.length), `${what}: ${words}`).toBe(at);
        expect(words.split(hour.toLowerCase()).length, `${what}: ${words}`).toBe(afterDay.length + 1);
        expect(words, what).not.toMatch(/bookings\.|doctors\.|[{}]|undefined|invalid/);
      }
  },
);

test.each(['paid', 'reminder', 'offered', 'replanned', 'offerWithdrawn', 'moved'] as const)(
  'a family hears the hour of its visit with the zone: %s',
  async (what) => {
    const { toFamily } = await lettersOf();
    expect(toFamily(what)).toMatch(/Wednesday, June 17, 2026, 9:00\sAM \(Pacific Time\)/);
    if (what !== 'paid') expect(toFamily(what, 'sms')).toMatch(/June 17, 2026, 9:00\sAM \(Pacific Time\)/);
  },
);

test.each(allLanguages)('no letter about a visit on the screen names a street: %s', async (language) => {
  const { about } = await lettersOf({ language });
  for (const what of bookingNotices) for (const { text } of about(what)) expect(text, what).not.toContain(STREET);
});

test('a reminder says how to come in: by video a quarter of an hour before, in writing from the booking', async () => {
  const video = await lettersOf();
  expect(video.toFamily('reminder')).toContain('come in from there, from 15 minutes before it begins');
  expect(video.toFamily('reminder')).toContain(`https://lado.example/dashboardappointments?id=${video.id}`);
  expect(video.toFamily('reminder', 'sms')).toContain('from 15 minutes before: https://lado.example/');
  const chat = await lettersOf({ mode: 'chat' });
  expect(chat.toFamily('reminder')).toContain('Open your booking at that time and write to Dr. Maya Delgado');
  expect(chat.toFamily('reminder')).not.toContain('15 minutes');
  expect(chat.toFamily('reminder', 'sms')).toContain('Write from your booking: https://lado.example/');
});

test('whoever lives on another clock reads theirs beside the doctor’s', async () => {
  const { toFamily, toDoctor } = await lettersOf({ zone: 'America/New_York' });
  expect(toFamily('accepted')).toContain('Wednesday, June 17, 2026, 9:00 AM, Pacific Time (12:00 PM, Eastern Time)');
  expect(toFamily('reminder', 'sms')).toContain('9:00 AM, Pacific Time (12:00 PM, Eastern Time)');
  expect(toDoctor('moved')).toContain('Wednesday, June 17, 2026, 9:00 AM (Pacific Time)');
});

test('until when something is done stands on the clock of each reader, first for whoever lives on another one', async () => {
  const { toFamily, toDoctor } = await lettersOf({ zone: 'America/New_York' });
  expect(toFamily('requested')).toMatch(/answers by Tuesday, .*:(\d\d)\sPM, Eastern Time \(\d+:\1\sAM, Pacific Time\)/);
  expect(toDoctor('requested')).toMatch(/Tuesday, June 16, 2026, \d+:\d\d\sAM \(Pacific Time\)/);
});
