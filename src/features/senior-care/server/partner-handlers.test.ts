import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import type { Reply, Sent } from '#shared/call.ts';
import { brokenEntry } from '#server/audit.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { racing } from '#test/racing.ts';
import type { centrePartner } from '../partner-contract.ts';
import { aCentre, aStay } from './seed.ts';

const t: TestApp = await testApp();
let elena: Person;
let manager: Person;
let centre: Awaited<ReturnType<typeof aCentre>>;

beforeEach(async () => {
  t.clock.set('2026-06-15T16:00:00Z');
  elena = await aPerson(t.db, { phone: '6265550148' });
  manager = await aPerson(t.db, { firstName: 'Omar', lastName: 'Reyes' });
  centre = await aCentre(t.db, { managerId: manager.id });
});
afterAll(() => t.close());

const calls = async (person = manager) => (await t.as(person)).centrePartner;
const family = async () => (await t.as(elena)).bookings;
const accept = async (id: string) => (await (await calls()).accept({ params: { id } })).data;
const decline = async (id: string, reason = 'We are moving house that week.') =>
  (await (await calls()).decline({ params: { id }, body: { reason } })).data;
const cancel = async (id: string, expectedRefundCents = 8400) =>
  (await (await family()).change({ params: { id }, body: { status: 'cancelled', expectedRefundCents } })).data;
const taken = async (day = '2026-06-22') =>
  (
    await t.db
      .selectFrom('seat_days')
      .select('taken')
      .where('centre_id', '=', centre.id)
      .where('day', '=', day)
      .executeTakeFirst()
  )?.taken;
const missing = '00000000-0000-4000-8000-000000000000';

describe('requests', () => {
  test('are seen once they are paid, in three tabs', async () => {
    await aStay(t, { centre, person: elena, status: 'held' });
    await aStay(t, { centre, person: elena, status: 'unpaid' });
    const waiting = await aStay(t, { centre, person: elena, status: 'pending', note: 'Rosa naps at two.' });
    const coming = await aStay(t, { centre, person: elena });
    const past = await aStay(t, { centre, person: elena, checkIn: '2026-05-04' });
    const declined = await aStay(t, { centre, person: elena, status: 'declined' });
    const partner = await calls();
    const counts = { waiting: 1, coming: 1, past: 2 };
    const [first] = (await partner.requests({ query: {} })).data;
    expect(first).toMatchObject({
      _id: waiting.id,
      status: 'pending',
      familyName: 'Elena Marín',
      personName: 'Elena Marín',
      note: 'Rosa naps at two.',
      guests: 1,
      totalCents: 25_200,
      depositCents: 8400,
      answerBy: '2026-06-16T16:00:00.000Z',
      fewestFree: 7,
      phone: null,
      email: null,
      cancelled: null,
    });
    expect(await partner.requests({ query: { tab: 'coming' } })).toMatchObject({
      counts,
      pagization: { totalCount: 1 },
      data: [{ _id: coming.id, email: elena.email, phone: '6265550148' }],
    });
    expect((await partner.requests({ query: { tab: 'past' } })).data).toMatchObject([
      { _id: declined.id, email: null, cancelled: { by: 'provider' } },
      { _id: past.id, note: null, email: null, phone: null },
    ]);
  });

  test('of other centres are like requests that do not exist', async () => {
    const other = await aPerson(t.db);
    const foreign = await aCentre(t.db, { managerId: other.id });
    const { id } = await aStay(t, { centre, person: elena, status: 'pending' });
    const partner = await calls(other);
    const profile = (await (await calls()).profiles()).data[0];
    const form = {
      phone: '6265550100',
      about: { en: 'A house.', sp: '' },
      capacity: 3,
      prices: { dayCents: 100, weekCents: 100, monthCents: 100 },
      hours: profile?.hours ?? [],
      services: [],
      languages: [],
    };
    for (const bookingId of [id, missing]) {
      await expect(partner.request({ params: { id: bookingId } })).rejects.toMatchObject({
        code: 'not_found',
        status: 404,
      });
      await expect(partner.accept({ params: { id: bookingId } })).rejects.toMatchObject({
        code: 'not_found',
        status: 404,
      });
      await expect(partner.decline({ params: { id: bookingId }, body: { reason: 'No' } })).rejects.toMatchObject({
        code: 'not_found',
        status: 404,
      });
    }
    for (const centreId of [centre.id, missing]) {
      await expect(
        partner.calendar({ params: { centreId }, query: { from: '2026-06-15', to: '2026-06-20' } }),
      ).rejects.toMatchObject({ code: 'not_found' });
      await expect(
        partner.setSeats({ params: { centreId }, body: { day: '2026-06-22', capacity: 0 } }),
      ).rejects.toMatchObject({ code: 'not_found' });
      await expect(partner.changeProfile({ params: { id: centreId }, body: form })).rejects.toMatchObject({
        code: 'not_found',
      });
    }
    expect((await partner.requests({ query: {} })).data).toEqual([]);
    expect((await partner.profiles()).data.map(({ _id }) => _id)).toEqual([foreign.id]);
    await expect((await calls(elena)).requests({ query: {} })).rejects.toMatchObject({
      code: 'not_found',
      status: 404,
    });
  });

  test('that are read leave an entry in the trail of the person', async () => {
    const { id } = await aStay(t, { centre, person: elena, status: 'pending' });
    const partner = await calls();
    await partner.requests({ query: {} });
    await partner.request({ params: { id } });
    await partner.calendar({ params: { centreId: centre.id }, query: { from: '2026-06-22', to: '2026-06-22' } });
    await partner.accept({ params: { id } });
    const trail = await t.db
      .selectFrom('audit_entries')
      .select(['action', 'subject'])
      .where('person_id', '=', elena.personId)
      .where('actor_id', '=', manager.id)
      .orderBy('id')
      .execute();
    expect(trail.map(({ action, subject }) => `${action} ${subject}`)).toEqual([
      'read requests',
      `read booking:${id}`,
      `read calendar:${centre.id}`,
      `write booking:${id}`,
    ]);
    expect(await brokenEntry(t.db, elena.personId)).toBeUndefined();
  });
});

