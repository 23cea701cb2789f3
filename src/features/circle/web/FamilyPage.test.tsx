import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aRelation } from '../server/seed.ts';
import { lettersTo } from '#test/letters.ts';
import { answerYes } from '#test/answer-invitation.ts';
import { heading } from '#test/on-screen.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';

const t = await pageApp({ sharesDate: true });
let elena: Person;
let ernesto: Person;
beforeEach(async () => {
  [elena, ernesto] = [await aPerson(t.db), await aPerson(t.db, { firstName: 'Ernesto', lastName: 'Quiroga' })];
});

/** Her sister, who has no account. */
const luz = {
  how: 'dependant',
  firstName: 'Luz',
  lastName: 'Marín',
  dob: '1990-03-04',
  gender: null,
  relationship: 'sister',
  basis: 'agreed',
} as const;

async function invited() {
  const { circle } = await t.as(elena);
  await circle.add({
    body: { how: 'ask', email: ernesto.email, relationship: 'father', scopes: ['bookings', 'records'] },
  });
}
async function accepted() {
  await invited();
  const { circle } = await t.as(ernesto);
  const [invitation] = (await circle.invitations({ body: {} })).data;
  await circle.change({ params: { id: invitation?._id ?? '' }, body: { change: 'accept' } });
}

test('a request is sent by address, relationship and what is asked for, with the messages at their fields', async () => {
  await openTab(t, '/dashboard-addfamily', { as: elena });
  await userEvent.click(await screen.findByTestId('add-member'));
  await heading('Add a family member');
  await userEvent.click(screen.getByTestId('way-continue'));
  await screen.findByRole('link', { name: 'Choose who it is' });
  await userEvent.click(screen.getByTestId('how-ask'));
  await userEvent.click(screen.getByTestId('way-continue'));
  await heading('Offer to help somebody');
  await userEvent.click(screen.getByTestId('invite-send'));
  const summary = await screen.findByTestId('error-summary');
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(["Family member email can't be blank", "Relationship can't be blank", 'Choose at least one']);
  await userEvent.type(screen.getByTestId('member-email'), elena.email);
  await userEvent.selectOptions(screen.getByTestId('member-relationship'), 'father');
  await userEvent.click(screen.getByTestId('scope-bookings'));
  await userEvent.click(screen.getByTestId('invite-send'));
  await screen.findByRole('link', { name: 'That is your own email address' });
  await userEvent.clear(screen.getByTestId('member-email'));
  await userEvent.type(screen.getByTestId('member-email'), ernesto.email);
  await userEvent.click(screen.getByTestId('invite-send'));
  const card = within(await screen.findByTestId('member-invitation'));
  card.getByText(ernesto.email);
  card.getByText('Waiting');
});

test('nothing is given is nothing to accept', async () => {
  await invited();
  await openTab(t, '/dashboard-addfamily', { as: ernesto });
  await userEvent.click(await screen.findByTestId('accept-invitation'));
  screen.getByText('Choose at least one');
  screen.getByTestId('invitation-ask');
  await userEvent.click(screen.getByTestId('decline-invitation'));
  await waitFor(() => expect(screen.queryByTestId('invitation-ask')).toBeNull());
});

test('a record that is shared is read on its page until sharing stops', async () => {
  await accepted();
  await openTab(t, '/dashboard-addfamily', { as: elena });
  await userEvent.click(await screen.findByTestId('member-record'));
  await heading('Ernesto’s health records');
  expect(screen.getByTestId('acting-for').textContent).toContain('Ernesto Quiroga');
  expect(screen.getByTestId('acting-for').querySelector('[data-art=portrait]')).not.toBeNull();
  screen.getByTestId('health-summary');
  closeTab();

  await openTab(t, '/dashboard-addfamily', { as: ernesto });
  await userEvent.click(await screen.findByTestId('helper-change'));
  await userEvent.click(screen.getByTestId('scope-records'));
  await userEvent.click(screen.getByTestId('limit-save'));
  await waitFor(() => expect(screen.queryByTestId('helper-limits')).toBeNull());
  closeTab();

  await openTab(t, `/family-healthrecord?for=${ernesto.personId}`, { as: elena });
  await screen.findByText('Ernesto has not shared this section');
  screen.getByText(/^Only Ernesto decides .* Ernesto changes what you may do and chooses “See health records”\.$/);
  closeTab();

  await openTab(t, '/dashboard-addfamily', { as: ernesto });
  await userEvent.click(await screen.findByTestId('helper-stop'));
  await userEvent.click(screen.getByTestId('stop-dialog-yes'));
  await screen.findByTestId('state-stopped');
  closeTab();

  await openTab(t, '/dashboard-addfamily', { as: ernesto });
  const over = within(await screen.findByTestId('helpers-over'));
  over.getByText('One that is over');
  over.getByTestId('state-stopped');
  closeTab();

  await openTab(t, `/family-healthrecord?for=${ernesto.personId}`, { as: elena });
  await screen.findByText('Choose whose records you want to see');
});

