import { itemId } from '#features/diagnostics/server/seed.ts';
import { CONSENT_VERSION } from '#features/lead-requests/lead-request.ts';
import { TOUR_CONSENT_VERSION } from '#features/tours/tour.ts';

/** As a browser makes it for something that it sends once. */
export const A_KEY = '7d3c1b2a907d4e5f8a6b1c2d3e4f5a6b';

// What a stranger sends along with an id of somebody else: complete, so that the id alone is refused.
export const aChange = { checkInDate: '2026-06-22', checkOutDate: '2026-06-24', weekDays: [2] };
export const aCard = { plan: 'Mallory Health', memberId: 'M 1' };
export const aSchedule = {
  isOn: true,
  hours: [{ open: '10:00', close: '12:00' }, null, null, null, null, null, null],
  slotMinutes: 30,
  capacity: 1,
  noticeHours: 24,
  aheadDays: 30,
  note: 'Mallory was here.',
};
export const someEvidence = { kind: 'ratio', guests: '5', on: '2026-06-01' };
export const aTicket = {
  clientId: 'mallory-0',
  category: 'other',
  subject: 'Mallory was here.',
  description: 'Mallory was here.',
};
export const aLead = {
  clientId: 'mallory-6',
  need: 'days',
  starts: 'now',
  contactName: 'Mallory',
  contactBy: 'mail',
  phone: '',
  bestTime: 'any',
  consent: true,
  consentVersion: CONSENT_VERSION,
};
export const aVisit = {
  clientId: 'mallory-7',
  startsAt: '2026-06-17T17:00:00.000Z',
  language: 'en',
  consentVersion: TOUR_CONSENT_VERSION,
};
export const aRequest = { checkInDate: '2026-06-22', checkOutDate: '2026-06-24', weekDays: [1, 3] };
export const aProfile = {
  phone: '6265550199',
  about: { en: 'Mallory was here.', sp: '' },
  capacity: 1,
  prices: { dayCents: 100, weekCents: 100, monthCents: 100 },
  hours: [{ open: '08:00', close: '17:00' }, null, null, null, null, null, null],
  services: [],
  languages: ['en'],
};

export const aLabProfile = {
  about: { en: 'Mallory was here.', sp: '' },
  languages: ['en'],
  homeFeeCents: null,
  offers: [{ _id: itemId('a1c'), cents: 100 }],
};
export const someTests = { items: [itemId('a1c')], draw: 'center', startsAt: '2026-06-24T15:00:00.000Z' };
export const someValues = { values: [], remark: 'Mallory was here.', files: [] };
export const anotherMedicine = {
  ...{ type: 'tablet', name: 'Mallory was here.', strength: '', dose: '1', frequency: 'morning' },
  ...{ days: null, instructions: '', startsOn: '2026-06-01' },
};

export const someHours = {
  ranges: [{ weekday: 1, opens: '09:00', closes: '12:00' }],
  slotMinutes: 20,
  bufferMinutes: 0,
  noticeMinutes: 60,
  aheadDays: 30,
};

export const aDoctorProfile = {
  about: { en: 'Mallory was here.', sp: '' },
  prices: { videoCents: 4900, chatCents: null },
  focuses: [],
  training: [],
  languages: ['en'],
  plans: [],
  acceptsItself: false,
};

export const aCaregiverProfile = {
  about: { en: 'Mallory was here.', sp: '' },
  ...{ hourCents: 3000, minHours: 2, maxHours: 4, radiusMiles: 10 },
  ...{ services: ['errands'], languages: ['en'], gender: null, since: null, training: [] },
};

export const anAgencyProfile = {
  about: { en: 'Mallory was here.', sp: '' },
  ...{ services: ['aide'], radiusMiles: 10, zips: [], programs: [], plans: [], languages: ['en'], professionals: [] },
};

export const aCareRequest = {
  ...{ startsAt: '2026-06-24T17:00:00.000Z', hours: 3, services: ['companionship'] },
  ...{ street: '1 Mallory Way', zip: '91101', issue: 'Mallory was here.' },
};
