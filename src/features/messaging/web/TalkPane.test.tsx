import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { aCentre, aStay } from '#features/senior-care/server/seed.ts';
import { aClientId } from '#features/threads/server/seed.ts';
import { uploadQueueOf } from '#features/uploads/web/upload-queue.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { outbox } from './outbox/outbox.ts';
import { talkFiles } from './talk-files.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '100' }, sharesDate: true });
const field = () => screen.findByTestId<HTMLTextAreaElement>('message-words');
const sendByKeys = () => userEvent.keyboard('{Control>}{Enter}{/Control}');

/** A conversation of somebody with a center, open in a tab, and the queue of its files. */
async function openTalk() {
  const [person, manager] = [await aPerson(t.db), await aPerson(t.db)];
  const centre = await aCentre(t.db, { managerId: manager.id });
  await aStay(t, { centre, person });
  const { messaging } = await t.as(person);
  const { data } = await messaging.begin({ body: { providerId: centre.id, words: 'Hello', clientId: aClientId() } });
  const { client } = await openTab(t, `/communicationHub/${data._id}`, { as: person });
  await field();
  const [name, choices] = talkFiles(`talk-${person.personId}-${centre.id}`, 'Files');
  return { client, centre, queue: uploadQueueOf(name, client, choices), messaging, id: data._id };
}

/** Nothing leaves; what is asked again is answered. */
const nothingLeaves = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
const ramp = { _id: crypto.randomUUID(), name: 'ramp.png', type: 'image/png', bytes: 4000, width: 30, height: 20 };

test('while a photo is on its way, Control and Enter send nothing and lose nothing', async () => {
  const { queue } = await openTalk();
  vi.stubGlobal('XMLHttpRequest', class extends XMLHttpRequest { override send() {} }); // prettier-ignore
  act(() => void queue.add([new File(['photo'], 'walker.png', { type: 'image/png' })]));
  await waitFor(() => expect(screen.getByTestId('file-row').dataset['state']).toBe('sending'));
  await userEvent.type(await field(), 'This is the ramp');
  await sendByKeys();
  expect((await field()).value).toBe('This is the ramp');
  expect(screen.getByTestId('file-row').dataset['state']).toBe('sending');
  expect(outbox.entries()).toEqual([]);
  act(() => queue.clear());
  vi.unstubAllGlobals();
});

test('what has arrived stands there once, also when its device has not heard so', async () => {
  const { client, messaging, id } = await openTalk();
  nothingLeaves();
  await userEvent.type(await field(), 'The ramp');
  await sendByKeys();
  await screen.findByTestId('unsent-message');
  const [entry] = outbox.entries();
  const body = { clientId: entry?.clientId ?? '', words: 'The ramp' };
  await messaging.say({ params: { id }, body });
  await act(() => client.invalidateQueries());
  await waitFor(() => expect(screen.getAllByTestId('message-mine')).toHaveLength(2));
  expect(screen.queryByTestId('unsent-message')).toBeNull();
  expect(screen.getAllByText('The ramp')).toHaveLength(1);
  vi.restoreAllMocks();
});

test('what is taken back is in the field again, with its files; where one can no longer write it can be copied', async () => {
  const { client, centre, queue } = await openTalk();
  nothingLeaves();
  act(() => queue.giveBack([ramp]));
  await userEvent.type(await field(), 'The ramp');
  await sendByKeys();
  await screen.findByTestId('unsent-message');
  expect(screen.queryByTestId('file-row')).toBeNull();
  await userEvent.type(await field(), 'And this');
  await userEvent.click(screen.getByTestId('take-back'));
  await waitFor(async () => expect((await field()).value).toBe('The ramp\nAnd this'));
  expect(screen.getByTestId('file-row').textContent).toContain('ramp.png');
  expect(outbox.entries()).toEqual([]);

  await sendByKeys();
  await screen.findByTestId('unsent-message');
  await t.db.deleteFrom('provider_managers').where('provider_id', '=', centre.id).execute();
  await act(() => client.invalidateQueries());
  await screen.findByTestId('copy-unsent');
  expect(screen.queryByTestId('take-back')).toBeNull();
  expect(outbox.entries()).toMatchObject([{ words: 'The ramp\nAnd this', files: [ramp] }]);
  vi.restoreAllMocks();
});
