import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { titled } from '#test/on-screen.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { aDoctor } from '../../server/seed.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' }, sharesDate: true });
let elena: Awaited<ReturnType<typeof aPerson>>;
let gate: string;
beforeEach(async () => {
  const { id } = await aDoctor(t.db);
  elena = await aPerson(t.db);
  gate = `/md-bookDetails?doctor=${id}&mode=video&time=2026-06-17T16:00:00.000Z&step=person`;
});

/** Where the sign-up of this door leads. */
async function behind(door: string) {
  await openTab(t, gate);
  const { href } = await screen.findByTestId<HTMLAnchorElement>(door);
  closeTab();
  expect(new URL(href).pathname).toBe('/profile/signup');
  return new URL(href).searchParams.get('next') ?? '';
}

test('whoever is new and has said that it is for their mother adds her, and goes straight on', async () => {
  await openTab(t, await behind('gate-for-mother'), { as: elena });
  await screen.findByRole('heading', { level: 2, name: 'Add a family member' });
  expect(screen.getByTestId('welcome-back').textContent).toBe('Welcome, Elena. Your choices are still here.');
  expect(screen.getByTestId<HTMLSelectElement>('member-relationship').value).toBe('mother');
  await userEvent.type(screen.getByLabelText('First name'), 'Rosa');
  await userEvent.type(screen.getByLabelText('Last name'), 'Marín');
  await userEvent.type(screen.getByLabelText(/Date of birth/), '03/04/1941');
  await userEvent.click(screen.getByTestId('add-in-place-save'));
  await screen.findByTestId('booking-check');
  const { data } = await (await t.as(elena)).family.people();
  expect(data.map(({ firstName, relationship }) => [firstName, relationship])).toEqual([['Rosa', 'mother']]);
  await waitFor(() => expect(new URLSearchParams(location.search).get('for')).toBe(data[0]?._id));
  expect(location.search).not.toContain('new=');
});

test('it can be for oneself after all', async () => {
  await openTab(t, await behind('gate-for-somebody'), { as: elena });
  await userEvent.click(await screen.findByTestId('add-in-place-cancel'));
  await titled('Who is this for?');
  await userEvent.click(await screen.findByTestId('booking-continue'));
  await screen.findByTestId('booking-check');
});

test('whoever has somebody to book for is asked as ever', async () => {
  const rosa = await aDependant(t.db, { of: elena });
  await openTab(t, await behind('gate-for-mother'), { as: elena });
  await screen.findByTestId(`person-${rosa}`);
  expect(screen.queryByTestId('add-in-place')).toBeNull();
});
