import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { heading, input, messages } from '#test/on-screen.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { watchPrint } from '#test/printed.ts';
import { userEvent } from '#test/user-event.ts';
import { remindOfDoses } from '../server/remind-of-doses.ts';
import { aListedMedicine } from '../server/seed.ts';
import { tellSupplies } from '../server/tell-supplies.ts';
import { tellMissedDoses } from '../server/tell-missed-doses.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '100' }, sharesDate: true });
let anna: Person;
beforeEach(async () => {
  anna = await aPerson(t.db, { firstName: 'Anna', lastName: 'Lindqvist' });
});
const list = (medicine: Parameters<typeof aListedMedicine>[1]['medicine'], person: { personId: string } = anna) =>
  aListedMedicine(t.db, { person, now: t.clock.now(), ...(medicine && { medicine }) });
const kept = async (person = anna) => (await (await t.as(person)).medication.list({ query: {} })).data;
const card = async (id: string) => within(await screen.findByTestId(`medicine-${id}`));

test('a medicine is added, changed, no longer taken, taken again and deleted', async () => {
  await openTab(t, '/dashboardmedication', { as: anna });
  await screen.findByText('No medicines listed');
  await userEvent.click(screen.getByTestId('add-medicine'));
  await heading('Add a medicine');
  await userEvent.click(screen.getByTestId('save-medicine'));
  await screen.findByRole('alert');
  expect(messages()).toEqual([
    "Medicine can't be blank",
    "How much at a time can't be blank",
    'Please select how often',
  ]);
  await userEvent.type(screen.getByTestId('medicine-name'), 'Metformin');
  await userEvent.type(screen.getByTestId('medicine-dose'), '1 tablet');
  await userEvent.selectOptions(screen.getByTestId('medicine-frequency'), 'twice a day');
  await userEvent.click(screen.getByTestId('save-medicine'));
  await screen.findByText('Metformin: added to the list');
  await heading('Medication');
  const id = (await kept()).medicines[0]?._id ?? '';
  (await card(id)).getByText('8:00 AM, 8:00 PM');
  await userEvent.click((await card(id)).getByTestId('change-medicine'));
  await heading('Change Metformin');
  await userEvent.type(screen.getByTestId('medicine-strength'), '500 mg');
  await userEvent.click(screen.getByTestId('save-medicine'));
  await screen.findByRole('heading', { level: 3, name: 'Metformin 500 mg' });
  await userEvent.click((await card(id)).getByTestId('stop-medicine'));
  await userEvent.click(await screen.findByTestId('stop-medicine-yes'));
  await waitFor(async () =>
    expect(within(await screen.findByTestId('medicines-past')).queryByText('Metformin 500 mg')).not.toBeNull(),
  );
  await userEvent.click((await card(id)).getByTestId('resume-medicine'));
  await screen.findByTestId('medicines-now');
  await userEvent.click((await card(id)).getByTestId('remove-medicine'));
  await userEvent.click(await screen.findByTestId('remove-medicine-yes'));
  await screen.findByText('No medicines listed');
  expect((await kept()).medicines).toEqual([]);
});

test('what is dangerous together, and what an allergy speaks against, is said above the list', async () => {
  const calls = (await t.as(anna)).healthRecords;
  const facts = { allergies: ['Penicillin'] };
  await calls.changeProfile({ params: { id: anna.personId }, body: { version: 0, facts } });
  await list({ name: 'Warfarin' });
  await openTab(t, '/dashboardmedication', { as: anna });
  await screen.findByTestId('medicine-check');
  expect(screen.queryByTestId('medicine-warnings')).toBeNull();
  for (const name of ['Advil', 'Amoxicillin', 'Metformin']) await list({ name });
  await openTab(t, '/dashboardmedication', { as: anna });
  const warned = within(await screen.findByTestId('medicine-warnings'));
  expect(warned.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Amoxicillin: the allergy “Penicillin” may speak against it',
    expect.stringMatching(/^(Warfarin and Advil|Advil and Warfarin): together they can cause bleeding$/),
  ]);
  expect(screen.getByTestId('medicine-check').textContent).toMatch(
    /list of .*2026.* Nothing is known here of: Metformin\.$/,
  );
});

