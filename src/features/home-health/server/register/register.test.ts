import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/harness.ts';
import { importRegister, isNoTable } from './import-register.ts';
import { readRegister } from './read-register.ts';

const t = await testApp();
afterAll(() => t.close());

const columns = [
  'State',
  'CMS Certification Number (CCN)',
  'Provider Name',
  'Address',
  'City/Town',
  'ZIP Code',
  'Telephone Number',
  'Type of Ownership',
  'Offers Nursing Care Services',
  'Offers Physical Therapy Services',
  'Offers Occupational Therapy Services',
  'Offers Speech Pathology Services',
  'Offers Medical Social Services',
  'Offers Home Health Aide Services',
  'Certification Date',
  'Quality of patient care star rating',
  'Footnote for quality of patient care star rating',
];
const owl =
  'CA,059Z01,"OWL HOME HEALTH OF CANYON, INC","9 EXAMPLE ST, ""B""",PASADENA,91101,6265550161,,Yes,No,No,Yes,No,Yes,01/02/2010,4.5,';
const table = (...rows: string[]) => [columns.join(','), ...rows].join('\r\n');

test('the table of the register is read by the names of its columns, also where commas and quotes stand in a cell', () => {
  expect(readRegister(`\uFEFF${table(owl)}`)).toEqual([
    {
      ccn: '059Z01',
      name: 'Owl Home Health of Canyon, INC',
      street: '9 Example St, "B"',
      zip: '91101',
      phone: '6265550161',
      services: ['nursing', 'speech_therapy', 'aide'],
      stars: 4.5,
    },
  ]);
});

test('what says too little is left out, and stars that are none are none', () => {
  const rows = [
    owl.replace('059Z01', ''),
    owl.replace('91101', 'none'),
    owl.replace('6265550161', '555'),
    owl.replace('059Z01', '059Z02').replace('4.5', '-'),
  ];
  expect(readRegister(table(...rows))).toMatchObject([{ ccn: '059Z02', stars: null }]);
  expect(readRegister('')).toEqual([]);
});

test('a file that is no table is refused whole', async () => {
  const broken = importRegister(t.db, { text: table(owl, 'CA,"059Z03'), now: t.clock.now() });
  expect(await broken.catch(isNoTable)).toBe(true);
});

test('its agencies are listed once, unverified and to be claimed; later only the stars follow', async () => {
  const text = table(owl, owl);
  const added = await Promise.all([1, 2].map(() => importRegister(t.db, { text, now: t.clock.now() })));
  expect(Math.max(...added)).toBe(1);
  const { homeHealth } = await t.as();
  const found = async () => (await homeHealth.search({ body: { place: '91101' } })).data;
  expect(await found()).toMatchObject([
    {
      name: 'Owl Home Health of Canyon, INC',
      isVerified: false,
      city: 'Pasadena',
      qualityStars: 4.5,
      programs: ['medicare'],
    },
  ]);
  await t.db.updateTable('providers').set({ name: 'Owl Canyon' }).where('kind', '=', 'home_health_agency').execute();
  const next = table(owl.replace('4.5', '3'));
  expect(await importRegister(t.db, { text: next, now: t.clock.now() })).toBe(0);
  expect(await found()).toMatchObject([{ name: 'Owl Canyon', qualityStars: 3 }]);
});
