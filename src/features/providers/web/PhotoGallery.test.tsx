import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { aCaregiver } from '#features/caregivers/server/seed.ts';
import { aLab } from '#features/diagnostics/server/seed.ts';
import { aDoctor } from '#features/doctors/server/seed.ts';
import { anAgency } from '#features/home-health/server/seed.ts';
import { aCentre } from '#features/senior-care/server/seed.ts';
import { insuredUntil } from '#test/evidence.ts';
import { openTab, pageApp } from '#test/page.tsx';
import type { Photo } from '../photo.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' }, sharesDate: true });

const named = ['First', 'Second', 'Third'];
const photos = named.map((alt): Photo => ({ stem: alt.toLowerCase(), alt, width: 480, height: 320, widths: [480] }));

const aLapsedCentre = async () => {
  const centre = await aCentre(t.db, { managerId: (await aPerson(t.db)).id });
  await insuredUntil(t, centre.id, '2026-06-10');
  return centre;
};

test.each([
  ['a center', () => aCentre(t.db), '/care/daycaredetails/', named],
  ['a center whose evidence has ended', aLapsedCentre, '/scare/unverifiedCenter/', named],
  ['a lab', () => aLab(t.db), '/diagnosis-center-view?center=', named],
  ['an agency', () => anAgency(t.db), '/homeHealthProfile/', named],
  ['a doctor, who has a portrait besides', () => aDoctor(t.db), '/Md/', named.slice(1)],
  ['a caregiver, who has a portrait besides', () => aCaregiver(t.db), '/cg/', named.slice(1)],
])('families see all photographs of %s', async (_, made, page, seen) => {
  const { id } = await made();
  await t.db
    .updateTable('providers')
    .set({ photos: JSON.stringify(photos) })
    .where('id', '=', id)
    .execute();
  await openTab(t, `${page}${id}`, { as: await aPerson(t.db) });
  const gallery = within(await screen.findByTestId('gallery'));
  expect(gallery.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(seen);
});
