import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { heading } from '#test/on-screen.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { watchPrint } from '#test/printed.ts';
import { userEvent } from '#test/user-event.ts';
import { aListedMedicine } from '../server/seed.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '100' }, sharesDate: true });
let anna: Person;
beforeEach(async () => {
  anna = await aPerson(t.db, { firstName: 'Anna', lastName: 'Lindqvist', phone: '6265550187' });
});
const said = (part: string) => screen.getAllByTestId(`card-${part}`).map(({ textContent }) => textContent);
const answer = async (facts: { allergies?: string[]; medicalConditions?: string[] }) =>
  (await t.as(anna)).healthRecords.changeProfile({ params: { id: anna.personId }, body: { version: 0, facts } });

test('the card is reached from the medicines and from the records, tells “not said” from “none known”, and is printed', async () => {
  await answer({ allergies: ['Penicillin'], medicalConditions: [] });
  await aListedMedicine(t.db, { person: anna, now: t.clock.now() });
  await openTab(t, '/healthrecords', { as: anna });
  expect((await screen.findByTestId('to-card')).getAttribute('href')).toBe('/dashboardmedication?view=card');
  await openTab(t, '/dashboardmedication', { as: anna });
  await userEvent.click(await screen.findByTestId('show-card'));
  await heading('Emergency card');
  expect(location.search).toBe('?view=card');
  within(screen.getByTestId('emergency-card')).getByRole('heading', { level: 2, name: 'Anna Lindqvist' });
  expect(said('allergies')).toEqual(['Penicillin']);
  expect(said('conditions')).toEqual(['None known']);
  expect(said('bloodGroup')).toEqual(['Not said']);
  expect(said('medicines')).toEqual(['Lisinopril 10 mg: 1 tablet · every morning']);
  expect(screen.queryByTestId('card-part')).toBeNull();
  await screen.findByRole('img', { name: 'The card as text for the camera of a phone' });
  expect(screen.getByTestId('card-code').dataset['text']).toContain('Allergies: Penicillin\n');
  const print = watchPrint();
  await userEvent.click(screen.getByTestId('print-card'));
  expect(print).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByText('All medicines'));
  await heading('Medication');
});

test('what is too much for the code is left out of it and said; on the card it stands', async () => {
  const conditions = Array.from({ length: 14 }, (_, number) => `${number} `.padEnd(70, 'x'));
  await answer({ allergies: ['Penicillin'], medicalConditions: conditions });
  await openTab(t, '/dashboardmedication?view=card', { as: anna });
  await heading('Emergency card');
  expect(said('conditions')).toEqual(conditions);
  expect(screen.getByTestId('card-code').textContent).toContain(
    'Left out of the code, because it would grow too large: some of Medical conditions.',
  );
});

test('of somebody whom one looks after, with whom to call; and of a relative, as far as one may see', async () => {
  const rosa = await aDependant(t.db, { of: anna, firstName: 'Rosa' });
  await openTab(t, `/dashboardmedication?for=${rosa}&view=card`, { as: anna });
  await heading('Emergency card');
  const call = screen.getByRole('link', { name: 'Anna Lindqvist, (626) 555-0187' });
  expect(call.getAttribute('href')).toBe('tel:+16265550187');
  const ernesto = await aPerson(t.db, { firstName: 'Ernesto' });
  await openTab(t, `/dashboardmedication?for=${ernesto.personId}&view=card`, { as: anna });
  await screen.findByTestId('medicines-unshared');
  await aRelation(t, { personId: ernesto.personId, memberId: anna.id, relationship: 'father', scopes: ['records'] });
  await openTab(t, `/dashboardmedication?for=${ernesto.personId}&view=card`, { as: anna });
  await screen.findByTestId('card-part');
  screen.getByRole('heading', { level: 2, name: /Ernesto/ });
});
