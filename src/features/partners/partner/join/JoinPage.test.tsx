import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPerson, makeStaff, type Person } from '#features/account/server/seed.ts';
import { aPng } from '#features/uploads/server/seed.ts';
import { filesGo } from '#test/files-go.ts';
import { heading } from '#test/on-screen.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { flushDrafts } from '#web/draft-vault.ts';
import type { ProfileChange } from '../../place-profile.ts';
import {
  aLicence,
  anInsurance,
  doctorBio,
  doctorVisits,
  doctorWho,
  inWriting,
  oliveCare,
  olivePlace,
  oliveWords,
  toldBy,
} from '../../server/seed.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' } });

let olga: Person;
beforeEach(async () => {
  olga = await aPerson(t.db, { firstName: 'Olga', lastName: 'Petrov' });
  filesGo(t, olga);
});

const put = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });
async function attach() {
  const scan = new File([new Uint8Array(await aPng())], 'license.png', { type: 'image/png' });
  await userEvent.upload(screen.getByTestId('fileIds-choose'), scan);
  await waitFor(() => expect(screen.getByTestId('file-row').dataset['state']).toBe('sent'));
}
const next = () => userEvent.click(screen.getByTestId('join-next'));

/** Everything but the last step, as if it had been written before. */
async function written() {
  const { joining } = await t.as(olga);
  const params = { id: (await joining.begin({ body: {} })).data._id };
  for (const body of [olivePlace, oliveCare, oliveWords]) await joining.saveProfile({ params, body });
  for (const shown of [aLicence, anInsurance])
    await joining.addEvidence({ params, body: await inWriting(t, olga, shown) });
  return params;
}

test('begins, saves each step, and is gone on with where it was left', async () => {
  await openTab(t, '/partner/join', { as: olga });
  await userEvent.click(await screen.findByTestId('join-begin'));
  await heading('Where do you care for people?');
  await next();
  expect((await screen.findByTestId('error-summary')).textContent).toContain("Name can't be blank");
  put(screen.getByTestId('place-name'), 'Olive Tree Day Center');
  await userEvent.click(screen.getByTestId('place-kind-day_care'));
  put(screen.getByTestId('place-phone'), '626 555 0163');
  put(screen.getByTestId('place-street'), '88 Example Lane');
  put(screen.getByTestId('place-zip'), '91101');
  await screen.findByText('The pin is in Pasadena, CA 91101.');
  await next();
  await heading('Seats, prices and hours');
});

test('goes on where it was left, up to the evidence that is needed', async () => {
  const { joining } = await t.as(olga);
  const params = { id: (await joining.begin({ body: {} })).data._id };
  await joining.saveProfile({ params, body: olivePlace });
  await openTab(t, '/partner/join', { as: olga });
  await heading('Seats, prices and hours');
  for (const [name, price] of [
    ['Price for a day', '79'],
    ['Price for a week', '375'],
    ['Price for four weeks', '1501'],
  ] as const)
    put(screen.getByLabelText(name, { exact: false }), price);
  await next();
  await heading('What should families know?');
  put(screen.getByLabelText('About your center, in English', { exact: false }), 'A quiet house.');
  await next();
  await heading('What can you show?');
  await userEvent.click(screen.getByTestId('add-licence'));
  await heading('Your license');
  await userEvent.click(screen.getByTestId('evidence-save'));
  const summary = await screen.findByTestId('error-summary');
  expect(summary.textContent).toContain('Say until when it holds');
  expect(summary.textContent).toContain('Attach a photo or a scan of it');
  await attach();
  await waitFor(() => expect(summary.textContent).not.toContain('Attach a photo'));
  put(screen.getByTestId('evidence-field-number'), 'ADP-1982');
  put(screen.getByTestId('evidence-field-title'), 'Adult day program');
  put(screen.getByTestId('evidence-field-issuer'), 'State of California');
  put(screen.getByTestId('evidence-field-until'), '03/31/2028');
  await userEvent.click(screen.getByTestId('evidence-save'));
  await screen.findByText('03-31-2028');
  await next();
  expect((await screen.findByTestId('join-missing')).textContent).toContain('Evidence');
  expect(screen.queryByTestId('join-send')).toBeNull();
});