describe('answering', () => {
  test('accepting tells the family, and shows how to reach it', async () => {
    const { id, bookingId } = await aStay(t, { centre, person: elena, status: 'pending' });
    expect(await accept(id)).toMatchObject({ status: 'accepted', tab: 'upcoming', answerBy: null, email: elena.email });
    expect((await (await family()).one({ params: { id } })).data).toMatchObject({
      status: 'accepted',
      payment: 'paid',
      events: [{ what: 'sent' }, { what: 'paid' }, { what: 'accepted' }],
    });
    await t.runJobs();
    const subjects = await t.db
      .selectFrom('mailbox')
      .select('subject')
      .where('recipient', '=', elena.email)
      .where('channel', '=', 'mail')
      .execute();
    expect(subjects.map(({ subject }) => subject)).toContain(`Jacaranda Day Center accepted your booking ${bookingId}`);
  });

  test('declining needs a reason, gives the seats back, and the money', async () => {
    const { id } = await aStay(t, { centre, person: elena, status: 'pending' });
    for (const reason of ['', '   '])
      await expect(decline(id, reason)).rejects.toMatchObject({
        code: 'invalid_input',
        issues: [{ field: 'reason', key: 'errors.reasonBlank' }],
      });
    expect(await decline(id)).toMatchObject({
      status: 'cancelled',
      cancelled: { by: 'provider', code: 'declined', reason: 'We are moving house that week.' },
    });
    expect(await taken()).toBe(0);
    await t.runJobs();
    expect((await (await family()).one({ params: { id } })).data).toMatchObject({
      payment: 'refunded',
      money: { refundCents: 8400 },
      cancelled: { reason: 'We are moving house that week.' },
    });
    const letter = await t.db
      .selectFrom('mailbox')
      .select('body_text')
      .where('recipient', '=', elena.email)
      .where('subject', 'like', '%could not accept%')
      .executeTakeFirstOrThrow();
    expect(letter.body_text).toContain('We are moving house that week.');
  });

  test('comes too late after the time to answer, and a second time', async () => {
    const { id } = await aStay(t, { centre, person: elena, status: 'pending' });
    const other = await aStay(t, { centre, person: elena, status: 'pending' });
    await accept(other.id);
    await expect(decline(other.id)).rejects.toMatchObject({ code: 'already_answered', status: 409 });
    t.clock.advance(86_400);
    await expect(accept(id)).rejects.toMatchObject({ code: 'already_answered' });
    await expect(decline(id)).rejects.toMatchObject({ code: 'already_answered' });
  });

  test.each([
    ['accepting twice', accept, accept],
    ['accepting and declining', accept, decline],
    ['declining twice', decline, decline],
    ['accepting and the family cancelling', accept, cancel],
    ['declining and the family cancelling', decline, cancel],
  ] as const)('%s at the same moment: one wins', async (_, answer, rival) => {
    const { id } = await aStay(t, { centre, person: elena, status: 'pending' });
    const ended = await racing<unknown>(
      t.db,
      id,
      [answer, rival].map((act) => () => act(id)),
    );
    const lost = ended.filter((end) => end.status === 'rejected').map(({ reason }) => reason.code);
    const { data } = await (await family()).one({ params: { id } });
    const isFamilyAfterAccept = answer === accept && rival === cancel && lost.length === 0;
    if (!isFamilyAfterAccept) expect(lost).toEqual([expect.stringMatching(/^(already_answered|too_late)$/)]);
    const outcomes = data.events.map(({ what }) => what).slice(2);
    expect(outcomes).toHaveLength(isFamilyAfterAccept ? 2 : 1);
    expect(await taken()).toBe(data.status === 'accepted' ? 1 : 0);
    expect(data.payment).toBe(data.status === 'accepted' ? 'paid' : 'refund_due');
  });
});

