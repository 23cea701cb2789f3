import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { aCard } from '#features/payments/server/seed.ts';
import { DAY_MS } from '#shared/durations.ts';
import type { TestApp } from '#test/harness.ts';
import { closeTab, openTab } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { bookingPages } from './walk-pages.tsx';
import { aWalkingParty, friday, walkApp } from './walk-world.ts';

let t: TestApp;
let party: Awaited<ReturnType<typeof aWalkingParty>>;
let id: string;
let bookingId: string;

beforeAll(async () => {
  t = await walkApp({ settings: { LIMITS_FACTOR: '1000' } });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set('2026-06-15T16:00:00Z');
  vi.useFakeTimers({ toFake: ['Date'], now: t.clock.now() });
  party = await aWalkingParty(t);
  ({ _id: id, bookingId } = await party.book(friday, party.elena, 2));
  const method = await aCard(t.ports, 'good', t.clock.now());
  await (await t.as(party.elena)).payments.pay({ body: { bookingId: id, method } });
  await party.accept(id);
});
afterEach(() => {
  closeTab();
  vi.useRealTimers();
});

const second = new Date(Date.parse(friday) + 7 * DAY_MS).toISOString();
const open = (path: string, as: { email: string; password: string }) => openTab(t, path, { as, bookingPages });
const record = () => open(`/dashboardbookings?tab=upcoming&id=${id}`, party.elena);
const opened = async () => (await (await t.as(party.elena)).bookings.one({ params: { id } })).data;

test('the record names each time, and cancels one with what it said before', async () => {
  await record();
  const row = within(await screen.findByTestId(`time-${second}`));
  row.getByText(/^Friday, June 26, 9:30\sAM – 10:30\sAM/);
  row.getByText('To come');
  await userEvent.click(row.getByTestId(`cancel-${second}`));
  expect((await screen.findByTestId('cancel-time-money')).textContent).toMatch(/^The price goes down by \$60\.00/);
  await userEvent.click(screen.getByTestId('cancel-time-yes'));
  await screen.findByText('This time is cancelled');
  await screen.findByText('Cancelled by the family');
  within(screen.getByTestId(`time-${second}`)).getByText('Cancelled');
  expect(await opened()).toMatchObject({ money: { totalCents: 6000 } });
  expect(screen.queryByTestId(`cancel-${second}`)).toBeNull();
});

test('a time is moved to one that is free near it, with one tap', async () => {
  await record();
  await userEvent.click(await screen.findByTestId(`move-${second}`));
  await screen.findByText(/^Now it is on Fri, Jun 26, 9:30\sAM/);
  const [free] = await screen.findAllByTestId('free-time');
  await userEvent.click(free as HTMLElement);
  await screen.findByText(/^Moved to /);
  await screen.findByText(/^Moved, before: Fri, Jun 26, 9:30\sAM/);
  expect((await opened()).single[1]).toMatchObject({ movedFrom: second });
});

test('its guide takes one away with a reason, which the family reads', async () => {
  await open(`/partner?tab=coming&id=${id}`, party.theo);
  const row = within(await screen.findByTestId(`time-${friday}`));
  await userEvent.click(row.getByTestId(`cancel-${friday}`));
  await userEvent.type(await screen.findByTestId('reason'), 'I am ill.');
  await userEvent.click(screen.getByTestId('decline-yes'));
  await screen.findByText('This time is cancelled');
  await screen.findByText('Cancelled by Theo Brandt');
  within(screen.getByTestId(`time-${friday}`)).getByText('I am ill.');
  closeTab();
  await record();
  const gone = within(await screen.findByTestId(`time-${friday}`));
  gone.getByText('Cancelled by Theo Brandt');
  gone.getByText('I am ill.');
});

test('a part that could not be charged is said with the way to pay it, and no more once it is paid', async () => {
  t.clock.set('2026-06-25T17:00:00Z');
  vi.setSystemTime(t.clock.now());
  await t.runJobs();
  await open(`/dashboardbookings?tab=ongoing&id=${id}`, party.elena);
  const notice = within(await screen.findByTestId('unpaid-part'));
  notice.getByText('$60.00 is not paid yet');
  notice.getByText(/^It was due on Thursday, June 25, 2026.*Please pay by/);
  expect(notice.getByTestId('pay-due').getAttribute('href')).toBe(`/walks/pay?booking=${id}`);
  expect(screen.getAllByTestId('pay-due')).toHaveLength(1);
  closeTab();
  await open(`/partner?tab=coming&id=${id}`, party.theo);
  within(await screen.findByTestId('unpaid-part')).getByText('$60.00 is not paid yet');
  closeTab();
  await party.pay(id);
  await open(`/dashboardbookings?tab=ongoing&id=${id}`, party.elena);
  await screen.findByTestId('booking-details');
  expect(screen.queryByTestId('unpaid-part')).toBeNull();
  closeTab();
  await open('/notifications', party.theo);
  const item = within(await screen.findByTestId(`notification-${bookingId}`));
  item.getByText(/^\$60\.00 for Elena Marín with Theo Brandt is paid now\./);
});
