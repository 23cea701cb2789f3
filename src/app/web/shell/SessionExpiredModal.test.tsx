import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { account } from '#features/account/contract.ts';
import { messaging } from '#features/messaging/contract.ts';
import { aPerson } from '#features/account/server/seed.ts';
import { topics } from '#shared/realtime.ts';
import { outbox } from '#features/messaging/web/outbox/outbox.ts';
import { unsentDoses } from '#features/medication/web/unsent/unsent-doses.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { callsOf } from '#web/queries.ts';
import { refreshTopics } from '#web/realtime.ts';
import { session } from '#web/session.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '100' }, sharesDate: true });

test('behind the modal of an ended session no page fails, and nothing more is asked', async () => {
  const { client } = await openTab(t, '/dashboard', { as: await aPerson(t.db) });
  const all = await screen.findByRole('link', { name: 'See all' });
  t.clock.advance(4000);
  await userEvent.click(all);
  const modal = await screen.findByTestId('session-expired');
  await waitFor(() => expect(modal.hasAttribute('open')).toBe(true));
  await waitFor(() => expect(location.pathname).toBe('/dashboardbookings'));
  expect(await screen.findByTestId('page-waiting')).toBeDefined();
  expect(document.body.textContent).not.toContain('We couldn’t load this page');
  const asked: string[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = (target, init) => {
    asked.push(String(target));
    return fetch(target, init);
  };
  await refreshTopics(client, topics);
  await client.refetchQueries();
  expect(asked).toEqual([]);
});

const busy = (code: string, status: number) => async () => Response.json({ code, status }, { status });
const ACCESS_OVER_SECONDS = 1000;

test.each([
  ['a line that is cut', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
  ['a server that has no room', busy('overloaded', 503), 'overloaded'],
  ['too many renewals of one network', busy('too_many_requests', 429), 'too_many_requests'],
])('%s, just as the session is renewed, ends nothing: later it is renewed', async (_, answer, code) => {
  const person = await aPerson(t.db);
  const { client } = await openTab(t, '/dashboard', { as: person });
  await screen.findByRole('link', { name: 'See all' });
  // In the tab itself, which gets the cookie that way.
  const { email, password } = person;
  const { data, ...auth } = await callsOf(client, account).logIn({ body: { email, password } });
  act(() => session.open(data, auth));
  t.clock.advance(ACCESS_OVER_SECONDS);
  const { fetch } = globalThis;
  globalThis.fetch = (target, init) => (String(target).endsWith('/renew') ? answer() : fetch(target, init));
  const count = () => callsOf(client, messaging).unread();
  await expect(count()).rejects.toMatchObject({ code });
  expect(session.hasExpired()).toBe(false);
  expect(session.isLoggedIn()).toBe(true);
  globalThis.fetch = fetch;
  expect(await count()).toEqual({ unread: 0 });
});

test('a message that has not left when the session ends waits in its field for the same account', async () => {
  const person = await aPerson(t.db);
  const { client } = await openTab(t, '/dashboard', { as: person });
  await screen.findByRole('link', { name: 'See all' });
  await outbox.open(client);
  t.clock.advance(4000);
  act(() =>
    outbox.add({
      clientId: 'written-as-it-ended',
      talk: 'talk-jacaranda',
      draft: { label: 'Message to Jacaranda', path: '/messaging' },
      to: { at: 'thread', id: crypto.randomUUID(), isPlace: false },
      words: 'She is awake',
      files: [],
    }),
  );
  await userEvent.click(await screen.findByTestId('session-expired-login'));
  await waitFor(() => expect(session.isLoggedIn()).toBe(false));
  expect(outbox.entries()).toEqual([]);
  const kept = Object.entries(sessionStorage).find(([name]) => name === `draft:talk-jacaranda:${person.id}`);
  expect(kept?.[1]).toContain('She is awake');
});

test('a dose that has not left when the session ends waits in its tab for the same account', async () => {
  const person = await aPerson(t.db);
  const { client } = await openTab(t, '/dashboard', { as: person });
  await screen.findByRole('link', { name: 'See all' });
  await unsentDoses.open(client);
  t.clock.advance(4000);
  const draft = { label: 'Medication', path: '/dashboardmedication' };
  const dose = { medicineId: crypto.randomUUID(), day: '2026-06-17', time: '08:00', said: 'taken', was: null } as const;
  act(() => unsentDoses.add({ ...dose, clientId: 'pressed-as-it-ended', personId: null, draft }));
  await userEvent.click(await screen.findByTestId('session-expired-login'));
  await waitFor(() => expect(session.isLoggedIn()).toBe(false));
  expect(unsentDoses.entries()).toEqual([]);
  expect(sessionStorage.getItem(`draft:doses:${person.id}`)).toContain('pressed-as-it-ended');
});
