import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/harness.ts';
import { anAgency } from '../seed.ts';
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

test('an agency that joined by itself is listed once: it gets its number by phone or name, and the stars with it', async () => {
  const [crow, jay] = ['059Z05', '059Z06'].map((ccn) => owl.replace('059Z01', ccn).replaceAll('91101', '91205'));
  const text = table(
    crow?.replace('OWL HOME HEALTH OF CANYON, INC', 'CROW HOME HEALTH').replace('6265550161', '8185550177') ?? '',
    jay?.replace('OWL HOME HEALTH OF CANYON, INC', "JAY'S HOME HEALTH, INC").replace('6265550161', '8185550178') ?? '',
  );
  const joined = { zip: '91205', ccn: null, qualityStars: null };
  const byPhone = await anAgency(t.db, { ...joined, name: 'Crow at Home', phone: '8185550177' });
  const byName = await anAgency(t.db, { ...joined, name: 'Jay’s Home Health Inc.', phone: '8185550100' });
  const elsewhere = await anAgency(t.db, { ...joined, zip: '93001', name: 'Crow Home Health', phone: '8185550177' });
  const added = await Promise.all([1, 2].map(() => importRegister(t.db, { text, now: t.clock.now() })));
  expect(added).toEqual([0, 0]);
  const { homeHealth } = await t.as();
  const shown = async ({ id }: { id: string }) => (await homeHealth.agency({ params: { id } })).data;
  expect(await shown(byPhone)).toMatchObject({ ccn: '059Z05', qualityStars: 4.5, name: 'Crow at Home' });
  expect(await shown(byName)).toMatchObject({ ccn: '059Z06', qualityStars: 4.5 });
  expect(await shown(elsewhere)).toMatchObject({ ccn: null, qualityStars: null });
});

test('of two that could be the same one gets the number, and one that could be two gets one of them', async () => {
  const [first, second] = ['059Z07', '059Z08'].map((ccn) =>
    owl.replace('059Z01', ccn).replace('91101', '33602').replace('6265550161', '8135550179'),
  );
  const joined = { zip: '33602', ccn: null, phone: '8135550179' };
  const twins = [await anAgency(t.db, joined), await anAgency(t.db, joined)];
  expect(await importRegister(t.db, { text: table(first ?? ''), now: t.clock.now() })).toBe(0);
  expect(await importRegister(t.db, { text: table(first ?? '', second ?? ''), now: t.clock.now() })).toBe(0);
  const rows = await t.db
    .selectFrom('home_health_agencies')
    .select('ccn')
    .where(
      'provider_id',
      'in',
      twins.map(({ id }) => id),
    )
    .execute();
  expect(rows.map(({ ccn }) => ccn).toSorted()).toEqual(['059Z07', '059Z08']);
});
