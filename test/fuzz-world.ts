import { aLine } from '#features/availability/server/seed.ts';
import { keyTo } from '#features/circle/server/invited/invitation-key.ts';
import { demoFamily } from '#features/account/demo/people.ts';
import { monthsOf } from '#features/payouts/server/list-store.ts';
import { demoCaregivers } from '#features/caregivers/demo/caregivers.ts';
import { LAB_ORDER } from '#features/diagnostics/order.ts';
import { categories, categoryId, items, serviceIds } from '#features/diagnostics/catalogue.ts';
import { demoLabs } from '#features/diagnostics/demo/labs.ts';
import { CARE_VISIT } from '#features/caregivers/visit.ts';
import { APPOINTMENT } from '#features/doctors/doctor.ts';
import { demoDoctor } from '#features/doctors/demo/town.ts';
import { demoManager } from '#features/senior-care/demo/managers.ts';
import { aPdf, aPhoto, aPng } from '#features/uploads/server/seed.ts';
import { fileKinds } from '#app/server/file-kinds.ts';
import { demoId } from '#server/demo-id.ts';
import type { World } from './fuzz-inputs.ts';
import type { TestApp } from './harness.ts';

type Table =
  | 'bookings'
  | 'providers'
  | 'people'
  | 'users'
  | 'partner_applications'
  | 'lead_requests'
  | 'tours'
  | 'health_records'
  | 'board_tasks'
  | 'trail_questions'
  | 'payments'
  | 'seat_waiters'
  | 'slot_lines'
  | 'reviews'
  | 'family_links'
  | 'insurance_cards'
  | 'intakes';

