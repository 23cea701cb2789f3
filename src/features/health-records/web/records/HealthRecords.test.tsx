import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { anInsuranceCard } from '#features/insurance/server/seed.ts';
import { aPng } from '#features/uploads/server/seed.ts';
import { filesGo } from '#test/files-go.ts';
import { currentTab, openKeptRecords } from '#test/kept-records.ts';
import { heading, input, messages, titled } from '#test/on-screen.ts';
import { closeTab, openTab } from '#test/page.tsx';
import { watchPrint } from '#test/printed.ts';
import { userEvent } from '#test/user-event.ts';
import { type RecordType, recordTypeNames, recordTypes } from '../../record-types.ts';
import { aNewRecord } from '../../server/seed.ts';
import { sections } from './sections.ts';

const { t, who, keep } = await openKeptRecords();

const listed = async (type: RecordType) =>
  (await (await t.as(who.anna)).healthRecords.profile({ params: { id: who.anna.personId } })).data.records[type];
const rewrite = async (label: string, text: string) => {
  await userEvent.clear(input(label));
  await userEvent.type(input(label), text);
};

describe('one’s own records', () => {
  test('have the ten tabs of the specification, each with its own address and how much is in it', async () => {
    await keep('diary');
    await anInsuranceCard(t.db, { person: who.anna, now: t.clock.now() });
    await openTab(t, '/healthrecords', { as: who.anna });
    await heading('Health records');
    const tabs = within(screen.getByTestId('record-sections')).getAllByRole('link');
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'Info',
      'Allergies',
      'Habits',
      'Diary1',
      'Consultations',
      'Surgeries/Procedure',
      'Clinical Notes',
      'Diagnosis',
      'Insurances1',
      'Vaccination',
    ]);
    expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual(
      sections.map(({ name }) => `/healthrecords?tab=${name}`),
    );
    expect(currentTab()).toBe('page');
    screen.getByTestId('fact-height');
    expect(screen.queryByTestId('fact-smoking')).toBeNull();
    await userEvent.click(screen.getByTestId('tab-habits'));
    await screen.findByTestId('fact-smoking');
    expect(document.title).toBe('Habits · Health records | Lado');
    await userEvent.click(screen.getByRole('link', { name: 'Change: Smoking' }));
    await heading('Do you smoke?');
    await userEvent.click(input('Occasionally'));
    await userEvent.click(screen.getByTestId('health-continue'));
    await screen.findByTestId('section-habits');
    await waitFor(() => expect(screen.getByTestId('fact-smoking').textContent).toBe('Occasionally'));
  });

  test.each(recordTypeNames)(
    '%s: the form asks for what is declared, in that order, and the list shows it',
    async (type) => {
      const { fields, files } = recordTypes[type];
      const id = await keep(type);
      await openTab(t, `/healthrecords?tab=${type}&step=form`, { as: who.anna });
      await screen.findByTestId('record-form');
      const asked = [...document.querySelectorAll('[data-testid^=field-]')].map((field) => field.getAttribute('name'));
      expect(asked.filter(Boolean)).toEqual(fields.map(({ name }) => name));
      await userEvent.click(screen.getByTestId('save-record'));
      await screen.findByRole('alert');
      const words = (await import('../../text/en.json')).default as Record<string, string>;
      const isFilled = (name: string) => name === 'patientName';
      expect(messages()).toEqual(
        [...fields.filter(({ name }) => !isFilled(name)), { required: files.required }].flatMap(({ required }) =>
          required === undefined ? [] : [words[required] ?? { 'errors.ageBlank': "Age can't be blank" }[required]],
        ),
      );
      closeTab();
      await openTab(t, `/healthrecords?tab=${type}`, { as: who.anna });
      const row = within(await screen.findByTestId(`record-${id}`));
      for (const { name, look } of fields) if (look === 'line' || look === 'text') row.getByText(`Some ${name}`);
    },
  );

  test('are added with files, and can be taken back at once', async () => {
    filesGo(t, who.anna);
    await openTab(t, '/healthrecords?tab=diagnosis', { as: who.anna });
    await screen.findByText('No tests yet');
    await userEvent.click(screen.getByTestId('add-record'));
    await heading('Diagnosis: add a record');
    await userEvent.type(input('Test type'), 'Blood count');
    await userEvent.type(input('Test date'), '03092026');
    await userEvent.type(input('Diagnostic centre name'), 'Foothill Laboratory');
    await userEvent.type(input('Referred doctor'), 'Dr. Haddad');
    await userEvent.click(screen.getByTestId('save-record'));
    await screen.findByRole('alert');
    expect(messages()).toEqual(["Test report can't be blank"]);
    const file = new File([new Uint8Array(await aPng())], 'report.png', { type: 'image/png' });
    await userEvent.upload(screen.getByTestId('files-choose'), file);
    await screen.findByRole('link', { name: 'Open report.jpg' });
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await userEvent.click(screen.getByTestId('save-record'));
    await screen.findByText('Diagnosis: record added');
    await titled('Health records');
    const [kept] = await listed('diagnosis');
    const row = within(await screen.findByTestId(`record-${kept?._id}`));
    row.getByText('Blood count');
    row.getByText('03-09-2026');
    row.getByRole('link', { name: 'report.jpg' });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('No tests yet');
    expect(await listed('diagnosis')).toEqual([]);
  });

  test('changed elsewhere meanwhile are not overwritten; what was typed stays, and can be sent again', async () => {
    const id = await keep('diary', { issue: 'Dizzy' });
    await openTab(t, `/healthrecords?tab=diary`, { as: who.anna });
    await userEvent.click(await screen.findByTestId('change-record'));
    await heading('Diary: change a record');
    await rewrite('Issue', 'Dizzy twice');
    const { healthRecords } = await t.as(who.anna);
    const record = aNewRecord('diary', { _id: id });
    await healthRecords.changeProfile({ params: { id: who.anna.personId }, body: { version: 1, record } });
    await userEvent.click(screen.getByTestId('save-record'));
    await screen.findByText('This has changed in the meantime. Load the page again.');
    expect(input('Issue').value).toBe('Dizzy twice');
    await userEvent.click(screen.getByTestId('save-record'));
    await screen.findByText('Diary: record saved');
    expect(await listed('diary')).toMatchObject([{ version: 3, facts: { issue: 'Dizzy twice' } }]);
    const row = within(await screen.findByTestId(`record-${id}`));
    expect(row.getByTestId('record-writers').textContent).toMatch(/^Entered [\d-]{10}$/);
    row.getByRole('link', { name: /^Changed by you, [\d-]{10}: see what it said before: Dizzy twice$/ });
  });

  test('are deleted once that is confirmed, and come back with Undo', async () => {
    await keep('surgeries', { surgeryName: 'Cataract', surgeryDate: '2024-05-01' });
    const other = await keep('surgeries', { surgeryName: 'Knee', surgeryDate: '2026-01-09' });
    await openTab(t, '/healthrecords?tab=surgeries', { as: who.anna });
    await screen.findByTestId(`record-${other}`);
    expect(screen.getAllByRole('heading', { level: 3 }).map((year) => year.textContent)).toEqual(['2026', '2024']);
    await userEvent.click(screen.getByRole('button', { name: 'Delete: Knee' }));
    expect((await screen.findByTestId('remove-record')).textContent).toContain('“Knee” and its files are deleted.');
    await userEvent.click(screen.getByTestId('remove-record-no'));
    expect(await listed('surgeries')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Delete: Knee' }));
    await userEvent.click(await screen.findByTestId('remove-record-yes'));
    await waitFor(() => expect(screen.queryByTestId(`record-${other}`)).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Surgeries/Procedure'));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByTestId(`record-${other}`);
  });

  test('are searched by words over all sections, and nothing of it is sent or kept in the address', async () => {
    const dizzy = await keep('diary', { issue: 'Dizzy at the Café Poppy', reportDate: '2026-03-12' });
    await keep('diary', { issue: 'A bad night' });
    const knee = await keep('surgeries', { surgeryName: 'Knee', notes: 'Dizzy afterwards' });
    await anInsuranceCard(t.db, { person: who.anna, card: { plan: 'Dizzy Poppy Choice' }, now: t.clock.now() });
    const { healthRecords } = await t.as(who.anna);
    const facts = { allergies: ['Poppy seeds'] };
    await healthRecords.changeProfile({ params: { id: who.anna.personId }, body: { version: 0, facts } });
    await openTab(t, '/healthrecords', { as: who.anna });
    const looked = async (words: string) => {
      await rewrite('Search these records', words);
      const found = within(await screen.findByTestId('found-records'));
      return found.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    };
    await screen.findByTestId('records-search');
    await looked('dizzy');
    await screen.findByText('Dizzy Poppy Choice', { exact: false });
    expect(await looked('dizzy')).toEqual(['Diary', 'Surgeries/Procedure', 'Insurances']);
    screen.getByTestId(`record-${dizzy}`);
    screen.getByTestId(`record-${knee}`);
    screen.getByText('3 found');
    expect(screen.queryByText('A bad night')).toBeNull();
    expect(await looked('cafe DIZZY')).toEqual(['Diary']);
    expect(await looked('poppy')).toEqual(['Allergies', 'Diary', 'Insurances']);
    expect(await looked('march 12')).toContain('Diary');
    expect(await looked('knee cafe')).toEqual(['Nothing found']);
    screen.getByTestId('nothing-found');
    expect(location.search).toBe('');
    await userEvent.click(screen.getByTestId('records-search-clear'));
    await screen.findByTestId('record-sections');
    expect(document.activeElement).toBe(screen.getByTestId('records-search'));
  });

  test('count the insurance cards as they come and go', async () => {
    await anInsuranceCard(t.db, { person: who.anna, card: { plan: 'Golden Poppy Choice' }, now: t.clock.now() });
    await openTab(t, '/healthrecords?tab=insurances', { as: who.anna });
    const counted = (text: string) =>
      waitFor(() => expect(screen.getByTestId('tab-insurances').textContent).toBe(text));
    await counted('Insurances1');
    await userEvent.click(await screen.findByTestId('insurance-remove'));
    await counted('Insurances');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await counted('Insurances1');
    await userEvent.click(screen.getByTestId('insurance-add'));
    await heading('Add an insurance card');
    await userEvent.type(input('Plan'), 'Silver Poppy Choice');
    await userEvent.type(input('Member ID'), 'SPC12345');
    await userEvent.click(screen.getByTestId('insurance-save'));
    await screen.findByTestId('section-insurances');
    await counted('Insurances2');
  });

  test('show the insurance cards where they are kept, and print what is shown', async () => {
    await anInsuranceCard(t.db, { person: who.anna, card: { plan: 'Golden Poppy Choice' }, now: t.clock.now() });
    await openTab(t, '/healthrecords?tab=insurances', { as: who.anna });
    await screen.findByText('Golden Poppy Choice');
    await userEvent.click(screen.getByTestId('insurance-change'));
    await heading('Change an insurance card');
    await rewrite('Plan', 'Silver Poppy Choice');
    await userEvent.click(screen.getByTestId('insurance-save'));
    await screen.findByTestId('section-insurances');
    await screen.findByText('Silver Poppy Choice');
    const print = watchPrint();
    await userEvent.click(screen.getByTestId('print-records'));
    expect(print).toHaveBeenCalledOnce();
  });
});
