import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aPerson, letProofAge, type Person } from '#features/account/server/seed.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { anAppointment } from '#features/doctors/server/booking/seed.ts';
import { aDoctor } from '#features/doctors/server/seed.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { anInsuranceCard } from '#features/insurance/server/seed.ts';
import { aMedicine, aSignedSummary } from '#features/visit-summaries/server/seed.ts';
import { currentTab, openKeptRecords } from '#test/kept-records.ts';
import { heading, input } from '#test/on-screen.ts';
import { at } from '#test/other-times.ts';
import { openTab } from '#test/page.tsx';
import { proveOneself } from '#test/saved-files.ts';
import { userEvent } from '#test/user-event.ts';

const { t, saved, who, keep } = await openKeptRecords();

describe('the records of somebody else', () => {
  test('are kept by who looks after them', async () => {
    const rosa = await aDependant(t.db, { of: who.anna });
    await openTab(t, `/family-healthrecord?for=${rosa}&tab=diary`, { as: who.anna });
    await heading('Rosa’s health records');
    expect(currentTab()).toBe('page');
    await userEvent.click(screen.getByTestId('add-record'));
    await heading('Diary: add a record');
    await userEvent.type(input('Report date'), '03092026');
    await userEvent.type(input('Issue'), 'A bad night');
    await userEvent.selectOptions(input('Mode'), 'By phone');
    await userEvent.click(screen.getByTestId('save-record'));
    await screen.findByText('A bad night');
    expect(location.pathname + location.search).toBe(`/family-healthrecord?for=${rosa}&tab=diary`);
    screen.getByText('By phone');
    screen.getByText(/^Entered by you, [\d-]{10}$/);
    await userEvent.click(screen.getByTestId(`circle-${who.anna.personId}`));
    await heading('Health records');
    expect(location.pathname).toBe('/healthrecords');
  });

  test('are read, and no more, by a relative with the scope', async () => {
    const ernesto = await aPerson(t.db, { firstName: 'Ernesto' });
    await aRelation(t, {
      personId: ernesto.personId,
      memberId: who.anna.id,
      relationship: 'father',
      scopes: ['records'],
    });
    const id = await keep('diary', {}, ernesto.personId);
    await anInsuranceCard(t.db, { person: ernesto, now: t.clock.now() });
    await openTab(t, `/family-healthrecord?for=${ernesto.personId}&tab=diary`, { as: who.anna });
    await screen.findByTestId(`record-${id}`);
    expect(screen.getByTestId('tab-insurances').textContent, 'not even how many').toBe('Insurances');
    for (const act of ['add-record', 'change-record', 'ask-remove-record'])
      expect(screen.queryByTestId(act)).toBeNull();
    await userEvent.click(screen.getByTestId('tab-insurances'));
    await screen.findByTestId('cards-unshared');
    await openTab(t, `/family-healthrecord?for=${ernesto.personId}&tab=diary&step=form`, { as: who.anna });
    await screen.findByTestId(`record-${id}`);
    expect(screen.queryByTestId('record-form')).toBeNull();
  });
});

describe('what a doctor has signed of a visit', () => {
  const aSignedVisit = async (of: Person, diagnosis: string) => {
    const amara = await aPerson(t.db);
    const doctor = await aDoctor(t.db, { managerId: amara.id, name: 'Dr. Amara Okafor' });
    const now = t.clock.now();
    const { id } = await anAppointment(t, { doctor, person: of, startsAt: at('09:00') });
    const form = { diagnosis, notes: 'She sleeps well again.', medicines: [aMedicine] };
    return { visit: id, summary: await aSignedSummary(t.db, { bookingId: id, userId: amara.id, form, now }) };
  };

  test('stands under the consultations by its day, with its medicines and the ways to its paper and its appointment', async () => {
    const own = await keep('consultations', { reportDate: '2026-03-12' });
    const { visit, summary } = await aSignedVisit(who.anna, 'Insomnia');
    await openTab(t, '/healthrecords', { as: who.anna });
    await heading('Health records');
    expect(screen.getByTestId('tab-consultations').textContent).toBe('Consultations2');
    await userEvent.click(screen.getByTestId('tab-consultations'));
    const row = within(await screen.findByTestId(`visit-record-${summary}`));
    row.getByRole('heading', { level: 4, name: 'Summary of the visit with Dr. Amara Okafor' });
    for (const words of ['06-17-2026', 'Insomnia', 'She sleeps well again.', 'Lisinopril 10 mg']) row.getByText(words);
    const led = (id: string) => row.getByTestId(`visit-record-${id}`).getAttribute('href');
    expect(led('open')).toBe(`/visit-summary/${visit}`);
    expect(led('appointment')).toBe(`/dashboardappointments?id=${visit}`);
    await letProofAge(t.db, who.anna.id);
    await userEvent.click(row.getByTestId('visit-record-paper'));
    await proveOneself(who.anna);
    await waitFor(() => expect(saved).toEqual([`/services/telehealth/summaries/v1.0/paper/${visit}`]));
    const order = [...document.querySelectorAll('[data-testid^=visit-record-], [data-testid^=record-]')]
      .map((one) => one.getAttribute('data-testid'))
      .filter((id) => id === `visit-record-${summary}` || id === `record-${own}`);
    expect(order).toEqual([`visit-record-${summary}`, `record-${own}`]);
    for (const act of ['change-record', 'ask-remove-record']) expect(row.queryByTestId(act)).toBeNull();
  });

  test('is read by a relative with the scope, without the appointment that is not theirs to see', async () => {
    const ernesto = await aPerson(t.db, { firstName: 'Ernesto' });
    const { summary } = await aSignedVisit(ernesto, 'Angina');
    const relation = { personId: ernesto.personId, memberId: who.anna.id, relationship: 'father' as const };
    await aRelation(t, { ...relation, scopes: ['records'] });
    await openTab(t, `/family-healthrecord?for=${ernesto.personId}&tab=consultations`, { as: who.anna });
    const row = within(await screen.findByTestId(`visit-record-${summary}`));
    row.getByText('Angina');
    row.getByTestId('visit-record-paper');
    expect(row.queryByTestId('visit-record-appointment')).toBeNull();
  });
});
