import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { insertDependant } from '#features/circle/server/dependant-store.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { heading } from '#test/on-screen.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';

const t = await pageApp({ sharesDate: true, settings: { LIMITS_FACTOR: '1000' } });
let nadia: Person;
beforeEach(async () => {
  nadia = await aPerson(t.db, { firstName: 'Nadia', lastName: 'Ortiz' });
});

const click = async (testId: string) => userEvent.click(await screen.findByTestId(testId));

/** Leo has no account: Nadia looks after him, and has let a relative in. */
async function aBrotherWithHeir(): Promise<Person> {
  const heir = await aPerson(t.db, { firstName: 'Mateo', lastName: 'Ortiz' });
  const personId = await insertDependant(t.db, {
    userId: nadia.id,
    firstName: 'Leo',
    lastName: 'Marín',
    dob: '1990-02-11',
    gender: null,
    relationship: 'brother',
    basis: 'agreed',
    now: t.clock.now(),
  });
  await aRelation(t, { personId, memberId: heir.id, relationship: 'brother' });
  return heir;
}

test('whoever deletes an account reads what is kept, and hands on whom they looked after', async () => {
  const heir = await aBrotherWithHeir();
  await openTab(t, '/dashboard-addfamily', { as: heir });
  expect((await screen.findByTestId('member-relation')).textContent).toContain('Leo Marín');
  expect(screen.queryByTestId('member-dependant')).toBeNull();
  closeTab();

  await openTab(t, '/dashboard-data', { as: nadia });
  await click('leave-delete');
  for (const reason of ['money', 'stays', 'trail', 'words']) await screen.findByTestId(`kept-${reason}`);
  await userEvent.click(within(screen.getByTestId('heir')).getByRole('radio', { name: /Mateo Ortiz/ }));
  await click('leave-submit');
  await waitFor(() => expect(location.pathname).toBe('/'));
  closeTab();

  await openTab(t, '/dashboard-addfamily', { as: heir });
  expect((await screen.findByTestId('member-dependant')).textContent).toContain('Leo Marín');
  expect(screen.queryByTestId('member-relation')).toBeNull();
});

test('the log-in of whoever has left opens nothing but the question whether to come back', async () => {
  await (await t.as(nadia)).closing.close({ body: { kind: 'delete', dependants: [] } });
  await openTab(t, '/dashboard');
  await waitFor(() => expect(location.pathname).toBe('/login'));
  await userEvent.type(await screen.findByLabelText('Email'), nadia.email);
  await userEvent.type(screen.getByLabelText('Password'), nadia.password);
  await click('login-submit');
  await heading('Come back?');
  closeTab();
  await openTab(t, '/dashboard-data');
  await waitFor(() => expect(location.pathname).toBe('/login'));
});