test('is sent once all is there; then says that it is being checked, and what is missing', async () => {
  const params = await written();
  await openTab(t, '/partner/join', { as: olga });
  await userEvent.click(await screen.findByTestId('join-send'));
  expect((await screen.findByTestId('status-sent')).textContent).toContain('look up what you sent, within two days.');
  const givenOf = async (kind: string) => (await screen.findByTestId(`sent-${kind}`)).textContent;
  expect(await givenOf('licence')).toContain('Not checked yet');
  expect(await givenOf('licence')).toContain(aLicence.number);
  expect(screen.queryByTestId('change-licence')).toBeNull();
  expect(screen.getByTestId('ask-people').getAttribute('href')).toBe('/help-support?step=new&category=account');
  const ines = await aPerson(t.db);
  await makeStaff(t.db, ines);
  const { checking } = await t.as(ines);
  const lineId = (await checking.one({ params })).data.evidence.find(({ kind }) => kind === 'insurance')?._id ?? '';
  const refused = { result: 'refused', source: 'The insurer', until: null } as const;
  const { version } = (await checking.check({ params: { ...params, lineId }, body: refused })).data;
  await checking.decide({ params, body: { as: 'asked', version, answer: 'The page with the date.' } });
  closeTab();
  await openTab(t, '/partner/join', { as: olga });
  await screen.findByTestId('status-asked');
  expect(screen.getByText('The page with the date.')).toBeTruthy();
  expect(await givenOf('insurance')).toContain('Not confirmed');
  await userEvent.click(screen.getByTestId('join-complete'));
  await heading('What can you show?');
  expect(screen.getByText('The page with the date.')).toBeTruthy();
});

test('staff check line by line, and approve; a colleague who was first is named', async () => {
  const params = await written();
  await (await t.as(olga)).joining.send({ params });
  const ines = await aPerson(t.db, { firstName: 'Ines' });
  await makeStaff(t.db, ines);
  await openTab(t, '/partner/staff/partners', { as: ines });
  await userEvent.click(await screen.findByText('Olive Tree Day Center'));
  await screen.findByTestId('line-licence');
  await userEvent.click(screen.getByTestId('approve'));
  expect((await screen.findByTestId('refusal')).textContent).toContain('Confirm a license');
  for (const kind of ['licence', 'insurance']) {
    await userEvent.click(screen.getByTestId(`result-${kind}-confirmed`));
    put(screen.getByTestId(`source-${kind}`), 'State registry');
    await userEvent.click(screen.getByTestId(`save-${kind}`));
    await waitFor(() => expect(screen.queryByTestId(`save-${kind}`)).toBeNull());
  }
  await userEvent.click(screen.getByTestId('approve'));
  await waitFor(() => expect(screen.getByTestId('state').textContent).toBe('Approved'));
  expect(screen.queryByTestId('approve')).toBeNull();
  expect(screen.getByTestId('history').textContent).toContain('Approved');
});

test('a doctor says in which state a license is held', async () => {
  const { joining } = await t.as(olga);
  const params = { id: (await joining.begin({ body: { as: 'doctor' } })).data._id };
  for (const body of [doctorWho, doctorVisits, doctorBio]) await joining.saveProfile({ params, body });
  await openTab(t, '/partner/join?as=doctor', { as: olga });
  await userEvent.click(await screen.findByTestId('add-licence'));
  await heading('Your license');
  await userEvent.selectOptions(screen.getByTestId('evidence-field-state'), 'CA');
  const given = { number: 'A-198223', title: 'Physician and surgeon', issuer: 'Medical Board', until: '03/31/2028' };
  for (const [field, text] of Object.entries(given)) put(screen.getByTestId(`evidence-field-${field}`), text);
  await attach();
  await userEvent.click(screen.getByTestId('evidence-save'));
  await screen.findByTestId('change-licence');
  expect((await joining.mine({ query: { as: 'doctor' } })).data?.evidence).toMatchObject([
    { kind: 'licence', facts: { state: 'CA', number: 'A-198223' } },
  ]);
});

