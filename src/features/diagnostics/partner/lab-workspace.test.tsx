import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { filesGo } from '#test/files-go.ts';
import { heading, messages } from '#test/on-screen.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { smallPdf } from '#test/small-pdf.ts';
import { userEvent } from '#test/user-event.ts';
import { aLab, anOrder, aReport } from '../server/seed.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' }, sharesDate: true });
const EIGHT = '2026-06-17T15:00:00.000Z';
let elena: Person;
let naomi: Person;
let lab: { id: string };
beforeEach(async () => {
  t.clock.set('2026-06-15T16:00:00Z');
  elena = await aPerson(t.db, { firstName: 'Elena', lastName: 'Marín' });
  naomi = await aPerson(t.db, { firstName: 'Naomi', lastName: 'Feld' });
  lab = await aLab(t.db, { managerId: naomi.id });
});

/** Both clocks, once the draw of the order is over. */
function afterTheDraw(now = '2026-06-17T15:20:00Z') {
  t.clock.set(now);
  vi.setSystemTime(t.clock.now());
}
const press = async (testId: string) => userEvent.click(await screen.findByTestId(testId));
const enter = (analyte: string, value: string) =>
  fireEvent.change(screen.getByTestId(`value-of-${analyte}`), { target: { value } });
const reportOf = async (id: string) => (await (await t.as(elena)).labOrders.report({ params: { id } })).data;

test('an order goes from the sample to a report with values and a document, and the family reads them', async () => {
  const { id } = await anOrder(t, { lab, person: elena, startsAt: EIGHT });
  afterTheDraw();
  filesGo(t, naomi);
  await openTab(t, '/partner/lab', { as: naomi });
  await heading('Lab orders');
  await userEvent.click(
    within(await screen.findByTestId(`lab-order-${id}`)).getByRole('link', { name: 'Elena Marín' }),
  );
  await heading('Elena Marín');
  expect(screen.queryByTestId('report-form')).toBeNull();
  await press('advance-collected');
  await press('advance-in_lab');
  await screen.findByTestId('report-form');
  expect(await reportOf(id)).toMatchObject({ stage: 'in_lab', files: [] });

  await press('report-send');
  await screen.findAllByText('Enter a value or attach the document');
  enter('ldl', '1x8');
  await screen.findByText('Enter a figure, for example 5.4');
  await press('report-keep');
  await screen.findByText('There is a problem');
  enter('ldl', '140');
  within(screen.getByTestId('enter-ldl')).getByTestId('flag-high');
  const highest = screen.getByTestId('high-of-ldl');
  fireEvent.change(highest, { target: { value: '13o' } });
  expect(within(screen.getByTestId('enter-ldl')).queryByTestId(/^flag-/)).toBeNull();
  fireEvent.change(highest, { target: { value: '130' } });
  fireEvent.change(screen.getByTestId('unit-of-ldl'), { target: { value: 'mmol/L' } });
  expect(highest).toHaveProperty('value', '3.36');
  fireEvent.change(screen.getByTestId('unit-of-ldl'), { target: { value: 'mg/dL' } });
  within(screen.getByTestId('enter-ldl')).getByTestId('flag-high');
  enter('hdl', '52,5');
  within(screen.getByTestId('enter-hdl')).getByTestId('flag-usual');
  await userEvent.type(screen.getByTestId('remark'), 'Taken after twelve hours.');
  await press('report-keep');
  await screen.findByText('Kept. The family does not see it yet.');
  expect((await reportOf(id)).tests.flatMap(({ values }) => values)).toEqual([]);

  expect(screen.getByTestId('value-of-ldl')).toHaveProperty('value', '140');
  const pdf = new File([new Uint8Array(smallPdf)], 'report.pdf', { type: 'application/pdf' });
  await userEvent.upload(screen.getByTestId('files-choose'), pdf);
  await screen.findByRole('link', { name: 'Open report.pdf' });
  await press('report-send');
  expect((await screen.findByTestId('sure-report')).textContent).toContain('Are these the results of Elena Marín?');
  await userEvent.click(within(screen.getByTestId('sure-report')).getByRole('button', { name: 'Report' }));
  await screen.findByText('Reported. The family hears of it.');
  const read = await reportOf(id);
  expect(read).toMatchObject({ stage: 'reported', remark: 'Taken after twelve hours.' });
  expect(read.files.map(({ name }) => name)).toEqual(['report.pdf']);
  expect(read.tests.flatMap(({ values }) => values.map(({ analyte, value, flag }) => [analyte, value, flag]))).toEqual([
    ['ldl', 140, 'high'],
    ['hdl', 52.5, 'usual'],
  ]);
  closeTab();

  await openTab(t, `/diagnostic-testView?order=${id}`, { as: elena });
  within(await screen.findByTestId('value-ldl')).getByTestId('flag-high');
  within(screen.getByTestId('report-files')).getByText(/report\.pdf/);
  screen.getByText('Taken after twelve hours.');
});

