import { beforeEach, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import type { NewCentre } from '#features/senior-care/server/centre-store.ts';
import { aCentre, aStay } from '#features/senior-care/server/seed.ts';
import { brokenEntry } from '#server/audit.ts';
import { racing } from '#test/racing.ts';
import { eventsOf, seatsTaken } from '#test/stays.ts';
import { openTown } from '#test/town.ts';

const { t, town } = await openTown();
let elena: Person;
let manager: Person;
let centre: NewCentre;

beforeEach(() => {
  ({ elena, manager, centre } = town);
});

const calls = async (person = manager) => (await t.as(person)).requests;
const family = async () => (await t.as(elena)).bookings;
const accept = async (id: string) => (await (await calls()).accept({ params: { id } })).data;
const decline = async (id: string, reason = 'We are moving house that week.') =>
  (await (await calls()).decline({ params: { id }, body: { reason } })).data;
const cancel = async (id: string, expectedRefundCents = 8400) =>
  (await (await family()).change({ params: { id }, body: { status: 'cancelled', expectedRefundCents } })).data;
const taken = () => seatsTaken(t, centre.id);
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
    const [first] = (await partner.list({ query: {} })).data;
    expect(first).toMatchObject({
      _id: waiting.id,
      status: 'pending',
      familyName: 'Elena Marín',
      personName: 'Elena Marín',
      note: 'Rosa naps at two.',
      what: 'Day care',
      firstDay: '2026-06-22',
      lastDay: '2026-06-29',
      terms: { first: 'First day', last: 'Last day' },
      facts: [
        { term: 'Days', value: '3 days: Mon, Wed' },
        { term: 'Guests', value: '1' },
      ],
      beside: [{ term: 'Free seats', value: 'At least 7 on each day' }],
      money: { totalCents: 25_200, paidCents: 8400 },
      answerBy: '2026-06-16T16:00:00.000Z',
      phone: null,
      email: null,
      cancelled: null,
    });
    expect(await partner.list({ query: { tab: 'coming' } })).toMatchObject({
      counts,
      pagization: { totalCount: 1 },
      data: [{ _id: coming.id, email: elena.email, phone: '6265550148' }],
    });
    expect((await partner.list({ query: { tab: 'past' } })).data).toMatchObject([
      { _id: declined.id, email: null, cancelled: { by: 'provider' } },
      { _id: past.id, note: null, email: null, phone: null },
    ]);
  });

  test('begin and end on a day of care, whatever was asked for around it', async () => {
    const asked = { checkIn: '2026-06-20', checkOut: '2026-06-27', status: 'pending' } as const; // both Saturdays, when it is closed
    const { id } = await aStay(t, { centre, person: elena, ...asked });
    const days = { firstDay: '2026-06-22', lastDay: '2026-06-24' };
    expect((await (await calls()).one({ params: { id } })).data).toMatchObject(days);
    const { bookings } = await t.as(elena);
    expect((await bookings.one({ params: { id } })).data).toMatchObject({
      ...days,
      bookedDate: '2026-06-22',
      times: [{ day: '2026-06-22' }, { day: '2026-06-24' }],
      details: { checkIn: '2026-06-20', checkOut: '2026-06-27' },
    });
    expect((await bookings.list({ query: { tab: 'pending' } })).data).toMatchObject([days]);
    expect((await bookings.next({ query: {} })).next).toMatchObject(days);
  });

  test('of other centres are like requests that do not exist', async () => {
    const other = await aPerson(t.db);
    await aCentre(t.db, { managerId: other.id });
    const { id } = await aStay(t, { centre, person: elena, status: 'pending' });
    const partner = await calls(other);
    for (const bookingId of [id, missing]) {
      await expect(partner.one({ params: { id: bookingId } })).rejects.toMatchObject({
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
    expect((await partner.list({ query: {} })).data).toEqual([]);
    await expect((await calls(elena)).list({ query: {} })).rejects.toMatchObject({
      code: 'not_found',
      status: 404,
    });
  });

  test('that are read leave an entry in the trail of the person', async () => {
    const { id } = await aStay(t, { centre, person: elena, status: 'pending' });
    const partner = await calls();
    await partner.list({ query: {} });
    await partner.one({ params: { id } });
    const calendar = { from: '2026-06-22', to: '2026-06-22' };
    await (await t.as(manager)).centrePartner.calendar({ params: { centreId: centre.id }, query: calendar });
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
    });
    expect(await eventsOf(t, id)).toEqual(['sent', 'paid', 'accepted']);
    await t.runJobs();
    const subjects = await t.db
      .selectFrom('mailbox')
      .select('subject')
      .where('recipient', '=', elena.email)
      .where('channel', '=', 'mail')
      .execute();
    expect(subjects.map(({ subject }) => subject)).toContain(`Jacaranda Day Center accepted your booking ${bookingId}`);
  });

  test('whoever answered has nothing new, the family and a colleague have', async () => {
    const colleague = await aPerson(t.db);
    await t.db.insertInto('provider_managers').values({ provider_id: centre.id, user_id: colleague.id }).execute();
    const { id } = await aStay(t, { centre, person: elena, status: 'pending' });
    await accept(id);
    const unread = await t.db
      .selectFrom('notifications')
      .select('user_id')
      .where('subject_id', '=', id)
      .where('read_at', 'is', null)
      .execute();
    expect(unread.map(({ user_id }) => user_id).sort()).toEqual([elena.id, colleague.id].sort());
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
    expect(letter.body_text).toContain('$84.00');
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
    const outcomes = (await eventsOf(t, id)).slice(2);
    expect(outcomes).toHaveLength(isFamilyAfterAccept ? 2 : 1);
    expect(await taken()).toBe(data.status === 'accepted' ? 1 : 0);
    expect(data.payment).toBe(data.status === 'accepted' ? 'paid' : 'refund_due');
  });
});
