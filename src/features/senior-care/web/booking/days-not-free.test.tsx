import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { titled } from '#test/on-screen.ts';
import { asked, goOn, openStayWizard } from '#test/stay-wizard.ts';
import { userEvent } from '#test/user-event.ts';

const { t, town, open } = await openStayWizard();

test('full days are named, and the rest is offered', async () => {
  await t.db
    .insertInto('seat_days')
    .values(['2026-06-19', '2026-06-26'].map((day) => ({ provider_id: town.centre.id, day, capacity: 10, taken: 10 })))
    .execute();
  await open('&days=1,5', { isLoggedIn: false });
  const notice = await screen.findByTestId('full-days');
  expect(notice.textContent).toContain('The center is full on 2 of your days');
  expect(notice.textContent).toContain('Fri, Jun 19 · Fri, Jun 26');
  await goOn();
  expect((await screen.findByTestId('error-summary')).textContent).toContain('Some of these days are full');
  await userEvent.click(screen.getByTestId('full-days-leave-out'));
  expect(screen.queryByTestId('full-days')).toBeNull();
  await goOn();
  await titled('Who is this for?');
  expect(asked().get('days')).toBe('1');
});

test('chosen days on which the center is closed are named as closed', async () => {
  await t.db
    .insertInto('seat_days')
    .values({ provider_id: town.centre.id, day: '2026-06-25', capacity: 0, taken: 0 })
    .execute();
  await open('&days=1,4', { isLoggedIn: false });
  const notice = await screen.findByTestId('closed-days');
  expect(notice.textContent).toContain('The center is closed on 1 of your days');
  expect(notice.textContent).toContain('Thu, Jun 25');
  expect(screen.queryByTestId('full-days')).toBeNull();
  await goOn();
  expect((await screen.findByTestId('error-summary')).textContent).toContain('closed on some of these days');
  await userEvent.click(screen.getByTestId('closed-days-leave-out'));
  await goOn();
  await titled('Who is this for?');
  expect(asked().get('days')).toBe('1');
});
