import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { bookings } from '#features/bookings/contract.ts';
import { bookingWith } from '#features/bookings/web/queries.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { services } from '#shared/services.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { relating } from '#test/relation.ts';
import { storedInMemory } from '#test/stored.ts';
import { aFamilyAndACentre, type FamilyAndCentre } from '#test/stays.ts';
import { sendFromBrowser } from '#web/api.ts';
import { keepAnswer, keptAnswer } from '#web/offline/kept-answers.ts';
import { vault } from '#web/offline/vault.ts';
import { askWhenOnline, queryClientWith } from '#web/queries.ts';
import { refreshTopics } from '#web/realtime.ts';
import { watchCircle } from './watch-circle.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' }, sharesDate: true });
let town: FamilyAndCentre;
let rosa: Person;
let ofRosa: string;
let own: string;
const relate = relating(t, () => ({ person: rosa, member: town.elena }));
const watched: (() => void)[] = [];

beforeEach(async () => {
  vi.stubGlobal('indexedDB', storedInMemory());
  vi.stubGlobal('crypto', webcrypto);
  town = await aFamilyAndACentre(t);
  rosa = await aPerson(t.db, { firstName: 'Rosa' });
  await relate(['bookings', 'records']);
  const { elena: person, centre } = town;
  ({ id: ofRosa } = await aStay(t, { centre, person, forPersonId: rosa.personId, note: 'She walks with a cane.' }));
  ({ id: own } = await aStay(t, { centre, person, note: 'For the choir.' }));
});
afterEach(() => {
  for (const stop of watched.splice(0)) stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Another document of the same device and log-in. */
function openDocument() {
  const client = queryClientWith(sendFromBrowser(services, { renew: () => Promise.resolve(false) }));
  const onFirst = vi.fn();
  const onLess = vi.fn();
  const stops = [watchCircle(client, { onFirst, onLess }), askWhenOnline(client)];
  watched.push(() => stops.forEach((stop) => stop()));
  return { client, onFirst, onLess };
}

/** Nothing can be reached until the line is restored, which the browser tells. */
function cutLine() {
  const reached = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('There is no line.'));
  return () => {
    globalThis.fetch = reached;
    dispatchEvent(new Event('online'));
  };
}

const noteKept = async (id: string) =>
  ((await keptAnswer(bookings.one, { params: { id } })) as { data: { note: string } } | undefined)?.data.note;
/** Looks at a booking as often as it takes until it can be read without a connection. */
const see = (client: QueryClient, id: string) =>
  expect
    .poll(async () => {
      await client.fetchQuery({ ...bookingWith(id), staleTime: 0 });
      return noteKept(id);
    })
    .toBeDefined();
const isForgotten = (id: string) => expect.poll(() => noteKept(id)).toBeUndefined();
const known = (client: QueryClient, id: string) => client.getQueryData(bookingWith(id).queryKey);

test.each([
  ['the relation is stopped', () => relate([], 'revoked')],
  ['a scope is taken back', () => relate(['records'])],
  ['the relation pauses', () => t.db.updateTable('family_links').set({ paused_at: t.clock.now() }).execute()],
  ['its last day is over', () => t.db.updateTable('family_links').set({ ends_at: t.clock.now() }).execute()],
])('what an open page and its device know of somebody goes as soon as it hears that %s', async (_, end) => {
  await openTab(t, '/404', { as: town.elena });
  const { client, onLess } = openDocument();
  await see(client, ofRosa);
  await see(client, own);
  expect(onLess).not.toHaveBeenCalled();
  await end();
  await refreshTopics(client, ['family']);
  await isForgotten(ofRosa);
  expect(known(client, ofRosa)).toBeUndefined();
  expect(onLess).toHaveBeenCalledOnce();
  expect(JSON.stringify(onLess.mock.calls)).not.toContain('bookings');
});

test('what the page shows meanwhile is asked again, and kept if it still may be read', async () => {
  await openTab(t, '/404', { as: town.elena });
  const { client } = openDocument();
  await see(client, own);
  await see(client, ofRosa);
  for (const id of [own, ofRosa]) watched.push(new QueryObserver(client, bookingWith(id)).subscribe(() => undefined));
  await relate([], 'revoked');
  await refreshTopics(client, ['family']);
  await isForgotten(ofRosa);
  await expect.poll(() => known(client, ofRosa)).toBeUndefined();
  await expect.poll(() => noteKept(own)).toBe('For the choir.');
});

test('and when it ended while the device had no connection, once it has one', async () => {
  await openTab(t, '/404', { as: town.elena });
  const before = openDocument();
  await see(before.client, ofRosa);
  watched.pop()?.();
  const restoreLine = cutLine();
  const { client } = openDocument();
  await client.fetchQuery(bookingWith(ofRosa));
  expect(known(client, ofRosa)).toMatchObject({ data: { note: 'She walks with a cane.' } });
  await relate([], 'revoked');
  restoreLine();
  await isForgotten(ofRosa);
  await expect.poll(() => known(client, ofRosa)).toBeUndefined();
});

test('also where the line is back before the device has read what it kept', async () => {
  await openTab(t, '/404', { as: town.elena });
  await see(openDocument().client, ofRosa);
  watched.pop()?.();
  const restoreLine = cutLine();
  let goOn = () => undefined as void;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const { read } = vault;
  const reading = vi.spyOn(vault, 'read').mockImplementation((name) => held.then(() => read(name)));
  openDocument();
  await expect.poll(() => reading.mock.calls.length).toBe(1);
  await relate([], 'revoked');
  restoreLine();
  goOn();
  await isForgotten(ofRosa);
});

test('and when it ended while no page was open, with the next one', async () => {
  await openTab(t, '/404', { as: town.elena });
  await see(openDocument().client, ofRosa);
  watched.pop()?.();
  await relate([], 'revoked');
  const { onFirst, onLess } = openDocument();
  await isForgotten(ofRosa);
  expect(onFirst).not.toHaveBeenCalled();
  expect(onLess).toHaveBeenCalledExactlyOnceWith({});
});

test('who acts for nobody, and whoever may do more than before, keeps everything', async () => {
  await relate([], 'revoked');
  await openTab(t, '/404', { as: town.elena });
  const { client } = openDocument();
  await see(client, own);
  await refreshTopics(client, ['family']);
  await relate(['bookings']);
  await refreshTopics(client, ['family']);
  await see(client, ofRosa);
  expect(await noteKept(own)).toBe('For the choir.');
  expect(known(client, own)).toBeDefined();
});

test('nothing is kept before it is known whom one may act for, and then what is known already', async () => {
  await openTab(t, '/404', { as: town.elena });
  await keepAnswer(bookings.one, { params: { id: ofRosa } }, { data: { note: 'Too early' } });
  expect(await noteKept(ofRosa)).toBeUndefined();
  const { onFirst } = openDocument();
  await expect.poll(() => onFirst.mock.calls.length).toBe(1);
});

test('what was kept before that was ever noted goes', async () => {
  await openTab(t, '/404', { as: town.elena });
  await see(openDocument().client, ofRosa);
  watched.pop()?.();
  await vault.drop(`reach ${town.elena.id}`);
  const { onFirst } = openDocument();
  await expect.poll(() => onFirst.mock.calls.length).toBe(1);
  expect(await noteKept(ofRosa)).toBeUndefined();
});
