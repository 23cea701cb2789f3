import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPerson, letProofAge, type Person } from '#features/account/server/seed.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { anAppointment } from '#features/doctors/server/booking/seed.ts';
import { aDoctor } from '#features/doctors/server/seed.ts';
import { aSignedSummary } from '#features/visit-summaries/server/seed.ts';
import { MOST_IN_RECORDS } from '#features/visit-summaries/summary.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import { heading, messages, pressAgain } from '#test/on-screen.ts';
import { at } from '#test/other-times.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { watchPrint } from '#test/printed.ts';
import { proveOneself, savedFiles } from '#test/saved-files.ts';
import { aRecordLink } from '#test/shared-records.ts';
import { userEvent } from '#test/user-event.ts';
import { aHealthRecord } from '../../server/seed.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '100' } });
const saved = savedFiles();
let anna: Person;
beforeEach(async () => {
  anna = await aPerson(t.db, { firstName: 'Anna', lastName: 'Lindqvist' });
});

const typed = async (passcode: string) => {
  await userEvent.clear(screen.getByTestId('passcode'));
  await userEvent.type(screen.getByTestId('passcode'), passcode);
  await userEvent.click(screen.getByTestId('open-shared'));
};

test('a link is made of chosen sections, opened with its passcode by somebody without an account, and taken back', async () => {
  await aHealthRecord(t.db, { person: anna, type: 'surgeries', facts: { surgeryName: 'Knee' }, now: t.clock.now() });
  await openTab(t, '/healthrecords', { as: anna });
  await userEvent.click(await screen.findByTestId('to-links'));
  await heading('Share your health records by a link');
  await userEvent.click(screen.getByTestId('make-link'));
  await screen.findByRole('alert');
  expect(messages()).toEqual(['Choose at least one section']);
  await userEvent.click(screen.getByTestId('link-section-surgeries'));
  await userEvent.click(screen.getByTestId('link-section-allergies'));
  await userEvent.click(screen.getByLabelText('One hour'));
  await letProofAge(t.db, anna.id);
  await userEvent.click(screen.getByTestId('make-link'));
  await proveOneself(anna);
  const made = within(await screen.findByTestId('made-link'));
  const address = new URL(made.getByTestId('link-address').textContent ?? '');
  const passcode = made.getByText(/^\d{6}$/).textContent ?? '';
  expect(made.getByTestId('made-code').dataset['text']).toBe(String(address));
  within(await screen.findByTestId('record-links')).getByText('Nobody has opened it');

  await openTab(t, address.pathname + address.search);
  await heading('Health records that somebody shares with you');
  expect(document.body.textContent).not.toContain('Anna');
  await typed(passcode === '000000' ? '000001' : '000000');
  await screen.findByText(/^That passcode is not right\. 4 more tries\.$/);
  await typed(passcode);
  await heading('Health records of Anna Lindqvist');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Allergies',
    'Surgeries/Procedure',
  ]);
  within(screen.getByTestId('shared-record')).getByText('Knee');
  screen.getByText(/^As of .*, \d{4}, .* \(.+\)$/); // on paper it is read in another year, and in another place
  expect(document.querySelector('main .print-only')?.textContent).toContain('Lado');
  const print = watchPrint();
  await userEvent.click(screen.getByTestId('print-shared'));
  expect(print).toHaveBeenCalledOnce();

  await openTab(t, '/notifications', { as: anna });
  await userEvent.click(await screen.findByText('A link to your health records was opened for the first time'));
  await heading('Share your health records by a link');
  const listed = within(await screen.findByTestId('record-links'));
  listed.getByText('Opened once');
  expect(within(listed.getByTestId('link-looks')).getAllByRole('listitem')).toHaveLength(1);
  await userEvent.click(listed.getByTestId('end-link'));
  await listed.findByText('Ended');
  await openTab(t, address.pathname + address.search);
  await heading('This link opens nothing');
});

