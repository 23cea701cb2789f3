import { expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { aClientId } from '#features/threads/server/seed.ts';
import { MOST_UNANSWERED } from '#features/threads/thread.ts';
import { newsOf, lettersTo } from '#test/letters.ts';
import { auditTrailOf } from '#test/stays.ts';
import { openTickets } from '#test/tickets.ts';
import { MOST_OPEN_TICKETS } from '../ticket.ts';
import { REOPEN_DAYS } from '#features/threads/thread.ts';

const { t, town, staff, plea, open, mine, say, answer, change } = await openTickets();

test('a ticket has a number, a date, a category and a status, and our staff hears of it without its words', async () => {
  const ticket = await open();
  expect(ticket).toMatchObject({
    ticketNumber: expect.stringMatching(/^HS-\d+$/),
    dateRaised: '2026-06-15',
    category: 'payments',
    status: 'open',
    resolvedBy: null,
    messages: [{ sequence: 1, isMine: true, words: 'My bank shows two payments for the secret visit.' }],
  });
  expect(await newsOf(t, staff.ines)).toMatchObject([{ _id: ticket._id, kind: 'ticket', isRead: false }]);
  const [letter] = await lettersTo(t, staff.ines.email);
  expect(letter).toContain(ticket.ticketNumber);
  expect(letter).not.toContain('secret');
  expect(await mine()).toMatchObject({ data: [{ _id: ticket._id }], counts: { open: 1, closed: 0 } });
});

test('an answer reaches whoever asked by bell and one letter, and is read', async () => {
  const { _id: id, ticketNumber } = await open();
  t.clock.advance(3600);
  await answer(id);
  await answer(id, 'And one more thing.');
  const letters = (await lettersTo(t, town.elena.email)).filter((letter) => letter.includes(ticketNumber));
  expect(letters).toHaveLength(1);
  expect(letters[0]).not.toContain('look into');
  expect(await mine()).toMatchObject({ data: [{ unread: 2, waitingSince: null }] });
  const { tickets } = await t.as(town.elena);
  const { data } = await tickets.one({ params: { id }, query: {} });
  expect(data.messages.map(({ name }) => name)).toEqual(['Elena', 'Ines from Lado', 'Ines from Lado']);
  await tickets.seen({ params: { id }, body: { sequence: 3 } });
  expect((await mine()).data[0]?.unread).toBe(0);
  expect((await newsOf(t, town.elena)).find(({ _id }) => _id === id)?.isRead).toBe(true);
  const shown = (await (await t.as(staff.ines)).staffTickets.one({ params: { id }, query: {} })).data;
  expect(shown.messages.at(-1)).toMatchObject({ isMine: true, isSeen: true });
  expect(shown).toMatchObject({ takenBy: 'Ines', isMine: true });
});

test('what is sent twice arrives once, also at the same moment', async () => {
  const clientId = aClientId();
  const body = { ...plea(), clientId };
  const both = await Promise.all([open(body), open(body)]);
  expect(new Set(both.map(({ _id }) => _id)).size).toBe(1);
  const id = both[0]._id;
  const again = aClientId();
  await Promise.all([say(id, 'Hello?', again), say(id, 'Hello?', again)]);
  expect((await say(id, 'Hello?', again)).messages.map(({ words }) => words)).toEqual([plea().description, 'Hello?']);
});

test('messages that come at the same moment get numbers without gaps', async () => {
  const { _id: id } = await open();
  await Promise.all([say(id, 'One'), say(id, 'Two'), answer(id, 'Three')]);
  const { data } = await (await t.as(town.elena)).tickets.one({ params: { id }, query: {} });
  expect(data.messages.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4]);
});

test('closed by its owner, opened again for seven days, and rated', async () => {
  const { _id: id } = await open();
  await answer(id);
  expect(await change(id, 'closed')).toMatchObject({
    status: 'closed',
    resolvedBy: 'You',
    canReopen: true,
    canRate: true,
  });
  await expect(say(id, 'Wait')).rejects.toMatchObject({ code: 'thread_closed', status: 409 });
  await expect(answer(id)).rejects.toMatchObject({ code: 'thread_closed' });
  const { tickets } = await t.as(town.elena);
  await expect(tickets.rate({ params: { id }, body: { stars: 6 } })).rejects.toMatchObject({
    issues: [{ field: 'stars', key: 'errors.ratingUnselected' }],
  });
  expect((await tickets.rate({ params: { id }, body: { stars: 4, words: 'Quick.' } })).data).toMatchObject({
    rating: 4,
    canRate: false,
  });
  await expect(tickets.rate({ params: { id }, body: { stars: 1 } })).rejects.toMatchObject({ code: 'conflict' });
  t.clock.advance(7 * 86_400 - 60);
  expect(await change(id, 'open')).toMatchObject({ status: 'open', waitingSince: expect.any(String) });
  expect((await newsOf(t, staff.ines))[0]).toMatchObject({ facts: { what: 'reopened', side: 'answerer' } });
  await (await t.as(staff.ines)).staffTickets.change({ params: { id }, body: { change: 'close' } });
  expect((await mine('closed')).data).toMatchObject([{ resolvedBy: 'Ines from Lado' }]);
  const again = await (await t.as(town.elena)).tickets.rate({ params: { id }, body: { stars: 5 } });
  expect(again.data).toMatchObject({ rating: 5, canRate: false });
  expect((await lettersTo(t, town.elena.email)).at(-1)).toContain(`open it again within ${REOPEN_DAYS} days`);
  t.clock.advance(7 * 86_400);
  await expect(change(id, 'open')).rejects.toMatchObject({ code: 'reopen_ended', status: 409 });
  await (await t.as(staff.ines)).staffTickets.change({ params: { id }, body: { change: 'reopen' } });
  expect((await mine()).data).toMatchObject([{ status: 'open' }]);
});

