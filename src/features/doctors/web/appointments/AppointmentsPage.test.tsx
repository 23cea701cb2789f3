import { randomUUID } from 'node:crypto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { writePlansTaken } from '#features/providers/server/plans-store.ts';
import type { PersonId } from '#features/family/server/access.ts';
import { questions, VISIT_REPORT } from '#features/intake/intake.ts';
import { anIntake } from '#features/intake/server/seed.ts';
import { aCard } from '#features/payments/server/seed.ts';
import { aPng } from '#features/uploads/server/seed.ts';
import { nothingWritten } from '#features/visit-summaries/summary.ts';
import { refreshTopics } from '#web/realtime.ts';
import { hearNotices } from '#test/hear-notices.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { openRequest } from '#test/partner-requests.ts';
import { aSentFile } from '#test/send-file.ts';
import { userEvent } from '#test/user-event.ts';
import { anAppointment } from '../../server/booking/seed.ts';
import { aDoctor } from '../../server/seed.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' }, sharesDate: true });
const startsAt = '2026-06-17T16:00:00.000Z';
let elena: Person;
let doctor: { id: string };
beforeEach(async () => {
  elena = await aPerson(t.db);
  doctor = await aDoctor(t.db);
});

/** Chosen and not paid yet. */
async function held() {
  const { appointments } = await t.as(elena);
  const body = { doctorId: doctor.id, mode: 'video', startsAt, issue: 'Her knee hurts', key: randomUUID() } as const;
  return (await appointments.book({ body })).data._id;
}

test.each(['upcoming', 'pending', 'completed', 'cancelled'])(
  'an empty list leads to the doctors, %s as well',
  async (tab) => {
    await openTab(t, `/dashboardappointments?tab=${tab}`, { as: elena });
    await screen.findByRole('heading', { level: 2, name: 'No appointments' });
    screen.getByText('See a doctor by video, often the same day, or have somebody help at home.');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Book a doctor' }).getAttribute('href')).toBe('/top-Doctors');
    expect(main.queryByRole('link', { name: 'Find care' })).toBeNull();
  },
);

test('whom a doctor has declined is led to other doctors', async () => {
  const { id } = await anAppointment(t, { doctor, person: elena, startsAt, status: 'declined' });
  await openTab(t, `/dashboardappointments?tab=cancelled&id=${id}`, { as: elena });
  const wayOn = await screen.findByTestId('way-on');
  const address = `/top-Doctors?for=${elena.personId}`;
  expect([wayOn.textContent, wayOn.getAttribute('href')]).toEqual(['Find another doctor', address]);
});

