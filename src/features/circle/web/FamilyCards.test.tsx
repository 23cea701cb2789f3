import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { aRelation } from '../server/seed.ts';

const t = await pageApp({ sharesDate: true });
let elena: Person;
let ben: Person;
beforeEach(async () => {
  [elena, ben] = [await aPerson(t.db), await aPerson(t.db, { firstName: 'Ben' })];
});

const page = (as = elena) => openTab(t, '/dashboard-addfamily', { as });
const click = async (testId: string) => userEvent.click(await screen.findByTestId(testId));
const isFocused = (find: () => Element | null) => waitFor(() => expect(document.activeElement).toBe(find()));
const nameOn = (testId: string) => within(screen.getByTestId(testId)).getByRole('heading', { level: 3 });
const luz = {
  how: 'dependant',
  firstName: 'Luz',
  lastName: 'Marín',
  dob: '2019-03-04',
  gender: null,
  relationship: 'niece',
  basis: 'guardian',
} as const;
const addDependant = async () => (await (await t.as(elena)).circle.add({ body: luz })).data._id;

test('who changes what somebody may do stays on their card, whether they save it or not', async () => {
  await aRelation(t, { personId: elena.personId, memberId: ben.id, scopes: ['bookings', 'records'] });
  await page();
  await screen.findByText('Ben may');
  await click('helper-change');
  await isFocused(() => within(screen.getByTestId('helper-limits')).getAllByRole('checkbox')[0] ?? null);
  expect(screen.queryByText('Ben may')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await isFocused(() => screen.getByTestId('helper-change'));
  await click('helper-change');
  await click('scope-records');
  await click('limit-save');
  await waitFor(() => expect(screen.queryByTestId('helper-limits')).toBeNull());
  await isFocused(() => screen.getByTestId('helper-change'));
  await waitFor(() => expect(screen.queryByText('See health records')).toBeNull());
});

test('a button that goes with what it does leaves the focus on the card, or at the head of the page', async () => {
  await aRelation(t, { personId: elena.personId, memberId: ben.id });
  const id = await addDependant();
  const { circle } = await t.as(elena);
  await circle.change({ params: { id }, body: { change: 'takeover', email: 'luz@mail.example', scopes: [] } });
  await circle.add({ body: { how: 'ask', email: 'tio@mail.example', relationship: 'uncle', scopes: ['bookings'] } });
  await page();
  await click('takeover-withdraw');
  await screen.findByTestId('dependant-takeover');
  await isFocused(() => nameOn('member-dependant'));
  await click('helper-stop');
  await click('stop-dialog-yes');
  await screen.findByTestId('state-stopped');
  await isFocused(() => nameOn('helper-relation'));
  await click('withdraw');
  await waitFor(() => expect(screen.queryByTestId('member-invitation')).toBeNull());
  await isFocused(() => screen.getByRole('heading', { level: 1 }));
});

test('“Accepted” is said of whoever was asked, and of nobody else', async () => {
  await aRelation(t, { personId: elena.personId, memberId: ben.id });
  await addDependant();
  await aRelation(t, { personId: (await aPerson(t.db, { firstName: 'Rosa' })).personId, memberId: elena.id });
  await page();
  within(await screen.findByTestId('member-relation')).getByTestId('state-accepted');
  expect(screen.getAllByTestId('state-accepted')).toHaveLength(1);
});

test('whoever is asked before they have anybody reads no word of having nobody, and has one filled button', async () => {
  const id = await addDependant();
  const { circle } = await t.as(elena);
  await circle.change({ params: { id }, body: { change: 'takeover', email: ben.email, scopes: ['bookings'] } });
  await page(ben);
  const offer = await screen.findByTestId('invitation-takeover');
  expect(offer.textContent).toContain('Who Elena Marín is to you:');
  expect(screen.queryByText('No family members yet')).toBeNull();
  const filled = document.querySelectorAll('main [data-variant="primary"]');
  expect([...filled].map((button) => button.textContent)).toEqual(['Accept Elena MarínAccepting…']);
  screen.getByTestId('add-member');
});

test('on paper stands whose page it is, and nothing to press', async () => {
  await aRelation(t, { personId: elena.personId, memberId: ben.id });
  await addDependant();
  await page();
  await screen.findByTestId('member-dependant');
  expect(document.querySelector('main .print-only')?.textContent).toContain('Lado');
  // buttons and what leads about are hidden by the sheet of all pages
  const links = [...document.querySelectorAll('main a')].filter((link) => !link.closest('nav, [data-print="hide"]'));
  expect(links.map(({ textContent }) => textContent)).toEqual([]);
});