test('shows what doctors have signed among the consultations, without its files', async () => {
  const amara = await aPerson(t.db, { firstName: 'Amara' });
  const doctor = await aDoctor(t.db, { managerId: amara.id, name: 'Dr. Amara Okafor' });
  const { id: bookingId } = await anAppointment(t, { doctor, person: anna, startsAt: at('09:00') });
  await aSignedSummary(t.db, { bookingId, userId: amara.id, now: t.clock.now() });
  for (const [reportDate, issue] of [
    ['2026-01-05', 'Before it'],
    ['2027-01-05', 'After it'],
  ] as const)
    await aHealthRecord(t.db, {
      person: anna,
      type: 'consultations',
      facts: { reportDate, issue },
      now: t.clock.now(),
    });
  const { key, passcode } = await aRecordLink(t, { of: anna, sections: ['consultations'] });
  await openTab(t, `/shared-record?key=${key}`);
  await screen.findByTestId('passcode');
  await typed(passcode);
  within(await screen.findByTestId('shared-summary')).getByText('Summary of the visit with Dr. Amara Okafor');
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles, 'the newest first').toEqual(['After it', 'Summary of the visit with Dr. Amara Okafor', 'Before it']);
  expect(screen.queryByTestId('more-summaries'), 'all of them stand there').toBeNull();
});

test('says that there are more summaries than it shows', async () => {
  const amara = await aPerson(t.db, { firstName: 'Amara' });
  const weeklyHours = { ranges: [{ weekday: 3, opens: '00:00', closes: '23:40' }], bufferMinutes: 0 };
  const doctor = await aDoctor(t.db, { managerId: amara.id, weeklyHours });
  const first = new Date(at('00:00')).getTime();
  for (let number = 0; number <= MOST_IN_RECORDS; number += 1) {
    const startsAt = new Date(first + number * 20 * MINUTE_MS).toISOString();
    const { id: bookingId } = await anAppointment(t, { doctor, person: anna, startsAt });
    await aSignedSummary(t.db, { bookingId, userId: amara.id, now: t.clock.now() });
  }
  const { key, passcode } = await aRecordLink(t, { of: anna, sections: ['consultations'] });
  await openTab(t, `/shared-record?key=${key}`);
  await screen.findByTestId('passcode');
  await typed(passcode);
  const more = await screen.findByTestId('more-summaries');
  expect(more.textContent).toBe(
    'The last 50 of 51 summaries of visits stand here. Ask Anna Lindqvist for the older ones.',
  );
  expect(screen.getAllByTestId('shared-summary')).toHaveLength(MOST_IN_RECORDS);
});

test('a wrong passcode costs one try, however often it is sent', async () => {
  const { key, passcode } = await aRecordLink(t, { of: anna });
  await openTab(t, `/shared-record?key=${key}`);
  await screen.findByTestId('passcode');
  await typed(passcode === '000000' ? '000001' : '000000');
  await screen.findByText(/^That passcode is not right\. 4 more tries\.$/);
  await pressAgain('open-shared', () => screen.getByRole('alert'));
  screen.getByText(/^That passcode is not right\. 4 more tries\.$/);
  await typed(passcode);
  await heading('Health records of Anna Lindqvist');
});

test('is offered to whoever decides for the person, and to nobody who reads', async () => {
  const mother = await aDependant(t.db, { of: anna, firstName: 'Rosa' });
  await openTab(t, `/family-healthrecord?for=${mother}&step=share`, { as: anna });
  await heading('Share Rosa’s health records by a link');
  const ernesto = await aPerson(t.db, { firstName: 'Ernesto' });
  await aRelation(t, { personId: ernesto.personId, memberId: anna.id, relationship: 'father', scopes: ['records'] });
  await openTab(t, `/family-healthrecord?for=${ernesto.personId}&step=share`, { as: anna });
  await heading('Ernesto’s health records');
  expect(screen.queryByTestId('to-links')).toBeNull();
  expect(screen.queryByTestId('export-records')).toBeNull();
});

test('so are the records as a file, after a fresh proof', async () => {
  const mother = await aDependant(t.db, { of: anna, firstName: 'Rosa' });
  await openTab(t, `/family-healthrecord?for=${mother}`, { as: anna });
  await letProofAge(t.db, anna.id);
  await userEvent.click(await screen.findByTestId('export-records'));
  await proveOneself(anna);
  await waitFor(() => expect(saved).toEqual([`/services/user/healthProfile/v1.0/fhir?familyMemberId=${mother}`]));
  await openTab(t, '/healthrecords', { as: anna });
  await userEvent.click(await screen.findByTestId('export-records'));
  await waitFor(() => expect(saved.at(-1)).toBe('/services/user/healthProfile/v1.0/fhir'));
});
