import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPerson, makeStaff } from '#features/account/server/seed.ts';
import { npiWith } from '#features/providers/npi.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { aDoctorsLicence, anInsurance, anNpi, doctorBio, doctorVisits, doctorWho, inWriting } from '../server/seed.ts';

const t = await pageApp({ sharesDate: true, settings: { LIMITS_FACTOR: '100' } });

/** The application of a doctor, sent, and open in the tab of one of our staff. */
async function openSent(npi: number) {
  const [olga, ines] = [await aPerson(t.db), await aPerson(t.db, { firstName: 'Ines' })];
  await makeStaff(t.db, ines);
  const { joining } = await t.as(olga);
  const params = { id: (await joining.begin({ body: { as: 'doctor' } })).data._id };
  for (const body of [doctorWho, doctorVisits, doctorBio]) await joining.saveProfile({ params, body });
  for (const shown of [anNpi(npiWith(npi)), aDoctorsLicence, anInsurance])
    await joining.addEvidence({ params, body: await inWriting(t, olga, shown) });
  await joining.send({ params });
  await openTab(t, `/partner/staff/partners?application=${params.id}`, { as: ines });
  await screen.findByRole('heading', { name: 'Evidence, line by line' });
  return joining;
}

test('whoever checks reads that it is about the doctor, not about themselves', async () => {
  await openSent(77);
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toContain('The doctor');
  expect(terms).not.toContain('You');
});

test('staff hears what is to be confirmed first, and asks for more in words', async () => {
  const joining = await openSent(78);
  await userEvent.click(screen.getByTestId('approve'));
  expect((await screen.findByTestId('refusal')).textContent).toBe(
    'Confirm NPI, license and insurance first; license and insurance must be in force',
  );
  await userEvent.click(screen.getByTestId('ask'));
  await userEvent.type(await screen.findByTestId('answer'), 'A scan of the license, please.');
  await userEvent.click(screen.getByTestId('answer-send'));
  await waitFor(async () =>
    expect((await joining.mine({ query: { as: 'doctor' } })).data).toMatchObject({
      status: 'asked',
      answer: 'A scan of the license, please.',
    }),
  );
});
