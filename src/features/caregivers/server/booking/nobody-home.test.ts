import { afterAll, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { lettersAbout } from '#features/bookings/server/booking-messages.ts';
import { noticeFacts, noticeReaders } from '#features/bookings/server/notice-store.ts';
import { bellFacts } from '#features/bookings/server/present-notification.ts';
import { allLanguages, wordsOf } from '#server/words.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { aCaregiver } from '../seed.ts';
import { aCareVisit } from './seed.ts';
import { careVisitKind } from './visit-kind.ts';

const t: TestApp = await testApp();
afterAll(() => t.close());

const nobodyAtHome = {
  en: /nobody was at home/i,
  sp: /no había nadie en casa/i,
  gr: /niemand (war )?zu Hause/i,
  it: /nessuno (era a|in) casa|non c’era nessuno in casa/i,
  rs: /никого не было/i,
};

test.each(allLanguages)(
  'mail, text and bell say in %s that nobody was at home, and not that somebody did not come',
  async (language) => {
    t.clock.set('2026-06-15T16:00:00Z');
    const family = await aPerson(t.db, { language, phone: '6265550148' });
    const caregiver = await aCaregiver(t.db, { managerId: (await aPerson(t.db)).id });
    const { id } = await aCareVisit(t, { caregiver, person: family, startsAt: '2026-06-17T16:00:00.000Z' });
    const facts = { ...(await noticeFacts(t.db, id)), about: { day: '2026-06-17' } };
    const [reader] = await noticeReaders(t.db, { bookingId: id, providerId: null, now: t.clock.now() });
    if (!reader) throw new Error('Nobody hears of it.');
    const matter = { kind: careVisitKind, facts, reader, secrets: t.kernel.secrets, publicUrl: 'https://lado.example' };
    const [mail, text] = lettersAbout('missed', matter);
    const { isAtHome } = bellFacts(facts, 'missed', careVisitKind);
    const bell = wordsOf(language)('bookings.bell.missed.family', {
      isAtHome: String(isAtHome),
      about: '',
      person: '',
      provider: '',
    });
    for (const words of [mail?.channel === 'mail' ? mail.subject : '', mail?.text, text?.text, bell])
      expect(words).toMatch(nobodyAtHome[language]);
  },
);
