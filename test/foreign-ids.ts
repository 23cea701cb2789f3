import type { Input } from '#shared/call.ts';

/** Ids of what belongs to somebody else. */
export type Foreign = { user: string; person: string; booking: string; centre: string; relation: string };

type ForeignId = { foreign: keyof Foreign; input: (id: string, all: Foreign) => Input };

/** An id in the path. */
const inPath = (foreign: keyof Foreign, body?: Record<string, unknown>): ForeignId => ({
  foreign,
  input: (id) => ({ params: { id }, ...(body && { body }) }),
});

/** Private calls that name an id besides their owner's: what a stranger may try to reach, and where its id goes. */
export const foreignIds: Record<string, ForeignId> = {
  'account.changeUserInfo': { foreign: 'user', input: (id) => ({ body: { id, firstName: 'Mallory' } }) },
  'circle.change': inPath('relation', { change: 'pause' }),
  'healthRecords.openProfile': {
    foreign: 'person',
    input: (familyMemberId) => ({ body: { familyMemberId } }),
  },
  'healthRecords.profile': inPath('person'),
  'healthRecords.changeProfile': inPath('person', { version: 0, facts: {} }),
  'seniorCare.book': {
    foreign: 'person',
    input: (familyMemberId, { centre }) => ({ body: { ...aRequest, centerId: centre, familyMemberId } }),
  },
  'bookings.one': inPath('booking'),
  'bookings.change': inPath('booking', { note: 'Mallory was here.' }),
  'bookings.extend': inPath('booking'),
  'bookings.answerQuestion': inPath('booking', { answer: 'Mallory was here.' }),
  'payments.pay': {
    foreign: 'booking',
    input: (bookingId) => ({ body: { bookingId, method: 'sim_pm_mallory' } }),
  },
  'bookings.markRead': { foreign: 'booking', input: (bookingId) => ({ params: { bookingId } }) },
  'notifications.markRead': inPath('booking'),
  'reviews.add': {
    foreign: 'booking',
    input: (bookingId) => ({ body: { bookingId, stars: 1, words: 'Mallory was here.' } }),
  },
  'requests.one': inPath('booking'),
  'requests.accept': inPath('booking'),
  'requests.decline': inPath('booking', { reason: 'Mallory was here.' }),
  'requests.attend': inPath('booking', { startsAt: '2026-06-22T15:00:00.000Z', state: 'arrived' }),
  'requests.ask': inPath('booking', { question: 'Mallory was here?' }),
  'centrePartner.calendar': {
    foreign: 'centre',
    input: (centreId) => ({ params: { centreId }, query: { from: '2026-06-15', to: '2026-06-20' } }),
  },
  'centrePartner.setSeats': {
    foreign: 'centre',
    input: (centreId) => ({ params: { centreId }, body: { day: '2026-06-17', capacity: 0 } }),
  },
  'centrePartner.changeProfile': { foreign: 'centre', input: (id) => ({ params: { id }, body: aProfile }) },
};
const aRequest = { checkInDate: '2026-06-22', checkOutDate: '2026-06-24', weekDays: [1, 3] };
const aProfile = {
  phone: '6265550199',
  about: { en: 'Mallory was here.', sp: '' },
  capacity: 1,
  prices: { dayCents: 100, weekCents: 100, monthCents: 100 },
  hours: [{ open: '08:00', close: '17:00' }, null, null, null, null, null, null],
  services: [],
  languages: ['en'],
};
