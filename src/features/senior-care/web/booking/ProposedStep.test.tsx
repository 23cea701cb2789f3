import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDependant } from '#features/family/server/seed.ts';
import { titled } from '#test/on-screen.ts';
import { closeTab, openTab } from '#test/page.tsx';
import { flushDrafts } from '#web/draft-vault.ts';
import { asked, goOn, openStayWizard } from '#test/stay-wizard.ts';
import { userEvent } from '#test/user-event.ts';

const { t, town, open } = await openStayWizard();
const proposed = '&in=2026-06-15&out=2026-07-13&days=1,3&step=time&proposed=1';

const nextOf = (door: HTMLElement) => new URL((door as HTMLAnchorElement).href).searchParams.get('next') ?? '';
const choices = (next: string) => Object.fromEntries(new URL(next, 'http://any').searchParams);

test('whoever is not logged in finds both doors below the proposed days, each leading back to the same choices', async () => {
  await open(proposed, { isLoggedIn: false });
  await titled('Check your dates');
  expect(screen.getByTestId('proposed-stay').textContent).toContain('Every Monday and Wednesday');
  screen.getByText('Log in to choose who this is for. Your choices are kept.');
  expect(screen.queryByTestId('booking-continue')).toBeNull();
  const [login, signUp] = [screen.getByTestId('gate-login'), screen.getByTestId('gate-signup')];
  expect([login, signUp].map((door) => new URL((door as HTMLAnchorElement).href).pathname)).toEqual([
    '/login',
    '/profile/signup',
  ]);
  const next = nextOf(login);
  expect(choices(nextOf(signUp))).toEqual({ ...choices(next), welcome: 'new' });
  expect(choices(next)).toEqual({
    center: town.centre.id,
    in: '2026-06-15',
    out: '2026-07-13',
    days: '1,3',
    type: 'day',
    step: 'person',
    total: '75600',
    welcome: 'back',
  });
  closeTab();
  await openTab(t, next, { as: town.elena });
  await titled('Check and continue');
  expect(screen.getByTestId('welcome-back').textContent).toContain('Welcome back, Elena.');
  closeTab();
  await openTab(t, nextOf(signUp), { as: town.elena });
  await titled('Check and continue');
  expect(screen.getByTestId('welcome-back').textContent).toContain('Welcome, Elena. Your choices are still here.');
});

test.each(['mother', 'father', 'somebody'])('whoever is new says at the door that it is for: %s', async (who) => {
  await open(proposed, { isLoggedIn: false });
  await titled('Check your dates');
  const door = screen.getByTestId(`gate-for-${who}`) as HTMLAnchorElement;
  expect(new URL(door.href).pathname).toBe('/profile/signup');
  expect(choices(nextOf(door))).toEqual({ ...choices(nextOf(screen.getByTestId('gate-signup'))), new: who });
  await userEvent.click(screen.getByTestId('choose-other-days'));
  await screen.findByTestId('stay-in');
  await goOn();
  await screen.findByTestId('login-gate');
  expect(nextOf(screen.getByTestId(`gate-for-${who}`))).toBe(nextOf(door));
});

test('other days than those are chosen before the log-in, as ever', async () => {
  await open(proposed, { isLoggedIn: false });
  await titled('Check your dates');
  await userEvent.click(screen.getByTestId('choose-other-days'));
  await screen.findByTestId('stay-in');
  expect(screen.queryByTestId('gate-bar')).toBeNull();
  await goOn();
  await screen.findByTestId('login-gate');
  expect(asked().get('total')).toBe('75600');
});

test('a booking that is left at a door is offered on the home page; days that were only looked at are not', async () => {
  const leaveTo = async (link: HTMLElement) => {
    await userEvent.click(link);
    await waitFor(() => expect(location.pathname).not.toContain('bookingdetails'));
    flushDrafts();
    await userEvent.click((await screen.findAllByRole('link', { name: /Lado/ }))[0] as HTMLElement);
    await waitFor(() => expect(location.pathname).toBe('/'));
    await screen.findByTestId('care-go');
  };
  await open(proposed, { isLoggedIn: false });
  await titled('Check your dates');
  await leaveTo(screen.getByText('Keep looking'));
  expect(screen.queryByTestId('resume')).toBeNull();
  closeTab();
  await open(proposed, { isLoggedIn: false });
  await titled('Check your dates');
  await leaveTo(screen.getByTestId('gate-signup'));
  await userEvent.click(await screen.findByTestId('resume-continue'));
  expect((await screen.findByTestId('proposed-stay')).textContent).toContain('Every Monday and Wednesday');
});

test('whoever is logged in goes on by a link', async () => {
  await open(proposed);
  await titled('Check your dates');
  expect(screen.queryByTestId('gate-bar')).toBeNull();
  await goOn();
  await titled('Who is this for?');
  expect(Object.fromEntries(asked())).toMatchObject({ days: '1,3', total: '75600' });
});

test('a full day among them opens the fold, before the log-in too', async () => {
  await t.db
    .insertInto('seat_days')
    .values({ provider_id: town.centre.id, day: '2026-06-24', capacity: 10, taken: 10 })
    .execute();
  await open(proposed, { isLoggedIn: false });
  await screen.findByTestId('full-days');
  expect(screen.queryByTestId('gate-bar')).toBeNull();
  expect(screen.getByTestId('booking-continue')).toBeTruthy();
});

test('whoever is logged in and has said for whom passes over it, and finds the days again by Back and by Change', async () => {
  const rosa = await aDependant(t.db, { of: town.elena });
  await open(`${proposed}&for=${rosa}`);
  await titled('Check and continue');
  expect(screen.getByTestId('check-rows').textContent).toContain('Rosa Marín');
  await waitFor(() => expect(Object.fromEntries(asked())).toMatchObject({ step: 'check', for: rosa, total: '75600' }));
  for (const way of ['booking-back', 'change-firstDay']) {
    await userEvent.click(screen.getByTestId(way));
    await titled('Check your dates');
    await screen.findByTestId('stay-in');
    await goOn();
    await titled('Check and continue');
  }
});

test('whoever one may not book for, or no longer, does not pass', async () => {
  await open(`${proposed}&for=${crypto.randomUUID()}`);
  await titled('Check your dates');
  await goOn();
  await titled('Who is this for?');
});

test('a price that changes after one has passed is said', async () => {
  const rosa = await aDependant(t.db, { of: town.elena });
  await open(`${proposed}&for=${rosa}`);
  await titled('Check and continue');
  await waitFor(() => expect(screen.getByTestId('booking-continue').getAttribute('aria-busy')).not.toBe('true'));
  await t.db.updateTable('providers').set({ price_cents: 8_800 }).where('id', '=', town.centre.id).execute();
  await goOn();
  expect((await screen.findByTestId('error-summary')).textContent).toContain('The price has changed.');
  await screen.findByTestId('price-changed');
});
