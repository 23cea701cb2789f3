import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { messages } from '#test/on-screen.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { aCareVisit } from '../../server/booking/seed.ts';
import { aVisitNote, someNote } from '../../server/notes/seed.ts';
import { aCaregiver } from '../../server/seed.ts';

const BOOKED = '2026-06-15T16:00:00Z';
const BEGINS = '2026-06-17T16:00:00.000Z';
const OVER = '2026-06-17T19:30:00Z';
const t = await pageApp({ now: OVER, settings: { LIMITS_FACTOR: '1000' }, sharesDate: true });
let rosa: Person;
let yolanda: Person;
let visit: { id: string; bookingId: string };
beforeEach(async () => {
  t.clock.set(BOOKED);
  rosa = await aPerson(t.db, { firstName: 'Rosa', lastName: 'Marín' });
  yolanda = await aPerson(t.db, { firstName: 'Yolanda', lastName: 'Prieto' });
  const caregiver = await aCaregiver(t.db, { managerId: yolanda.id });
  visit = await aCareVisit(t, { caregiver, person: rosa, startsAt: BEGINS });
  t.clock.set(OVER);
});

const press = async (testId: string) => userEvent.click(await screen.findByTestId(testId));
const openAtCaregiver = () => openTab(t, `/partner?tab=coming&id=${visit.id}`, { as: yolanda });

test('whoever comes to a home reads when they go there, and notes that nobody was at home, which the family reads so', async () => {
  t.clock.set(BOOKED);
  vi.setSystemTime(BOOKED);
  await openAtCaregiver();
  expect((await screen.findByTestId('next-time')).textContent).toMatch(/^Visit Wed, Jun 17, /);
  closeTab();
  t.clock.set(OVER);
  vi.setSystemTime(OVER);
  await openTab(t, '/partner/day', { as: yolanda });
  expect((await screen.findByTestId('attendance')).textContent).toBe('Your arrival is not noted yet');
  expect(document.title).toMatch(/^Visits today, /);
  expect(screen.getByTestId('day-counts').textContent).toBe('1 visit');
  screen.getByRole('button', { name: 'I have arrived' });
  await userEvent.click(screen.getByRole('button', { name: 'Nobody is at home' }));
  await waitFor(() => expect(screen.getByTestId('attendance').textContent).toBe('Nobody was at home'));
  closeTab();
  await openTab(t, `/dashboardappointments?tab=completed&id=${visit.id}`, { as: rosa });
  expect((await screen.findByTestId('booking-attendance')).textContent).toMatch(/Wed, Jun 17Nobody was at home$/);
  closeTab();
  await openTab(t, '/notifications', { as: rosa });
  const bell = await screen.findByTestId(`notification-${visit.bookingId}`);
  expect(bell.textContent).toContain('noted that nobody was at home for the visit to Rosa Marín on Wed, Jun 17.');
});

test('a caregiver comes from the list of the day, writes what was done, and the family reads it with the booking', async () => {
  await openTab(t, '/partner/day?day=2026-06-17', { as: yolanda });
  await press('to-visit-note');
  await press('begin-visit-note');
  await press('is-to-watch');
  await press('save-visit-note');
  await waitFor(() => expect(messages()).toEqual(['Choose how the person was']));
  await press('done-meal_preparation');
  await press('condition-worse');
  await press('save-visit-note');
  await waitFor(() => expect(messages()).toEqual(['Say what to watch']));
  await userEvent.type(screen.getByTestId('note-words'), 'She left half of the soup.');
  await press('save-visit-note');
  const own = await screen.findByTestId('visit-note-facts');
  expect(own.textContent).toContain('Worse than usual');
  await press('begin-visit-note');
  expect(screen.getByTestId('note-words')).toHaveProperty('value', 'She left half of the soup.');
  expect(screen.getByTestId('done-meal_preparation')).toHaveProperty('checked', true);
  closeTab();

  await openTab(t, `/dashboardappointments?tab=completed&id=${visit.id}`, { as: rosa });
  const note = await screen.findByTestId('visit-note');
  expect(note.textContent).toContain('What Yolanda Prieto wrote of the visit');
  for (const words of ['Something to watch', 'Meal preparation', 'Worse than usual', 'She left half of the soup.'])
    within(note).getByText(words);
  closeTab();

  await openTab(t, '/dashboard-privacy', { as: rosa });
  expect((await screen.findByTestId('trail')).textContent).toContain('Wrote or changed the note of a visit');
});

test('whoever saves over what another window has saved is told, sees it, and loses nothing of what was typed', async () => {
  await aVisitNote(t.db, { bookingId: visit.id, userId: yolanda.id, now: t.clock.now() });
  await openAtCaregiver();
  await press('begin-visit-note');
  const words = screen.getByTestId('note-words');
  await userEvent.clear(words);
  await userEvent.type(words, 'From this window.');
  const { partnerVisitNotes } = await t.as(yolanda);
  const elsewhere = { ...someNote, words: 'From another window.' };
  await partnerVisitNotes.write({ params: { id: visit.id }, body: { version: 1, note: elsewhere } });
  await press('save-visit-note');
  await within(await screen.findByTestId('visit-note-elsewhere')).findByText('From another window.');
  expect(messages()).toEqual(['This has changed in the meantime. Load the page again.']);
  expect(screen.getByTestId('note-words')).toHaveProperty('value', 'From this window.');
  await press('save-visit-note');
  await waitFor(() => expect(screen.queryByTestId('visit-note-form')).toBeNull());
  const { data } = await partnerVisitNotes.one({ params: { id: visit.id }, query: {} });
  expect(data).toMatchObject({ version: 3, kept: { note: { words: 'From this window.' } } });
});

test('before the visit begins there is nothing to write, and 72 hours after it nothing to read', async () => {
  await aVisitNote(t.db, { bookingId: visit.id, userId: yolanda.id, now: t.clock.now() });
  t.clock.set('2026-06-20T19:00:00Z');
  await openAtCaregiver();
  await screen.findByTestId('request-details');
  expect(screen.queryByTestId('own-visit-note')).toBeNull();
  closeTab();
  await t.db.deleteFrom('care_visit_notes').where('booking_id', '=', visit.id).execute();
  t.clock.set('2026-06-17T15:00:00Z');
  await openAtCaregiver();
  await screen.findByTestId('request-details');
  expect(screen.queryByTestId('own-visit-note')).toBeNull();
});
