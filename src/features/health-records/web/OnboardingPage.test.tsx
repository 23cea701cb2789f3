import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { heading } from '#test/on-screen.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { flushDrafts } from '#web/draft-vault.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '100' } });
let anna: Person;
beforeEach(async () => {
  anna = await aPerson(t.db, { firstName: 'Anna' });
});

const onboarding = '/profile/form/onboarding';
const next = '/care/daycare-bookingdetails?center=jac&step=person';
const address = () => location.pathname + location.search;
const goOn = async () => userEvent.click(await screen.findByTestId('health-continue'));
const summary = async () => (await screen.findByRole('alert')).textContent;
const factsOf = async (person: Person) =>
  (await (await t.as(person)).healthRecords.profile({ params: { id: person.personId } })).data.facts;

test('a visitor is asked to log in, and comes back to the same question', async () => {
  await openTab(t, `${onboarding}?q=3`);
  expect(await screen.findByText('Log in to fill in your health basics.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
    `/login?next=${encodeURIComponent(`${onboarding}?q=3`)}`,
  );
  expect(screen.queryByTestId('public-header')).toBeNull();
});

describe('a question', () => {
  test('is saved as it is answered, and the next one gets the focus', async () => {
    await openTab(t, onboarding, { as: anna });
    await userEvent.type(await screen.findByTestId('feet'), '5');
    await userEvent.type(screen.getByTestId('inches'), '4');
    await userEvent.type(screen.getByTestId('weight'), '141.5');
    await goOn();
    const question = await heading('What is your blood group?');
    await waitFor(() => expect(document.activeElement).toBe(question));
    expect(address()).toBe(`${onboarding}?q=2`);
    expect(await factsOf(anna)).toEqual({ height: 64, weight: 141.5 });
    await waitFor(() => expect(document.title).toBe('Step 2 of 9: What is your blood group? | Lado'));
  });

  test('can be skipped, with everything that rides along', async () => {
    await openTab(t, `${onboarding}?q=3&next=${encodeURIComponent(next)}`, { as: anna });
    await userEvent.click(await screen.findByTestId('skip'));
    await heading('Do you have any medical conditions?');
    expect(new URLSearchParams(location.search).get('next')).toBe(next);
    expect(screen.getByRole('link', { name: 'Skip to your booking' }).getAttribute('href')).toBe(next);
    expect(await factsOf(anna)).toEqual({});
  });

  test('offers no booking to somebody who comes from nowhere', async () => {
    await openTab(t, `${onboarding}?next=https://elsewhere.example`, { as: anna });
    await screen.findByTestId('skip');
    expect(screen.queryByTestId('skip-to-booking')).toBeNull();
  });

  test.each([
    [1, "Height can't be blankWeight can't be blank"],
    [2, "Blood group can't be blank"],
    [3, "Blood pressure can't be blank"],
    [4, 'Please add Medical Condition'],
    [5, 'Please add allergies'],
    [6, "Smoking can't be blank"],
    [7, "Alcohol can't be blank"],
    [8, "Drug products can't be blank"],
  ])('number %i asks for its answer in the words of the specification', async (q, words) => {
    await openTab(t, `${onboarding}?q=${q}`, { as: anna });
    await goOn();
    expect(await summary()).toBe(`There is a problem${words}`);
    await waitFor(() => expect(document.title).toMatch(/^Error: Step/));
  });
});

test('a number out of its range is said once above, and at its field', async () => {
  await openTab(t, `${onboarding}?q=3`, { as: anna });
  await userEvent.type(await screen.findByTestId('systolic'), '999');
  await userEvent.type(screen.getByTestId('diastolic'), '5');
  await goOn();
  const [higher, lower] = [
    'Higher number: enter a whole number from 50 to 300',
    'Lower number: enter a whole number from 20 to 200',
  ];
  expect(await summary()).toBe(`There is a problem${higher}${lower}`);
  expect(screen.getAllByText(higher)).toHaveLength(2);
  expect(screen.getAllByText(lower)).toHaveLength(2);
});

describe('a list', () => {
  test('grows with Enter, refuses what is there already, and lets go', async () => {
    await openTab(t, `${onboarding}?q=4`, { as: anna });
    const entry = await screen.findByLabelText('Medical condition');
    await userEvent.type(entry, 'Asthma{Enter}Gout{Enter}asthma{Enter}');
    expect(screen.getAllByText('This Medical Condition exists already').length).toBeGreaterThan(0);
    await userEvent.clear(entry);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Gout' }));
    expect(screen.getByText('Gout removed').getAttribute('role')).toBe('status');
    await userEvent.type(entry, 'Diabetes');
    await goOn();
    await heading('Do you have any allergies?');
    expect(await factsOf(anna)).toEqual({ medicalConditions: ['Asthma', 'Diabetes'] });
  });

  test('may be empty when somebody says so', async () => {
    await openTab(t, `${onboarding}?q=5`, { as: anna });
    await userEvent.click(await screen.findByLabelText('No allergies that I know of'));
    await goOn();
    await heading('Do you smoke?');
    expect(await factsOf(anna)).toEqual({ allergies: [] });
  });

  test('comes back after a reload, until somebody starts over', async () => {
    await openTab(t, `${onboarding}?q=4`, { as: anna });
    await userEvent.type(await screen.findByLabelText('Medical condition'), 'Asthma{Enter}Go');
    flushDrafts();
    const kept = { ...sessionStorage };
    closeTab();
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
    await openTab(t, `${onboarding}?q=4`, { as: anna });
    expect((await screen.findByTestId('draft-restored')).textContent).toContain('We kept what you typed.');
    expect(screen.getByLabelText('Medical condition')).toHaveProperty('value', 'Go');
    await userEvent.click(screen.getByTestId('start-over'));
    expect([screen.getByLabelText('Medical condition')].map((entry) => (entry as HTMLInputElement).value)).toEqual([
      '',
    ]);
    expect(screen.queryByRole('button', { name: 'Remove Asthma' })).toBeNull();
  });
});

test('the review shows every answer with a way to change it, and leads on', async () => {
  const { healthRecords } = await t.as(anna);
  await healthRecords.changeProfile({
    params: { id: anna.personId },
    body: {
      version: 0,
      facts: {
        height: 64,
        bloodGroup: 'AB-',
        bloodPressure: { systolic: 128, diastolic: 82 },
        allergies: [],
        drugProducts: 'regularly',
      },
    },
  });
  await openTab(t, `${onboarding}?q=9&next=${encodeURIComponent(next)}`, { as: anna });
  await heading('Check your answers');
  const wordsOf = (fact: string) => screen.getByTestId(`fact-${fact}`).textContent;
  expect(wordsOf('height')).toContain('5 ft 4 in');
  expect(wordsOf('bloodGroup')).toContain('AB−');
  expect(wordsOf('bloodPressure')).toContain('128/82 mmHg');
  expect(wordsOf('allergies')).toContain('None known');
  expect(wordsOf('drugProducts')).toContain('Regularly');
  expect(wordsOf('smoking')).toContain('Not answered');
  await userEvent.click(screen.getByRole('link', { name: 'Change: Smoking' }));
  await userEvent.click(await screen.findByLabelText('Occasionally'));
  expect(screen.queryByText(/of 9/)).toBeNull();
  expect(screen.queryByTestId('skip')).toBeNull();
  await userEvent.click(screen.getByTestId('health-continue'));
  await heading('Check your answers');
  expect(wordsOf('smoking')).toContain('Occasionally');
  expect(screen.getByTestId('health-continue').getAttribute('href')).toBe(
    `/profile/form/completeProfile?next=${encodeURIComponent(next)}`,
  );
});

test('a change made elsewhere in the meantime is told, and nothing typed is lost', async () => {
  await openTab(t, `${onboarding}?q=3`, { as: anna });
  await userEvent.type(await screen.findByTestId('systolic'), '128');
  await userEvent.type(screen.getByTestId('diastolic'), '82');
  await (
    await t.as(anna)
  ).healthRecords.changeProfile({ params: { id: anna.personId }, body: { version: 1, facts: { smoking: 'no' } } });
  await goOn();
  expect(await summary()).toContain('This has changed in the meantime.');
  expect(screen.getByTestId('systolic')).toHaveProperty('value', '128');
  await goOn();
  await heading('Do you have any medical conditions?');
  expect(await factsOf(anna)).toEqual({ smoking: 'no', bloodPressure: { systolic: 128, diastolic: 82 } });
});

describe('somebody without an account', () => {
  test('is answered for by who looks after them, one answer at a time, and the record shows it', async () => {
    const rosa = await aDependant(t.db, { of: anna });
    await openTab(t, `/family-healthrecord?for=${rosa}&tab=allergies`, { as: anna });
    await userEvent.click(await screen.findByRole('link', { name: 'Change: Allergies' }));
    await heading('Rosa: allergies');
    await userEvent.type(screen.getByTestId('entry'), 'Penicillin');
    await goOn();
    await waitFor(() => expect(address()).toBe(`/family-healthrecord?for=${rosa}&tab=allergies`));
    await waitFor(() => expect(screen.getByTestId('fact-allergies').textContent).toBe('Penicillin'));
    expect(await factsOf(anna)).toEqual({});
  });

  test('is not anybody else: a relative who shares is only read', async () => {
    const ernesto = await aPerson(t.db, { firstName: 'Ernesto' });
    await t.db
      .insertInto('family_links')
      .values({
        person_id: ernesto.personId,
        member_user_id: anna.id,
        relationship: 'father',
        status: 'accepted',
        scopes: ['records'],
        updated_at: t.clock.now(),
      })
      .execute();
    await openTab(t, `/family-healthrecord?for=${ernesto.personId}&tab=allergies`, { as: anna });
    await screen.findByTestId('health-summary');
    expect(screen.queryByRole('link', { name: 'Change: Allergies' })).toBeNull();
    await openTab(t, `${onboarding}?q=5&only=1&for=${ernesto.personId}`, { as: anna });
    await screen.findByTestId('not-theirs');
  });
});