describe('the calendar', () => {
  const day = async (date: string) =>
    (await (await calls()).calendar({ params: { centreId: centre.id }, query: { from: date, to: date } })).data[0];
  const setSeats = async (date: string, capacity: number) =>
    (await (await calls()).setSeats({ params: { centreId: centre.id }, body: { day: date, capacity } })).data;

  test('shows seats and guests, also of those who wait, and counts what is held', async () => {
    const waiting = await aStay(t, { centre, person: elena, status: 'pending', guests: 2 });
    const coming = await aStay(t, { centre, person: elena });
    await aStay(t, { centre, person: elena, status: 'held' });
    await aStay(t, { centre, person: elena, status: 'declined' });
    expect(await day('2026-06-22')).toEqual({
      day: '2026-06-22',
      isOpen: true,
      capacity: 10,
      taken: 4,
      guests: [
        { _id: waiting.id, bookingId: waiting.bookingId, name: 'Elena Marín', guests: 2, isPending: true },
        { _id: coming.id, bookingId: coming.bookingId, name: 'Elena Marín', guests: 1, isPending: false },
      ],
    });
    expect(await day('2026-06-23')).toEqual({ day: '2026-06-23', isOpen: true, capacity: 10, taken: 0, guests: [] });
    expect(await day('2026-06-21')).toMatchObject({ isOpen: false });
  });

  test('shows two months at most', async () => {
    const partner = await calls();
    const between = (from: string, to: string) =>
      partner.calendar({ params: { centreId: centre.id }, query: { from, to } });
    expect((await between('2026-06-01', '2026-08-01')).data).toHaveLength(62);
    for (const [from, to] of [
      ['2026-06-01', '2026-08-02'],
      ['2026-06-02', '2026-06-01'],
      ['2026-06-31', '2026-07-01'],
    ] as const)
      await expect(between(from, to)).rejects.toMatchObject({ code: 'invalid_input' });
  });

  test('lets seats be set, not below what is taken', async () => {
    await aStay(t, { centre, person: elena, guests: 2 });
    expect(await setSeats('2026-06-22', 2)).toMatchObject({ capacity: 2, taken: 2 });
    await expect(setSeats('2026-06-22', 1)).rejects.toMatchObject({ code: 'conflict', status: 409 });
    await expect(
      (await family()).book({
        body: { centerId: centre.id, checkInDate: '06/22/2026', checkOutDate: '06/22/2026', weekDays: [1] },
      }),
    ).rejects.toMatchObject({ code: 'seats_taken' });
    expect(await setSeats('2026-06-23', 0)).toMatchObject({ capacity: 0, taken: 0 });
    for (const date of ['2026-06-14', '2029-01-01'])
      await expect(setSeats(date, 5)).rejects.toMatchObject({ code: 'invalid_input' });
    for (const capacity of [-1, 1.5, 10_001])
      await expect(setSeats('2026-06-23', capacity)).rejects.toMatchObject({ code: 'invalid_input' });
  });
});