test('whoever presses a button stays where they are, or goes on from the heading once it is gone', async () => {
  const { id } = await anOrder(t, { lab, person: elena, startsAt: EIGHT, codes: ['a1c'] });
  afterTheDraw();
  await openTab(t, `/partner/lab/${id}`, { as: naomi });
  const standsAtHeading = () => waitFor(() => expect(document.activeElement?.textContent).toBe('Elena Marín'));
  await press('advance-collected');
  await press('advance-in_lab');
  await screen.findByTestId('report-form');
  await standsAtHeading();

  const keep = screen.getByTestId('report-keep');
  const fold = screen.getByTestId('enter-a1c').querySelector('details');
  if (fold) fold.open = true;
  for (const value of ['6,1', '6,2']) {
    enter('a1c', value);
    await press('report-keep');
    await waitFor(async () =>
      expect((await (await t.as(naomi)).labWork.one({ params: { id } })).data.wanted[0]?.begun?.value).toBe(
        Number(value.replace(',', '.')),
      ),
    );
    await waitFor(() => expect(keep.getAttribute('aria-busy')).not.toBe('true'));
    expect(document.activeElement).toBe(keep);
    expect(screen.getByTestId('value-of-a1c')).toHaveProperty('value', value);
  }
  expect(fold?.isConnected && fold.open).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: /After we have talked/ }));
  await press('report-send');
  await userEvent.click(within(await screen.findByTestId('sure-report')).getByRole('button', { name: 'Report' }));
  await press('release');
  await waitFor(() => expect(screen.queryByTestId('held')).toBeNull());
  await standsAtHeading();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a lab reads the hour of a draw before it answers, and the family in its list, with the way to that day', async () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  const { id, bookingId } = await anOrder(t, { lab, person: elena, startsAt: EIGHT, status: 'pending' });
  await openTab(t, `/partner?id=${id}`, { as: naomi });
  const card = await screen.findByTestId(`request-${bookingId}`);
  expect(card.textContent).toMatch(/Wed, Jun 17, 8:00\sAM · At the center/);
  expect((await screen.findByTestId('visit-time')).textContent).toMatch(/Wednesday, June 17, 2026, 8:00\sAM/);
  expect(screen.getByTestId('request-details').textContent).toMatch(/Time of the drawWed, Jun 17, 8:00\sAM/);
  expect(screen.getByTestId('request-calendar').getAttribute('href')).toBe('/partner/calendar?day=2026-06-17');
  closeTab();
  await openTab(t, '/dashboardorders?tab=pending', { as: elena });
  expect((await screen.findByTestId(`booking-${bookingId}`)).textContent).toMatch(/06-17-2026, 8:00\sAM/);
});

test('what was reported is put right, and the family reads that', async () => {
  const { id } = await anOrder(t, { lab, person: elena, startsAt: EIGHT, codes: ['a1c'] });
  await aReport(t.db, { bookingId: id, values: { a1c: 9.9 } });
  afterTheDraw('2026-06-19T15:20:00Z');
  await openTab(t, '/partner/lab?tab=reported', { as: naomi });
  await userEvent.click(
    within(await screen.findByTestId(`lab-order-${id}`)).getByRole('link', { name: 'Elena Marín' }),
  );
  await screen.findByTestId('report-form');
  expect(screen.queryByTestId('report-keep')).toBeNull();
  enter('a1c', '5.5');
  await press('report-send');
  await userEvent.click(
    within(await screen.findByTestId('sure-report')).getByRole('button', { name: 'Correct the report' }),
  );
  await waitFor(async () => expect((await reportOf(id)).correctedAt).not.toBeNull());
  expect((await reportOf(id)).tests[0]?.values).toMatchObject([{ value: 5.5, flag: 'usual' }]);
});