test('doses of today are marked, and that is taken back', async () => {
  const id = await list({ frequency: 'twiceDaily' });
  await openTab(t, '/dashboardmedication', { as: anna });
  const morning = within(await screen.findByTestId(`dose-${id}-08:00`));
  await userEvent.click(morning.getByTestId('dose-taken'));
  expect((await morning.findByTestId('dose-state')).textContent).toBe('Taken');
  await userEvent.click(within(screen.getByTestId(`dose-${id}-20:00`)).getByTestId('dose-skipped'));
  expect((await within(screen.getByTestId(`dose-${id}-20:00`)).findByTestId('dose-state')).textContent).toBe('Skipped');
  await userEvent.click(await morning.findByTestId('dose-undo'));
  await morning.findByTestId('dose-taken');
  await waitFor(async () => expect((await kept()).doses.map(({ state }) => state)).toEqual([null, 'skipped']));
});

test('hours are chosen, each another one, and the bell leads to what is due', async () => {
  const mother = await aDependant(t.db, { of: anna, firstName: 'Rosa' });
  const id = await list({ frequency: 'twiceDaily' }, { personId: mother });
  await openTab(t, `/dashboardmedication?for=${mother}`, { as: anna });
  await heading('Rosa’s medication');
  await userEvent.click((await card(id)).getByTestId('change-times'));
  await heading('When Lisinopril 10 mg is taken');
  await userEvent.clear(input('Time 2 of 2'));
  await userEvent.type(input('Time 2 of 2'), '08:00');
  await userEvent.click(screen.getByTestId('save-times'));
  await screen.findByRole('alert');
  expect(messages()).toEqual(['Each dose has a time of its own']);
  await userEvent.clear(input('Time 2 of 2'));
  await userEvent.type(input('Time 2 of 2'), '21:15');
  await userEvent.click(screen.getByTestId('remind'));
  await userEvent.click(screen.getByTestId('save-times'));
  await heading('Rosa’s medication');
  await screen.findByText('8:00 AM, 9:15 PM, with a reminder');
  t.clock.set('2026-06-18T04:15:00Z');
  await remindOfDoses({ db: t.db, now: t.clock.now() });
  await openTab(t, '/notifications', { as: anna });
  await userEvent.click(await screen.findByText('It is 9:15 PM: a medicine of Rosa is due.'));
  await heading('Rosa’s medication');
});

test('a relative who sees the records reads, and prints; where nothing is shared that is said', async () => {
  const ernesto = await aPerson(t.db, { firstName: 'Ernesto' });
  const id = await list({}, ernesto);
  await openTab(t, `/dashboardmedication?for=${ernesto.personId}`, { as: anna });
  await screen.findByTestId('medicines-unshared');
  await aRelation(t, { personId: ernesto.personId, memberId: anna.id, relationship: 'father', scopes: ['records'] });
  await openTab(t, `/dashboardmedication?for=${ernesto.personId}`, { as: anna });
  await heading('Ernesto’s medication');
  const listed = (await card(id)).getByTestId('medicine-by').parentElement;
  expect(listed?.textContent, 'nobody here has prescribed it').toBe('Listed byThe family');
  within(screen.getByTestId(`dose-${id}-08:00`)).getByText('Not said yet');
  for (const act of ['add-medicine', 'change-medicine', 'stop-medicine', 'change-times', 'dose-taken'])
    expect(screen.queryByTestId(act)).toBeNull();
  const print = watchPrint();
  expect(screen.getByTestId('on-paper').textContent).toMatch(/^Ernesto .*As of \d\d-\d\d-\d{4}$/);
  await userEvent.click(screen.getByTestId('print-medicines'));
  expect(print).toHaveBeenCalledOnce();
});

test('thirty days stand on one sheet, in words, and are printed', async () => {
  const now = t.clock.now().toISOString();
  t.clock.set('2026-05-01T16:00:00Z');
  await list({ name: 'Calcium', startsOn: '2026-05-01' });
  t.clock.advance(60); // what was listed last stands first
  const id = await list({ startsOn: '2026-05-01', frequency: 'twiceDaily' });
  t.clock.set('2026-06-18T03:30:00Z');
  const { mark } = (await t.as(anna)).medication;
  for (const [day, time, state] of [
    ['2026-06-17', '08:00', 'taken'],
    ['2026-06-17', '20:00', 'skipped'],
    ['2026-06-16', '20:00', 'taken'],
  ] as const)
    await mark({ params: { id }, body: { day, time, state } });
  await openTab(t, '/dashboardmedication', { as: anna });
  await userEvent.click(await screen.findByTestId('show-history'));
  const counts = within(await screen.findByTestId('history-counts'));
  expect(counts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Lisinopril 10 mg: 2 of 60 doses taken, 1 skipped, 57 not said',
    'Calcium 10 mg: 0 of 30 doses taken, 30 not said',
  ]);
  const table = within(screen.getByRole('table', { name: 'Day by day, the latest first' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Day',
    'Lisinopril 10 mg',
    'Calcium 10 mg',
  ]);
  const rows = table.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toHaveLength(31);
  expect(rows.slice(1, 3)).toEqual([
    ['Wed, Jun 17', '1 of 2 taken, 1 skipped', 'Not said'],
    ['Tue, Jun 16', '1 of 2 taken, 1 not said', 'Not said'],
  ]);
  expect(table.getAllByRole('rowheader')).toHaveLength(30);
  screen.getByTestId('medicine-allergies');
  const print = watchPrint();
  await userEvent.click(screen.getByTestId('print-history'));
  expect(print).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByText('All medicines'));
  await screen.findByTestId('medicines-now');
  t.clock.set(now);
});