test('an account has so many open tickets, however many it asks for at once', async () => {
  const anna = await aPerson(t.db);
  const asked = await Promise.allSettled(Array.from({ length: MOST_OPEN_TICKETS + 3 }, () => open({}, anna)));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST_OPEN_TICKETS);
  expect((await mine('open', anna)).counts.open).toBe(MOST_OPEN_TICKETS);
  await expect(open({}, anna)).rejects.toMatchObject({ code: 'too_many_tickets', status: 409 });
});

test('whoever writes on and on waits for an answer', async () => {
  const { _id: id } = await open();
  for (let written = 1; written < MOST_UNANSWERED; written++) await say(id, `More ${written}`);
  await expect(say(id, 'And more')).rejects.toMatchObject({ code: 'wait_for_answer', status: 409 });
  await answer(id);
  await say(id, 'Thanks');
});

test('cards are refused, telephone numbers are not, and blanks name their fields', async () => {
  await expect(open({ description: 'Use 4242 4242 4242 4242' })).rejects.toMatchObject({
    issues: [{ field: 'description', key: 'errors.cardInMessage' }],
  });
  await open({ description: 'Call me at (626) 555-0148' });
  await expect(open({ description: ' ', subject: '' })).rejects.toMatchObject({
    issues: [
      { field: 'subject', key: 'errors.subjectBlank' },
      { field: 'description', key: 'errors.descriptionBlank' },
    ],
  });
});

test('a booking goes with it, and who of us reads it is in the trail; one of others is like a missing one', async () => {
  const { id: bookingId, bookingId: number } = await aStay(t, { centre: town.centre, person: town.elena });
  const { tickets } = await t.as(town.elena);
  expect((await tickets.desk({ query: {} })).bookings).toMatchObject([{ _id: bookingId, bookingId: number }]);
  const { _id: id, booking } = await open({ bookingId });
  expect(booking).toMatchObject({ bookingId: number });
  await (await t.as(staff.ines)).staffTickets.one({ params: { id }, query: {} });
  expect((await auditTrailOf(t, town.elena.personId)).at(-1)).toMatchObject({
    actor_id: staff.ines.id,
    action: 'read',
    subject: `booking:${bookingId}`,
  });
  const stranger = await aPerson(t.db);
  await expect(open({ bookingId }, stranger)).rejects.toMatchObject({ code: 'not_found', status: 404 });
});

test('an older booking is offered when somebody comes from it, to those who may see it', async () => {
  const anna = await aPerson(t.db);
  const { id: oldest } = await aStay(t, { centre: town.centre, person: anna, status: 'cancelled' });
  for (let newer = 0; newer < 12; newer++) {
    t.clock.advance(60);
    await aStay(t, { centre: town.centre, person: anna, status: 'cancelled' });
  }
  const { tickets } = await t.as(anna);
  const offered = async (query: { booking?: string }) =>
    (await tickets.desk({ query })).bookings.filter(({ _id }) => _id === oldest).length;
  expect(await offered({})).toBe(0);
  expect(await offered({ booking: oldest })).toBe(1);
  const { tickets: others } = await t.as(await aPerson(t.db));
  expect((await others.desk({ query: { booking: oldest } })).bookings).toEqual([]);
});

test('tickets of one person are those about their bookings; a foreign id has none', async () => {
  const rosa = await aDependant(t.db, { of: town.elena });
  const booking = await aStay(t, { centre: town.centre, person: town.elena, forPersonId: rosa });
  const [ofRosa, own] = [await open({ bookingId: booking.id }), await open()];
  const about = async (personId: string, person = town.elena) => {
    const { data, counts } = await (await t.as(person)).tickets.mine({ query: { for: personId } });
    return [data.map(({ _id }) => _id), counts.open];
  };
  expect(await about(rosa)).toEqual([[ofRosa._id], 1]);
  expect(await about(town.elena.personId)).toEqual([[own._id], 1]);
  expect(await about(rosa, await aPerson(t.db))).toEqual([[], 0]);
  expect(await about(town.manager.personId)).toEqual([[], 0]);
});
