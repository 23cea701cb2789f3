import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { goOnline } from '#test/outbox-tab.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { aListedMedicine } from '../../server/seed.ts';
import { unsentDoses } from './unsent-doses.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '100' }, sharesDate: true });
let anna: Person;
let id: string;
beforeEach(async () => {
  anna = await aPerson(t.db, { firstName: 'Anna' });
  id = await aListedMedicine(t.db, { person: anna, now: t.clock.now(), medicine: { frequency: 'twiceDaily' } });
});
afterEach(() => {
  act(() => goOnline(true));
  vi.restoreAllMocks();
});
const row = async (time: string) => within(await screen.findByTestId(`dose-${id}-${time}`));
const calls = async () => (await t.as(anna)).medication;
const states = async () => (await (await calls()).list({ query: {} })).data.doses.map(({ state }) => state);
const press = async (time: string, said: string) =>
  userEvent.click(await (await row(time)).findByTestId(`dose-${said}`));

async function openWithout() {
  const tab = await openTab(t, '/dashboardmedication', { as: anna });
  await row('08:00');
  act(() => goOnline(false));
  return tab;
}

test('doses that are said without a connection stand as said, are counted, and go by themselves', async () => {
  await openWithout();
  await press('08:00', 'taken');
  await press('20:00', 'skipped');
  expect((await row('08:00')).getByTestId('dose-state').textContent).toBe('Taken');
  (await row('08:00')).getByText('Waiting for a connection');
  expect(screen.getByTestId('unsent-count').textContent).toBe('2 waiting');
  await press('20:00', 'undo');
  expect(screen.getByTestId('unsent-count').textContent).toBe('1 waiting');
  expect((await row('20:00')).queryByTestId('dose-state')).toBeNull();
  expect(await states()).toEqual([null, null]);
  act(() => goOnline(true));
  await waitFor(() => expect(screen.queryByTestId('unsent-dose')).toBeNull());
  expect(screen.queryByTestId('unsent-count')).toBeNull();
  await waitFor(async () => expect(await states()).toEqual(['taken', null]));
  expect((await row('08:00')).getByTestId('dose-state').textContent).toBe('Taken');
});

test('what somebody has said otherwise meanwhile stays, and that is said until it was read', async () => {
  await openWithout();
  await press('08:00', 'taken');
  const [dose] = (await (await calls()).list({ query: {} })).data.doses;
  const { today: day } = (await (await calls()).list({ query: {} })).data;
  await (await calls()).mark({ params: { id }, body: { day, time: dose?.time ?? '', state: 'skipped' } });
  act(() => goOnline(true));
  await (await row('08:00')).findByText('Somebody has said otherwise meanwhile, and that stands. Change it if it is wrong.'); // prettier-ignore
  expect((await row('08:00')).getByTestId('dose-state').textContent).toBe('Skipped');
  await userEvent.click(screen.getByTestId('unsent-seen'));
  await waitFor(() => expect(screen.queryByTestId('unsent-dose')).toBeNull());
  expect(await states()).toEqual(['skipped', null]);
});

test('what was said days ago, or of a medicine that is gone, stands above the list with why it was not kept', async () => {
  await openWithout();
  const said = {
    personId: null,
    time: '08:00',
    said: 'taken',
    was: null,
    draft: { label: 'Medication', path: '/' },
  } as const;
  act(() => unsentDoses.add({ ...said, clientId: 'pressed-long-ago', medicineId: id, day: '2026-06-01' }));
  act(() =>
    unsentDoses.add({ ...said, clientId: 'pressed-and-gone', medicineId: crypto.randomUUID(), day: '2026-06-17' }),
  );
  const others = within(await screen.findByTestId('other-unsent'));
  act(() => goOnline(true));
  await others.findByText('It is too long ago: only doses of today and yesterday can be marked.');
  await others.findByText('This is no longer available.');
  others.getByText('A medicine');
  for (const seen of others.getAllByTestId('unsent-seen')) await userEvent.click(seen);
  await waitFor(() => expect(screen.queryByTestId('other-unsent')).toBeNull());
});
