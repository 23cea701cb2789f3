import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPerson, makeStaff } from '#features/account/server/seed.ts';
import { attach, next, openJoining, put } from '#test/joining.ts';
import { heading } from '#test/on-screen.ts';
import { closeTab, openTab } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { aLicence, anInsurance, inWriting, oliveCare, olivePlace, oliveWords } from '../../server/seed.ts';

const { t, who } = await openJoining();

/** Everything but the last step, as if it had been written before. */
async function written() {
  const { joining } = await t.as(who.olga);
  const params = { id: (await joining.begin({ body: {} })).data._id };
  for (const body of [olivePlace, oliveCare, oliveWords]) await joining.saveProfile({ params, body });
  for (const shown of [aLicence, anInsurance])
    await joining.addEvidence({ params, body: await inWriting(t, who.olga, shown) });
  return params;
}

test('begins, saves each step, and is gone on with where it was left', async () => {
  await openTab(t, '/partner/join', { as: who.olga });
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
  const { joining } = await t.as(who.olga);
  const params = { id: (await joining.begin({ body: {} })).data._id };
  await joining.saveProfile({ params, body: olivePlace });
  await openTab(t, '/partner/join', { as: who.olga });
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
  await openTab(t, '/partner/join', { as: who.olga });
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
  await openTab(t, '/partner/join', { as: who.olga });
  await screen.findByTestId('status-asked');
  expect(screen.getByText('The page with the date.')).toBeTruthy();
  expect(await givenOf('insurance')).toContain('Not confirmed');
  await userEvent.click(screen.getByTestId('join-complete'));
  await heading('What can you show?');
  expect(screen.getByText('The page with the date.')).toBeTruthy();
});

test('staff check line by line, and approve; a colleague who was first is named', async () => {
  const params = await written();
  await (await t.as(who.olga)).joining.send({ params });
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