test('somebody without an account is added with the reason, and their details are changed', async () => {
  await openTab(t, '/dashboard-addfamily?step=add&how=dependant', { as: elena });
  await heading('Add somebody without an account');
  await userEvent.click(screen.getByTestId('dependant-save'));
  await screen.findByRole('link', { name: 'Choose why you may speak for them' });
  await userEvent.type(screen.getByLabelText('First name'), 'Luz');
  await userEvent.type(screen.getByLabelText('Last name'), 'Marín');
  await userEvent.type(screen.getByLabelText(/^Date of birth/), '03/04/2019');
  await userEvent.selectOptions(screen.getByTestId('member-relationship'), 'niece');
  await userEvent.click(screen.getByTestId('basis-guardian'));
  await userEvent.click(screen.getByTestId('dependant-save'));
  const card = within(await screen.findByTestId('member-dependant'));
  card.getByText('Luz Marín');
  await userEvent.click(card.getByTestId('dependant-edit'));
  await heading('Change details of Luz');
  await userEvent.clear(screen.getByLabelText('First name'));
  await userEvent.type(screen.getByLabelText('First name'), 'Lucía');
  await userEvent.click(screen.getByTestId('dependant-save'));
  await screen.findByText('Lucía Marín');
});

test('whoever is offered their record reads by what right somebody spoke for them, and since when', async () => {
  const { circle } = await t.as(elena);
  const { data } = await circle.add({ body: luz });
  await circle.change({
    params: { id: data._id },
    body: { change: 'takeover', email: ernesto.email, scopes: ['bookings'] },
  });
  await openTab(t, '/dashboard-addfamily', { as: ernesto });
  const recorded = (await screen.findByTestId('recorded-basis')).textContent;
  expect(recorded).toMatch(/^On \w+, \w+ \d+, \d{4} Elena Marín recorded: “They asked me to, and know about it”$/);
});

test('who takes their record over decides about everybody who may act for them, and nothing is chosen beforehand', async () => {
  const { circle } = await t.as(elena);
  const { data } = await circle.add({ body: luz });
  const rosa = await aPerson(t.db, { firstName: 'Rosa' });
  await aRelation(t, { personId: data._id, memberId: rosa.id, scopes: ['bookings'] });
  await circle.change({
    params: { id: data._id },
    body: { change: 'takeover', email: ernesto.email, scopes: [] },
  });
  await openTab(t, '/dashboard-addfamily', { as: ernesto });
  const decision = within(await screen.findByTestId('helper-decision-Rosa'));
  decision.getByText(/Make and see bookings/);
  for (const radio of decision.getAllByRole('radio')) expect(radio).toHaveProperty('checked', false);
  await userEvent.click(screen.getByTestId('accept-invitation'));
  decision.getByText('Choose what Rosa may do from now on');
  await userEvent.click(screen.getByTestId('helper-decision-Rosa-end'));
  await userEvent.click(screen.getByTestId('accept-invitation'));
  await waitFor(() => expect(screen.queryByTestId('invitation-takeover')).toBeNull());
  within(await screen.findByTestId('helper-relation')).getByTestId('state-stopped');
});

test('somebody without an account is offered their record by mail, finds that first thing, and takes it over', async () => {
  const { circle } = await t.as(elena);
  await circle.add({ body: luz });
  await openTab(t, '/dashboard-addfamily', { as: elena });
  await userEvent.click(await screen.findByTestId('dependant-takeover'));
  await userEvent.type(await screen.findByTestId('member-email'), ernesto.email);
  await userEvent.click(screen.getByTestId('scope-bookings'));
  await userEvent.click(screen.getByTestId('takeover-send'));
  await screen.findByTestId('takeover-withdraw');
  await t.runJobs();
  expect(await lettersTo(t, ernesto.email)).toHaveLength(1);
  closeTab();

  await openTab(t, '/dashboard', { as: ernesto });
  const answer = await screen.findByTestId('need-invitation');
  expect(answer.closest('li')?.textContent).toContain('Elena Marín');
  await userEvent.click(answer);
  await heading('Elena Marín has kept your record, and offers it to you');
  expect(screen.getByTestId('recorded-basis').textContent).toContain('“They asked me to, and know about it”');
  await answerYes();
  await userEvent.click(await screen.findByTestId('to-family'));
  await screen.findByTestId('helper-relation');
  closeTab();

  await openTab(t, '/dashboard-addfamily', { as: elena });
  await screen.findByTestId('member-relation');
  expect(screen.queryByTestId('member-dependant')).toBeNull();
});

test('under a face stands what is about that person: of oneself who helps, and what waits for an answer', async () => {
  await accepted();
  const { circle, family } = await t.as(elena);
  await circle.add({ body: luz });
  const [of, personId] = [(await family.people()).data, elena.personId];
  const idOf = (name: string) => of.find(({ firstName }) => firstName === name)?._id ?? '';
  await aRelation(t, { personId, memberId: (await aPerson(t.db, { firstName: 'Ben' })).id });
  await aRelation(t, { personId: idOf('Luz'), memberId: (await aPerson(t.db, { firstName: 'Mia' })).id });
  await (
    await t.as(await aPerson(t.db, { firstName: 'Omar' }))
  ).circle.add({ body: { how: 'ask', email: elena.email, relationship: 'mother', scopes: ['bookings'] } });
  const cards = () => screen.queryAllByTestId(/^(member|helper|invitation)-(relation|dependant|ask)$/);
  await openTab(t, '/dashboard-addfamily', { as: elena });
  await waitFor(() => expect(cards()).toHaveLength(5));
  for (const [id, shown] of [
    [idOf('Luz'), 2],
    [idOf('Ernesto'), 1],
    [personId, 2],
  ] as const) {
    await userEvent.click(screen.getByTestId(`circle-${id}`));
    await waitFor(() => expect(cards()).toHaveLength(shown));
  }
  screen.getByTestId('invitation-ask');
  within(screen.getByTestId('helper-relation')).getByText('Ben Marín');
  expect(screen.queryByTestId('member-dependant')).toBeNull();
});
