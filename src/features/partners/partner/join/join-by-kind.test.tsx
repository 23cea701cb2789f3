import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPerson, makeStaff } from '#features/account/server/seed.ts';
import { attach, next, openJoining, put } from '#test/joining.ts';
import { heading } from '#test/on-screen.ts';
import { closeTab, openTab } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { flushDrafts } from '#web/draft-vault.ts';
import type { ProfileChange } from '../../place-profile.ts';
import { aLicence, anInsurance, doctorBio, doctorVisits, doctorWho, inWriting, toldBy } from '../../server/seed.ts';

const { t, who } = await openJoining();

test('a doctor says in which state a license is held', async () => {
  const { joining } = await t.as(who.olga);
  const params = { id: (await joining.begin({ body: { as: 'doctor' } })).data._id };
  for (const body of [doctorWho, doctorVisits, doctorBio]) await joining.saveProfile({ params, body });
  await openTab(t, '/partner/join?as=doctor', { as: who.olga });
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
  await openTab(t, '/partner/join?as=caregiver', { as: who.olga });
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
  expect((await (await t.as(who.olga)).joining.mine({ query: { as: 'caregiver' } })).data?.profile).toMatchObject({
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
  const { joining } = await t.as(who.olga);
  const params = { id: (await joining.begin({ body: { as: 'diagnosticCenter' } })).data._id };
  await joining.saveProfile({ params, body: toldBy.diagnosticCenter[0] as ProfileChange });
  await openTab(t, '/partner/join?as=diagnosticCenter', { as: who.olga });
  await heading('What do you test, and for how much?');
  put(screen.getByLabelText('About your center, in English', { exact: false }), 'Two chairs.');
  put(screen.getByTestId('price-lipid_panel'), 'a lot');
  await next();
  expect((await screen.findByTestId('error-summary')).textContent).toContain('Enter a price');
  flushDrafts();
  const kept = { ...sessionStorage };
  closeTab();
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, String(value));
  await openTab(t, '/partner/join?as=diagnosticCenter', { as: who.olga });
  await screen.findByTestId('draft-restored');
  expect(screen.getByTestId('price-lipid_panel')).toHaveProperty('value', 'a lot');
  put(screen.getByTestId('price-lipid_panel'), '38');
  await next();
  await heading('When can families book you?');
  await userEvent.selectOptions(screen.getByTestId('capacity'), '3');
  await next();
  await heading('What can you show?');
  for (const shown of [aLicence, anInsurance])
    await joining.addEvidence({ params, body: await inWriting(t, who.olga, shown) });
  await joining.send({ params });
  closeTab();
  const ines = await aPerson(t.db);
  await makeStaff(t.db, ines);
  await openTab(t, `/partner/staff/partners?application=${params.id}`, { as: ines });
  expect((await screen.findByTestId('tests-told')).textContent).toContain('$38');
  await screen.findByText('Two chairs.');
});

test('who is approved is led to their workspace, which begins with what families ask', async () => {
  const { joining } = await t.as(who.olga);
  const params = { id: (await joining.begin({ body: { as: 'homeHealthAgency' } })).data._id };
  for (const body of toldBy.homeHealthAgency) await joining.saveProfile({ params, body });
  for (const shown of [aLicence, anInsurance])
    await joining.addEvidence({ params, body: await inWriting(t, who.olga, shown) });
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
  await openTab(t, '/partner/join?as=homeHealthAgency', { as: who.olga });
  expect((await screen.findByTestId('status-approved')).textContent).toContain(
    'their requests to be called come to you',
  );
  await userEvent.click(screen.getByTestId('to-workspace'));
  await waitFor(() => expect(location.pathname).toBe('/partner/leads'));
});