test('a care giver says how to be reached, the help, the price and the hours; the evidence begins with the number', async () => {
  await openTab(t, '/partner/join?as=caregiver', { as: olga });
  await userEvent.click(await screen.findByTestId('join-begin'));
  await heading('Who are you, and how are you reached?');
  await next();
  expect((await screen.findByTestId('error-summary')).textContent).toContain("Number can't be blank");
  const given = {
    name: 'Olga Petrov',
    phone: '626 555 0163',
    street: '88 Example Lane',
    zip: '91101',
    licence: 'HCA-7',
  };
  for (const [field, text] of Object.entries(given)) put(screen.getByTestId(`contact-${field}`), text);
  await next();
  await heading('What do you help with, and for how much?');
  await next();
  const wrong = await screen.findByTestId('error-summary');
  expect(wrong.textContent).toContain('Choose what you help with');
  const list = screen.getByTestId<HTMLDetailsElement>('services');
  within(list).getByText('Choose what you help with');
  expect(list.open).toBe(true);
  await userEvent.click(within(wrong).getByText('Choose what you help with'));
  expect(list.contains(document.activeElement)).toBe(true);
  put(screen.getByLabelText('About you, in English', { exact: false }), 'I cook and I listen.');
  put(screen.getByLabelText('Price an hour, in dollars', { exact: false }), '31');
  await userEvent.click(screen.getByTestId('services-meal_preparation'));
  await next();
  await heading('When can families book you?');
  expect(screen.queryByTestId('slotMinutes')).toBeNull();
  expect(screen.queryByTestId('capacity')).toBeNull();
  await next();
  await heading('What can you show?');
  expect((await (await t.as(olga)).joining.mine({ query: { as: 'caregiver' } })).data?.profile).toMatchObject({
    help: { hourCents: 3100, services: ['meal_preparation'] },
    times: { slotMinutes: 60, capacity: 1 },
  });
  expect(screen.getByTestId('evidence-background').textContent).toContain('Needed');
  expect(screen.queryByTestId('evidence-ratio')).toBeNull();
  await userEvent.click(screen.getByTestId('add-licence'));
  await heading('Your license');
  expect(screen.getByTestId<HTMLInputElement>('evidence-field-number').value).toBe('HCA-7');
});

test('a test center prices its tests, says how many chairs it has, and staff read all of it', async () => {
  const { joining } = await t.as(olga);
  const params = { id: (await joining.begin({ body: { as: 'diagnosticCenter' } })).data._id };
  await joining.saveProfile({ params, body: toldBy.diagnosticCenter[0] as ProfileChange });
  await openTab(t, '/partner/join?as=diagnosticCenter', { as: olga });
  await heading('What do you test, and for how much?');
  put(screen.getByLabelText('About your center, in English', { exact: false }), 'Two chairs.');
  put(screen.getByTestId('price-lipid_panel'), 'a lot');
  await next();
  expect((await screen.findByTestId('error-summary')).textContent).toContain('Enter a price');
  flushDrafts();
  const kept = { ...sessionStorage };
  closeTab();
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, String(value));
  await openTab(t, '/partner/join?as=diagnosticCenter', { as: olga });
  await screen.findByTestId('draft-restored');
  expect(screen.getByTestId('price-lipid_panel')).toHaveProperty('value', 'a lot');
  put(screen.getByTestId('price-lipid_panel'), '38');
  await next();
  await heading('When can families book you?');
  await userEvent.selectOptions(screen.getByTestId('capacity'), '3');
  await next();
  await heading('What can you show?');
  for (const shown of [aLicence, anInsurance])
    await joining.addEvidence({ params, body: await inWriting(t, olga, shown) });
  await joining.send({ params });
  closeTab();
  const ines = await aPerson(t.db);
  await makeStaff(t.db, ines);
  await openTab(t, `/partner/staff/partners?application=${params.id}`, { as: ines });
  expect((await screen.findByTestId('tests-told')).textContent).toContain('$38');
  await screen.findByText('Two chairs.');
});

test('who is approved is led to their workspace, which begins with what families ask', async () => {
  const { joining } = await t.as(olga);
  const params = { id: (await joining.begin({ body: { as: 'homeHealthAgency' } })).data._id };
  for (const body of toldBy.homeHealthAgency) await joining.saveProfile({ params, body });
  for (const shown of [aLicence, anInsurance])
    await joining.addEvidence({ params, body: await inWriting(t, olga, shown) });
  await joining.send({ params });
  const ines = await aPerson(t.db);
  await makeStaff(t.db, ines);
  const { checking } = await t.as(ines);
  for (const { _id: lineId } of (await checking.one({ params })).data.evidence)
    await checking.check({
      params: { ...params, lineId },
      body: { result: 'confirmed', source: 'Register', until: null },
    });
  const { version } = (await checking.one({ params })).data;
  await checking.decide({ params, body: { as: 'approved', version } });
  await openTab(t, '/partner/join?as=homeHealthAgency', { as: olga });
  expect((await screen.findByTestId('status-approved')).textContent).toContain(
    'their requests to be called come to you',
  );
  await userEvent.click(screen.getByTestId('to-workspace'));
  await waitFor(() => expect(location.pathname).toBe('/partner/leads'));
});
