import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { aPng } from '#features/uploads/server/seed.ts';
import { filesGo } from '#test/files-go.ts';
import { openKeptRecords } from '#test/kept-records.ts';
import { heading, input, messages } from '#test/on-screen.ts';
import { openTab } from '#test/page.tsx';
import { bundleOf, type FileResource, patient, vaccine } from '#test/record-files.ts';
import { userEvent } from '#test/user-event.ts';

const { t, who, keep } = await openKeptRecords();

const anna: FileResource = { ...patient, name: [{ text: 'Anna Lindqvist' }] };
const visit = (id: string, issue: string, day: string): FileResource => ({
  ...{ resourceType: 'Encounter', id, status: 'finished', class: { code: 'AMB' }, reasonCode: [{ text: issue }] },
  ...{ period: { start: day }, serviceProvider: { display: 'Foothill Clinic' } },
});
const visits = [visit('e1', 'A cough', '2025-03-04'), visit('e2', 'A check-up', '2024-02-03')];
const aFile = (text: string, name = 'records.json') => new File([text], name, { type: 'application/json' });
const choose = async (text: string, name?: string) =>
  userEvent.upload(await screen.findByTestId('import-choose'), aFile(text, name));
const records = async (personId = who.anna.personId) =>
  (await (await t.as(who.anna)).healthRecords.profile({ params: { id: personId } })).data;
const openImport = async () => {
  await openTab(t, '/healthrecords?step=import', { as: who.anna });
  await heading('Bring in records from a file');
};
const row = (title: string) => screen.getByRole('checkbox', { name: new RegExp(`^${title}`) });
const fieldIn = (title: string, label: string) =>
  within(row(title).closest('li') as HTMLElement).getByLabelText<HTMLInputElement>(label);

