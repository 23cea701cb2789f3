import { beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { noCareNotes } from '#features/care-notes/care-notes.ts';
import { audit } from '#server/audit.ts';
import { digestsOf } from '#test/digests.ts';
import { openTown } from '#test/town.ts';
import { aRelation } from '../seed.ts';

const { t, town } = await openTown({ settings: { LIMITS_FACTOR: '100' } });
let rosa: Person;
let link: string;
beforeEach(async () => {
  rosa = await aPerson(t.db, { firstName: 'Rosa' });
  link = await relate(rosa.personId, town.elena.id);
});
const relate = (personId: string, memberId: string) =>
  aRelation(t, {
    personId,
    memberId,
    scopes: ['bookings', 'records', 'payments'],
  });
const book = async (by: Person, familyMemberId: string) =>
  (
    await (
      await t.as(by)
    ).seniorCare.book({
      body: {
        centerId: town.centre.id,
        checkInDate: '2026-06-29',
        checkOutDate: '2026-07-01',
        weekDays: [1, 3],
        familyMemberId,
      },
    })
  ).data;
const { digest, offered, undo, undoOf } = digestsOf(t);
const letters = async ({ email }: Person) => {
  await t.runJobs();
  return (
    await t.db
      .selectFrom('mailbox')
      .select(['subject', 'body_text'])
      .where('recipient', '=', email)
      .where('subject', 'like', '%last week')
      .execute()
  ).map(({ body_text: text }) => text);
};

test('the person reads what each relative did for them, what is alike once, and how to undo it', async () => {
  const kept = await book(town.elena, rosa.personId);
  t.clock.advance(60);
  const cancelled = await book(town.elena, rosa.personId);
  t.clock.advance(60);
  const { bookings, board } = await t.as(town.elena);
  await bookings.change({ params: { id: cancelled._id }, body: { status: 'cancelled' } });
  await board.addNote({ body: { words: 'Hello.', familyMemberId: rosa.personId } });
  await board.addNote({ body: { words: 'And again.', familyMemberId: rosa.personId } });
  await (await t.as(rosa)).board.addNote({ body: { words: 'My own.' } });
  const [proxy, ...others] = await digest(rosa);
  expect(others).toEqual([]);
  expect(proxy).toMatchObject({ actorName: 'Elena Marín', isForSelf: true });
  expect(proxy?.lines.map(({ what, count, booking }) => [what, count, booking?._id])).toEqual([
    ['booked', 1, kept._id],
    ['booked', 1, cancelled._id],
    ['cancelled', 1, cancelled._id],
    ['board', 2, undefined],
  ]);
  expect(proxy?.lines.map(({ freeUntil }) => freeUntil !== null)).toEqual([true, false, false, false]);
  expect(await digest(town.elena)).toEqual([]);
  expect(await digest(await aPerson(t.db))).toEqual([]);
});

test('on Monday morning of their zone the week before leaves by mail, once, and names neither provider nor health', async () => {
  await book(town.elena, rosa.personId);
  t.clock.set('2026-06-22T14:59:00Z'); // Monday, 7:59 AM in California
  expect(await letters(rosa)).toEqual([]);
  t.clock.set('2026-06-22T15:01:00Z');
  const [letter, ...more] = await letters(rosa);
  expect(more).toEqual([]);
  expect(letter).toContain('Elena Marín for you:\n- made 1 booking');
  expect(letter).not.toContain('Jacaranda');
  await Promise.all([t.runJobs(), t.runJobs()]);
  expect(await letters(rosa)).toHaveLength(1);
  expect(await letters(town.elena)).toEqual([]);
  expect((await digest(rosa, { which: 'last' }))[0]?.lines).toMatchObject([{ what: 'booked' }]);
});

test('of somebody without an account it goes to who looks after them', async () => {
  const mateo = await aPerson(t.db, { firstName: 'Mateo' });
  const luz = await aDependant(t.db, { of: town.elena });
  await relate(luz, mateo.id);
  await book(mateo, luz);
  expect(await digest(town.elena)).toMatchObject([{ actorName: 'Mateo Marín', isForSelf: false, personId: luz }]);
  t.clock.set('2026-06-22T16:00:00Z');
  expect(await letters(town.elena)).toHaveLength(1);
});

test.each([
  ['write', 'lead:2f0e6c1e-0000-4000-8000-000000000001', 'lead'],
  ['write', 'tour:2f0e6c1e-0000-4000-8000-000000000001', 'tour'],
  ['write', 'intake', 'intake'],
  ['share', 'intake:2f0e6c1e-0000-4000-8000-000000000001', 'intake'],
  ['share', 'reports:2f0e6c1e-0000-4000-8000-000000000001', 'reports'],
  ['share', 'video_visit:2f0e6c1e-0000-4000-8000-000000000001', 'video'],
  ['write', 'waiting', 'waiting'],
  ['share', 'insurance:2f0e6c1e-0000-4000-8000-000000000001', 'insurance'],
] as const)('what a relative did reads as what it is: %s %s', async (action, subject, what) => {
  const did = { at: t.clock.now(), actorId: town.elena.id, personId: rosa.personId, action, subject };
  await audit(t.db, did);
  await audit(t.db, { ...did, actorId: rosa.id });
  expect((await digest(rosa)).flatMap(({ lines }) => lines)).toMatchObject([{ what, count: 1, undo: null }]);
});

const accepted = (id: string) =>
  t.db
    .updateTable('bookings')
    .set({ status: 'accepted', held_until: null, answer_by: null })
    .where('id', '=', id)
    .execute();

test('a booking is cancelled by its link once, of two presses at once by one, and whoever made it hears of it', async () => {
  const { _id: id, bookingId } = await book(town.elena, rosa.personId);
  const named = await undoOf(rosa, 'booked');
  expect(await offered(rosa, named)).toMatchObject({
    what: 'booked',
    state: 'open',
    actorName: 'Elena Marín',
    booking: { _id: id, bookingId },
    refundCents: null,
  });
  const both = await Promise.allSettled([undo(rosa, named), undo(rosa, named)]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(both.find((end) => end.status === 'rejected')?.reason).toMatchObject({ code: 'undo_used', status: 409 });
  expect(await offered(rosa, named)).toMatchObject({ state: 'used' });
  expect((await (await t.as(rosa)).bookings.one({ params: { id } })).data.status).toBe('cancelled');
  expect(await undoOf(rosa, 'booked')).toBe('');
  const bell = (await (await t.as(town.elena)).notifications.list({ query: {} })).data;
  expect(bell.find(({ _id }) => _id === id)).toMatchObject({ kind: 'booking' });
});

test('the letter brings the links; they open for its reader alone, and not once they were changed', async () => {
  const { _id: id, bookingId } = await book(town.elena, rosa.personId);
  await accepted(id);
  t.clock.set('2026-06-22T15:01:00Z');
  const [letter = ''] = await letters(rosa);
  expect(letter).toContain(`Cancel ${bookingId} at no cost: http`);
  expect(letter).not.toContain('Jacaranda');
  const named = /undo=(\S+)/.exec(letter)?.[1] ?? '';
  expect(await offered(rosa, named)).toMatchObject({ state: 'open', freeUntil: expect.any(String) });
  for (const other of [town.elena, await aPerson(t.db)]) {
    await expect(offered(other, named)).rejects.toMatchObject({ code: 'not_found' });
    await expect(undo(other, named)).rejects.toMatchObject({ code: 'not_found' });
  }
  const { _id: another } = await book(town.elena, rosa.personId);
  for (const forged of [named.replace(id, another), `${named}x`, named.slice(0, -1), '', 'a.b.c.d'])
    await expect(undo(rosa, forged)).rejects.toMatchObject({ code: 'not_found' });
  await expect(undo(rosa, named, 1)).rejects.toMatchObject({ code: 'price_changed' });
  expect(await undo(rosa, named)).toMatchObject({ state: 'used' });
});

test('what can no longer be undone says why, and changes nothing', async () => {
  const { _id: id } = await book(town.elena, rosa.personId);
  await accepted(id);
  const named = await undoOf(rosa, 'booked');
  t.clock.set('2026-06-28T16:00:00Z');
  expect(await offered(rosa, named)).toMatchObject({ state: 'late', refundCents: null });
  await expect(undo(rosa, named)).rejects.toMatchObject({ code: 'undo_over', status: 409 });
  expect((await (await t.as(rosa)).bookings.one({ params: { id } })).data.status).toBe('accepted');
  await (await t.as(town.elena)).bookings.change({ params: { id }, body: { status: 'cancelled' } });
  expect(await offered(rosa, named)).toMatchObject({ state: 'over' });
});

test('what a provider was told is kept back, as long as nobody else has written since', async () => {
  const { _id: id } = await book(town.elena, rosa.personId);
  const notesOf = async (person: Person) => (await t.as(person)).careNotes;
  const write = async (person: Person, version: number) =>
    (await notesOf(person)).change({
      params: { id },
      body: { version, notes: { ...noCareNotes, needs: 'A quiet corner.', shared: ['needs'] } },
    });
  await write(town.elena, 0);
  const named = await undoOf(rosa, 'careNotes');
  await write(rosa, 1);
  expect(await offered(rosa, named)).toMatchObject({ what: 'careNotes', state: 'over' });
  await write(town.elena, 2);
  await undo(rosa, named);
  const { data } = await (await notesOf(rosa)).ofBooking({ params: { id } });
  expect(data.notes).toMatchObject({ needs: 'A quiet corner.', shared: [] });
});

test('a relation pauses; who let it go on again does not have it paused by the same link once more', async () => {
  const entry = { at: t.clock.now(), actorId: town.elena.id, personId: rosa.personId, action: 'share' } as const;
  await audit(t.db, { ...entry, subject: `relation:${link}` });
  const named = await undoOf(rosa, 'relation');
  await undo(rosa, named);
  await expect(book(town.elena, rosa.personId)).rejects.toMatchObject({ code: 'not_found' });
  await (await t.as(rosa)).circle.change({ params: { id: link }, body: { change: 'resume' } });
  await expect(undo(rosa, named)).rejects.toMatchObject({ code: 'undo_used' });
  await book(town.elena, rosa.personId);
});
