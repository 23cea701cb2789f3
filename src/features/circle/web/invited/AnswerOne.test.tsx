import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { answerYes } from '#test/answer-invitation.ts';
import { heading } from '#test/on-screen.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';

const t = await pageApp({ sharesDate: true });
let elena: Person;
let ernesto: Person;
let invitation: string;
beforeEach(async () => {
  [elena, ernesto] = [await aPerson(t.db), await aPerson(t.db, { firstName: 'Ernesto', lastName: 'Quiroga' })];
  const { data } = await (
    await t.as(elena)
  ).circle.add({
    body: { how: 'ask', email: ernesto.email, relationship: 'father', scopes: ['bookings', 'records'] },
  });
  invitation = data._id;
});
const ownAddress = () => `/dashboard-addfamily?step=answer&id=${invitation}`;

test('the invited find it first thing on their dashboard, answer one question at a time, and give less than was asked', async () => {
  await openTab(t, '/dashboard', { as: ernesto });
  await userEvent.click(await screen.findByTestId('need-invitation'));
  const asked = await heading('Elena Marín asks to help you');
  expect(location.search).toBe(`?step=answer&id=${invitation}`);
  expect(screen.queryByTestId('scope-bookings')).toBeNull();
  await answerYes(['records']);
  const answered = await heading('This request has been answered');
  expect(asked.isConnected).toBe(false);
  await waitFor(() => expect(document.activeElement).toBe(answered));
  await userEvent.click(screen.getByTestId('to-family'));
  const helper = within(await screen.findByTestId('helper-relation'));
  helper.getByText('Make and see bookings');
  expect(helper.queryByText('See health records')).toBeNull();
  expect(screen.queryByTestId('invitation-ask')).toBeNull();
});

test('the bell leads there, too, and from then on to the family page', async () => {
  await openTab(t, '/notifications', { as: ernesto });
  await userEvent.click(await screen.findByTestId(`notification-circle-${invitation}`));
  await heading('Elena Marín asks to help you');
  await (await t.as(ernesto)).circle.change({ params: { id: invitation }, body: { change: 'accept' } });
  closeTab();
  await openTab(t, ownAddress(), { as: ernesto });
  await heading('Family');
});

test('so does the card of the family page, and a no is taken back where it was said', async () => {
  await openTab(t, '/dashboard-addfamily', { as: ernesto });
  await userEvent.click(await screen.findByTestId('answer-in-steps'));
  await heading('Elena Marín asks to help you');
  await userEvent.click(screen.getByTestId('decline-invitation'));
  const said = await heading('You said no to Elena Marín');
  await waitFor(() => expect(document.activeElement).toBe(said));
  await userEvent.click(screen.getByTestId('reopen-invitation'));
  await heading('Elena Marín asks to help you');
});

test('what is taken back while it is answered says so', async () => {
  await openTab(t, ownAddress(), { as: ernesto });
  const decline = await screen.findByTestId('decline-invitation');
  await (await t.as(elena)).circle.change({ params: { id: invitation }, body: { change: 'withdraw' } });
  await userEvent.click(decline);
  await heading('This request is no longer open');
});