describe('the profile', () => {
  type Form = Sent<typeof centrePartner.changeProfile>['body'];
  const formOf = ({
    phone,
    about,
    capacity,
    prices,
    hours,
  }: Reply<typeof centrePartner.profiles>['data'][number]): Form => ({
    phone,
    about,
    capacity,
    prices,
    hours,
    services: ['lunch'],
    languages: ['en'],
  });
  const profile = async () => {
    const [found] = (await (await calls()).profiles()).data;
    if (!found) throw new Error('There is no centre.');
    return found;
  };
  const change = async (body: Partial<Form>) =>
    (await (await calls()).changeProfile({ params: { id: centre.id }, body: { ...formOf(await profile()), ...body } }))
      .data;

  test('is changed with hours and prices; bookings that stand keep theirs', async () => {
    const { id } = await aStay(t, { centre, person: elena });
    const opening = { open: '09:00', close: '15:00' };
    const changed = await change({
      prices: { dayCents: 10_000, weekCents: 40_000, monthCents: 150_000 },
      hours: [opening, null, opening, null, opening, opening, null],
      about: { en: 'A new house.', sp: 'Una casa nueva.' },
    });
    expect(changed).toMatchObject({ prices: { dayCents: 10_000 }, about: { en: 'A new house.' }, services: ['lunch'] });
    expect((await (await family()).one({ params: { id } })).data).toMatchObject({
      money: { totalCents: 25_200 },
      stay: { opens: '08:00', closes: '17:00' },
      startsAt: '2026-06-22T15:00:00.000Z',
    });
    const { data } = await (
      await family()
    ).book({
      body: { centerId: centre.id, checkInDate: '06/22/2026', checkOutDate: '06/28/2026', weekDays: [1, 2, 6] },
    });
    expect(data).toMatchObject({
      money: { totalCents: 20_000 },
      startsAt: '2026-06-22T16:00:00.000Z',
      stay: { days: ['2026-06-22', '2026-06-27'] },
    });
  });

  test('gives days another number of seats, except those that were set, and never fewer than are taken', async () => {
    await aStay(t, { centre, person: elena, guests: 3 });
    await (await calls()).setSeats({ params: { centreId: centre.id }, body: { day: '2026-06-24', capacity: 8 } });
    await change({ capacity: 2 });
    const { data } = await (
      await calls()
    ).calendar({ params: { centreId: centre.id }, query: { from: '2026-06-22', to: '2026-06-24' } });
    expect(data.map(({ capacity, taken }) => [capacity, taken])).toEqual([
      [3, 3],
      [2, 0],
      [8, 3],
    ]);
  });

  test.each([
    ['no seats', { capacity: 0 }, 'capacity'],
    ['half a number', { phone: '123' }, 'phone'],
    ['no words', { about: { en: ' ', sp: '' } }, 'about.en'],
    ['a gift', { prices: { dayCents: 99, weekCents: 100, monthCents: 100 } }, 'prices.dayCents'],
    ['a house that never opens', { hours: Array(7).fill(null) }, 'hours'],
    ['one that closes first', { hours: Array(7).fill({ open: '17:00', close: '08:00' }) }, 'hours'],
    ['a service nobody knows', { services: ['miracles'] }, 'services.0'],
  ])('refuses %s', async (_, body, field) => {
    await expect(change(body as Partial<Form>)).rejects.toMatchObject({ code: 'invalid_input', issues: [{ field }] });
  });
});
