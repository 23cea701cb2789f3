import { aStaffMember, type Person } from '#features/account/server/seed.ts';
import { aReadyCopy, anAwayAccount } from '#features/closing/server/seed.ts';
import type { PersonId } from '#features/family/server/access.ts';
import { aHealthRecord } from '#features/health-records/server/seed.ts';
import { anInsuranceCard } from '#features/insurance/server/seed.ts';
import { aPlacePhoto } from '#features/providers/server/photos/seed.ts';
import { aClaim, aSentApplication } from '#features/partners/server/seed.ts';
import { waysInOf } from '#features/security/server/seed.ts';
import { aCentre, aReview, aStay } from '#features/senior-care/server/seed.ts';
import { aLine } from '#features/availability/server/seed.ts';
import { insertWaiter } from '#features/senior-care/server/waiting/waiting-store.ts';
import { aHandover, aTeamInvitation } from '#features/team/server/seed.ts';
import { addTimeOff } from '#features/availability/server/availability-store.ts';
import { anAgency } from '#features/home-health/server/seed.ts';
import { aTour, showsAround } from '#features/tours/server/seed.ts';
import { aKeptFile } from '#features/uploads/server/seed.ts';
import { aRingingBrowser } from './ringing.ts';
import { askedFor } from './asked-for.ts';
import type { ForeignIds } from './foreign.ts';
import { thingsOf } from './foreign-things.ts';
import type { TestApp } from './harness.ts';
import { findOpenSlots } from '#features/availability/server/open-slots.ts';
import { APPOINTMENT } from '#features/doctors/doctor.ts';
import { aCareVisit } from '#features/caregivers/server/booking/seed.ts';
import { aVisitNote } from '#features/caregivers/server/notes/seed.ts';
import { aCaregiver } from '#features/caregivers/server/seed.ts';
import { visitStarts } from '#features/caregivers/visit-starts.ts';
import { CARE_VISIT } from '#features/caregivers/visit.ts';
import { anAppointment } from '#features/doctors/server/booking/seed.ts';
import { aDoctor } from '#features/doctors/server/seed.ts';
import { LAB_DRAW } from '#features/diagnostics/centre.ts';
import { aLab, anOrder } from '#features/diagnostics/server/seed.ts';
import { aMedicine, aSignedSummary, aTemplate } from '#features/visit-summaries/server/seed.ts';
import { aRecordLink } from './shared-records.ts';
import { aListedMedicine } from '#features/medication/server/seed.ts';
import { insertGuest } from '#features/video-visits/server/door-store.ts';
import { DAY_MS } from '#shared/durations.ts';
import { anInsuredStay } from './insured.ts';

type BelongingsOptions = { owner: Person; manager: Person; relation: string };

/** One of everything that calls name by an id, all of it of one person and at one center. */
export async function belongingsOf(t: TestApp, { owner, manager, relation }: BelongingsOptions): Promise<ForeignIds> {
  const centre = await aCentre(t.db, { managerId: manager.id });
  const { id: booking } = await aStay(t, { centre, person: owner, note: 'Her cane is painted blue' });
  // One at a time: an account keeps a hundred at most.
  await t.db.deleteFrom('favourites').where('user_id', '=', owner.id).execute();
  await (await t.as(owner)).favourites.markCentre({ body: { centerId: centre.id } });
  await insertWaiter(t.db, {
    centreId: centre.id,
    day: '2026-07-06',
    userId: owner.id,
    personId: owner.personId as PersonId, // their own
    guests: 1,
    room: '',
    now: t.clock.now(),
  });
  return {
    waiter: await newest(t, 'seat_waiters'),
    insuredBooking: (await anInsuredStay(t, { centre, person: owner })).id,
    insuranceCard: await anInsuranceCard(t.db, { person: owner, now: t.clock.now() }),
    medicine: await aListedMedicine(t.db, {
      person: owner,
      medicine: { name: 'Moonwort drops' },
      now: t.clock.now(),
    }),
    recordLink: (await aRecordLink(t, { of: owner }))._id,
    healthRecord: await aHealthRecord(t.db, {
      person: owner,
      type: 'diary',
      facts: { issue: 'Moonwort tea' },
      now: t.clock.now(),
    }),
    payment: await newest(t, 'payments'),
    copy: await aReadyCopy(t, { userId: owner.id, now: t.clock.now() }),
    user: owner.id,
    person: owner.personId,
    booking,
    centre: centre.id,
    relation,
    file: await aKeptFile(t, { ownerId: owner.id, now: t.clock.now() }),
    photo: await aPlacePhoto(t, { providerId: centre.id, ownerId: manager.id, now: t.clock.now() }),
    review: (await aReview(t.db, { providerId: centre.id })).id,
    ...(await waysInOf(t.db, owner, t.clock.now())),
    ...(await aSentApplication(t.db, { userId: owner.id, now: t.clock.now() })),
    claim: await aClaim(t.db, { userId: owner.id, now: t.clock.now() }),
    member: manager.id,
    colleague: await aColleague(t),
    invitation: await aTeamInvitation(t.db, {
      providerId: centre.id,
      email: owner.email,
      invitedBy: manager.id,
      now: t.clock.now(),
    }),
    handover: await aHandover(t.db, { providerId: centre.id, from: manager.id, now: t.clock.now() }),
    away: (await anAwayAccount(t.db, { now: t.clock.now() })).id,
    ringing: await aRingingBrowser(t.db, owner.id),
    ...(await thingsOf(t.db, { owner, lookerId: manager.id, now: t.clock.now() })),
    ...(await askedFor(t, owner, centre.id)),
    ...(await visitOf(t, owner, centre.id)),
    ...(await appointmentOf(t, { owner, manager })),
    ...(await careVisitOf(t, { owner, manager })),
    ...(await labOrderOf(t, { owner, manager })),
    agency: (await anAgency(t.db, { managerId: manager.id })).id,
  };
}

