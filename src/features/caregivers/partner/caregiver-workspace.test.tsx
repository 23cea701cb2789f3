import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { addDays, dayIn, instantOf } from '#shared/dates.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { aCareVisit } from '../server/booking/seed.ts';
import { aCaregiver } from '../server/seed.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' } });

test('a caregiver says what an hour costs and how long visits are, and sees themselves as families do', async () => {
  const yolanda = await aPerson(t.db);
  const { id } = await aCaregiver(t.db, { managerId: yolanda.id });
  await openTab(t, '/partner/profile', { as: yolanda });
  const price = await screen.findByLabelText('Price an hour, in dollars');
  expect(price).toHaveProperty('value', '30.00');
  const preview = screen.getByTestId('preview');
  fireEvent.change(price, { target: { value: '$34' } });
  await waitFor(() => expect(preview.textContent).toContain('$34 an hour'));
  await userEvent.selectOptions(screen.getByLabelText('Longest visit'), '1');
  await userEvent.click(screen.getByTestId('save-profile'));
  await screen.findAllByText('The longest visit cannot be shorter than the shortest');
  await userEvent.selectOptions(screen.getByLabelText('Longest visit'), '8');
  await userEvent.selectOptions(screen.getByTestId('radius'), '25');
  await userEvent.click(screen.getByTestId('save-profile'));
  await screen.findByTestId('saved');
  const { data } = await (await t.as()).caregivers.one({ params: { id } });
  expect(data).toMatchObject({ hourCents: 3400, maxHours: 8, radiusMiles: 25 });
});

test('who has said no price and no hours yet reads what is missing, and chooses hours without a length', async () => {
  const yolanda = await aPerson(t.db);
  await aCaregiver(t.db, { managerId: yolanda.id, priceCents: null, weeklyHours: null });
  await openTab(t, '/partner/profile', { as: yolanda });
  const missing = await screen.findByTestId('not-found-yet');
  await userEvent.click(within(missing).getByRole('link', { name: 'Say your hours' }));
  await screen.findByTestId('hours-form');
  expect(screen.queryByTestId('slotMinutes')).toBeNull();
  screen.getByTestId('noticeMinutes');
  const header = screen.getByTestId('partner-header');
  expect(
    header.querySelector('a[href="/partner/visits"], a[href="/partner/leads"], a[href="/partner/video"]'),
  ).toBeNull();
});

test('what is booked in a time off and outside of the hours is counted in hours', async () => {
  const yolanda = await aPerson(t.db);
  const { id } = await aCaregiver(t.db, { managerId: yolanda.id });
  const startsAt = instantOf(addDays(dayIn('America/Los_Angeles', t.clock.now()), 2), '09:00', 'America/Los_Angeles');
  await aCareVisit(t, { caregiver: { id }, person: await aPerson(t.db), startsAt: startsAt.toISOString() });
  const day = dayIn('America/Los_Angeles', startsAt);
  const { workingHours } = await t.as(yolanda);
  await workingHours.close({ params: { id }, body: { first: day, last: day } });
  await openTab(t, '/partner/calendar?show=hours', { as: yolanda });
  expect((await screen.findByTestId('closed-see')).textContent).toBe('3 booked hours lie in it');
});
