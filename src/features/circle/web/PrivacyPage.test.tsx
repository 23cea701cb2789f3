import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { heading } from '#test/on-screen.ts';
import { aRelation } from '../server/seed.ts';
import { acceptLink } from '../server/link-store.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { aFamilyAndACentre } from '#test/stays.ts';
import { userEvent } from '#test/user-event.ts';

const t = await pageApp({ sharesDate: true, settings: { LIMITS_FACTOR: '100' } });

test('who saw what, as whom, stands in plain words; one’s own looks only when they are asked for', async () => {
  const { elena, manager, centre } = await aFamilyAndACentre(t);
  const booking = await aStay(t, { centre, person: elena, status: 'accepted' });
  await (await t.as(manager)).bookings.one({ params: { id: booking.id } });
  await openTab(t, '/dashboard-addfamily', { as: elena });
  await userEvent.click(await screen.findByTestId('to-trail'));
  await heading('Privacy and sharing');
  const [newest] = within(screen.getByTestId('trail')).getAllByRole('listitem');
  expect(newest?.textContent).toContain(`Opened booking ${booking.bookingId}`);
  expect(newest?.textContent).toContain('Jacaranda Day Center');
  expect(screen.getByTestId('trail').textContent).not.toContain('You');
  await userEvent.click(screen.getByTestId('trail-all'));
  await within(await screen.findByTestId('trail')).findAllByText('You');
});

test('what somebody did with one kind of thing on a day is one line, and so are its question and that of each time', async () => {
  t.clock.set('2026-06-17T16:00:00Z');
  const { elena, manager, centre } = await aFamilyAndACentre(t);
  const [booking, other] = [
    await aStay(t, { centre, person: elena, status: 'accepted' }),
    await aStay(t, { centre, person: elena, status: 'accepted' }),
  ];
  for (const [hours, { id }] of [booking, other, booking].entries()) {
    t.clock.set(`2026-06-17T${16 + 2 * hours}:00:00Z`);
    await (await t.as(manager)).bookings.one({ params: { id } });
  }
  vi.setSystemTime(t.clock.now());
  await openTab(t, '/dashboard-privacy', { as: elena });
  const trail = within(await screen.findByTestId('trail'));
  await userEvent.click(trail.getByText('Today: bookings, 3 times'));
  const times = within(trail.getByTestId('each-time'));
  const lines = () => times.getAllByRole('listitem');
  expect(lines().map((line) => line.querySelector('time')?.dateTime)).toEqual([
    '2026-06-17T20:00:00.000Z',
    '2026-06-17T18:00:00.000Z',
    '2026-06-17T16:00:00.000Z',
  ]);
  expect(lines()[1]?.textContent).toContain(`Opened booking ${other.bookingId}`);
  expect(times.getAllByTestId('ask-wrong')).toHaveLength(3);
  await userEvent.click(trail.getAllByRole('button', { name: 'Ask our staff who that was' }).at(-1) ?? document.body);
  const asked = await times.findByTestId('line-asked');
  expect(lines()[0]?.contains(asked)).toBe(true);
  expect(trail.getByTestId('each-time')).toHaveProperty('open', true);
  await userEvent.click(within(asked).getByTestId('ask-withdraw'));
  await waitFor(() => expect(times.queryByTestId('line-asked')).toBeNull());
  expect(trail.getByTestId('each-time')).toHaveProperty('open', true);
});

test('a question that is taken back leaves its buttons, and the focus with them', async () => {
  const { elena } = await aFamilyAndACentre(t);
  const ben = await aPerson(t.db, { firstName: 'Ben' });
  await aRelation(t, { personId: elena.personId, memberId: ben.id, scopes: ['records'] });
  await (await t.as(ben)).healthRecords.profile({ params: { id: elena.personId } });
  await openTab(t, '/dashboard-privacy', { as: elena });
  await userEvent.click(await screen.findByTestId('ask-wrong'));
  await userEvent.click(await screen.findByTestId('ask-withdraw'));
  const again = await screen.findByTestId('ask-relative');
  await waitFor(() => expect(document.activeElement).toBe(again));
});

test('nothing that others did is said as such', async () => {
  await openTab(t, '/dashboard-privacy', { as: await aPerson(t.db) });
  await screen.findByText('Nobody else has looked');
  expect(document.querySelector('main .print-only')?.textContent).toContain('Lado');
});

test('a line is questioned in one tap, and what staff answer stands with it', async () => {
  const { elena, manager, centre } = await aFamilyAndACentre(t);
  const ines = await aPerson(t.db, { firstName: 'Inés' });
  await t.db.updateTable('users').set({ is_staff: true }).where('id', '=', ines.id).execute();
  const booking = await aStay(t, { centre, person: elena, status: 'accepted' });
  await (await t.as(manager)).bookings.one({ params: { id: booking.id } });
  await openTab(t, '/dashboard-privacy', { as: elena });
  await userEvent.click((await screen.findAllByTestId('ask-wrong'))[0] ?? document.body);
  expect((await screen.findByTestId('line-asked')).textContent).toContain('You said that this was not right');
  expect(screen.queryByTestId('ask-tell')).toBeNull();
  await openTab(t, '/partner/staff/questions', { as: ines });
  expect((await screen.findByTestId('asked-line')).textContent).toContain('Elena Marín says that this was not right');
  await userEvent.click(screen.getByTestId('send-line-answer'));
  await screen.findAllByText('Write your answer');
  await userEvent.type(screen.getByTestId('line-answer'), 'Omar answers for the center.');
  await userEvent.click(screen.getByTestId('send-line-answer'));
  await screen.findByTestId('nothing-asked');
  await openTab(t, '/dashboard-privacy', { as: elena });
  expect((await screen.findByTestId('line-answer')).textContent).toBe('Omar answers for the center.');
});

