import { type ForeignId, inPath } from './foreign.ts';
import { A_KEY, aCareRequest, someTests } from './foreign-bodies.ts';

/** Those of visits by doctors and caregivers, and of tests. */
export const foreignVisitIds: Record<string, ForeignId> = {
  'appointments.book': {
    foreign: 'person',
    input: (familyMemberId, { doctor }) => ({
      body: {
        doctorId: doctor,
        mode: 'video',
        startsAt: '2026-06-24T17:00:00.000Z',
        issue: 'Mallory was here.',
        key: A_KEY,
        familyMemberId,
      },
    }),
  },
  'appointments.details': { foreign: 'appointment', input: (id) => ({ body: { id } }) },
  'appointments.cancel': inPath('appointment', { reason: 'Mallory was here.' }),
  'appointments.move': inPath('appointment', { startsAt: '2026-06-25T17:00:00.000Z', key: A_KEY }),
  'earlierTimes.join': {
    foreign: 'person',
    input: (familyMemberId, { doctor: providerId }) => ({
      body: { providerId, lastDay: '2026-06-24', familyMemberId },
    }),
  },
  'earlierTimes.decline': inPath('earlierTime'),
  'earlierTimes.leave': inPath('earlierTime'),
  'careVisits.book': {
    foreign: 'person',
    input: (familyMemberId, { caregiver: caregiverId }) => ({
      body: { ...aCareRequest, caregiverId, familyMemberId },
    }),
  },
  'careVisits.bookSeries': {
    foreign: 'person',
    input: (familyMemberId, { caregiver: caregiverId }) => {
      const { startsAt, ...visits } = aCareRequest;
      return { body: { ...visits, starts: [startsAt, '2026-06-29T17:00:00.000Z'], caregiverId, familyMemberId } };
    },
  },
  'careVisits.details': { foreign: 'careVisit', input: (id) => ({ body: { id } }) },
  'careVisits.cancel': inPath('careVisit', { reason: 'Mallory was here.' }),
  'careVisits.move': inPath('careVisit', { startsAt: '2026-06-25T17:00:00.000Z' }),
  'careVisits.addReview': {
    foreign: 'careVisit',
    input: (bookingId) => ({ body: { bookingId, stars: 1, words: 'Mallory was here.' } }),
  },
  'offers.take': inPath('appointment', { startsAt: '2026-06-25T17:00:00.000Z' }),
  'offers.takeMoney': inPath('appointment'),
  'appointments.addReview': {
    foreign: 'appointment',
    input: (bookingId) => ({ body: { bookingId, stars: 1, words: 'Mallory was here.' } }),
  },
  'labOrders.book': {
    foreign: 'person',
    input: (familyMemberId, { lab }) => ({ body: { ...someTests, centerId: lab, familyMemberId } }),
  },
  'labOrders.move': inPath('labOrder', { startsAt: '2026-06-25T15:00:00.000Z' }),
  'labOrders.list': { foreign: 'user', input: (userid) => ({ params: { userid, radiovalue: 'upcoming' } }) },
  'labOrders.report': inPath('labOrder'),
  'labOrders.addReview': {
    foreign: 'labOrder',
    input: (bookingId) => ({ body: { bookingId, stars: 1, words: 'Mallory was here.' } }),
  },
  'visitSummaries.ofVisit': inPath('appointment'),
  'visitSummaries.ofPerson': inPath('person'),
  'visitSummaries.paper': inPath('appointment'),
  'visitSummaries.showable': inPath('appointment'),
  'visitSummaries.show': {
    foreign: 'appointment',
    input: (id, { elsewhere }) => ({ params: { id }, body: { summaryId: elsewhere, shows: true } }),
  },
  'shownFiles.offered': inPath('appointment'),
  'shownFiles.show': {
    foreign: 'appointment',
    input: (id, { elsewhere }) => ({ params: { id }, body: { fileId: elsewhere, shows: true } }),
  },
  'careVisitNotes.ofVisit': inPath('careVisit'),
  'videoVisits.one': inPath('appointment'),
  'videoVisits.check': inPath('appointment', { camera: 'works', microphone: 'works', hears: true, network: 'good' }),
  'videoVisits.arrive': inPath('appointment'),
  'videoVisits.enter': inPath('appointment', {}),
  'videoVisits.words': inPath('appointment'),
  'videoVisits.write': inPath('appointment', { clientId: 'mallory-12', words: 'Mallory was here.' }),
  'videoVisits.invite': inPath('appointment', { how: 'interpreter', email: 'mallory@mail.example', name: 'Mallory' }),
  'videoVisits.uninvite': {
    foreign: 'appointment',
    input: (id, { guest: guestId }) => ({ params: { id }, body: { guestId } }),
  },
  'videoVisits.agree': {
    foreign: 'appointment',
    input: (id, { guest: guestId }) => ({ params: { id }, body: { guestId } }),
  },
};
