import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { aPerson, aStaffMember, type Person } from '#features/account/server/seed.ts';
import { bookings } from '#features/bookings/contract.ts';
import { aPhoto } from '#features/uploads/server/seed.ts';
import { titled } from '#test/on-screen.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { watchPrint } from '#test/printed.ts';
import { aSentFile } from '#test/send-file.ts';
import { userEvent } from '#test/user-event.ts';
import { keyOf } from '#web/queries.ts';
import { aCentre } from '#features/senior-care/server/seed.ts';

const t = await pageApp({ sharesDate: true, settings: { LIMITS_FACTOR: '100' } });
let elena: Person;
let manager: Person;
let centre: string;
let booking: string;
beforeAll(async () => {
  elena = await aPerson(t.db);
  manager = await aPerson(t.db);
  ({ id: centre } = await aCentre(t.db, { managerId: manager.id }));
  const family = await t.as(elena);
  const { data } = await family.seniorCare.book({
    body: { centerId: centre, checkInDate: '2026-06-17', checkOutDate: '2026-07-15', weekDays: [3] },
  });
  booking = data._id;
});

const become = async (status: string) => {
  await t.db
    .updateTable('bookings')
    .set({ status, answer_by: new Date('2026-06-16T09:00:00Z') })
    .where('id', '=', booking)
    .execute();
  await t.db.updateTable('booking_dues').set({ state: 'paid' }).where('booking_id', '=', booking).execute();
};

test('a booking that is not paid says until when it is kept, which may be longer by now, and leads to the payment', async () => {
  await t.db.updateTable('bookings').set({ held_until: '2026-06-15T16:25:00Z' }).where('id', '=', booking).execute();
  await openTab(t, `/confirmedBooking?booking=${booking}`, { as: elena });
  await titled('Not paid yet: we hold it for you');
  expect(screen.getByTestId('finish-paying').getAttribute('href')).toBe(`/care/paymentmethod?booking=${booking}`);
  expect(screen.queryByTestId('add-to-calendar')).toBeNull();
  expect(document.body.textContent).toMatch(/We hold it until 4:25\sPM, [^(]+ \(9:25\sAM, Pacific Time\)\./);
});

test('is a ticket with what happens next, and follows the answer of the center', async () => {
  await become('pending');
  const { client } = await openTab(t, `/confirmedBooking?booking=${booking}`, { as: elena });
  await titled('Your booking request is sent');
  const ticket = screen.getByTestId('ticket');
  expect(ticket.textContent).toContain('Jacaranda Day Center');
  expect(ticket.textContent).toContain('06-17-2026');
  expect(ticket.textContent).toContain('DaysWed');
  expect(screen.getByTestId('ticket-status').textContent).toBe('Pending');
  expect(screen.getByTestId('booking-timeline').textContent).toContain('Waiting for Jacaranda Day Center to accept');
  await become('accepted');
  await act(() => client.invalidateQueries({ queryKey: keyOf(bookings.one) }));
  await titled('Your booking is accepted');
  expect(screen.getByTestId('ticket-status').textContent).toBe('Accepted');
  expect(document.title).toBe('Your booking is accepted | Lado');
});

test('what the center needs to know is asked here, once the booking is safe, where nothing was given with it', async () => {
  await become('pending');
  await openTab(t, `/confirmedBooking?booking=${booking}`, { as: elena });
  await userEvent.click(await screen.findByTestId('change-care-notes'));
  await userEvent.type(await screen.findByTestId('care-needs'), 'A quiet corner after lunch.');
  await userEvent.click(screen.getByTestId('share-needs'));
  await userEvent.click(screen.getByTestId('save-care-notes'));
  await screen.findByText('A quiet corner after lunch.', { selector: 'dd' });
});

test('prints with a code of the booking id', async () => {
  await become('accepted');
  const printed = watchPrint();
  await openTab(t, `/confirmedBooking?booking=${booking}`, { as: elena });
  await titled('Your booking is accepted');
  await userEvent.click(screen.getByTestId('print'));
  await waitFor(() => expect(printed).toHaveBeenCalled());
  const id = screen.getByTestId('ticket-booking-id').textContent;
  expect(screen.getByLabelText(String(id)).querySelectorAll('path')[1]?.getAttribute('d')).toMatch(/^M\d/);
});

test('a ticket that was taken after staff had approved a photograph shows it, until they take it down; one of before is drawn', async () => {
  await become('accepted');
  const bytes = await aPhoto({ width: 600, height: 400 });
  const fileId = await aSentFile(t, manager, { name: 'garden.jpg', bytes, kind: 'place-photo' });
  const alts = [{ language: 'sp', words: 'El jardín' }];
  const photos = [{ fileId, alt: 'The garden', alts }];
  await (await t.as(manager)).providerPhotos.save({ params: { providerId: centre }, body: { photos } });
  const { providerPhotos } = await t.as(await aStaffMember(t.db));
  await providerPhotos.decide({ params: { photoId: fileId }, body: { reason: null } });
  await t.runJobs();
  const body = { centerId: centre, checkInDate: '2026-06-22', checkOutDate: '2026-06-29', weekDays: [1] };
  const { data: later } = await (await t.as(elena)).seniorCare.book({ body });
  const picture = async (id: string, language: 'en' | 'sp' = 'en') => {
    closeTab();
    await openTab(t, `/confirmedBooking?booking=${id}`, { as: elena, language });
    const ticket = await screen.findByTestId('ticket');
    const photo = ticket.querySelector<HTMLImageElement>('img[data-photo]');
    return { photo, alt: photo?.alt, isDrawn: () => ticket.querySelector('img[data-art]') !== null };
  };
  expect((await picture(booking)).isDrawn()).toBe(true);
  expect((await picture(later._id)).alt).toBe('The garden');
  const { photo, alt, isDrawn } = await picture(later._id, 'sp');
  expect([alt, isDrawn()]).toEqual(['El jardín', false]);
  const { pathname } = new URL(photo?.src ?? '');
  expect((await t.app.inject(pathname)).statusCode).toBe(200);
  await providerPhotos.decide({ params: { photoId: fileId }, body: { was: 'approved', reason: 'people' } });
  expect((await t.app.inject(pathname)).statusCode).toBe(404);
  if (photo) fireEvent.error(photo); // as a browser finds it then
  expect(isDrawn()).toBe(true);
});

test('belongs to whoever booked', async () => {
  const other = await aPerson(t.db);
  await openTab(t, `/confirmedBooking?booking=${booking}`, { as: other });
  await waitFor(() => expect(document.querySelector('main h1')?.textContent).toBeTruthy());
  expect(screen.queryByTestId('ticket')).toBeNull();
});

test.each(['/confirmedBooking', '/care/paymentmethod?booking=gone', '/care/paymentsCardList'])(
  'a link without a booking of mine says what it was and where mine are: %s',
  async (path) => {
    await openTab(t, path, { as: elena });
    await titled('We can’t find that booking');
    expect(document.title).toBe('We can’t find that booking | Lado');
    const said = screen.getByTestId('booking-gone');
    expect(said.textContent).toContain('This page was for one booking');
    expect(said.textContent).toContain('(626) 555-0100');
    expect([...said.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/dashboardbookings',
      '/senior-care',
      '/top-Doctors',
      '/top-Caregivers',
      '/top-diagnosis',
      '/homeHealth',
      'tel:+16265550100',
    ]);
  },
);
