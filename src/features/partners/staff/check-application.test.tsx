import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { npiWith } from '#features/providers/npi.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { aDoctorsLicence, anInsurance, anNpi, doctorBio, doctorVisits, doctorWho } from '../server/seed.ts';

const t = await pageApp({ sharesDate: true, settings: { LIMITS_FACTOR: '100' } });

test('whoever checks reads that it is about the doctor, not about themselves', async () => {
  const [olga, ines] = [await aPerson(t.db), await aPerson(t.db, { firstName: 'Ines' })];
  await t.db.updateTable('users').set({ is_staff: true }).where('id', '=', ines.id).execute();
  const { joining } = await t.as(olga);
  const params = { id: (await joining.begin({ body: { as: 'doctor' } })).data._id };
  for (const body of [doctorWho, doctorVisits, doctorBio]) await joining.saveProfile({ params, body });
  for (const body of [anNpi(npiWith(77)), aDoctorsLicence, anInsurance]) await joining.addEvidence({ params, body });
  await joining.send({ params });
  await openTab(t, `/partner/staff/partners?application=${params.id}`, { as: ines });
  await screen.findByRole('heading', { name: 'Evidence, line by line' });
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toContain('The doctor');
  expect(terms).not.toContain('You');
});