test('who pays for a visit stays with its own pages: the other way to pay, and back to the appointments', async () => {
  await t.db.transaction().execute((db) => writePlansTaken(db, doctor.id, ['Golden Poppy Health']));
  const id = await held();
  await openTab(t, `/CPaymenetCardList?booking=${id}`, { as: elena });
  const ways = within(await screen.findByTestId('pay-ways'));
  expect(ways.getByTestId('way-card').getAttribute('href')).toBe(`/CPaymenetCardList?booking=${id}`);
  const links = within(screen.getByRole('main')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toContain(`/dashboardappointments?tab=pending&id=${id}`);
});

test('whoever wants the money back instead of another time reads for whom the visit was', async () => {
  const rosa = await aDependant(t.db, { of: elena });
  const maya = await aPerson(t.db, { firstName: 'Maya' });
  const own = await aDoctor(t.db, { managerId: maya.id });
  const { id } = await anAppointment(t, { doctor: own, person: elena, startsAt, forPersonId: rosa });
  await (await t.as(maya)).offers.make({ params: { id }, body: { why: 'declined', reason: 'A conference' } });
  await openTab(t, `/dashboardappointments?tab=pending&id=${id}`, { as: elena });
  await userEvent.click(await screen.findByTestId('money-back'));
  expect((await screen.findByTestId('money-which')).textContent).toContain('For Rosa Marín');
});

test('a time that is only asked for stays held, until the family takes its money', async () => {
  const maya = await aPerson(t.db, { firstName: 'Maya' });
  const own = await aDoctor(t.db, { managerId: maya.id });
  const { id, bookingId } = await anAppointment(t, { doctor: own, person: elena, startsAt, status: 'accepted' });
  await (await t.as(maya)).offers.make({ params: { id }, body: { why: 'change', reason: 'A conference' } });
  await openTab(t, `/dashboardappointments?tab=upcoming&id=${id}`, { as: elena });
  const record = within(await screen.findByTestId(`booking-${bookingId}`));
  await record.findByText(/Until you choose, your present time stays held\./);
  await userEvent.click(record.getByTestId('money-back'));
  await userEvent.click(await screen.findByTestId('money-yes'));
  const { bookings } = await t.as(elena);
  await waitFor(async () => expect((await bookings.one({ params: { id } })).data.status).toBe('cancelled'));
  closeTab();
  await openTab(t, `/dashboardappointments?tab=cancelled&id=${id}`, { as: elena });
  expect((await screen.findByTestId('cancelled')).textContent).toContain('A conference');
});

test('another time names the person whose visit it is', async () => {
  const rosa = await aDependant(t.db, { of: elena });
  const { id } = await anAppointment(t, { doctor, person: elena, startsAt, forPersonId: rosa });
  await openTab(t, `/md-bookDetails?move=${id}`, { as: elena });
  expect((await screen.findByTestId('move-who')).textContent).toContain('For Rosa Marín');
});

test('what goes along with a visit is taken back, and told again by one tap a question', async () => {
  const maya = await aPerson(t.db, { firstName: 'Maya' });
  const own = await aDoctor(t.db, { managerId: maya.id });
  const personId = elena.personId as PersonId; // a builder made them
  const intakeId = await anIntake(t.db, { personId, userId: elena.id, now: t.clock.now() });
  const report = await aSentFile(t, elena, { name: 'knee.png', bytes: await aPng(), kind: VISIT_REPORT });
  const { appointments, payments } = await t.as(elena);
  const wish = { doctorId: own.id, mode: 'video', startsAt, issue: 'Her knee hurts', key: randomUUID() } as const;
  const { _id: id, bookingId } = (await appointments.book({ body: { ...wish, intakeId, reports: [report] } })).data;
  await payments.pay({ body: { bookingId: id, method: await aCard(t.ports, 'good', t.clock.now()) } });
  const { intake, requests } = await t.as(maya);
  await requests.accept({ params: { id } });
  const told = async () => (await intake.told({ params: { id } })).data;

  await openTab(t, `/dashboardappointments?tab=upcoming&id=${id}`, { as: elena });
  const along = await within(await screen.findByTestId(`booking-${bookingId}`)).findByTestId('booking-intake');
  await waitFor(() => expect(along.textContent).toContain('Penicillin'));
  await userEvent.click(within(along).getByTestId('take-back-intake'));
  await waitFor(() => expect(along.textContent).not.toContain('Penicillin'));
  expect(await told()).toMatchObject({ answers: null });
  await userEvent.click(within(along).getByTestId(/^remove-report-/));
  await waitFor(() => expect(within(along).queryByTestId(/^remove-report-/)).toBeNull());
  await userEvent.click(within(along).getByTestId('change-intake'));
  for (const question of questions)
    await userEvent.click(within(await within(along).findByTestId(`intake-${question}`)).getByTestId('intake-still'));
  await waitFor(() => expect(along.textContent).toContain('Penicillin'));
  expect((await told())?.answers?.allergies.details).toBe('Penicillin');
});

test('a summary stands on the open appointment as soon as it is signed, and leads to the day that the doctor named', async () => {
  const daniel = await aPerson(t.db);
  const practice = await aDoctor(t.db, { managerId: daniel.id });
  const { id } = await anAppointment(t, { doctor: practice, person: elena, startsAt });
  t.clock.set('2026-06-17T16:30:00Z');
  const { client } = await openTab(t, `/dashboardappointments?tab=completed&id=${id}`, { as: elena });
  await screen.findByTestId('summary-awaited');
  const line = await hearNotices(t);
  const body = { ...nothingWritten, version: 0, notes: 'Her knee is better.', followUpWeeks: 4 };
  await (await t.as(daniel)).partnerSummaries.sign({ params: { id }, body });
  const toldElena = () =>
    line.told.flatMap((notice) => ('topics' in notice && notice.to.includes(elena.id) ? notice.topics : []));
  await waitFor(() => expect(toldElena()).not.toEqual([]));
  await act(() => refreshTopics(client, toldElena()));
  await line.stop();
  const summary = within(await screen.findByTestId('visit-summary'));
  summary.getByText('Her knee is better.');
  expect(screen.queryByTestId('summary-awaited')).toBeNull();
  const next = `/md-bookDetails?doctor=${practice.id}&for=${elena.personId}&day=2026-07-15`;
  expect(summary.getByTestId('summary-again').getAttribute('href')).toBe(next);
});

test('a visit is cancelled with a reason once one has seen what comes back, and its doctor reads it', async () => {
  const maya = await aPerson(t.db, { firstName: 'Maya' });
  const own = await aDoctor(t.db, { managerId: maya.id });
  const { id, bookingId } = await anAppointment(t, { doctor: own, person: elena, startsAt });
  await openTab(t, `/dashboardappointments?tab=upcoming&id=${id}`, { as: elena });
  await userEvent.click(await screen.findByTestId('cancel-booking'));
  await screen.findByTestId('refund-promise');
  await userEvent.type(screen.getByTestId('cancel-reason'), 'She is well');
  await userEvent.click(screen.getByTestId('cancel-yes'));
  await waitFor(() => expect(screen.queryByTestId('cancel-yes')).toBeNull());
  closeTab();
  await openTab(t, '/dashboardappointments?tab=cancelled', { as: elena });
  await screen.findByTestId(`booking-${bookingId}`);
  closeTab();
  await openTab(t, '/partner?tab=past', { as: maya });
  await openRequest({ bookingId });
  await within(screen.getByTestId(`request-${bookingId}`)).findByText(/She is well/);
});
