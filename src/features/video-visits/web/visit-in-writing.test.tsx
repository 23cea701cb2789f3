import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { bookingKinds, kindsByName } from '#app/server/booking-kinds.ts';
import { aClientId } from '#features/threads/server/seed.ts';
import { device } from '#web/device.ts';
import { aNewRecord } from '#features/health-records/server/seed.ts';
import { RECORD_FILE } from '#features/health-records/record.ts';
import { aPng } from '#features/uploads/server/seed.ts';
import { aSentFile } from '#test/send-file.ts';
import { aSignedSummary } from '#features/visit-summaries/server/seed.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { aClinician, aConsultation, consultations, introduceConsultations } from '#test/video-visit/consultations.ts';
import { aVisitingParty, type VisitingParty } from '#test/video-visit/visit-world.ts';

const t = await pageApp({
  settings: { LIMITS_FACTOR: '1000' },
  kinds: kindsByName([...Object.values(bookingKinds), consultations]),
});
await introduceConsultations(t.db);

const BEAT_MS = 20_000;
const { setInterval } = globalThis;
let party: VisitingParty;
beforeEach(async () => {
  t.clock.set('2026-06-15T16:00:00Z');
  // whoever waits says so several times a second here
  vi.stubGlobal('setInterval', (act: () => void, ms: number) => setInterval(act, ms === BEAT_MS ? 200 : ms));
  party = await aVisitingParty(t);
});
afterEach(() => void vi.unstubAllGlobals());

type Member = VisitingParty['rosa'];
const open = (person: Member, id: string) => openTab(t, `/videoCall/visit/${id}`, { as: person });
const said = async () => {
  const { messaging } = await t.as(party.rosa);
  const { data } = await messaging.with({ params: { providerId: party.clinician.id }, query: {} });
  return data?.messages.map(({ name, words }) => [name, words]);
};

test('a visit in writing: one tap, the waiting room, and the conversation', async () => {
  const id = await party.book(10, { by: 'chat' });
  await open(party.rosa, id);
  await userEvent.click(await screen.findByTestId('visit-join'));
  await screen.findByTestId('visit-waiting'); // nobody was asked for a camera
  expect(screen.getByTestId('visit-line').textContent).toContain('You are next.');
  await (await party.deskOf(party.amara)).admit({ params: { id } });
  const room = await screen.findByTestId('visit-room');
  expect(within(room).getByRole('heading', { level: 1 }).textContent).toBe('In the visit with Dr. Amara Okafor');
  await userEvent.type(await within(room).findByTestId('message-words'), 'It hurts at night');
  await userEvent.click(within(room).getByTestId('message-send'));
  await waitFor(async () => expect(await said()).toEqual([['Rosa Marín', 'It hurts at night']]));
  expect(device.choices().isInVisit).toBe(true);
});

test('the family shows what another doctor wrote by one tap, and the doctor reads it in the room', async () => {
  const sven = await aPerson(t.db);
  const practice = await aClinician(t.db, { managerId: sven.id, name: 'Dr. Sven Lindqvist' });
  const bookingId = await aConsultation(t, { clinician: practice, booker: party.rosa, startsAt: t.clock.now() });
  await aSignedSummary(t.db, { bookingId, userId: sven.id, form: { notes: 'Her heart' }, now: t.clock.now() });
  const file = await aSentFile(t, party.rosa, { name: 'ecg.png', bytes: await aPng(), kind: RECORD_FILE });
  await (
    await t.as(party.rosa)
  ).healthRecords.changeProfile({
    params: { id: party.rosa.personId },
    body: { version: 0, record: aNewRecord('diagnosis', { files: [file] }) },
  });
  const id = await party.book(10, { by: 'chat' });
  await (await party.deskOf(party.amara)).admit({ params: { id } });
  const records = async (person: Member) => {
    await open(person, id);
    await userEvent.click(await screen.findByTestId('visit-join'));
    await userEvent.click(await screen.findByTestId('visit-records'));
    return within(await screen.findByTestId('visit-record'));
  };
  const { findByRole, findByTestId, findByText } = await records(party.rosa);
  await userEvent.click(await findByRole('button', { name: /^Show the summary of .*, Dr. Sven Lindqvist$/ }));
  await findByText('Shown');
  await userEvent.click(await findByRole('button', { name: 'Show ecg.jpg' }));
  within(await findByTestId(`showable-${file}`)).getByText('Diagnosis · 03-12-2026');
  await findByRole('button', { name: 'Take back ecg.jpg' });
  await findByRole('button', { name: /^Take back the summary of/ });
  await closeTab();
  const shown = await records(party.amara);
  await userEvent.click(await shown.findByText(/^Dr. Sven Lindqvist, /));
  await shown.findByText('Her heart');
  const picture = within(await shown.findByTestId(`shown-file-${file}`)).getByRole('link');
  expect(picture.getAttribute('href')).toContain(file);
});

test('once the doctor ends it, the summary is awaited and no page leads back', async () => {
  const id = await party.book(10, { by: 'chat' });
  const desk = await party.deskOf(party.amara);
  await desk.admit({ params: { id } });
  await open(party.rosa, id);
  await userEvent.click(await screen.findByTestId('visit-join'));
  await screen.findByTestId('visit-room');
  await desk.end({ params: { id } });
  await screen.findByTestId('visit-over');
  expect(document.activeElement?.textContent).toBe('This visit is over');
  await screen.findByText(/is still writing the summary/);
  await waitFor(() => expect(device.choices().isInVisit).toBe(false));
});