test('family is told of what nobody has marked, once that is switched on', async () => {
  const ernesto = await aPerson(t.db, { firstName: 'Ernesto' });
  await aRelation(t, { personId: anna.personId, memberId: ernesto.id, relationship: 'mother', scopes: ['records'] });
  const now = t.clock.now().toISOString();
  t.clock.set('2026-06-17T14:00:00Z');
  const id = await list({});
  await openTab(t, '/dashboardmedication', { as: anna });
  await userEvent.click((await card(id)).getByTestId('change-times'));
  await userEvent.click(await screen.findByTestId('tell-family'));
  await userEvent.click(screen.getByTestId('save-times'));
  await heading('Medication');
  (await card(id)).getByText('family is told');
  t.clock.set('2026-06-17T17:00:00Z');
  await tellMissedDoses({ db: t.db, now: t.clock.now() });
  await openTab(t, '/notifications', { as: ernesto });
  await userEvent.click(await screen.findByText('A dose of Anna, due by 8:00 AM, was not marked within two hours.'));
  await heading('Anna’s medication');
  t.clock.set(now);
});

test('how much there is is said, estimated on the card and beside the dose, and counted anew', async () => {
  const id = await list({ dose: '2 tablets' });
  await openTab(t, '/dashboardmedication', { as: anna });
  await userEvent.click((await card(id)).getByText('How much is left'));
  await heading('How much of Lisinopril 10 mg there is');
  expect(input('How many go into one dose').value).toBe('2');
  await userEvent.click(screen.getByTestId('save-supply'));
  await screen.findByRole('alert');
  expect(messages()).toEqual(['Enter how many there are: above 0, at most 10,000']);
  await userEvent.type(screen.getByTestId('supply-units'), '20,5');
  await userEvent.click(screen.getByTestId('save-supply'));
  await heading('Medication');
  const said = (await (await card(id)).findByTestId('medicine-supply')).textContent;
  expect(said).toMatch(/^about \d+ days left \(estimate\), until about [A-Z][a-z]+ \d+$/);
  within(screen.getByTestId(`dose-${id}-08:00`)).getByText(said ?? '');
  await userEvent.click((await card(id)).getByText('I have more'));
  expect((await screen.findByTestId('supply-estimated')).textContent).toContain('are left of 20.5, counted on');
  await userEvent.click(screen.getByTestId('forget-supply'));
  await heading('Medication');
  expect((await card(id)).queryByTestId('medicine-supply')).toBeNull();
  const needed = await list({ frequency: 'asNeeded' });
  await openTab(t, `/dashboardmedication?step=supply&medicine=${needed}`, { as: anna });
  expect((await card(needed)).queryByTestId('say-supply')).toBeNull();
});

test('that it runs out stands in the bell, and leads to the list', async () => {
  const mother = await aDependant(t.db, { of: anna, firstName: 'Rosa' });
  const id = await list({}, { personId: mother });
  const now = t.clock.now().toISOString();
  t.clock.set('2026-06-17T18:00:00Z');
  const { change } = (await t.as(anna)).medication;
  await change({ params: { id }, body: { version: 1, supply: { units: 5, perDose: 1, countedOn: '2026-06-17' } } });
  t.clock.set('2026-06-18T18:00:00Z');
  await tellSupplies(t.context());
  await openTab(t, '/notifications', { as: anna });
  await userEvent.click(await screen.findByText('A medicine of Rosa may last only until June 22 (estimate)'));
  await heading('Rosa’s medication');
  t.clock.set(now);
});