test('what the lab wants to talk about first opens to the family once it says so', async () => {
  const { id } = await anOrder(t, { lab, person: elena, startsAt: EIGHT, codes: ['a1c'] });
  await aReport(t.db, { bookingId: id, stage: 'in_lab' });
  afterTheDraw();
  await openTab(t, `/partner/lab/${id}`, { as: naomi });
  await screen.findByTestId('report-form');
  enter('a1c', '9.9');
  await userEvent.click(screen.getByRole('radio', { name: /After we have talked/ }));
  await press('report-send');
  await userEvent.click(within(await screen.findByTestId('sure-report')).getByRole('button', { name: 'Report' }));
  await screen.findByText('Reported. The family is asked to call you.');
  closeTab();

  await openTab(t, `/diagnostic-testView?order=${id}`, { as: elena });
  const held = await screen.findByTestId('held');
  expect(held.textContent).toContain('Arroyo Labs would like to talk with you about the results first');
  expect(within(held).getByRole('link').getAttribute('href')).toBe('tel:+16265550120');
  expect(screen.queryByTestId(/^value-/)).toBeNull();
  closeTab();

  await openTab(t, `/partner/lab/${id}`, { as: naomi });
  await press('release');
  await waitFor(() => expect(screen.queryByTestId('held')).toBeNull());
  expect((await reportOf(id)).tests[0]?.values).toMatchObject([{ value: 9.9 }]);
});

test('an order of another lab is not among theirs', async () => {
  const other = await aLab(t.db, { name: 'Other' });
  const { id } = await anOrder(t, { lab: other, person: elena, startsAt: EIGHT });
  await openTab(t, `/partner/lab/${id}`, { as: naomi });
  await screen.findByTestId('no-lab-order');
});

test('a lab says what it tests, for how much, and whether it comes home, and sees itself as families do', async () => {
  await openTab(t, '/partner/profile', { as: naomi });
  const price = await screen.findByTestId('price-lipid_panel');
  expect(price).toHaveProperty('value', '38.00');
  const preview = screen.getByTestId('preview');
  for (const code of ['lipid_panel', 'a1c', 'vitamin_d'])
    fireEvent.change(screen.getByTestId(`price-${code}`), { target: { value: '' } });
  await press('save-profile');
  await screen.findAllByText('Give a price for one test: without one nobody can order');
  fireEvent.change(price, { target: { value: '$41' } });
  await waitFor(() => expect(preview.textContent).toContain('From $41'));
  await userEvent.click(screen.getByTestId('comes-home'));
  fireEvent.change(await screen.findByTestId('home-fee'), { target: { value: '25' } });
  await press('save-profile');
  await screen.findByTestId('saved');
  const { data } = await (await t.as()).diagnostics.centre({ params: { id: lab.id } });
  expect(data).toMatchObject({ homeFeeCents: 2500, fromCents: 4100, offered: 1 });
});

test('a lab that comes home says what that costs, within its bounds', async () => {
  await openTab(t, '/partner/profile', { as: naomi });
  await userEvent.click(await screen.findByTestId('comes-home'));
  const fee = await screen.findByTestId('home-fee');
  for (const typed of ['', '6000', 'much']) {
    fireEvent.change(fee, { target: { value: typed } });
    await press('save-profile');
    await waitFor(() => expect(messages()).toEqual(['Enter what it costs, $0 to $5,000']));
    fireEvent.change(fee, { target: { value: '5' } });
    await waitFor(() => expect(screen.queryAllByText(/Enter what it costs/)).toEqual([]));
  }
  fireEvent.change(fee, { target: { value: '0' } });
  await press('save-profile');
  await screen.findByTestId('saved');
});

test('a lab that has said nothing yet reads what is missing, and says when it draws and how many it receives at a time', async () => {
  const hana = await aPerson(t.db);
  await aLab(t.db, { managerId: hana.id, prices: {}, weeklyHours: null });
  await openTab(t, '/partner/profile', { as: hana });
  const missing = await screen.findByTestId('not-found-yet');
  await userEvent.click(within(missing).getByRole('link', { name: 'Say your hours' }));
  await screen.findByTestId('hours-form');
  await userEvent.selectOptions(screen.getByTestId('capacity'), '3');
  await press('hours-save');
  await waitFor(async () =>
    expect((await (await t.as(hana)).workingHours.mine({})).data).toMatchObject([{ capacity: 3 }]),
  );
});
