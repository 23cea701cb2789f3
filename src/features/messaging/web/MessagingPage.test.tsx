import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aStay } from '#features/senior-care/server/seed.ts';
import { aClientId } from '#features/threads/server/seed.ts';
import { MESSAGE_FILE } from '#features/threads/thread.ts';
import { aPng } from '#features/uploads/server/seed.ts';
import { titled } from '#test/on-screen.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { aFamilyAndACentre, type FamilyAndCentre } from '#test/stays.ts';
import { aSentFile } from '#test/send-file.ts';
import { userEvent } from '#test/user-event.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '100' }, sharesDate: true });
let town: FamilyAndCentre;
let talk: string;
beforeEach(async () => {
  town = await aFamilyAndACentre(t);
  await aStay(t, { centre: town.centre, person: town.elena });
  const { messaging } = await t.as(town.elena);
  const asked = { clientId: aClientId(), words: 'The walker ramp', providerId: town.centre.id };
  talk = (await messaging.begin({ body: asked })).data._id;
});
const answer = async () => {
  const { partnerMessaging } = await t.as(town.manager);
  await partnerMessaging.say({ params: { id: talk }, body: { clientId: aClientId(), words: 'News of today' } });
};

test('the avatar and the dashboard count what is new, and lead to it', async () => {
  await answer();
  await openTab(t, '/dashboard', { as: town.elena });
  await screen.findByTestId('avatar');
  await waitFor(() => expect(screen.getAllByTestId('chat-count').length).toBeGreaterThan(0));
  await userEvent.click(screen.getByTestId('avatar'));
  const menu = within(screen.getByTestId('account-menu'));
  await menu.findByTestId('chat-count');
  await userEvent.click(menu.getByRole('link', { name: /^Chat/, hidden: true }));
  await waitFor(() => expect(location.pathname).toBe('/messaging'));
  await screen.findByTestId(`talk-${talk}`);
});

test('the drawer of a phone counts it, too', async () => {
  await answer();
  await openTab(t, '/dashboardbookings', { as: town.elena });
  await userEvent.click(await screen.findByTestId('menu-button'));
  const drawer = within(await screen.findByTestId('dashboard-drawer'));
  expect((await drawer.findByTestId('chat-count')).textContent).toContain('1');
});

test('the workspace counts what is new beside Messages, once its menu is open', async () => {
  await openTab(t, '/partner', { as: town.manager });
  const [menu] = await screen.findAllByTestId('more-places');
  if (!menu) throw new Error('There is no menu.');
  const messages = () => within(menu).getByRole('link', { name: /^Messages/, hidden: true });
  expect(within(messages()).queryByTestId('chat-count')).toBeNull();
  await userEvent.click(screen.getAllByRole('button', { name: 'More', hidden: true })[0] as HTMLElement);
  await waitFor(() => expect(messages().textContent).toBe('Messages1Something new in 1 conversation'));
});

test('a booking and the page of its center lead into the conversation', async () => {
  await openTab(t, '/dashboardbookings?tab=upcoming', { as: town.elena });
  await userEvent.click(await screen.findByTestId(/^open-SC/));
  await userEvent.click(await screen.findByTestId('write-to-provider'));
  await waitFor(() => expect(location.pathname).toContain('/communicationHub'));
  await screen.findByTestId('message-words');
  closeTab();
  await openTab(t, `/care/daycaredetails/${town.centre.id}`, { as: town.elena });
  await titled('Jacaranda Day Center');
  const write = await screen.findByTestId('write-to-provider');
  expect(write.getAttribute('href')).toContain('/communicationHub');
});

test('a ticket to our team stands among the conversations, and opens there', async () => {
  const { tickets } = await t.as(town.elena);
  const plea = { clientId: aClientId(), subject: 'A day too many', description: 'Which day was it?' };
  const { _id: id } = (await tickets.add({ body: { ...plea, category: 'payments' } })).data;
  await openTab(t, '/messaging', { as: town.elena });
  const row = within(await screen.findByTestId(`talk-${id}`));
  row.getByText('A day too many');
  row.getByText('You: Which day was it?');
  await userEvent.click(row.getByRole('link'));
  await waitFor(() => expect(location.pathname).toBe(`/communicationHub/${id}`));
  await screen.findByTestId('message-words');
});

test('what a provider sent becomes a page of the health records, and stays in the conversation', async () => {
  const file = await aSentFile(t, town.manager, { name: 'exercises.png', bytes: await aPng(), kind: MESSAGE_FILE });
  const { partnerMessaging } = await t.as(town.manager);
  const body = { clientId: aClientId(), words: 'Three times a day', files: [file] };
  await partnerMessaging.say({ params: { id: talk }, body });
  await openTab(t, `/communicationHub/${talk}`, { as: town.elena });
  await userEvent.click(await screen.findByTestId('keep-in-records'));
  const form = within(await screen.findByTestId('record-form'));
  await form.findByText('exercises.jpg');
  await waitFor(() => expect(location.search).not.toContain('files='));
  await userEvent.type(form.getByTestId('field-doctorName'), 'Dr. Amara Okafor');
  await userEvent.type(form.getByTestId('field-hospitalName'), 'Lincoln Clinic');
  await userEvent.click(form.getByTestId('save-record'));
  await screen.findByTestId('section-clinicalNotes');
  const { healthRecords, messaging } = await t.as(town.elena);
  const { records } = (await healthRecords.profile({ params: { id: town.elena.personId } })).data;
  expect(records.clinicalNotes).toMatchObject([
    { facts: { doctorName: 'Dr. Amara Okafor' }, files: [{ name: 'exercises.jpg' }] },
  ]);
  const { messages } = (await messaging.one({ params: { id: talk }, query: {} })).data;
  expect(messages.at(-1)?.files).toMatchObject([{ _id: file }]);
});

test('words that were searched for leave their conversation, and it opens', async () => {
  await openTab(t, '/messaging', { as: town.elena });
  await userEvent.type(await screen.findByTestId('talks-search'), 'walker ramp{Enter}');
  await waitFor(() => expect(location.search).toContain('q=walker'));
  await waitFor(() => expect(within(screen.getByTestId('talks')).getAllByRole('listitem')).toHaveLength(1));
  const clear = await screen.findByTestId('talks-search-clear');
  expect(document.activeElement, 'who searches keeps their place').toBe(screen.getByTestId('talks-search'));
  await userEvent.click(clear);
  await waitFor(() => expect(location.search).not.toContain('q='));
  await waitFor(() => expect(screen.getByTestId<HTMLInputElement>('talks-search').value).toBe(''));
  expect(document.activeElement).toBe(screen.getByTestId('talks-search'));
  await userEvent.click(within(screen.getByTestId(`talk-${talk}`)).getByRole('link'));
  await screen.findByTestId('message-words');
  expect(location.pathname).toBe(`/communicationHub/${talk}`);
});
