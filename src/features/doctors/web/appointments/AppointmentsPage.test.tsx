import { randomUUID } from 'node:crypto';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { writePlansTaken } from '#features/providers/server/plans-store.ts';
import { openTab, pageApp } from '#test/page.tsx';
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
    screen.getByText('See a doctor by video, often the same day.');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Book a doctor' }).getAttribute('href')).toBe('/top-Doctors');
    expect(main.queryByRole('link', { name: 'Find care' })).toBeNull();
  },
);

test('whom a doctor has declined is led to other doctors', async () => {
  const { id } = await anAppointment(t, { doctor, person: elena, startsAt, status: 'declined' });
  await openTab(t, `/dashboardappointments?tab=cancelled&id=${id}`, { as: elena });
  const wayOn = await screen.findByTestId('way-on');
  expect([wayOn.textContent, wayOn.getAttribute('href')]).toEqual(['Find another doctor', '/top-Doctors']);
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

test('another time names the person whose visit it is', async () => {
  const rosa = await aDependant(t.db, { of: elena });
  const { id } = await anAppointment(t, { doctor, person: elena, startsAt, forPersonId: rosa });
  await openTab(t, `/md-bookDetails?move=${id}`, { as: elena });
  expect((await screen.findByTestId('move-who')).textContent).toContain('For Rosa Marín');
});
