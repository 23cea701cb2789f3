import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPerson, codeSentTo, type Person } from '#features/account/server/seed.ts';
import { heading, input } from '#test/on-screen.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { go, typed, write } from '#test/sign-up.ts';
import { userEvent } from '#test/user-event.ts';
import { keyTo } from '../../server/invited/invitation-key.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '100' }, sharesDate: true });
let elena: Person;
let ernesto: Person;
beforeEach(async () => {
  [elena, ernesto] = [await aPerson(t.db), await aPerson(t.db, { firstName: 'Ernesto', lastName: 'Quiroga' })];
});

async function invited(email: string) {
  const { circle } = await t.as(elena);
  const { data } = await circle.add({
    body: { how: 'ask', email, relationship: 'father', scopes: ['bookings', 'payments'] },
  });
  return { id: data._id, page: `/invitation?key=${keyTo(data._id, t.context().secrets)}` };
}
const next = () => userEvent.click(screen.getByTestId('answer-next'));

test('the link opens on who asks for what, and leads in two steps to an account and the first question', async () => {
  const email = `lena-${elena.id.slice(0, 8)}@mail.example`;
  const { page } = await invited(email);
  await openTab(t, page);
  await heading('Elena Marín asks to help you');
  const asked = within(screen.getByTestId('asked-scopes'));
  asked.getByText('Make and see bookings');
  asked.getByText('With their own card, never with yours');
  await userEvent.click(screen.getByTestId('invited-create'));
  await heading('Create your account');
  screen.getByText('Step 1 of 2');
  expect(input('Email').value).toBe(email);
  for (const [label, text] of Object.entries(typed)) await write(label, text);
  await userEvent.click(screen.getByLabelText('I agree to the terms and conditions'));
  await go();
  const code = await screen.findByTestId('code');
  await userEvent.type(code, await codeSentTo(t.db, email));
  await userEvent.click(await screen.findByTestId('answer-begin'));
  await heading('May Elena Marín do this for you?');
});

test('whoever has an account logs in with the address filled in', async () => {
  const { page } = await invited(ernesto.email);
  await openTab(t, page);
  await userEvent.click(await screen.findByTestId('invited-log-in'));
  await heading('Log in');
  expect(input('Email').value).toBe(ernesto.email);
});

test('one question stands there at a time, nothing is chosen beforehand, and less than was asked is given', async () => {
  const { page } = await invited(ernesto.email);
  await openTab(t, page, { as: ernesto });
  await userEvent.click(await screen.findByTestId('answer-begin'));
  const question = within(await screen.findByTestId('may-bookings'));
  expect(screen.queryByTestId('may-payments')).toBeNull();
  for (const radio of question.getAllByRole('radio')) expect(radio).toHaveProperty('checked', false);
  await next();
  await screen.findByText('Choose yes or no');
  expect(document.activeElement).toBe(question.getAllByRole('radio')[0]);
  await userEvent.click(screen.getByTestId('may-bookings-yes'));
  await next();
  await screen.findByTestId('may-payments');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  await userEvent.click(screen.getByTestId('may-payments-no'));
  await next();
  await heading('Until when?');
  await userEvent.type(screen.getByTestId('accept-ends'), '01/02/2020');
  await next();
  await screen.findByText('Choose today or a later day');
  expect(document.activeElement).toBe(screen.getByTestId('accept-ends'));
  await userEvent.clear(screen.getByTestId('accept-ends'));
  await next();
  await heading('Is this right?');
  const check = within(screen.getByTestId('answer-check'));
  expect(check.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['✓ Make and see bookings']);
  await userEvent.click(screen.getByRole('button', { name: /^Accept Elena Marín/ }));
  await heading('This request has been answered');
  const { data } = await (await t.as(elena)).family.people({});
  expect(data.map(({ scopes }) => scopes)).toEqual([['bookings']]);
});

test('a no is taken back where it was said, and the focus stays there', async () => {
  const { page } = await invited(ernesto.email);
  await openTab(t, page, { as: ernesto });
  await userEvent.click(await screen.findByRole('button', { name: 'Decline Elena Marín' }));
  const said = await heading('You said no to Elena Marín');
  await waitFor(() => expect(document.activeElement).toBe(said));
  await userEvent.click(screen.getByTestId('reopen-invitation'));
  await heading('Elena Marín asks to help you');
});

test('on the family page, too', async () => {
  await invited(ernesto.email);
  await openTab(t, '/dashboard-addfamily', { as: ernesto });
  await userEvent.click(await screen.findByRole('button', { name: 'Decline Elena Marín' }));
  const card = await screen.findByTestId('invitation-declined');
  await waitFor(() => expect(document.activeElement).toBe(within(card).getByRole('heading')));
  await userEvent.click(screen.getByTestId('reopen-invitation'));
  const again = await screen.findByTestId('invitation-ask');
  await waitFor(() => expect(document.activeElement).toBe(within(again).getByRole('heading')));
});

test('whoever invited may withdraw from somebody who has declined, as long as that may change', async () => {
  const { id } = await invited(ernesto.email);
  await (await t.as(ernesto)).circle.change({ params: { id }, body: { change: 'decline' } });
  await openTab(t, '/dashboard-addfamily', { as: elena });
  await screen.findByTestId('state-declined');
  await userEvent.click(screen.getByTestId('withdraw'));
  await waitFor(() => expect(screen.queryByTestId('state-declined')).toBeNull());
});

test('another address reads nothing of it, and logs out to the same page', async () => {
  const { page } = await invited(ernesto.email);
  await openTab(t, page, { as: await aPerson(t.db) });
  await heading('This link is for another address');
  expect(document.body.textContent).not.toContain('Elena Marín asks');
  await userEvent.click(screen.getByTestId('invited-log-out'));
  await heading('Elena Marín asks to help you');
});

test('an address that nobody has confirmed is confirmed first', async () => {
  const unproven = await aPerson(t.db, { isVerified: false });
  const { page } = await invited(unproven.email);
  await openTab(t, page, { as: unproven });
  await heading('Confirm your email first');
  screen.getByTestId('confirm-email');
});

test('a link that leads nowhere, and one that is over, name nobody', async () => {
  const { id, page } = await invited(ernesto.email);
  await openTab(t, '/invitation?key=made-up');
  await heading('This link does not lead anywhere');
  closeTab();
  await (await t.as(elena)).circle.change({ params: { id }, body: { change: 'withdraw' } });
  await openTab(t, page);
  await heading('This request is no longer open');
  expect(document.body.textContent).not.toContain('Elena');
});
