import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aDependant } from '#features/family/server/seed.ts';
import type { NewCentre } from '#features/senior-care/server/centre-store.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { watchPrint } from '#test/printed.ts';
import { relating } from '#test/relation.ts';
import { aFamilyAndACentre } from '#test/stays.ts';
import { userEvent } from '#test/user-event.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' }, sharesDate: true });
let elena: Person;
let centre: NewCentre;
beforeEach(async () => {
  ({ elena, centre } = await aFamilyAndACentre(t));
});

type EndStatus = 'cancelled' | 'declined' | 'expired' | 'unpaid';
const ended = async (status: EndStatus) => {
  const { id } = await aStay(t, { centre, person: elena, status });
  await openTab(t, `/dashboardbookings?tab=cancelled&id=${id}`, { as: elena });
  const band = await screen.findByTestId('cancelled');
  return { words: band.textContent, wayOn: within(band).queryByTestId('way-on')?.getAttribute('href') };
};
const coming = '$84.00 is on its way back to your card; banks take 5 to 10 days to show it.';

test('a cancelled booking says what comes back and when, besides its tag', async () => {
  const { words, wayOn } = await ended('cancelled');
  expect(words).toContain('You cancelled this booking on 06-15-2026');
  expect(words).toContain(coming);
  expect(wayOn).toBeUndefined();
});

test('who has booked and who has cancelled is said by name, unless it was the reader', async () => {
  const lucia = await aPerson(t.db, { firstName: 'Lucía' });
  await relating(t, () => ({ person: elena, member: lucia }))(['bookings']);
  const { id } = await aStay(t, { centre, person: lucia, forPersonId: elena.personId, status: 'pending' });
  await openTab(t, `/dashboardbookings?tab=pending&id=${id}`, { as: elena });
  expect((await screen.findByTestId('booking-details')).textContent).toMatch(
    /Booked byLucía Marín.*Paid byLucía Marín/,
  );
  closeTab();
  await (await t.as(elena)).bookings.change({ params: { id }, body: { status: 'cancelled' } });
  const read = async (as: Person) => {
    await openTab(t, `/dashboardbookings?tab=cancelled&id=${id}`, { as });
    const words = (await screen.findByTestId('cancelled')).textContent;
    const isNamed = screen.queryByText(/Booked by/) !== null;
    closeTab();
    return [words?.split(' on ')[0], isNamed];
  };
  expect(await read(elena)).toEqual(['You cancelled this booking', true]);
  expect(await read(lucia)).toEqual(['Elena Marín cancelled this booking', false]);
});

test.each([
  ['completed', { status: 'accepted', checkIn: '2026-05-04' }],
  ['cancelled', { status: 'cancelled' }],
  ['cancelled', { status: 'unpaid' }],
] as const)('what is %s is booked again for the same person: %j', async (tab, came) => {
  const rosa = await aDependant(t.db, { of: elena });
  const { id } = await aStay(t, { centre, person: elena, forPersonId: rosa, ...came });
  await openTab(t, `/dashboardbookings?tab=${tab}&id=${id}`, { as: elena });
  const again = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Book again' });
  expect(new URL(again.href).searchParams.get('for')).toBe(rosa);
});

test.each(['declined', 'expired'] as const)('a booking that was %s leads to other places', async (status) => {
  const { words, wayOn } = await ended(status);
  expect(words).toContain(coming);
  if (status === 'declined') expect(words).toContain('We have no quiet room free on these days.');
  expect(wayOn).toBe(`/senior-care?for=${elena.personId}`);
});

test('one that was not paid in time says that nothing was charged, and leads to choosing again', async () => {
  const { words, wayOn } = await ended('unpaid');
  expect(words).toContain('Nothing was charged, and nothing is due.');
  expect(wayOn).toBe(`/care/daycare-bookingdetails?center=${centre.id}&for=${elena.personId}`);
});

test('a record names the zone of its times where the reader’s clock shows others, and tells news on the reader’s', async () => {
  vi.stubEnv('TZ', 'America/New_York');
  const { id } = await aStay(t, { centre, person: elena, status: 'pending' });
  await openTab(t, `/dashboardbookings?tab=pending&id=${id}`, { as: elena });
  const details = (await screen.findByTestId('booking-details')).textContent.replaceAll('\u202f', ' ');
  expect(details).toContain('answers by Tuesday, June 16, 2026, 9:00 AM, Pacific Time');
  expect(details).toContain('Monday, June 22, 2026, 8:00 AM, Pacific Time');
  const timeline = screen.getByTestId('booking-timeline').textContent.replaceAll('\u202f', ' ');
  expect(timeline).toContain('06-15-2026, 12:00 PM');
  expect(timeline).toContain('06-22-2026, 8:00 AM, Pacific Time');
  vi.unstubAllEnvs();
});

test('a record is printed with whose it is and a code that leads to it', async () => {
  const printed = watchPrint();
  const { id, bookingId } = await aStay(t, { centre, person: elena });
  await openTab(t, `/dashboardbookings?tab=upcoming&id=${id}`, { as: elena });
  await userEvent.click(await screen.findByTestId('print'));
  await waitFor(() => expect(printed).toHaveBeenCalled());
  expect(screen.getByLabelText(bookingId).querySelectorAll('path')[1]?.getAttribute('d')).toMatch(/^M\d/);
  expect(document.querySelector('main .print-only')?.textContent).toBe(
    'Lado · Lado Care, Inc., 100 Example Street, Pasadena, CA 91101, (626) 555-0100',
  );
});
