import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { family } from '#features/family/contract.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { titled } from '#test/on-screen.ts';
import { asked, goOn, openStayWizard } from '#test/stay-wizard.ts';
import { userEvent } from '#test/user-event.ts';

const { t, town, open } = await openStayWizard();
const backFromLogin = '&days=1,3&step=person&welcome=1';

/** The wizard as the log-in leads back to it, while it is not known whom one may book for. */
async function openBefore() {
  let bring: () => void = () => undefined;
  const brought = new Promise<void>((resolve) => (bring = resolve));
  const fetch: typeof t.fetch = async (target, init) => {
    if (String(target).includes(family.people.path)) await brought;
    return t.fetch(target, init);
  };
  await open(backFromLogin, { fetch });
  await titled('Who is this for?');
  expect(screen.queryByTestId('booking-check')).toBeNull();
  return bring;
}

test('after the log-in whoever is alone checks the stay as soon as that is known, and can say that it is for somebody else', async () => {
  const bring = await openBefore();
  bring();
  await titled('Check and continue');
  expect(screen.getByTestId('welcome-back').textContent).toContain('Welcome back, Elena.');
  expect(screen.getByTestId('check-rows').textContent).toContain('You, Elena Marín');
  await waitFor(() => expect(asked().get('step')).toBe('check'));
  await userEvent.click(screen.getByTestId('change-person'));
  await titled('Who is this for?');
  await screen.findByTestId('person-add');
  await goOn();
  await titled('Check and continue');
});

test('Back from there leads to the days, and from these on to for whom it is', async () => {
  await open(backFromLogin);
  await titled('Check and continue');
  await userEvent.click(screen.getByTestId('booking-back'));
  await titled('Check your dates');
  await goOn();
  await titled('Who is this for?');
  await userEvent.click(screen.getByTestId('booking-back'));
  await titled('Check your dates');
});

test('after the log-in whoever has somebody to book for is asked', async () => {
  const rosa = await aDependant(t.db, { of: town.elena });
  const bring = await openBefore();
  bring();
  expect(await screen.findByTestId(`person-${rosa}`)).toHaveProperty('checked', false);
  await titled('Who is this for?');
  expect(screen.queryByTestId('booking-check')).toBeNull();
});

test('after the log-in it is asked again where it could not be known who is alone', async () => {
  let isReached = false;
  const fetch: typeof t.fetch = async (target, init) => {
    if (!isReached && String(target).includes(family.people.path)) throw new TypeError('Failed to fetch');
    return t.fetch(target, init);
  };
  await open(backFromLogin, { fetch });
  await titled('Who is this for?');
  const again = await screen.findByTestId('try-again');
  isReached = true;
  await userEvent.click(again);
  await titled('Check and continue');
});
