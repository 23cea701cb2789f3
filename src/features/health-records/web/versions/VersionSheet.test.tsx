import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { openKeptRecords } from '#test/kept-records.ts';
import { heading } from '#test/on-screen.ts';
import { openTab } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import type { RecordFacts } from '../../record.ts';
import { aNewRecord, filledIn } from '../../server/seed.ts';

const { t, who, keep } = await openKeptRecords();

const change = async (of: Person, _id: string, { version, facts }: { version: number; facts: RecordFacts }) =>
  (await t.as(of)).healthRecords.changeProfile({
    params: { id: of.personId },
    body: { version, record: aNewRecord('diary', { _id, facts: filledIn('diary', facts) }) },
  });
const ofVersion = async (version: number) => within(await screen.findByTestId(`version-${version}`));

test('what a record said before is read, and brought back over what it says now', async () => {
  const id = await keep('diary', { issue: 'Dizzy', mode: 'alone' });
  await change(who.anna, id, { version: 1, facts: { issue: 'Dizzy twice', mode: 'phone', notes: '' } });
  await openTab(t, '/healthrecords?tab=diary', { as: who.anna });
  const link = await screen.findByRole('link', { name: /^Changed by you, [\d-]{10}: see what it said before/ });
  await userEvent.click(link);
  await heading('What this record said before');
  screen.getByText('Anna Lindqvist · Diary · Dizzy twice');
  const now = await ofVersion(2);
  now.getByText('As it is now');
  now.getByText(/^Changed by you, /);
  expect(now.getByTestId('changed-issue').textContent).toBe('BeforeDizzyAfterDizzy twice');
  expect(now.getByTestId('changed-mode').textContent).toMatch(/^Before.+AfterBy phone$/);
  expect(now.getByTestId('changed-notes').textContent).toBe('BeforeSome notesAfterBlank');
  expect(now.queryByTestId('changed-reportDate')).toBeNull();
  expect(now.queryByTestId('ask-bring-back')).toBeNull();
  const first = await ofVersion(1);
  first.getByText(/^Entered /);
  await userEvent.click(first.getByTestId('ask-bring-back'));
  const dialog = within(await screen.findByTestId('bring-back'));
  expect(dialog.getByTestId('changed-notes').textContent).toBe('BeforeBlankAfterSome notes');
  expect(dialog.queryByTestId('changed-reportDate')).toBeNull();
  await userEvent.click(screen.getByTestId('bring-back-yes'));
  await screen.findByText('The record says again what it said before');
  expect((await ofVersion(3)).getByTestId('changed-issue').textContent).toBe('BeforeDizzy twiceAfterDizzy');
  await waitFor(() => expect(document.activeElement?.id).toBe('newest-version'));
  (await ofVersion(2)).getByTestId('ask-bring-back');
  expect((await ofVersion(1)).queryByTestId('ask-bring-back'), 'it says so already').toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Diary' }));
  within(await screen.findByTestId(`record-${id}`)).getByRole('heading', { name: 'Dizzy' });
});

test('changed meanwhile is said, and nothing is written over unseen', async () => {
  const id = await keep('diary', { issue: 'Dizzy' });
  await change(who.anna, id, { version: 1, facts: { issue: 'Dizzy twice' } });
  await openTab(t, `/healthrecords?tab=diary&record=${id}&step=history`, { as: who.anna });
  await userEvent.click((await ofVersion(1)).getByTestId('ask-bring-back'));
  await change(who.anna, id, { version: 2, facts: { issue: 'Dizzy three times' } });
  await userEvent.click(screen.getByTestId('bring-back-yes'));
  await screen.findByText('This has changed in the meantime. Load the page again.');
  await userEvent.click(screen.getByTestId('bring-back-no'));
  await waitFor(() => expect(screen.getByTestId('version-3').textContent).toContain('Dizzy three times'));
});

test('a relative who reads the records reads what they said, and brings nothing back', async () => {
  const ernesto = await aPerson(t.db, { firstName: 'Ernesto', lastName: 'Ruiz' });
  const id = await keep('diary', { issue: 'Dizzy' }, ernesto.personId);
  await change(ernesto, id, { version: 1, facts: { issue: 'Dizzy twice' } });
  const relation = { personId: ernesto.personId, memberId: who.anna.id, relationship: 'father' as const };
  await aRelation(t, { ...relation, scopes: ['records'] });
  await openTab(t, `/family-healthrecord?for=${ernesto.personId}&tab=diary`, { as: who.anna });
  await userEvent.click(await screen.findByTestId('record-history'));
  (await ofVersion(2)).getByText(/^Changed by Ernesto Ruiz, /);
  expect(screen.queryByTestId('ask-bring-back')).toBeNull();
});
