import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { demoCaregivers } from '#features/caregivers/demo/caregivers.ts';
import { CARE_VISIT } from '#features/caregivers/visit.ts';
import { demoLabs } from '#features/diagnostics/demo/labs.ts';
import { demoAgenciesOfTown } from '#features/home-health/demo/town.ts';
import { demoDoctors } from '#features/doctors/demo/doctors.ts';
import { demoCentres } from '#features/senior-care/demo/centres.ts';
import { openDemoTown } from '#test/demo-town.ts';
import { demoAccounts } from './seed-demo.ts';
import { relationStates } from '#features/circle/contract.ts';
import { elena, ines } from '#features/account/demo/accounts.ts';
import { marcus } from '#features/senior-care/demo/managers.ts';

const amara = demoDoctors()[0]?.manager;
const naomi = demoLabs()[0]?.manager;

const { t, rowsIn } = await openDemoTown();

const tabOf = async (tab: 'pending' | 'ongoing' | 'upcoming' | 'completed' | 'cancelled') =>
  (await (await t.as(elena)).bookings.list({ query: { tab } })).data;

const openedIn = async (tab: Parameters<typeof tabOf>[0]) => {
  const client = await t.as(elena);
  return Promise.all(
    (await tabOf(tab)).map(async ({ _id: id }) => (await client.bookings.one({ params: { id } })).data),
  );
};

