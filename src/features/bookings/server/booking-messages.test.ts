import { afterAll, describe, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { postingsOf } from '#features/preferences/server/post.ts';
import { aCentre, aStay } from '#features/senior-care/server/seed.ts';
import { allLanguages } from '#server/words.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { type BookingNotice, bookingNotices } from '../notification.ts';
import { lettersAbout } from './booking-messages.ts';
import { kindNamed } from './kind.ts';
import { noticeFacts, noticeReaders } from './notice-store.ts';

const t: TestApp = await testApp();
const kind = kindNamed(t.bookingKinds, 'stay');
afterAll(() => t.close());

const aboutOneTime: readonly BookingNotice[] = ['timeCancelled', 'timeMoved', 'timeSoon', 'endsSoon'];

async function lettersTo(
  choices: Parameters<typeof aPerson>[1],
  stage: Parameters<typeof aStay>[1]['status'] = 'pending',
  dates: Pick<Parameters<typeof aStay>[1], 'checkOut'> = {},
) {
  const family = await aPerson(t.db, choices);
  const manager = await aPerson(t.db, { phone: '6265550199' });
  const centre = await aCentre(t.db, { managerId: manager.id });
  const { id } = await aStay(t, { centre, person: family, status: stage, ...dates });
  const facts = await noticeFacts(t.db, id);
  const readers = await noticeReaders(t.db, { bookingId: id, providerId: centre.id, now: t.clock.now() });
  const [time] = facts.times;
  const ofTime = time && { ...facts, about: { time, movedTo: time, by: 'family' as const } };
  const about = (what: BookingNotice) =>
    readers.flatMap((reader) =>
      lettersAbout(what, {
        kind,
        facts: (aboutOneTime.includes(what) && ofTime) || facts,
        reader,
        secrets: t.kernel.secrets,
        publicUrl: 'https://lado.example',
      }),
    );
  return { family, manager, id, facts, about };
}

type Facts = Awaited<ReturnType<typeof noticeFacts>>;

/** What whoever booked is written of a booking when these are its facts. */
async function lettersToBooker(id: string, what: BookingNotice, facts: Facts, ofKind = kind) {
  const readers = await noticeReaders(t.db, { bookingId: id, providerId: null, now: t.clock.now() });
  return readers
    .slice(0, 1)
    .flatMap((reader) => lettersAbout(what, { kind: ofKind, facts, reader, secrets: t.kernel.secrets, publicUrl: '' }));
}

describe('letters', () => {
  test.each(allLanguages)('are complete in %s', async (language) => {
    const { about } = await lettersTo({ language, phone: '6265550148' }, 'declined');
    for (const what of bookingNotices) {
      for (const { text, subject = '' } of about(what)) {
        expect(`${subject} ${text}`).not.toMatch(/bookings\.|[{}]|undefined|NaN|Invalid/);
        expect(text).toMatch(
          /https:\/\/lado\.example\/((dashboardbookings|partner)\?id|care\/paymentmethod\?booking)=/,
        );
      }
    }
  });

  test('are in the language of whoever reads them', async () => {
    const { about, family, manager } = await lettersTo({ language: 'sp' });
    const subjects = new Map(about('paid').map(({ to, subject }) => [to, subject]));
    expect(subjects.get(family.email)).toMatch(/^Su solicitud está enviada/);
    expect(subjects.get(manager.email)).toMatch(
      /^New request SC-\d+: answer by Tuesday, June 16, 2026, 9:00\sAM \(Pacific Time\)$/,
    );
  });

  test.each(allLanguages)('say for whom and when, whatever happened: %s', async (language) => {
    const { about, family } = await lettersTo({ language, firstName: 'Canaria' });
    for (const what of bookingNotices) {
      const letter = about(what).find(({ to }) => to === family.email);
      if (!letter) continue;
      expect(letter.text, what).toContain('Canaria');
      expect(letter.text, what).toMatch(/2026/);
    }
  });

  test('to a family say where and whom to call, and begin with a capital in every language', async () => {
    const { about, family } = await lettersTo({ language: 'sp' }, 'accepted');
    for (const what of ['accepted', 'reminder'] as const) {
      const letter = about(what).find(({ to }) => to === family.email);
      expect(letter?.text).toMatch(/Lugar: .*CA \d{5}/);
      expect(letter?.text).toMatch(/\(\d{3}\) \d{3}-\d{4}/);
    }
    const reminder = about('reminder').find(({ to }) => to === family.email);
    expect(reminder?.subject).toMatch(/^Lunes, 22 de junio de 2026: Jacaranda Day Center espera a /);
  });

  test('say one day once', async () => {
    const { about, family, manager } = await lettersTo({}, 'pending', { checkOut: '2026-06-22' });
    const textTo = (who: { email: string }, what: BookingNotice) =>
      about(what).find(({ to }) => to === who.email)?.text;
    expect(textTo(manager, 'paid')).toContain('for 1 seat on Monday, June 22, 2026. The seats');
    expect(textTo(manager, 'cancelled')).toContain('at Jacaranda Day Center on Monday, June 22, 2026. Its');
    expect(textTo(family, 'paid')).not.toContain('Last day');
  });

  test('name nobody to the centre, nor on a phone', async () => {
    const { about, family } = await lettersTo({ firstName: 'Canaria', lastName: 'Delgado', phone: '6265550147' });
    for (const what of bookingNotices) {
      const toOthers = about(what).filter(({ to, channel }) => to !== family.email || channel === 'sms');
      for (const { text } of toOthers) expect(text).not.toMatch(/Canaria|Delgado/);
    }
  });

  test('stay away when they are not wanted, except what must be known', async () => {
    const { family, id, about } = await lettersTo({ phone: '6265550146' });
    await t.db
      .updateTable('preferences')
      .set({
        notifications: JSON.stringify({
          bookingsByMail: false,
          bookingsByText: false,
          remindersByMail: true,
          remindersByText: true,
          moneyByText: false,
        }),
      })
      .where('user_id', '=', family.id)
      .execute();
    const facts = await noticeFacts(t.db, id);
    const now = async (what: BookingNotice) =>
      (await postingsOf(t.db, await lettersToBooker(id, what, facts), t.clock.now())).map(({ channel }) => channel);
    expect(await Promise.all(bookingNotices.map(async (what) => `${what}: ${(await now(what)).join()}`))).toEqual([
      'held: ',
      'requested: ',
      'paid: ',
      'booked: ',
      'duePaid: ',
      'duePaidLate: ',
      'dueCharged: ',
      'dueUnpaid: mail',
      'uncharged: mail',
      'accepted: ',
      'reminder: mail,sms',
      'unanswered: ',
      'declined: mail',
      'expired: mail',
      'cancelled: mail',
      'unpaid: mail',
      'late: mail',
      'moved: mail',
      'refunded: mail',
      'asked: mail',
      'replied: ',
      'changeAsked: ',
      'changeDeclined: mail',
      'changeExpired: mail',
      'changeWithdrawn: ',
      'dueSoon: mail',
      'changeUndone: mail',
      'dueAtProvider: mail',
      'dueLate: mail',
      'skipped: ',
      'unskipped: ',
      'timeCancelled: mail',
      'timeMoved: mail',
      'timeSoon: mail,sms',
      'endsSoon: mail,sms',
      'missed: mail',
      'insured: ',
      'planCovered: mail',
      'planPart: mail',
      'planRefused: mail',
      'planSoon: mail',
      'planUnchecked: mail',
      'planReplaced: ',
      'uncovered: mail',
      'offered: mail',
      'offerWithdrawn: mail',
      'replanned: mail',
      'offerReturned: mail',
      'offerExpired: mail',
    ]);
    expect(
      about('accepted')
        .filter(({ to }) => to === family.email || to === '6265550146')
        .map(({ channel }) => channel),
    ).toEqual(['mail', 'sms']);
  });

  test('go to phones only that were proven', async () => {
    const { about } = await lettersTo({ phone: '6265550145', isVerified: false });
    expect(
      about('paid')
        .filter(({ channel }) => channel === 'sms')
        .map(({ to }) => to),
    ).toEqual(['6265550199']);
  });

  test.each([
    [['due'], /Nothing was charged/],
    [['refund_due'], /\$84\.00 goes back/],
    [['kept'], /\$84\.00 is not refunded/],
    [['refund_due', 'refund_due'], /\$168\.00 goes back/],
    [['kept', 'kept'], /\$168\.00 is not refunded/],
    [['refund_due', 'due'], /\$84\.00 goes back/],
    [['kept', 'due'], /\$84\.00 is not refunded/],
  ] as const)('of a cancelled booking whose parts are %j say so', async (states, words) => {
    const { facts, id } = await lettersTo({});
    const dues = facts.dues.flatMap((due) =>
      states.map((state) => ({ ...due, state, refundCents: state === 'refund_due' ? 8400 : 0 })),
    );
    const [letter] = await lettersToBooker(id, 'cancelled', { ...facts, dues });
    expect(letter?.text).toMatch(words);
  });

  test.each([
    [[{ hoursBefore: 48, percent: 100 }], 49, /free of charge until/],
    [[{ hoursBefore: 48, percent: 100 }], 47, /less than 48 hours/],
    [
      [
        { hoursBefore: 48, percent: 100 },
        { hoursBefore: 24, percent: 50 },
      ],
      47,
      /\$42\.00 of the \$84\.00 you paid comes back/,
    ],
    [
      [
        { hoursBefore: 48, percent: 100 },
        { hoursBefore: 24, percent: 50 },
      ],
      23,
      /less than 24 hours/,
    ],
    [[], 100, /If you cancel, \$84\.00 is not refunded/],
  ])(
    'of an accepted booking with the policy %j, %i hours before it, say what cancelling costs',
    async (refundPolicy, hours, words) => {
      const { facts, id } = await lettersTo({}, 'accepted');
      const changed = {
        ...facts,
        snapshot: { ...facts.snapshot, refundPolicy },
        updated_at: new Date(facts.starts_at.getTime() - hours * HOUR_MS),
      };
      const [letter] = await lettersToBooker(id, 'accepted', changed, { ...kind, words: 'bookings' });
      expect(letter?.text).toMatch(words);
    },
  );
});
