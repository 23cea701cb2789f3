import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aDoctor } from '#features/doctors/server/seed.ts';
import { aCard } from '#features/payments/server/seed.ts';
import { wordsOf } from '#server/words.ts';
import { instantOf } from '#shared/dates.ts';
import { choosePlace } from '#test/choose-place.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { aFamilyAndACentre } from '#test/stays.ts';
import { userEvent } from '#test/user-event.ts';

const t = await pageApp({ sharesDate: true, settings: { LIMITS_FACTOR: '1000' } }); // a Monday, 9 AM at the doctor
let maya: Person;
let doctorId: string;

beforeEach(async () => {
  maya = await aPerson(t.db);
  doctorId = (await aDoctor(t.db, { managerId: maya.id })).id;
});

const at = (time: string) => instantOf('2026-06-17', time, 'America/Los_Angeles').toISOString();
async function anAppointment(time: string): Promise<void> {
  const elena = await aPerson(t.db, { firstName: 'Elena', lastName: 'Rivera' });
  const { appointments, payments } = await t.as(elena);
  const body = { doctorId, mode: 'chat' as const, startsAt: at(time), issue: 'Her knee hurts', key: randomUUID() };
  const { data } = await appointments.book({ body });
  await payments.pay({ body: { bookingId: data._id, method: await aCard(t.ports, 'good', t.clock.now()) } });
}
const saved = async () =>
  await t.db
    .selectFrom('weekly_hours')
    .select(['ranges', 'slot_minutes'])
    .where('provider_id', '=', doctorId)
    .executeTakeFirstOrThrow();
const wednesday = async () =>
  within(await screen.findByTestId('visit-week'))
    .getByText('Wed, Jun 17')
    .closest('li')?.textContent ?? '';
const put = async (testId: string, time: string) => {
  const field = screen.getByTestId(testId);
  await userEvent.clear(field);
  await userEvent.type(field, time);
};

test('a doctor sees who comes, how, and what is free besides', async () => {
  await anAppointment('14:00');
  await openTab(t, '/partner/calendar', { as: maya });
  expect((await screen.findByTestId('agenda-2026-06-15')).textContent).toContain('Nobody is booked.');
  await userEvent.click(screen.getByTestId('agenda-after'));
  await screen.findByTestId('agenda-2026-06-16');
  await userEvent.click(screen.getByTestId('agenda-after'));
  const day = await screen.findByTestId('agenda-2026-06-17');
  expect(within(day).getByText('Elena Rivera')).toBeTruthy();
  expect(day.textContent).toMatch(/2:00 PM.+2:20 PM/);
  expect(day.textContent).toContain('Chat');
  expect(day.textContent).toContain('1:30 PM');
  await userEvent.click(screen.getByTestId('tab-week'));
  const week = await screen.findByTestId('agenda-2026-06-17');
  expect(within(week).getByText('Elena Rivera')).toBeTruthy();
});

test('hours are tried in the coming week before they are saved, copied, and taken back', async () => {
  await openTab(t, '/partner/calendar?show=hours', { as: maya });
  await waitFor(async () => expect(await wednesday()).toContain('9:00 AM'));
  await userEvent.click(await screen.findByTestId('range-3-1-remove'));
  await put('range-3-0-opens', '10:00');
  await put('range-3-0-closes', '11:00');
  await waitFor(async () => expect(await wednesday()).toBe('Wed, Jun 1710:00 AM10:30 AM'));
  await userEvent.click(screen.getByTestId('hours-undo'));
  await waitFor(async () => expect(await wednesday()).toContain('9:00 AM'));
  await userEvent.click(screen.getByTestId('range-1-1-remove'));
  await userEvent.click(screen.getByTestId('copy-1'));
  await userEvent.click(screen.getByTestId('copy-send'));
  await waitFor(async () => expect(await wednesday()).not.toContain('1:00 PM'));
  await userEvent.click(screen.getByTestId('hours-save'));
  await waitFor(async () => expect((await saved()).ranges).toHaveLength(5));
});

test('what overlaps is said at the hours, and nothing typed is lost', async () => {
  await openTab(t, '/partner/calendar?show=hours', { as: maya });
  await screen.findByTestId('range-3-1-opens');
  await put('range-3-1-opens', '11:00');
  await userEvent.click(screen.getByTestId('hours-save'));
  expect(
    (await screen.findAllByText('These hours overlap. Let one end before the next begins.')).length,
  ).toBeGreaterThan(0);
  expect((screen.getByTestId('range-3-1-opens') as HTMLInputElement).value).toBe('11:00');
  expect((await saved()).ranges).toHaveLength(10);
});

test('booked hours that are closed stay booked, which the doctor hears', async () => {
  await anAppointment('09:00');
  await openTab(t, '/partner/calendar?show=hours', { as: maya });
  await userEvent.click(await screen.findByTestId('open-3'));
  await userEvent.click(screen.getByTestId('hours-save'));
  expect((await screen.findByTestId('outside')).textContent).toContain('One booking lies outside your hours');
});

test('whoever runs a center besides chooses between both calendars', async () => {
  const { manager, centre } = await aFamilyAndACentre(t, {});
  const own = await aDoctor(t.db, { managerId: manager.id, name: 'Dr. Zoe Adams' });
  const { client } = await openTab(t, '/partner/calendar', { as: manager });
  await choosePlace(client, own.id);
  await screen.findByTestId('agenda-2026-06-15');
  await choosePlace(client, centre.id);
  await screen.findByTestId('day-2026-06-15');
});

test('a doctor subscribes to the bookings, and makes a new address', async () => {
  const feed = async () => within(await screen.findByTestId('calendar-feed'));
  const address = async () =>
    within(await (await feed()).findByTestId('feed-address')).getByRole<HTMLInputElement>('textbox').value;
  const read = async (at: string) => t.app.inject({ method: 'GET', url: new URL(at).pathname });
  await openTab(t, '/partner/calendar', { as: maya });
  await userEvent.click(await (await feed()).findByTestId('feed-make'));
  const old = await address();
  expect((await read(old)).body).toContain('BEGIN:VCALENDAR');
  await userEvent.click((await feed()).getByTestId('feed-renew'));
  await userEvent.click(await screen.findByTestId('renew-yes'));
  await waitFor(async () => expect(await address()).not.toBe(old));
  expect((await read(old)).statusCode).toBe(404);
  closeTab();
  await openTab(t, '/partner/calendar', { as: maya });
  await (await feed()).findByTestId('feed-known');
  expect((await feed()).queryByTestId('feed-address')).toBeNull();
});

test('other hours stand in what the team did', async () => {
  await openTab(t, '/partner/calendar?show=hours', { as: maya });
  await userEvent.selectOptions(await screen.findByTestId('noticeMinutes'), '120');
  await userEvent.click(screen.getByTestId('hours-save'));
  await waitFor(() => expect(screen.queryByTestId('hours-undo')).toBeNull());
  closeTab();
  await openTab(t, '/partner/team', { as: maya });
  await waitFor(() =>
    expect(screen.getByTestId('team-events').textContent).toContain(wordsOf('en')('team.event.hours')),
  );
});
