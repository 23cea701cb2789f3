import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bookingKinds, kindsByName } from '#app/server/booking-kinds.ts';
import type { PersonId } from '#features/family/server/access.ts';
import { anIntake } from '#features/intake/server/seed.ts';
import { giveIntake } from '#features/intake/server/give-intake.ts';
import { roomLine } from '#web/room-line.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { relating } from '#test/relation.ts';
import { userEvent } from '#test/user-event.ts';
import { consultations, introduceConsultations } from '#test/video-visit/consultations.ts';
import { aVisitingParty, type VisitingParty } from '#test/video-visit/visit-world.ts';
import { SLOW_MS } from './devices/open-devices.ts';

const t = await pageApp({
  settings: { LIMITS_FACTOR: '1000' },
  kinds: kindsByName([...Object.values(bookingKinds), consultations]),
});
await introduceConsultations(t.db);

const BEAT_MS = 20_000;
const { setInterval } = globalThis;
let party: VisitingParty;
let id: string;
beforeEach(async () => {
  t.clock.set('2026-06-15T16:00:00Z');
  // whoever waits says so several times a second here
  vi.stubGlobal('setInterval', (act: () => void, ms: number) => setInterval(act, ms === BEAT_MS ? 200 : ms));
  party = await aVisitingParty(t);
  id = await party.book(10);
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

const open = (person: VisitingParty['rosa'], search = '') =>
  openTab(t, `/videoCall/visit/${id}${search}`, { as: person });
const said = () => screen.getByTestId('visit-said').textContent;
const title = () => document.activeElement?.tagName === 'H1' && document.activeElement.textContent;

/** This browser has no devices: the way in is without them. */
async function goIn() {
  await userEvent.click(await screen.findByTestId('visit-join'));
  await userEvent.click(await screen.findByTestId('join-without'));
}

/** Nobody answers what the browser asks. */
const never = () => new Promise(() => undefined);

/** A browser that asks for devices for ever, and what would happen after twenty seconds of it. */
function neverAnswering() {
  expect(SLOW_MS).toBe(20_000);
  const { setTimeout, clearTimeout } = globalThis;
  const slow = new Map<unknown, () => void>();
  vi.stubGlobal('setTimeout', (act: () => void, ms: number) => {
    if (ms !== SLOW_MS) return setTimeout(act, ms);
    const timer = {};
    slow.set(timer, act);
    return timer;
  });
  vi.stubGlobal('clearTimeout', (timer: never) => slow.delete(timer) || clearTimeout(timer));
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: never }, configurable: true });
  return { runSlow: () => slow.forEach((act) => act()) };
}

/** What is asked at an address by this method fails from now on. */
function fails(method: string, address: string) {
  const through = globalThis.fetch;
  globalThis.fetch = async (target, init) =>
    init?.method === method && String(target).includes(address)
      ? new Response('{"code":"unexpected","status":500}', { status: 500 })
      : through(target, init);
}

test('each stage begins at its heading and is said', async () => {
  await open(party.rosa);
  await screen.findByTestId('visit-join');
  expect(title()).toBe(false);
  await userEvent.click(screen.getByTestId('visit-join'));
  await screen.findByTestId('visit-trouble');
  expect(title()).toBe('Ready for your visit?');
  expect(said()).toBe('No camera was found. No microphone was found.');
  await userEvent.click(screen.getByTestId('join-without'));
  await screen.findByTestId('visit-waiting');
  expect(title()).toBe('You are in the waiting room');
  expect(said()).toBe('You are next. It begins in about 10 minutes.');
  await userEvent.click(screen.getByTestId('waiting-leave'));
  await screen.findByTestId('visit-join');
  expect(title()).toBe('Ready for your visit?');
});

test('a browser that never answers leads in without devices after twenty seconds', async () => {
  const { runSlow } = neverAnswering();
  await open(party.rosa);
  await userEvent.click(await screen.findByTestId('visit-join'));
  await screen.findByText('Looking for camera and microphone…');
  act(runSlow);
  await screen.findByTestId('visit-trouble');
  await userEvent.click(screen.getByTestId('join-without'));
  await screen.findByTestId('visit-waiting');
});

test('whoever goes in another way while the browser still asks is not called back after these twenty seconds', async () => {
  const { runSlow } = neverAnswering();
  await open(party.rosa);
  await goIn();
  await screen.findByTestId('visit-waiting');
  act(runSlow);
  screen.getByTestId('visit-waiting');
});

test('whoever waits sees the line as it is now, and the end of the visit', async () => {
  await open(party.rosa);
  await goIn();
  await within(await screen.findByTestId('visit-line')).findByText('It begins in about 10 minutes.');
  t.clock.advance(5 * 60);
  await within(screen.getByTestId('visit-line')).findByText('It begins in about 5 minutes.');
  const now = t.clock.now();
  const over = { admitted_at: now, ended_at: now, updated_at: now };
  await t.db
    .insertInto('video_visits')
    .values({ booking_id: id, ...over })
    .onConflict((known) => known.column('booking_id').doUpdateSet(over))
    .execute();
  await screen.findByTestId('visit-over');
  expect(title()).toBe('This visit is over');
});