/** Ids that exist, and words that are worth trying. */
export async function worldOf(t: TestApp): Promise<World> {
  const idsOf = async (table: Table) =>
    (await t.db.selectFrom(table).select('id').orderBy('id').limit(8).execute()).map(({ id }) => id);
  const threadsOf = async (kind: string) =>
    (await t.db.selectFrom('threads').select('id').where('kind', '=', kind).orderBy('id').limit(8).execute()).map(
      ({ id }) => id,
    );
  const [bookings, centres, strangers, users] = await Promise.all([
    idsOf('bookings'),
    idsOf('providers'),
    idsOf('people'),
    idsOf('users'),
  ]);
  const booked = async (column: 'user_id' | 'provider_id' | 'kind', value: string) =>
    (await t.db.selectFrom('bookings').select(['id', 'user_id']).where(column, '=', value).orderBy('id').execute())
      .sort((one, other) => Number(other.user_id === demoFamily.id) - Number(one.user_id === demoFamily.id))
      .map(({ id }) => id);
  const own = await booked('user_id', demoFamily.id);
  const managed = demoId(`centre ${demoManager.centreKey}`);
  const asked = await booked('provider_id', managed);
  const doctors = (
    await t.db.selectFrom('doctors').select('provider_id').orderBy('provider_id').limit(8).execute()
  ).map(({ provider_id: id }) => id);
  const doctor = demoId(`doctor ${demoDoctor.email}`);
  const visits = await booked('provider_id', doctor);
  // nobody of the demo town waits for an earlier time
  const waiter = { userId: demoFamily.id, personId: demoFamily.mother.id };
  await aLine(t.db, { providerId: doctor, service: APPOINTMENT, ...waiter, now: t.clock.now() });
  const marked = (
    await t.db.selectFrom('favourites').select('provider_id').where('user_id', '=', demoFamily.id).execute()
  ).map(({ provider_id: id }) => id);
  const cards = (
    await t.db
      .selectFrom('insurance_cards')
      .select('id')
      .where('person_id', 'in', [demoFamily.id, demoFamily.mother.id])
      .execute()
  ).map(({ id }) => id);
  const visitsAsked = (
    await t.db
      .selectFrom('bookings')
      .select('id')
      .where('user_id', '=', demoFamily.id)
      .where('kind', '=', 'appointment')
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);
  const invitations = (await t.db.selectFrom('family_invitations').select('id').orderBy('id').execute()).map(
    ({ id }) => id,
  );
  const [toursHere, reviewsHere] = await Promise.all(
    (['tours', 'reviews'] as const).map(async (table) =>
      (await t.db.selectFrom(table).select('id').where('provider_id', '=', managed).orderBy('id').execute()).map(
        ({ id }) => id,
      ),
    ),
  );
  const labs = demoLabs().map(({ id }) => id);
  const catalogue = items.map(({ _id }) => _id);
  const carers = demoCaregivers().map(({ id }) => id);
  const days = ['2026-06-24', '06/29/2026', '2026-07-01', '2026-08-03'];
  const words = {
    'bookings.id': [...own, ...bookings],
    'bookings.bookingId': [...own, ...bookings],
    'notifications.id': [...own, ...bookings],
    'healthRecords.id': [demoFamily.mother.id, demoFamily.mother.id, ...strangers],
    'seniorCare.id': [...centres, ...own],
    'reviews.id': [...centres, ...(await idsOf('reviews'))],
    'favourites.id': [...marked, ...centres],
    'requests.id': asked,
    'centrePartner.id': [managed],
    'centrePartner.centreId': [managed, managed, ...centres],
    'account.id': users,
    'staffPeople.userId': users,
    'tours.id': [...(await idsOf('tours')), ...centres],
    'partnerTours.id': [managed, ...(toursHere ?? [])],
    'workingHours.id': [doctor, ...centres],
    'offers.id': visits,
    'calendarFeeds.id': [doctor],
    'doctorProfiles.id': [doctor],
    'visitSummaries.id': await signedVisits(t),
    'partnerSummaries.id': visits,
    'partnerRecords.id': visits,
    'recordVersions.id': await idsOf('health_records'),
    'shownFiles.id': [...visitsAsked, ...visits],
    'videoVisits.id': [...visitsAsked, ...visits],
    'partnerVideoVisits.id': visits,
    'appointments.id': [...visitsAsked, ...visits],
    'tickets.id': await threadsOf('ticket'),
    'staffTickets.id': await threadsOf('ticket'),
    'enquiries.id': await threadsOf('enquiry'),
    'partnerEnquiries.id': await threadsOf('enquiry'),
    'messaging.id': await threadsOf('conversation'),
    'partnerMessaging.id': await threadsOf('conversation'),
    'leadRequests.id': await idsOf('lead_requests'),
    'partnerLeads.id': await idsOf('lead_requests'),
    'staffLeads.id': await idsOf('lead_requests'),
    'checking.id': await idsOf('partner_applications'),
    'board.id': await idsOf('board_tasks'),
    'trailQuestions.id': await idsOf('trail_questions'),
    'receipts.id': await idsOf('payments'),
    'waiting.id': await idsOf('seat_waiters'),
    'earlierTimes.id': await idsOf('slot_lines'),
    'reviewReplies.id': reviewsHere ?? [],
    'reviewDesk.id': await idsOf('reviews'),
    'circle.id': [...(await idsOf('family_links')), ...invitations],
    'intake.id': [...(await idsOf('intakes')), demoFamily.id, demoFamily.id, demoFamily.id, ...own, ...visits],
    'insurance.id': [...cards, ...(await idsOf('insurance_cards'))],
    'plans.id': asked,
    'diagnostics.id': [...labs, ...catalogue, ...categories.map(categoryId), ...Object.values(serviceIds)],
    'diagnostics.categoryId': categories.map(categoryId),
    'diagnostics.centerId': labs,
    'diagnostics.items': catalogue,
    'labOrders.id': await booked('kind', LAB_ORDER),
    'labOrders.radiovalue': ['upcoming', 'completed'],
    'labOrders.centerId': labs,
    'labOrders.items': catalogue,
    'labOrders.startsAt': ['2026-06-29T15:00:00.000Z'],
    'labWork.id': await booked('provider_id', labs[0] ?? ''),
    'labWork.version': ['0', '1'],
    'labProfiles.id': labs.slice(0, 1),
    'caregivers.id': carers,
    'careVisits.id': await booked('kind', CARE_VISIT),
    'careVisits.caregiverId': carers,
    'caregiverProfiles.id': carers.slice(0, 1),
    'careVisitNotes.id': await booked('kind', CARE_VISIT),
    'partnerVisitNotes.id': await booked('provider_id', carers[0] ?? ''),
    'partnerVisitNotes.version': ['0', '1'],
    'doctors.id': doctors,
    'messaging.providerId': [managed, doctor],
    doctorId: [doctor, ...doctors],
    providerId: [managed, ...centres],
    clientId: ['fuzz-0001', 'fuzz-0002', 'fuzz-0003'],
    key: ['5c0a7e1e-0000-4000-8000-0000000000aa', ...invitations.map((id) => keyTo(id, t.context().secrets))],
    'workPlaces.placeId': [managed],
    'team.providerId': [managed],
    'payouts.providerId': [managed],
    month: await monthsOf(t.db, managed),
    'careNotes.id': [...own, ...asked],
    'bookings.userId': users,
    centerId: centres,
    bookingId: [...own, ...bookings],
    familyMemberId: [demoFamily.mother.id, demoFamily.mother.id, ...strangers],
    id: [demoFamily.id, demoFamily.id, ...users],
    email: ['robin@mail.example', demoFamily.email],
    phone: ['6265550177', '(626) 555-0178'],
    firstName: ['Robin'],
    lastName: ['Hale'],
    password: ['Jacaranda-2026!'],
    confirmPassword: ['Jacaranda-2026!'],
    oldPassword: ['Not-mine-2026!'],
    otp: ['123456'],
    ticket: ['none'],
    dob: ['06/17/1974'],
    zip: ['91101'],
    latitude: ['34.1478'],
    longitude: ['-118.1445'],
    specialty: ['cardiology'],
    zone: ['America/Los_Angeles'],
    state: ['CA'],
    for: [demoFamily.mother.id],
    startsAt: ['2026-06-29T17:00:00.000Z'],
    endpoint: ['https://push.example/one', 'https://push.example/two'],
    p256dh: ['A'.repeat(87)],
    auth: ['A'.repeat(22)],
    address: ['214 Example Ave'],
    timeZone: ['America/Chicago'],
    checkInDate: days.slice(0, 2),
    checkOutDate: days.slice(2),
    from: ['2026-06-22'],
    to: ['2026-06-28'],
    day: ['2026-06-24'],
    place: ['Pasadena, CA', '91101'],
    q: ['pasa', '911'],
    in: days.slice(0, 2),
    out: days.slice(2),
    days: ['1,3', '2'],
    language: ['es'],
    'uploads.kind': Object.keys(fileKinds),
    'uploads.name': ['photo.jpg', 'photo.png', 'letter.pdf'],
    kind: ['day_care', 'day_care,assisted_living'],
    method: ['sim_pm_none'],
    route: ['/login'],
    languages: ['en'],
    open: ['08:00'],
    close: ['17:00'],
    contactName: ['Robin Hale'],
    name: ['Harbor Day Center'],
    plan: ['Golden Poppy Health'],
    memberId: ['GPH 204 118', 'GPH 204 119'],
    year: ['2026'],
    endsOn: ['12/31/2027', ''],
  };
  const files = {
    jpg: await aPhoto({ width: 40, height: 30 }),
    png: await aPng({ width: 40, height: 30 }),
    pdf: await aPdf(),
  };
  return {
    words,
    files,
    ids: [...bookings, ...centres, ...strangers, ...users, '5c0a7e1e-0000-4000-8000-00000000dead'],
  };
}

const signedVisits = async (t: TestApp) =>
  (await t.db.selectFrom('visit_summaries').select('booking_id').where('signed_at', 'is not', null).execute()).map(
    ({ booking_id: id }) => id,
  );
