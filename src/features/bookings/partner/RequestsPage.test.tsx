import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { heading } from '#test/on-screen.ts';
import { closeTab, openTab } from '#test/page.tsx';
import { openRequest, requestsAt, tabs } from '#test/partner-requests.ts';
import { userEvent } from '#test/user-event.ts';
import { keyOf } from '#web/queries.ts';
import { requests } from '../request-contract.ts';
import { aCentre } from '#features/senior-care/server/seed.ts';

const NOW = '2026-06-18T22:10:00Z'; // 3:10 PM at the center
const { t, town, setTime, ask } = await requestsAt(NOW);
let manager: Person;
let elena: Person;
beforeEach(() => {
  ({ elena, manager } = town);
});

const statusOf = async (id: string) =>
  (await t.db.selectFrom('bookings').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

test('shows who asks, for which days, what is paid and what is due, and until when to answer', async () => {
  const booking = await ask({ guests: 2 });
  await openTab(t, '/partner', { as: manager });
  const card = within(await screen.findByTestId(`request-${booking.bookingId}`));
  expect(tabs()).toEqual(['Waiting(1)', 'Coming(0)', 'Past(0)']);
  card.getByRole('heading', { name: 'Elena Marín' });
  expect(card.getByTestId('answer-by').textContent).toMatch(
    /^Answer tomorrow · 10:10\sPM, .*\(3:10\sPM, Pacific Time\)$/,
  );
  card.getByText(/3 days: Mon, Wed/);
  expect(card.queryByTestId('accept')).toBeNull();
  await openRequest(booking);
  expect(card.getByTestId('accept')).toBeTruthy();
  card.getByText('Monday, June 22, 2026');
  card.getByText('Monday, June 29, 2026');
  card.getByText('3 days: Mon, Wed');
  card.getByText('She loves music.');
  expect(card.getByTestId('paid').textContent).toBe('$168.00');
  expect(card.getByTestId('balance').textContent).toBe('$336.00');
  expect(card.getByTestId('beside').textContent).toBe('At least 8 on each day');
  expect(card.queryByTestId('contact')).toBeNull();
  expect(document.title).toBe('(1) Requests | Lado');
});

test('an opened request begins with its answer, and folds all but the first days of a long stay', async () => {
  const booking = await ask({ checkOut: '2026-07-20' });
  await openTab(t, '/partner', { as: manager });
  await openRequest(booking);
  const card = screen.getByTestId(`request-${booking.bookingId}`);
  const head = screen.getByTestId(`open-${booking.bookingId}`);
  const controls = [...card.querySelectorAll('button, a, summary')];
  expect(controls.slice(0, 3)).toEqual([head, screen.getByTestId('accept'), screen.getByTestId('decline')]);
  expect(screen.getByTestId('accept').compareDocumentPosition(screen.getByText('She loves music.'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const folded = screen.getByTestId('all-days');
  within(folded).getByText('All 9 days');
  const days = [...screen.getByTestId('request-details').querySelectorAll('time')].filter(
    ({ dateTime }) => dateTime.length === '2026-06-22'.length,
  );
  expect(days.filter((day) => !folded.contains(day))).toHaveLength(8);
  expect(days).toHaveLength(9);
});

test('warns in words in the last three hours, and says so when the answer comes after them', async () => {
  const booking = await ask();
  setTime('2026-06-19T22:05:00Z');
  await openTab(t, '/partner', { as: manager });
  expect((await screen.findByTestId('answer-by')).textContent).toMatch(
    /^Answer soon, in 5 minutes · 10:10\sPM, .*\(3:10\sPM, Pacific Time\)$/,
  );
  await openRequest(booking);
  setTime('2026-06-19T22:11:00Z');
  await userEvent.click(screen.getByTestId('accept'));
  expect((await screen.findByTestId('late')).textContent).toBe('The time to answer this has ended.');
  expect(await statusOf(booking.id)).toBe('pending');
});

test('accepting tells how to reach the family and goes on from the same request', async () => {
  const booking = await ask();
  await openTab(t, '/partner', { as: manager });
  await openRequest(booking);
  await userEvent.click(await screen.findByTestId('accept'));
  expect((await screen.findByTestId('accepted')).getAttribute('role')).toBe('status');
  expect(document.activeElement).toBe(screen.getByTestId(`open-${booking.bookingId}`));
  within(screen.getByTestId('contact')).getByRole('link', { name: elena.email });
  expect(await statusOf(booking.id)).toBe('accepted');
  await waitFor(() => expect(tabs()).toEqual(['Waiting(0)', 'Coming(1)', 'Past(0)']));
  expect(screen.queryByTestId('accept')).toBeNull();
  screen.getByTestId('accepted');
  expect(screen.queryByTestId('late')).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: /Coming/ }));
  await waitFor(() => expect(location.search).toBe('?tab=coming'));
  await screen.findByTestId(`request-${booking.bookingId}`);
  expect(screen.queryByTestId('accepted')).toBeNull();
});

test('declining wants a reason, says that the payment goes back, and stays under Past with the reason', async () => {
  const booking = await ask();
  await openTab(t, '/partner', { as: manager });
  await openRequest(booking);
  await userEvent.click(await screen.findByTestId('decline'));
  screen.getByText('Elena Marín reads your reason and gets the payment of $84.00 back in full.');
  await userEvent.click(screen.getByTestId('decline-yes'));
  const reason = await screen.findByRole('textbox', { name: 'Reason', description: /Give a reason/ });
  expect(document.activeElement).toBe(reason);
  await userEvent.click(screen.getByRole('button', { name: 'These days are full.' }));
  await userEvent.click(screen.getByRole('button', { name: 'We lack staff on these days.' }));
  expect(reason).toHaveProperty('value', 'We lack staff on these days.');
  await userEvent.type(reason, ' We are sorry.');
  await userEvent.click(screen.getByTestId('decline-yes'));
  await waitFor(() =>
    expect(screen.getByTestId('outcome').textContent).toContain(
      'You declined this requestWe lack staff on these days. We are sorry.The payment of $84.00 goes back',
    ),
  );
  expect(screen.queryByTestId('decline-dialog')?.hasAttribute('open') ?? false).toBe(false);
  closeTab();
  await openTab(t, '/partner?tab=past', { as: manager });
  await openRequest(booking);
  within(await screen.findByTestId(`request-${booking.bookingId}`)).getByText(
    'We lack staff on these days. We are sorry.',
  );
});

test('says what happened when the family was first', async () => {
  const booking = await ask();
  await openTab(t, '/partner', { as: manager });
  await openRequest(booking);
  const accept = await screen.findByTestId('accept');
  await (
    await t.as(elena)
  ).bookings.change({ params: { id: booking.id }, body: { status: 'cancelled', expectedRefundCents: 8400 } });
  await userEvent.click(accept);
  expect((await screen.findByTestId('late')).textContent).toBe('Your answer came after the family had cancelled.');
  screen.getByText('The family cancelled');
  await waitFor(() => expect(tabs()).toEqual(['Waiting(0)', 'Coming(0)', 'Past(1)']));
});

test('says what happened when the family cancels while one is declining, and goes on from the heading', async () => {
  const booking = await ask();
  const { client } = await openTab(t, '/partner', { as: manager });
  await openRequest(booking);
  await waitFor(() => expect(client.isFetching()).toBe(0));
  await userEvent.click(screen.getByTestId('decline'));
  await userEvent.type(screen.getByTestId('reason'), 'We have no van.');
  await (
    await t.as(elena)
  ).bookings.change({ params: { id: booking.id }, body: { status: 'cancelled', expectedRefundCents: 8400 } });
  await client.invalidateQueries();
  await waitFor(() => expect(screen.getByTestId('outcome').getAttribute('role')).toBe('status'));
  expect(screen.getByTestId('outcome').textContent).toContain('The family cancelled');
  expect(document.activeElement).toBe(screen.getByTestId(`open-${booking.bookingId}`));
});

test('says that a colleague was first while the request was open, and takes the focus from nobody', async () => {
  const booking = await ask();
  const { client } = await openTab(t, '/partner', { as: manager });
  await openRequest(booking);
  await waitFor(() => expect(client.isFetching()).toBe(0));
  screen.getByTestId('sought').focus();
  await (await t.as(manager)).requests.accept({ params: { id: booking.id } });
  await client.invalidateQueries();
  expect((await screen.findByTestId('late')).textContent).toBe(
    'Somebody has accepted this for Jacaranda Day Center already.',
  );
  expect(document.activeElement).toBe(screen.getByTestId('sought'));
});

test('a request that comes in while one looks is announced and marked', async () => {
  const first = await ask();
  const { client } = await openTab(t, '/partner', { as: manager });
  await screen.findByTestId(`request-${first.bookingId}`);
  expect(screen.queryByText('New')).toBeNull();
  const later = await ask({ person: await aPerson(t.db, { firstName: 'Priya', lastName: 'Raman' }) });
  await client.invalidateQueries({ queryKey: keyOf(requests.list) });
  await within(await screen.findByTestId(`request-${later.bookingId}`)).findByText('New');
  await screen.findByText('New request: Priya Raman.');
  await userEvent.click(screen.getByRole('tab', { name: /Past/ }));
  await screen.findByTestId('no-requests');
  await ask({ person: await aPerson(t.db) });
  await client.invalidateQueries({ queryKey: keyOf(requests.list) });
  await screen.findByText('A new request is waiting.');
});

test('an address opens one request wherever it stands; reading it is audited; one of another provider is not there', async () => {
  const booking = await ask({ status: 'accepted' });
  await openTab(t, `/partner?id=${booking.id}`, { as: manager });
  const details = within(await screen.findByTestId('request-details'));
  details.getByText(booking.bookingId);
  details.getByText('Wed, Jun 24');
  expect(details.getByRole('link', { name: 'See these days in the calendar' }).getAttribute('href')).toBe(
    '/partner/calendar?month=2026-06',
  );
  const reads = await t.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('actor_id', '=', manager.id)
    .where('subject', '=', `booking:${booking.id}`)
    .execute();
  expect(reads.length).toBeGreaterThan(0);
  closeTab();
  const other = await aCentre(t.db, { managerId: (await aPerson(t.db)).id });
  const foreign = await ask({ centre: other });
  await openTab(t, `/partner?id=${foreign.id}`, { as: manager });
  await screen.findByTestId('request-gone');
});

test('requests say what and whom they ask for where these differ', async () => {
  const first = await ask();
  await openTab(t, '/partner', { as: manager });
  expect((await screen.findByTestId(`request-${first.bookingId}`)).textContent).not.toContain('Jacaranda Day Center');
  closeTab();
  const other = await aCentre(t.db, { name: 'Arroyo House', kind: 'board_and_care', managerId: manager.id });
  const second = await ask({ centre: other });
  // The list is about Arroyo House, the first by name; what the address opens stands before it.
  await openTab(t, `/partner?id=${first.id}`, { as: manager });
  within(await screen.findByTestId(`request-${first.bookingId}`)).getByText(/ · Day care · Jacaranda Day Center$/);
  within(screen.getByTestId(`request-${second.bookingId}`)).getByText(/ · Board and care · Arroyo House$/);
});

test('whoever manages no provider is told so, and how to join', async () => {
  await openTab(t, '/partner', { as: elena });
  await heading('No care provider is linked to your account');
  expect(screen.getByTestId('join').getAttribute('href')).toBe('/registertype');
});
