import { accountOf, type DemoAccount, ines } from '#features/account/demo/accounts.ts';
import { DEMO_PASSWORD } from '#features/account/demo/people.ts';
import type { DemoService } from '#features/bookings/demo/demo-booking.ts';
import { metros } from '#features/places/demo/metros.ts';
import { HOME_HEALTH } from '#features/providers/disciplines.ts';
import { followEvidence } from '#features/providers/server/evidence-store.ts';
import { writePlansTaken } from '#features/providers/server/plans-store.ts';
import { insertManagers } from '#features/providers/server/provider-store.ts';
import { demoId } from '#server/demo-id.ts';
import type { Db } from '#server/db/db.ts';
import { insertRecords } from '#server/db/insert-records.ts';
import { addDays, dayIn, instantOf } from '#shared/dates.ts';
import { seeded } from '#shared/seeded.ts';
import { insertAgencies, type NewAgency } from '../server/agency-store.ts';
import { insertProfessionals } from '../server/professional-store.ts';
import { type AgencyEntry, told, type Town } from './told.ts';

const OPENED_DAYS_AGO = 400;
const SCATTER_DEGREES = 0.03;

const towns: Record<
  Town,
  Pick<NewAgency, 'state' | 'latitude' | 'longitude' | 'timeZone'> & { city: string; zip: string; area: string }
> = {
  pasadena: { ...metros.losAngeles, city: 'Pasadena', zip: '91101', area: '626' },
  glendale: {
    ...metros.losAngeles,
    ...{ city: 'Glendale', zip: '91205', area: '818', latitude: 34.1425, longitude: -118.2551 },
  },
  sanAntonio: { ...metros.sanAntonio, city: 'San Antonio', zip: '78205', area: '210' },
  tampa: { ...metros.tampa, city: 'Tampa', zip: '33602', area: '813' },
};

const idOf = ({ name }: Pick<AgencyEntry, 'name'>): string => demoId(`agency ${name}`);
const isVerified = (agency: AgencyEntry) => agency.isVerified !== false;

/** Who answers for the agencies that are verified; the first can be tried out. */
const owners: Readonly<Record<string, DemoAccount>> = Object.fromEntries(
  told.filter(isVerified).map(({ name, town }, index) => {
    const firstName = ['Gloria', 'Armen', 'Raquel', 'Dwight'][index] ?? 'Ada';
    const lastName = ['Heron', 'Petrosian', 'Villarreal', 'Fenner'][index] ?? 'Vale';
    const email = `${firstName}.${lastName}@example.com`.toLowerCase();
    const account = accountOf(`agency ${name}`, { firstName, lastName, email, phone: null });
    return [name, { ...account, timeZone: towns[town].timeZone }];
  }),
);
/** Who answers for the first of them, to log in as. */
export const demoAgency = { email: Object.values(owners)[0]?.email ?? '', password: DEMO_PASSWORD };

/** The agencies with those who answer for them, their people, and what staff has checked. */
async function seedAgencies(db: Db, now: Date): Promise<void> {
  const verified = told.filter(isVerified);
  await insertAgencies(
    db,
    told.map((one, index) => agencyOf(one, { index, now })),
  );
  await insertManagers(
    db,
    verified.flatMap((one) => {
      const owner = owners[one.name];
      return owner ? [{ providerId: idOf(one), userId: owner.id }] : [];
    }),
  );
  await insertRecords(
    db,
    'evidence',
    verified.flatMap((one) => evidenceOf(one, now)),
  );
  await followEvidence(db, verified.map(idOf));
  for (const one of told) {
    await writePlansTaken(db, idOf(one), one.plans);
    await insertProfessionals(db, {
      providerId: idOf(one),
      added: one.people.map(({ years, hair, skin, languages, ...person }) => ({
        ...person,
        id: demoId(`professional ${person.name}`),
        languages: [...languages],
        since: now.getUTCFullYear() - years,
        art: { seed: person.name, outfit: 'scrubs', tint: 'pine', hair, skin },
      })),
    });
  }
}

function agencyOf(one: AgencyEntry, { index, now }: { index: number; now: Date }): NewAgency {
  const town = towns[one.town];
  const random = seeded(`agency ${one.name}`);
  const around = () => (random() * 2 - 1) * SCATTER_DEGREES;
  const createdAt = instantOf(addDays(dayIn(town.timeZone, now), -OPENED_DAYS_AGO), '09:00', town.timeZone);
  return {
    id: idOf(one),
    kind: HOME_HEALTH,
    name: one.name,
    verifiedAt: isVerified(one) ? createdAt : null,
    street: `${310 + index * 17} Example Boulevard`,
    ...{ city: town.city, state: town.state, zip: town.zip, timeZone: town.timeZone },
    latitude: town.latitude + around(),
    longitude: town.longitude + around(),
    phone: `${town.area}55501${String(90 + index)}`,
    languages: [...one.languages],
    offers: [...one.services],
    priceCents: null,
    hours: [null, null, null, null, null, null, null],
    about: one.about,
    picture: { kind: 'place', traits: { seed: one.name, kind: 'gable', sky: 'mint', roof: 'pine' } },
    rating: null,
    reviewCount: 0,
    createdAt,
    radiusMiles: one.radius,
    zips: [...one.zips],
    programs: one.programs,
    ccn: one.ccn,
    qualityStars: one.stars,
  };
}

/** What staff has checked of one: license and insurance. */
function evidenceOf(one: AgencyEntry, now: Date) {
  const { timeZone, state } = towns[one.town];
  const today = dayIn(timeZone, now);
  const random = seeded(`evidence ${one.name}`);
  const below = (count: number) => Math.floor(random() * count);
  const checkedAt = instantOf(addDays(today, -20 - below(120)), '11:00', timeZone);
  const shown = [
    {
      kind: 'licence',
      facts: {
        number: `HHA-${100_000 + below(899_999)}`,
        title: 'Home Health Agency',
        issuer: `Department of Health (${state})`,
      },
      valid_until: addDays(today, 150 + below(500)),
      source: `Register of the state (${state})`,
    },
    {
      kind: 'insurance',
      facts: { number: `HH-${10_000 + below(90_000)}`, issuer: 'Example Home Care Mutual' },
      valid_until: addDays(today, 60 + below(300)),
      source: 'Asked the company',
    },
  ];
  return shown.map((line, index) => ({
    ...line,
    id: demoId(`evidence ${one.name} ${index}`),
    provider_id: idOf(one),
    application_id: null,
    result: 'confirmed',
    checked_by: ines.id,
    checked_at: checkedAt,
    created_at: checkedAt,
  }));
}

/** Agencies for care at home in the demo town. Nobody books them. */
export const demoAgenciesOfTown: DemoService = {
  managers: Object.values(owners),
  toTry: { role: 'Home health agency', ...demoAgency },
  seed: seedAgencies,
  bookings: () => [],
};