test('the doctor lets in, sees who is there, writes and ends it', async () => {
  const id = await party.book(10, { by: 'chat' });
  await (await party.visitsOf(party.rosa)).arrive({ params: { id } });
  await open(party.amara, id);
  await userEvent.click(await screen.findByTestId('visit-join'));
  const room = await screen.findByTestId('visit-room');
  expect(within(room).getByTestId('chat-here').textContent).toBe('Rosa Marín is here');
  await userEvent.type(await within(room).findByTestId('message-words'), 'Since when?');
  await userEvent.click(within(room).getByTestId('message-send'));
  await waitFor(async () => expect(await said()).toEqual([['Amara, Dr. Amara Okafor', 'Since when?']]));
  await userEvent.click(screen.getByTestId('visit-end'));
  await userEvent.click(screen.getByTestId('end-visit-yes'));
  await screen.findByTestId('after-write');
});

test('before it opens its door says when, and asks for no camera; other pages lead back into it', async () => {
  const id = await party.book(60, { by: 'chat' });
  await open(party.rosa, id);
  expect((await screen.findByTestId('visit-opens')).textContent).toContain('You need no camera');
  expect(screen.queryByTestId('check-start')).toBeNull();
  t.clock.advance(50 * 60);
  await (await party.deskOf(party.amara)).admit({ params: { id } });
  await open(party.rosa, id);
  await userEvent.click(await screen.findByTestId('visit-join'));
  await screen.findByTestId('visit-room');
  await openTab(t, '/notifications', { as: party.rosa });
  const back = await screen.findByTestId('visit-return');
  expect(back.getAttribute('aria-label')).toBe('Visit in writing');
});

test('the doctor is led back by every page of theirs until they end it', async () => {
  const id = await party.book(10, { by: 'chat' });
  await open(party.amara, id);
  await userEvent.click(await screen.findByTestId('visit-join'));
  await screen.findByTestId('visit-room');
  await openTab(t, '/partner/payouts', { as: party.amara });
  const back = await screen.findByTestId('visit-return');
  expect(back.textContent).toContain('Your visit with Rosa Marín goes on.');
  const link = within(back).getByRole('link', { name: 'Return to the visit' });
  expect(link.getAttribute('href')).toBe(`/videoCall/dr-amara-okafor/${id}`);
  await (await party.deskOf(party.amara)).end({ params: { id } });
  await openTab(t, '/partner/payouts', { as: party.amara });
  await waitFor(() => expect(device.choices().isInVisit).toBe(false));
  expect(screen.queryByTestId('visit-return')).toBeNull();
});

test('a guest reads and writes in the visit, and nothing of the conversation before it', async () => {
  const id = await party.book(10, { by: 'chat' });
  const { videoVisits, messaging } = await t.as(party.rosa);
  const words = (text: string) => ({ clientId: aClientId(), words: text });
  await messaging.begin({ body: { ...words('A week ago'), providerId: party.clinician.id } });
  t.clock.advance(60);
  await videoVisits.invite({
    params: { id },
    body: { how: 'interpreter', email: party.stranger.email, name: 'Mallory Stone' },
  });
  await (await party.deskOf(party.amara)).admit({ params: { id } });
  await messaging.begin({ body: { ...words('It hurts at night'), providerId: party.clinician.id } });
  await open(party.stranger, id);
  await userEvent.click(await screen.findByTestId('visit-join'));
  const log = await within(await screen.findByTestId('visit-words')).findByRole('log');
  await within(log).findByText('It hurts at night');
  expect(log.textContent).not.toContain('A week ago');
  await userEvent.type(screen.getByRole('textbox', { name: 'Your message' }), 'She means the left knee');
  await userEvent.click(screen.getByTestId('words-send'));
  await within(log).findByText('She means the left knee');
  expect(await said()).toContainEqual(['Mallory Stone', 'She means the left knee']);
});

test('by video, what cannot be sent stays in the field with the reason, and is there once when it is sent again', async () => {
  const id = await party.book(10);
  await open(party.amara, id);
  await userEvent.click(await screen.findByTestId('visit-join'));
  await userEvent.click(await screen.findByTestId('join-without'));
  await userEvent.click(await screen.findByTestId('visit-write'));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your message' });
  await userEvent.type(field, 'Lisinopril');
  const through = globalThis.fetch;
  // it arrives, and its answer does not
  globalThis.fetch = async (target, init) => {
    const answer = await through(target, init);
    if (String(target).includes('/words/') && init?.method === 'POST') throw new TypeError('cut');
    return answer;
  };
  await userEvent.click(screen.getByTestId('words-send'));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(field.value).toBe('Lisinopril');
  screen.getAllByText(/^Not sent: your connection is cut/);
  globalThis.fetch = through;
  await userEvent.click(screen.getByTestId('words-send'));
  await waitFor(() => expect(field.value).toBe(''));
  expect(await said()).toEqual([['Amara, Dr. Amara Okafor', 'Lisinopril']]);
});