test('the key of a letter is not in the address any more once one has left', async () => {
  await open(party.rosa, '?key=of-a-letter');
  await goIn();
  await userEvent.click(await screen.findByTestId('waiting-leave'));
  await screen.findByTestId('visit-join');
  expect(location.search).toBe('');
});

test('a visit that cannot be ended says why', async () => {
  await open(party.amara);
  await goIn();
  await userEvent.click(await screen.findByTestId('visit-end'));
  fails('POST', '/video/v1.0/');
  fails('PUT', '/video/v1.0/');
  await userEvent.click(screen.getByTestId('end-visit-yes'));
  await within(screen.getByTestId('end-visit')).findByRole('status');
  screen.getByTestId('visit-room');
});

test('on a wide screen the doctor reads the answers beside the picture; on a narrow one, and the family, nowhere but where they open them', async () => {
  const { id: userId, personId } = party.rosa;
  const [db, now] = [t.db, t.clock.now()];
  const answered = { personId: personId as PersonId, userId, now };
  await giveIntake(db, { bookingId: id, intakeId: await anIntake(db, answered), ...answered });
  await open(party.amara);
  await goIn();
  await userEvent.click(await screen.findByTestId('visit-write'));
  expect(screen.queryByTestId('visit-answers')).toBeNull();
  let width = 1280;
  globalThis.matchMedia = (query) =>
    ({
      matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Number.NaN),
      addEventListener() {},
      removeEventListener() {},
    }) as never;
  await open(party.amara);
  await goIn();
  expect((await screen.findByTestId('visit-answers')).textContent).toContain('Penicillin');
  await userEvent.click(screen.getByTestId('visit-write'));
  expect(screen.queryByTestId('visit-answers')).toBeNull(); // there is room for one of them
  await userEvent.click(screen.getByTestId('visit-words-close'));
  width = 1440;
  await userEvent.click(screen.getByTestId('visit-write'));
  await screen.findByTestId('visit-answers');
  await userEvent.click(screen.getByTestId('visit-records'));
  await waitFor(() => expect(screen.getByTestId('visit-record').textContent).toContain('Penicillin'));
  expect(screen.queryByTestId('visit-answers')).toBeNull();
  await open(party.rosa);
  await goIn();
  await userEvent.click(await screen.findByTestId('visit-records'));
  await screen.findByTestId('visit-shown');
  expect(screen.queryByTestId('visit-answers')).toBeNull();
});

test('a device that was cut leaves the seat to a newer one, says so, and takes it back by a tap', async () => {
  await open(party.amara);
  await goIn();
  await screen.findByTestId('visit-room');
  const seat = await waitFor(async () =>
    t.db.selectFrom('video_seats').select('id').where('booking_id', '=', id).executeTakeFirstOrThrow(),
  );
  const elsewhere = async () => {
    await (await t.as(party.amara)).videoVisits.enter({ params: { id }, body: {} });
    const [newer] = await t.db.selectFrom('video_seats').select('id').where('booking_id', '=', id).execute();
    return newer?.id;
  };
  const newer = await elsewhere();
  act(() => roomLine.closed());
  act(() => roomLine.hear({ type: 'out', seat: seat.id }));
  await screen.findByRole('heading', { name: 'Your visit goes on on another device' });
  expect(await t.db.selectFrom('video_seats').select('id').where('booking_id', '=', id).execute()).toEqual([
    { id: newer },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Continue here' }));
  await userEvent.click(await screen.findByTestId('join-without'));
  await screen.findByTestId('visit-room');
  await waitFor(async () =>
    expect(await t.db.selectFrom('video_seats').select('id').where('booking_id', '=', id).execute()).not.toEqual([
      { id: newer },
    ]),
  );
});

test('an invitation that cannot be taken back says why', async () => {
  const { videoVisits } = await t.as(party.rosa);
  await videoVisits.invite({ params: { id }, body: { how: 'circle', userId: party.diego.id } });
  await open(party.rosa);
  const guests = await screen.findByTestId('visit-guests');
  fails('PUT', '/video/v1.0/guests');
  await userEvent.click(within(guests).getByRole('button', { name: /^Take the invitation of Diego/ }));
  await within(guests).findByRole('status');
});

test('whoever booked and does not see the records hears whom the summary is for', async () => {
  const relate = relating(t, () => ({ person: party.rosa, member: party.elena }));
  t.clock.advance(61 * 60);
  await relate(['bookings']);
  await open(party.elena);
  await waitFor(() =>
    expect(screen.getByTestId('after-awaited').textContent).toMatch(/^Dr\. Amara Okafor writes the summary for Rosa/),
  );
  await open(party.rosa);
  await screen.findByText(/is still writing the summary/);
});