test('a relative is asked in one tap, and hears of it; staff only when the person says so', async () => {
  const { elena } = await aFamilyAndACentre(t);
  const ben = await aPerson(t.db, { firstName: 'Ben' });
  await aRelation(t, { personId: elena.personId, memberId: ben.id, scopes: ['records'] });
  await (await t.as(ben)).healthRecords.profile({ params: { id: elena.personId } });
  await openTab(t, '/dashboard-privacy', { as: elena });
  expect((await screen.findByTestId('trail')).textContent).toContain('Today, ');
  await userEvent.click(screen.getByRole('button', { name: 'Ask Ben Marín about this' }));
  const asked = await screen.findByTestId('line-asked');
  expect(asked.textContent).toContain('You asked Ben Marín about this. Today, ');
  expect(asked.textContent).toContain('Ben Marín knows that you ask.');
  await waitFor(() => expect(asked.contains(document.activeElement)).toBe(true));
  const bell = (await (await t.as(ben)).notifications.list({ query: { page: 1 } })).data.map(({ facts }) => facts);
  expect(bell).toContainEqual(expect.objectContaining({ what: 'asks', name: 'Elena Marín' }));
  await userEvent.click(screen.getByTestId('ask-wrong'));
  await within(asked).findByText(/^You said that this was not right/);
  await waitFor(() => expect(asked.contains(document.activeElement)).toBe(true));
});

test('what a relative did is undone from here, once and after a word of what it means', async () => {
  const { elena, centre } = await aFamilyAndACentre(t);
  const rosa = await aPerson(t.db, { firstName: 'Rosa' });
  await acceptLink(t.db, {
    personId: rosa.personId,
    memberId: elena.id,
    relationship: 'mother',
    scopes: ['bookings'],
    endsOn: null,
    endsAt: null,
    now: t.clock.now(),
  });
  const days = { checkInDate: '2026-06-29', checkOutDate: '2026-07-01', weekDays: [1, 3] };
  const body = { centerId: centre.id, ...days, familyMemberId: rosa.personId };
  const { data } = await (await t.as(elena)).seniorCare.book({ body });
  await openTab(t, '/dashboard-privacy', { as: rosa });
  await userEvent.click(await screen.findByTestId('undo-booked'));
  const undo = await screen.findByTestId('undo');
  expect(within(undo).getByRole('heading').textContent).toBe('Undo this?');
  expect(undo.textContent).toContain(`Elena Marín for you: Booked Jacaranda Day Center (${data.bookingId})`);
  expect(screen.getByTestId('undo-meaning').textContent).toContain('Nothing has been paid yet.');
  await userEvent.click(screen.getByTestId('undo-now'));
  await screen.findByRole('heading', { name: 'This is undone' });
  expect(screen.queryByTestId('undo-now')).toBeNull();
  await waitFor(() => expect(screen.queryByTestId('undo-booked')).toBeNull());
  await openTab(t, '/dashboard-privacy?undo=made-up', { as: rosa });
  await screen.findByRole('heading', { name: 'This link is not for this account' });
});

test('of a relative with an account it says that the trail is theirs, and shows nothing', async () => {
  const { elena } = await aFamilyAndACentre(t);
  const ernesto = await aPerson(t.db, { firstName: 'Ernesto' });
  await aRelation(t, { personId: ernesto.personId, memberId: elena.id, relationship: 'daughter' });
  await openTab(t, '/dashboard-privacy', { as: elena });
  await userEvent.click(await screen.findByTestId(`circle-${ernesto.personId}`));
  await screen.findByText('Only Ernesto sees who looked');
  expect(screen.queryByTestId('trail')).toBeNull();
});

test('when the list was last checked stands with it, and so does what did not fit', async () => {
  const { elena } = await aFamilyAndACentre(t);
  const checked = { entry_id: 1, hash: '', checked_at: t.clock.now() };
  await t.db
    .insertInto('trail_checks')
    .values({ person_id: elena.personId, ...checked })
    .execute();
  await openTab(t, '/dashboard-privacy', { as: elena });
  expect((await screen.findByTestId('trail-check')).textContent).toMatch(
    /^Last checked on .*2026.*no line had been changed/,
  );
  await t.db
    .updateTable('trail_checks')
    .set({ broken_entry: 1, broken_at: t.clock.now() })
    .where('person_id', '=', elena.personId)
    .execute();
  closeTab();
  await openTab(t, '/dashboard-privacy', { as: elena });
  expect((await screen.findByTestId('trail-check')).textContent).toContain('Something in this list does not fit');
  const ines = await aPerson(t.db, { firstName: 'Inés' });
  await t.db.updateTable('users').set({ is_staff: true }).where('id', '=', ines.id).execute();
  await openTab(t, '/partner/staff/questions', { as: ines });
  expect((await screen.findByTestId('broken-trails')).textContent).toContain(
    '1 record of access does not fit together',
  );
});