describe('records from a file', () => {
  test('are looked through, completed, saved together, and taken away again', async () => {
    await openTab(t, '/healthrecords', { as: who.anna });
    await userEvent.click(await screen.findByTestId('to-import'));
    await heading('Bring in records from a file');
    screen.getByText(/It is not sent to us/);
    await choose(
      bundleOf([anna, ...visits, { resourceType: 'AllergyIntolerance', id: 'a1', code: { text: 'Latex' } }]),
    );
    await screen.findByText('3 rows were found in records.json.');
    expect(screen.queryByTestId('import-wrong-person')).toBeNull();
    within(screen.getByTestId('import-consultations')).getByText('2 of 2 ticked');
    expect(fieldIn('A cough', 'Doctor name').value).toBe('');
    await userEvent.click(screen.getByTestId('import-save'));
    await screen.findByRole('alert');
    expect(messages()).toEqual(["Doctor name can't be blank"]);
    await userEvent.type(fieldIn('A cough', 'Doctor name'), 'Dr. Haddad');
    await userEvent.click(
      within(row('A cough').closest('li') as HTMLElement).getByRole('button', { name: /^Use for all/ }),
    );
    expect(fieldIn('A check-up', 'Doctor name').value).toBe('Dr. Haddad');
    await userEvent.click(screen.getByTestId('import-save'));
    await screen.findByText('3 records brought in');
    const kept = await records();
    expect(kept.facts.allergies).toEqual(['Latex']);
    expect(kept.records.consultations.map(({ facts }) => facts)).toMatchObject([
      { issue: 'A cough', reportDate: '2025-03-04', mode: 'inPerson', doctorName: 'Dr. Haddad' },
      { issue: 'A check-up', hospitalName: 'Foothill Clinic', doctorName: 'Dr. Haddad' },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Taken away again');
    expect(await records()).toMatchObject({ facts: { allergies: [] }, records: { consultations: [] } });
  });

  test('that are there already are not ticked and cannot be', async () => {
    await keep('consultations', { issue: 'A Cough', reportDate: '2025-03-04' });
    await openImport();
    await choose(bundleOf([anna, ...visits]));
    await screen.findByText('2 rows were found in records.json.');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(row('A cough')).toMatchObject({ checked: false, disabled: true });
    within(row('A cough').closest('li') as HTMLElement).getByText('Already there.');
    expect(row('A check-up')).toMatchObject({ checked: true });
    await userEvent.click(row('A check-up'));
    await userEvent.click(screen.getByTestId('import-save'));
    await screen.findByRole('alert');
    expect(messages()).toEqual(['Tick at least one row']);
  });

  test('without a day are asked for it once somebody ticks them', async () => {
    await openImport();
    await choose(bundleOf([anna, visit('e3', 'A fall', '2019-05')]));
    await screen.findByText('One row was found in records.json.');
    expect(row('A fall')).toMatchObject({ checked: false });
    await userEvent.click(row('A fall'));
    await userEvent.click(screen.getByTestId('import-save'));
    await screen.findByRole('alert');
    fireEvent.change(screen.getByTestId('field-row0_reportDate'), { target: { value: '05/14/2019' } });
    await userEvent.type(fieldIn('A fall', 'Doctor name'), 'Dr. Haddad');
    await userEvent.click(screen.getByTestId('import-save'));
    await screen.findByText('One record brought in');
    expect((await records()).records.consultations.map(({ facts }) => facts)).toMatchObject([
      { issue: 'A fall', reportDate: '2019-05-14' },
    ]);
  });

  test('that need a certificate take one, for all of them', async () => {
    filesGo(t, who.anna);
    await openImport();
    await choose(
      bundleOf([
        anna,
        vaccine,
        { ...vaccine, id: 'i2', vaccineCode: { text: 'Tetanus' }, lotNumber: 'T-9', occurrenceDateTime: '2020-10-03' },
      ]),
    );
    const first = within((await screen.findByRole('checkbox', { name: /^Influenza/ })).closest('li') as HTMLElement);
    for (const [label, said] of [
      ['Age', '72'],
      ['Vaccination by', 'Nurse Odell'],
      ['Id verified', 'Passport'],
      ['Ref id', '77'],
    ] as const) {
      await userEvent.type(first.getByLabelText(label), said);
      await userEvent.click(first.getByRole('button', { name: `Use for all: ${label}` }));
    }
    const file = new File([new Uint8Array(await aPng())], 'card.png', { type: 'image/png' });
    await userEvent.upload(first.getByTestId(/-choose$/), file);
    await first.findByRole('link', { name: 'Open card.jpg' });
    await userEvent.click(first.getByRole('button', { name: 'Use for all: Certificate' }));
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Open card.jpg' })).toHaveLength(2));
    await userEvent.click(screen.getByTestId('import-save'));
    await screen.findByText('2 records brought in');
    const { vaccination } = (await records()).records;
    expect(vaccination.map(({ facts, files }) => [facts['vaccineName'], facts['patientName'], files.length])).toEqual([
      ['Influenza, seasonal', 'Anna Lindqvist', 1],
      ['Tetanus', 'Anna Lindqvist', 1],
    ]);
  });
});

describe('a file', () => {
  test('about another person is brought in only when somebody says that this is right', async () => {
    const rosa = await aDependant(t.db, { of: who.anna, firstName: 'Rosa', lastName: 'Marín' });
    await openTab(t, `/family-healthrecord?for=${rosa}&step=import`, { as: who.anna });
    await heading('Bring in records of Rosa from a file');
    await choose(bundleOf([patient, { resourceType: 'AllergyIntolerance', id: 'a1', code: { text: 'Latex' } }]));
    await screen.findByTestId('import-wrong-person');
    const sentence = 'This file is about Maria Luz Gomez, born 04-02-1951. Bring it in for Rosa Marín all the same.';
    await userEvent.click(screen.getByTestId('import-save'));
    await screen.findByRole('alert');
    expect(messages()).toEqual(['Say that the file is about the right person']);
    expect((await records(rosa)).facts.allergies).toBeUndefined();
    await userEvent.click(screen.getByRole('checkbox', { name: sentence }));
    await userEvent.click(screen.getByTestId('import-save'));
    await screen.findByText('One record brought in');
    expect((await records(rosa)).facts.allergies).toEqual(['Latex']);
  });

  test('that cannot be read says so at its field, and another can be dropped there', async () => {
    await openImport();
    await choose('%PDF-1.7', 'letter.json');
    await screen.findByText(/^We cannot read this kind of file/);
    expect(input('Choose a file').getAttribute('aria-invalid')).toBe('true');
    await choose('{"resourceType":"Bundle","entry":[', 'half.json');
    await screen.findByText(/^The file is damaged, and nothing of it was read/);
    const csv = 'date,test,value\n2025-02-03,Iron,80\n2025-02-03,Zinc,';
    const box = screen.getByText('or drop it here').parentElement as HTMLElement;
    fireEvent.drop(box, { dataTransfer: { files: [aFile(csv, 'lab.csv')] } });
    await screen.findByText('One row was found in lab.csv.');
    screen.getByText('Not brought in, because it is unclear or has no place here: 1 test result.');
    await userEvent.click(screen.getByTestId('import-other'));
    expect(document.activeElement).toBe(await screen.findByTestId('import-choose'));
  });

  test('is not offered to a relative who only reads', async () => {
    const ernesto = await aPerson(t.db, { firstName: 'Ernesto' });
    const relation = { personId: ernesto.personId, memberId: who.anna.id, relationship: 'father' as const };
    await aRelation(t, { ...relation, scopes: ['records'] });
    await openTab(t, `/family-healthrecord?for=${ernesto.personId}&step=import`, { as: who.anna });
    await screen.findByTestId('record-sections');
    for (const id of ['to-import', 'import-choose']) expect(screen.queryByTestId(id)).toBeNull();
  });
});