describe('the demo town', () => {
  test('lets both sides log in with what the start prints', async () => {
    const client = await t.as();
    const answers = await Promise.all(
      demoAccounts.map(({ email, password }) => client.account.logIn({ body: { email, password } })),
    );
    expect(answers.map(({ data, workspace }) => [data._id, workspace])).toEqual([
      [elena.id, 'family'],
      [marcus.id, 'partner'],
      [amara?.id, 'partner'],
      [demoCaregivers()[0]?.manager.id, 'partner'],
      [naomi?.id, 'partner'],
      [demoAgenciesOfTown.managers[0]?.id, 'partner'],
      [ines.id, 'staff'],
    ]);
  });

  test('says no price of those whom nobody has checked', async () => {
    const { rows } = await sql`
      select providers.name from providers left join doctors on doctors.provider_id = providers.id
      left join centres on centres.provider_id = providers.id
      where providers.verified_at is null and (centres.rooms <> '[]' or coalesce(providers.price_cents,
        doctors.video_cents, doctors.chat_cents, centres.week_cents, centres.month_cents) is not null)`.execute(t.db);
    expect(rows).toEqual([]);
  });

  test('has a circle with every state of a relation and of an invitation, on either side', async () => {
    const { data, helpers, invitations } = await (await t.as(elena)).circle.mine();
    const states = [...data, ...helpers].map(({ status }) => status);
    expect([...new Set(states)].toSorted()).toEqual([...relationStates].toSorted());
    expect(data.find(({ status, kind }) => status === 'accepted' && kind === 'relation')?.scopes).toEqual([
      'bookings',
      'messages',
    ]);
    expect(invitations).toMatchObject([{ kind: 'ask' }]);
    const told = t.db.selectFrom('notifications').select('facts').where('kind', '=', 'circle');
    const before = await told.execute();
    await t.runJobs();
    expect(await told.execute()).toEqual(before);
  });

  test('has Elena’s bookings in every tab and every state', async () => {
    const { counts } = await (await t.as(elena)).bookings.list({ query: {} });
    expect(counts).toEqual({ pending: 2, ongoing: 1, upcoming: 6, completed: 10, cancelled: 3 });
    expect(
      (await tabOf('pending')).map(({ payment, heldUntil, answerBy }) => [
        payment,
        heldUntil !== null,
        answerBy !== null,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['paid', false, true],
        ['due', true, false],
      ]),
    );
    expect((await tabOf('upcoming')).map(({ status }) => status).sort()).toEqual([
      'accepted',
      'accepted',
      'accepted',
      'scheduled',
      'scheduled',
      'scheduled',
    ]);
    // of six orders one has been reviewed
    const reviewable = (await openedIn('completed')).filter(({ canReview }) => canReview);
    expect(reviewable.map(({ kind }) => kind).sort()).toEqual([...Array<string>(5).fill('lab_order'), 'stay']);
    expect(
      (await openedIn('cancelled'))
        .map(({ cancelled, payment, money }) => [cancelled?.code, payment, money.refundCents === money.paidCents])
        .sort(),
    ).toEqual([
      ['cancelled', 'refunded', true],
      ['declined', 'refunded', true],
      ['expired', 'refunded', true],
    ]);
    expect((await tabOf('ongoing'))[0]).toMatchObject({
      personName: 'Rosa Marín',
      isForSelf: false,
      providerName: 'Jacaranda Day Center',
    });
  });

  test('has a doctor who answers, and whom Elena has written to since', async () => {
    const email = 'amara.okafor@example.com';
    const amara = await t.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    const { data, unread } = await (await t.as(amara)).partnerMessaging.inbox({ query: {} });
    expect(unread).toBe(1);
    expect(data).toMatchObject([{ isAwaited: false, isOpen: true, lastWords: 'Great, thank you so much.' }]);
  });

  test('has unread notifications of each status for Elena, and of days that were let go', async () => {
    const { data, pagization } = await (
      await t.as(elena)
    ).bookings.notifications({ params: { userId: elena.id }, query: {} });
    expect(pagization.totalCount).toBe(7);
    expect(
      data
        .filter(({ isRead }) => !isRead)
        .map(({ status }) => status)
        .sort(),
    ).toEqual(['accepted', 'accepted', 'accepted', 'cancelled', 'pending', 'scheduled', 'scheduled']);
    expect(data.filter(({ isRead }) => isRead).length).toBeGreaterThan(3);
  });

  test('has requests for Marcus: waiting, coming and past', async () => {
    const client = await t.as(marcus);
    const { counts, data } = await client.requests.list({ query: { tab: 'waiting' } });
    expect(counts).toEqual({ waiting: 5, coming: 5, past: 8 });
    for (const { answerBy, change } of data)
      expect(new Date(answerBy ?? change?.answerBy ?? 0).getTime()).toBeGreaterThan(t.clock.now().getTime());
    expect((await client.notifications.list({ query: {} })).pagization.totalCount).toBe(7);
  });

  test('has requests to be called for an agency, in each state that it answers', async () => {
    const { data } = await (
      await t.as({ id: demoAgenciesOfTown.managers[0]?.id ?? '' })
    ).partnerLeads.list({
      query: {},
    });
    expect(
      data.map(({ status, isOpened, contactName, note }) => [status, isOpened, contactName, note !== null]),
    ).toEqual([
      ['new', false, 'Priya Raman', false],
      ['contacted', true, 'Gloria Alvarado', true],
      ['visit_planned', true, 'Daniel Whitaker', true],
    ]);
  });

  test('has a note of a visit that family and caregiver both read', async () => {
    const visits = await (await t.as(elena)).bookings.list({ query: { tab: 'completed' } });
    const [visit, ...others] = visits.data.filter(({ kind }) => kind === CARE_VISIT);
    expect(others).toEqual([]);
    const params = { id: visit?._id ?? '' };
    const [read] = (await (await t.as(elena)).careVisitNotes.ofVisit({ params })).data;
    const caregiver = await t.as({ id: demoCaregivers()[0]?.manager.id ?? '' });
    const { data: own } = await caregiver.partnerVisitNotes.one({ params, query: {} });
    expect(own).toMatchObject({ canWrite: true, kept: { note: read?.note } });
    expect(read?.note.words).toMatch(/two plates of soup/);
  });

  test('has applications that staff can open, of each kind', async () => {
    const staff = await t.as(ines);
    const { data: queue } = await staff.checking.queue({ query: { tab: 'waiting' } });
    const opened = await Promise.all(queue.map(({ _id: id }) => staff.checking.one({ params: { id } })));
    expect(new Set(opened.map(({ data }) => data.kind))).toEqual(
      new Set(['dayCareCenter', 'doctor', 'homeHealthAgency']),
    );
  });

  test('shows saved cards', async () => {
    expect((await (await t.as(elena)).payments.cards()).data.map(({ brand, lastFour }) => [brand, lastFour])).toEqual([
      ['visa', '4242'],
    ]);
  });

  test('finds the fourteen day centres around Pasadena, those that are verified ready to be booked', async () => {
    const client = await t.as();
    const { data, pagization } = await client.seniorCare.search({ query: { place: 'Pasadena, CA', kind: 'day_care' } });
    expect(pagization).toEqual({ totalCount: 14, isMore: false });
    for (const { _id, isVerified } of data)
      expect((await client.seniorCare.details({ params: { id: _id } })).data.hostId !== null).toBe(isVerified);
  });

  test('has centers that are full on some weekdays, and not closed: one can wait for them', async () => {
    const { seniorCare, waiting } = await t.as(elena);
    const [{ id, capacity } = { id: '', capacity: 0 }] = demoCentres();
    expect((await seniorCare.details({ params: { id } })).data.closedDays).toEqual([]);
    const tuesday = '2026-12-22';
    const { data } = await seniorCare.seats({ params: { id }, query: { from: tuesday, to: tuesday } });
    expect(data).toEqual([{ day: tuesday, capacity, free: 0 }]);
    const { data: lines } = await waiting.join({ body: { centerId: id, day: tuesday } });
    const { _id } = lines.find(({ day }) => day === tuesday) ?? { _id: '' };
    await waiting.leave({ params: { id: _id } });
  });

  test('keeps seats, money and ratings in agreement', async () => {
    const seats = await sql`
      select seat_days.provider_id, seat_days.day from seat_days left join (
        select bookings.provider_id, booking_times.day, sum((bookings.snapshot -> 'details' ->> 'guests')::int) as guests
        from bookings join booking_times on booking_times.booking_id = bookings.id
        where bookings.status <> 'cancelled' group by 1, 2
      ) as live on live.provider_id = seat_days.provider_id and live.day = seat_days.day
      where seat_days.taken <> coalesce(live.guests, 0)
        and not (live.guests is null and seat_days.is_set and seat_days.taken = seat_days.capacity)`.execute(t.db);
    expect(seats.rows).toEqual([]);
    const money = await sql`
      select booking_dues.booking_id from booking_dues
      join payments on payments.due_id = booking_dues.id
      join simulated_charges on simulated_charges.reference = payments.reference
      where payments.amount_cents <> booking_dues.amount_cents or payments.refunded_cents <> booking_dues.refund_cents
        or simulated_charges.refunded_cents <> booking_dues.refund_cents
        or simulated_charges.amount_cents <> payments.amount_cents`.execute(t.db);
    expect(money.rows).toEqual([]);
    const ratings = await sql`
      select providers.name from providers join (
        select provider_id, round(avg(stars), 1) as rating, count(*) as reviews from reviews group by provider_id
      ) as counted on counted.provider_id = providers.id
      where providers.rating <> counted.rating or providers.review_count <> counted.reviews`.execute(t.db);
    expect(ratings.rows).toEqual([]);
    expect((await rowsIn())['centres']).toBe(demoCentres().length);
  });

  test('gives everything back when its refund is due in the end', async () => {
    const waiting = (await openedIn('pending')).find(({ payment }) => payment === 'paid');
    const client = await t.as(elena);
    await client.bookings.change({
      params: { id: waiting?._id ?? '' },
      body: { status: 'cancelled', expectedRefundCents: waiting?.money.paidCents },
    });
    await t.runJobs();
    expect((await client.bookings.one({ params: { id: waiting?._id ?? '' } })).data).toMatchObject({
      status: 'cancelled',
      payment: 'refunded',
    });
  });
});
