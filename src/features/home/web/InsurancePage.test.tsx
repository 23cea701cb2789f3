import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { aDoctor } from '#features/doctors/server/seed.ts';
import { anInsuranceCard } from '#features/insurance/server/seed.ts';
import { writePlansTaken } from '#features/providers/server/plans-store.ts';
import { aCentre } from '#features/senior-care/server/seed.ts';
import { heading } from '#test/on-screen.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';

const t = await pageApp();
beforeEach(async () => {
  await t.db.deleteFrom('provider_plans').execute();
  await writePlansTaken(t.db, (await aCentre(t.db)).id, ['Golden Poppy Choice', 'Blue Heron']);
  await writePlansTaken(t.db, (await aDoctor(t.db)).id, ['Golden Poppy Choice']);
});

test('a visitor finds a plan, who takes it, and the way to add their own', async () => {
  await openTab(t, '/insurance?q=golden');
  await heading('Plans people use on Lado');
  await screen.findByRole('heading', { level: 2, name: 'One plan for “golden”' });
  const plan = within(screen.getByTestId('plan'));
  expect(plan.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['1 center: Golden Poppy Choice', '/care/daycarecenters?plan=Golden+Poppy+Choice'],
    ['1 doctor: Golden Poppy Choice', '/top-Doctors?plan=Golden+Poppy+Choice'],
  ]);
  expect(screen.getByTestId('add-plan').getAttribute('href')).toBe('/care/insuranceCardList?step=form');
});

test('whoever finds no plan can be told of more', async () => {
  await openTab(t, '/insurance?q=silver');
  await screen.findByRole('heading', { level: 2, name: 'No plan for “silver”' });
  await userEvent.type(screen.getByTestId('waiting-list-email'), 'ana@mail.example');
  await userEvent.click(screen.getByTestId('waiting-list-send'));
  await screen.findByTestId('waiting-list-done');
  const kept = await t.db.selectFrom('leads').select(['what', 'email']).execute();
  expect(kept).toEqual([{ what: 'insurance', email: 'ana@mail.example' }]);
});

test('where nobody has named a plan yet, that is said', async () => {
  await t.db.deleteFrom('provider_plans').execute();
  await openTab(t, '/insurance');
  within(await screen.findByTestId('no-plans')).getByText('Nobody here has named a plan yet.');
  screen.getByRole('button', { name: 'Tell me of more plans' });
});

test('whoever is logged in sees their own cards', async () => {
  const anna = await aPerson(t.db);
  await anInsuranceCard(t.db, { person: anna, card: { plan: 'Blue Heron' }, now: t.clock.now() });
  await openTab(t, '/insurance', { as: anna });
  await within(await screen.findByTestId('insurance-summary')).findByText('Blue Heron');
  expect(screen.queryByTestId('add-plan')).toBeNull();
});
