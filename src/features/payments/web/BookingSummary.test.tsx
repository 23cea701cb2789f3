import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import type { NewCentre } from '#features/senior-care/server/centre-store.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { aFamilyAndACentre } from '#test/stays.ts';

const t = await pageApp({ sharesDate: true, settings: { LIMITS_FACTOR: '100' } });
let elena: Person;
let centre: NewCentre;
beforeAll(async () => {
  ({ elena, centre } = await aFamilyAndACentre(t));
});

const open = (bookingId: string) => openTab(t, `/care/paymentmethod?booking=${bookingId}`, { as: elena });

afterEach(() => void vi.unstubAllEnvs());

test('until when cancelling is free is said with the hour and the zone, first on the clock of the reader', async () => {
  vi.stubEnv('TZ', 'America/New_York');
  const { id } = await aStay(t, { centre, person: elena, status: 'held' });
  await open(id);
  expect((await screen.findAllByTestId('cancelling'))[0]?.textContent).toBe(
    'You can cancel free of charge until Saturday, June 20, 2026, 11:00 AM, Eastern Time (8:00 AM, Pacific Time).',
  );
});

test('what is said of cancelling stands right above the button too, where the summary is folded', async () => {
  const { id } = await aStay(t, { centre, person: elena, status: 'held' });
  await open(id);
  const said = await screen.findByTestId('cancelling-narrow');
  expect(said.textContent).toBe(screen.getAllByTestId('cancelling')[0]?.textContent);
  expect(said.nextElementSibling?.contains(screen.getByTestId('pay'))).toBe(true);
});

test('paying is one step with one question: the card, whichever of the two addresses leads to it', async () => {
  const { id } = await aStay(t, { centre, person: elena, status: 'held', checkIn: '2026-08-03' });
  for (const path of ['/care/paymentmethod', '/care/paymentsCardList']) {
    await openTab(t, `${path}?booking=${id}`, { as: elena });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Enter your card');
    expect(screen.getByTestId('stepper').textContent).toContain('Step 4 of 4');
    expect(screen.getByTestId('card-number')).toBeTruthy();
    expect(screen.getByTestId('booking-back').getAttribute('href')).toContain(`held=${id}`);
    closeTab();
  }
});

test('where it is no longer free, what is kept is said before the payment', async () => {
  const tomorrow = { checkIn: '2026-06-16', checkOut: '2026-06-16', weekDays: [2] };
  const { id } = await aStay(t, { centre, person: elena, status: 'held', ...tomorrow });
  await open(id);
  expect((await screen.findAllByTestId('cancelling'))[0]?.textContent).toBe(
    'You can cancel free of charge until Jacaranda Day Center answers. Once it has accepted, $84.00 is not refunded if you cancel.',
  );
});

test('a hold that has ended promises nothing', async () => {
  const someone = await aPerson(t.db);
  const { id } = await aStay(t, { centre, person: someone, status: 'unpaid' });
  await openTab(t, `/care/paymentmethod?booking=${id}`, { as: someone });
  await screen.findByTestId('hold-ended');
  expect(screen.getAllByTestId('booking-summary')[0]?.textContent).not.toContain('cancel');
});
