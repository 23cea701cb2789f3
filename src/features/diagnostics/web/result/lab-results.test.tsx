import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { titled } from '#test/on-screen.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { aLab, anOrder, aReport, itemId } from '../../server/seed.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' }, sharesDate: true });
let elena: Person;
let lab: { id: string };
beforeEach(async () => {
  t.clock.set('2026-06-15T16:00:00Z');
  elena = await aPerson(t.db, { firstName: 'Elena', lastName: 'Marín' });
  lab = await aLab(t.db);
});

type Values = Partial<Record<string, number>>;

/** Tests of Elena that were drawn at eight in the morning of that day of June and reported with these values; it is a week later then. */
async function reported(day: number, values: Values) {
  t.clock.set('2026-06-15T16:00:00Z');
  const { id } = await anOrder(t, { lab, person: elena, startsAt: `2026-06-${day}T15:00:00.000Z` });
  await aReport(t.db, { bookingId: id, values });
  t.clock.set('2026-06-24T16:00:00Z');
  vi.setSystemTime(t.clock.now());
  return id;
}

test('each value has its sentence, where it stands in the range of the lab, and how it was before', async () => {
  await reported(17, { ldl: 168, hdl: 44, a1c: 6.6 });
  await reported(18, { ldl: 142, hdl: 47, a1c: 6.2 });
  const order = await reported(19, { ldl: 118, hdl: 38, a1c: 5.8 });
  await openTab(t, `/diagnostic-testView?order=${order}`, { as: elena });
  await titled('Cholesterol panel: results');
  const ldl = within(screen.getByTestId('value-ldl'));
  ldl.getByText('LDL cholesterol is 118 mg/dL. The lab’s usual range is up to 129 mg/dL.');
  ldl.getByTestId('flag-usual');
  ldl.getByTestId('number-line');
  expect(ldl.getByTestId('trend-ldl').getAttribute('aria-label')).toBe(
    'LDL cholesterol: 3 values since 06-17-2026, from 168 mg/dL to 118 mg/dL.',
  );
  await userEvent.click(ldl.getByText('Show as table'));
  expect(
    within(ldl.getByTestId('trend-table-ldl'))
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual([
    expect.stringMatching(/168.*Above the usual range.*Arroyo Labs/),
    expect.stringMatching(/142.*Above the usual range/),
    expect.stringMatching(/118.*In the usual range/),
  ]);
  const hdl = within(screen.getByTestId('value-hdl'));
  hdl.getByTestId('flag-low');
  hdl.getByText('Ask your doctor what this means for you.');
  expect(screen.queryByTestId('critical')).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'Blood sugar over three months (A1C)' }));
  await titled('Blood sugar over three months (A1C): results');
  within(screen.getByTestId('value-a1c')).getByTestId('flag-high');
  expect(location.search).toContain(`test=${itemId('a1c')}`);
});

test('on paper all tests of the order stand with their values and trends, on the screen the chosen one', async () => {
  await reported(17, { ldl: 168, a1c: 6.6 });
  const order = await reported(18, { ldl: 142, a1c: 6.2 });
  await openTab(t, `/diagnostic-testView?order=${order}`, { as: elena });
  await titled('Cholesterol panel: results');
  const onPaper = (analyte: string) => screen.getByTestId(`value-${analyte}`).closest('.print-only');
  expect(onPaper('ldl')).toBeNull();
  expect(onPaper('a1c')?.querySelector('h2')?.textContent).toBe('Blood sugar over three months (A1C)');
  within(screen.getByTestId('value-a1c')).getByTestId('trend-a1c');
  await userEvent.click(screen.getByRole('tab', { name: 'Blood sugar over three months (A1C)' }));
  await waitFor(() => expect(onPaper('a1c')).toBeNull());
  expect(onPaper('ldl')).not.toBeNull();
});

test('a value far outside of its range asks to call a doctor, in every test of the order', async () => {
  const order = await reported(17, { ldl: 310, a1c: 5.2 });
  await openTab(t, `/diagnostic-testView?order=${order}&test=${itemId('a1c')}`, { as: elena });
  const critical = await screen.findByTestId('critical');
  expect(critical.textContent).toContain('call your doctor today');
  await userEvent.click(screen.getByRole('tab', { name: 'Cholesterol panel' }));
  within(await screen.findByTestId('value-ldl')).getByTestId('flag-criticalHigh');
});

test('before there are results the page says how far the order is', async () => {
  const { id } = await anOrder(t, { lab, person: elena, startsAt: '2026-06-17T15:00:00.000Z' });
  await aReport(t.db, { bookingId: id, stage: 'in_lab' });
  await openTab(t, `/diagnostic-testView?order=${id}`, { as: elena });
  await titled('Test results');
  const main = document.querySelector('main');
  expect(main?.textContent).toContain('In the lab');
  expect(main?.textContent).toContain('Not yet');
  expect(screen.queryByTestId(/^value-/)).toBeNull();
});

test('whoever may book and not see the records does not find them, neither there nor at the order', async () => {
  const order = await reported(17, { ldl: 118 });
  const brother = await aPerson(t.db);
  await aRelation(t, { personId: elena.personId, memberId: brother.id, scopes: ['bookings'] });
  await openTab(t, `/diagnostic-testView?order=${order}`, { as: brother });
  await screen.findByTestId('no-result');
  await titled('We can’t find these results');
});

test('the order leads to its results once they are there, and so does the bell', async () => {
  const order = await reported(17, { ldl: 118 });
  await openTab(t, `/dashboardorders?tab=completed&id=${order}`, { as: elena });
  const see = await screen.findByTestId('see-results');
  await userEvent.click(see);
  await waitFor(() => expect(location.pathname).toBe('/diagnostic-testView'));
  await titled('Cholesterol panel: results');
  expect(screen.getByTestId('ask-doctor').getAttribute('href')).toBe(`/top-Doctors?for=${elena.personId}`);
});
