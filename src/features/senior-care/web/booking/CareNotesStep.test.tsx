import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDependant } from '#features/family/server/seed.ts';
import { titled } from '#test/on-screen.ts';
import { goOn, openStayWizard } from '#test/stay-wizard.ts';
import { userEvent } from '#test/user-event.ts';

const { t, town, open } = await openStayWizard();

const written = () =>
  t.db.selectFrom('care_notes').select(['notes', 'person_id', 'version']).orderBy('updated_at').execute();
const atPayment = () => waitFor(() => expect(location.pathname).toBe('/care/paymentmethod'));

test('what the center needs to know is written for this booking, told part by part, and offered the next time', async () => {
  const rosa = await aDependant(t.db, { of: town.elena });
  await open(`&days=1&step=check&for=${rosa}`);
  await titled('Check and continue');
  const card = await screen.findByTestId('care-notes-card');
  expect(card.textContent).toContain('What Jacaranda Day Center should know about Rosa Marín');
  await userEvent.click(within(card).getByTestId('care-notes-write'));
  await titled('What should Jacaranda Day Center know about Rosa Marín?');
  await userEvent.type(screen.getByTestId('care-allergies'), 'Peanuts');
  await userEvent.type(screen.getByTestId('care-medicines'), 'One at noon');
  await userEvent.click(screen.getByTestId('share-medicines'));
  await userEvent.type(screen.getByTestId('care-contactName'), 'Mateo');
  await goOn();
  await screen.findAllByText('Phone number can’t be blank'.replace('’', "'"));
  await userEvent.type(screen.getByTestId('care-contactPhone'), '(626) 555-0177');
  await goOn();
  await titled('Check and continue');
  const list = await screen.findByTestId('care-notes-list');
  expect(list.textContent).toContain('One at noon (not shared)');
  expect(location.search).not.toContain('Peanuts');
  await goOn();
  await atPayment();
  expect(await written()).toMatchObject([
    { person_id: rosa, notes: { allergies: 'Peanuts', contactPhone: '6265550177' } },
  ]);

  await open(`&days=2&step=check&for=${rosa}`);
  expect((await screen.findByTestId('care-notes-card')).textContent).toContain('Is it still true?');
  await userEvent.click(screen.getByTestId('care-notes-again'));
  await goOn();
  await atPayment();
  expect(await written()).toHaveLength(2);
});

test('nothing goes along that was not chosen, and whoever may only book is not asked', async () => {
  await open('&days=1&step=check');
  await screen.findByTestId('care-notes-card');
  await goOn();
  await atPayment();
  expect((await written()).filter(({ person_id: id }) => id === town.elena.personId)).toEqual([]);
});