/** One is enough as long as they have the role: all staff hear of what comes. */
async function aColleague({ db }: TestApp): Promise<string> {
  const known = await db
    .selectFrom('users')
    .select('id')
    .where('is_staff', '=', true)
    .where('first_name', '=', 'Colleague')
    .executeTakeFirst();
  return known?.id ?? (await aStaffMember(db, 'Colleague')).id;
}

/** A visit with a doctor that is paid and accepted, and a day on which they receive nobody. */
async function appointmentOf(t: TestApp, { owner, manager }: Pick<BelongingsOptions, 'owner' | 'manager'>) {
  const { doctor, bookingId } = await aWrittenVisit(t, { owner, manager, fromDay: 7 });
  const invited = { bookingId, userId: null, email: 'hana@mail.example', name: 'Hana', invitedBy: owner.id };
  await insertGuest(t.db, { ...invited, agreedAt: t.clock.now(), now: t.clock.now() });
  const waiter = { userId: owner.id, personId: owner.personId };
  await aLine(t.db, { providerId: doctor.id, service: APPOINTMENT, ...waiter, now: t.clock.now() });
  return {
    doctor: doctor.id,
    earlierTime: await newest(t, 'slot_lines'),
    appointment: bookingId,
    elsewhere: (await aWrittenVisit(t, { owner, manager, fromDay: 14 })).summaryId,
    guest: await guestOf(t, bookingId),
    timeOff: await aDayOff(t, doctor.id),
    template: await aTemplate(t.db, { providerId: doctor.id, userId: manager.id, now: t.clock.now() }),
  };
}

/** A visit of a caregiver that is paid and accepted, and what they wrote of it. */
async function careVisitOf(t: TestApp, { owner, manager }: Pick<BelongingsOptions, 'owner' | 'manager'>) {
  const caregiver = await aCaregiver(t.db, { managerId: manager.id });
  const hours = await freeFrom(t, { providerId: caregiver.id, service: CARE_VISIT, fromDay: 7 });
  const [startsAt = ''] = visitStarts(
    hours.map((startsAt) => ({ startsAt, isFree: true })),
    3,
  );
  const { id: careVisit } = await aCareVisit(t, { caregiver, person: owner, startsAt });
  await aVisitNote(t.db, {
    bookingId: careVisit,
    userId: manager.id,
    note: { words: 'Her cane is painted blue' },
    now: t.clock.now(),
  });
  return { caregiver: caregiver.id, careVisit };
}

/** Tests that are paid and confirmed. */
async function labOrderOf(t: TestApp, { owner, manager }: Pick<BelongingsOptions, 'owner' | 'manager'>) {
  const lab = await aLab(t.db, { managerId: manager.id });
  const startsAt = await firstFree(t, { providerId: lab.id, service: LAB_DRAW, fromDay: 7 });
  return { lab: lab.id, labOrder: (await anOrder(t, { lab, person: owner, startsAt })).id };
}

type WrittenVisitOptions = { owner: Person; manager: Person; fromDay: number };

/** A visit with a doctor of its own that is paid and accepted, and what they wrote of it. */
async function aWrittenVisit(t: TestApp, { owner, manager, fromDay }: WrittenVisitOptions) {
  const doctor = await aDoctor(t.db, { managerId: manager.id });
  const startsAt = await firstFree(t, { providerId: doctor.id, service: APPOINTMENT, fromDay });
  const { id: bookingId } = await anAppointment(t, { doctor, person: owner, startsAt });
  const summaryId = await aSignedSummary(t.db, {
    bookingId,
    userId: manager.id,
    form: { notes: 'Her cane is painted blue', medicines: [aMedicine] },
    now: t.clock.now(),
  });
  return { doctor, bookingId, summaryId };
}

type SlotQuery = { providerId: string; service: string; fromDay: number };

const firstFree = async (t: TestApp, sought: SlotQuery) => (await freeFrom(t, sought))[0] ?? '';

/** The free times of a provider in the week that begins so many days from now. */
async function freeFrom({ db, clock }: TestApp, { providerId, service, fromDay }: SlotQuery): Promise<string[]> {
  const now = clock.now();
  const from = new Date(now.getTime() + fromDay * DAY_MS);
  const to = new Date(from.getTime() + 7 * DAY_MS);
  const found = await findOpenSlots(db, { providerIds: [providerId], service, from, to, limit: 20, now });
  return (found.get(providerId) ?? []).map(({ startsAt }) => startsAt.toISOString());
}

/** A visit that somebody has asked for, and days on which the place shows nobody around. */
async function visitOf(t: TestApp, person: Person, providerId: string) {
  await showsAround(t, providerId);
  const daysOff = await aDayOff(t, providerId);
  return { tour: await aTour(t, { person, providerId }), daysOff };
}

async function aDayOff(t: TestApp, providerId: string): Promise<string> {
  const off = { startsAt: new Date('2026-07-03T07:00:00Z'), endsAt: new Date('2026-07-04T07:00:00Z') };
  const { id } = await t.db.transaction().execute((db) => addTimeOff(db, { providerId, ...off, now: t.clock.now() }));
  return id;
}

async function guestOf({ db }: TestApp, bookingId: string): Promise<string> {
  const guests = db.selectFrom('video_guests').select('id').where('booking_id', '=', bookingId);
  return (await guests.executeTakeFirstOrThrow()).id;
}

async function newest({ db }: TestApp, table: 'seat_waiters' | 'slot_lines' | 'payments'): Promise<string> {
  const row = await db.selectFrom(table).select('id').orderBy('created_at', 'desc').limit(1).executeTakeFirstOrThrow();
  return row.id;
}
