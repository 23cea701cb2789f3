import { accountOf, type DemoAccount } from '#features/account/demo/accounts.ts';
import { mailOf } from '#features/account/demo/mail-of.ts';
import type { WeeklyHours } from '#features/availability/weekly-hours.ts';
import { metros } from '#features/places/demo/metros.ts';
import type { Hours } from '#features/providers/hours.ts';
import { demoId } from '#server/demo-id.ts';
import { seeded } from '#shared/seeded.ts';
import type { NewCaregiver } from '../server/caregiver-store.ts';
import { weekdays } from '../search.ts';
import type { CaregiverEntry, Town } from './caregiver-entry.ts';
import { inLosAngeles } from './caregivers-in-los-angeles.ts';
import { inSanAntonio } from './caregivers-in-san-antonio.ts';
import { inTampa } from './caregivers-in-tampa.ts';

/** A caregiver of the town, with who answers for them and when they come; `years` of experience until today. */
export type DemoCaregiver = Omit<NewCaregiver, 'verifiedAt' | 'createdAt' | 'since'> & {
  isVerified: boolean;
  manager: DemoAccount;
  years: number;
  weeklyHours: WeeklyHours;
};

const towns: Record<
  Town,
  Pick<NewCaregiver, 'state' | 'latitude' | 'longitude' | 'timeZone'> & { city: string; zip: string; area: string }
> = {
  pasadena: { ...metros.losAngeles, city: 'Pasadena', zip: '91101', area: '626' },
  alhambra: {
    ...metros.losAngeles,
    city: 'Alhambra',
    zip: '91801',
    area: '626',
    latitude: 34.0953,
    longitude: -118.127,
  },
  glendale: {
    ...metros.losAngeles,
    city: 'Glendale',
    zip: '91205',
    area: '818',
    latitude: 34.1425,
    longitude: -118.2551,
  },
  sanAntonio: { ...metros.sanAntonio, city: 'San Antonio', zip: '78205', area: '210' },
  tampa: { ...metros.tampa, city: 'Tampa', zip: '33602', area: '813' },
};

type Week = { weekdays: readonly number[]; opens: string; closes: string };
const weeks: Record<CaregiverEntry['week'], Week> = {
  workdays: { weekdays: [1, 2, 3, 4, 5], opens: '08:00', closes: '18:00' },
  mornings: { weekdays: [1, 2, 3, 4, 5, 6], opens: '07:00', closes: '13:00' },
  evenings: { weekdays: [1, 2, 3, 4, 5], opens: '15:00', closes: '22:00' },
  weekend: { weekdays: [5, 6, 7], opens: '08:00', closes: '20:00' },
  everyDay: { weekdays, opens: '09:00', closes: '19:00' },
};

const SCATTER_DEGREES = 0.03;

/** The caregivers of the town: the same at every start. The first one can be tried out. */
export const demoCaregivers = (): DemoCaregiver[] => [...inLosAngeles, ...inSanAntonio, ...inTampa].map(caregiverOf);

function caregiverOf(one: CaregiverEntry, index: number): DemoCaregiver {
  const { firstName, lastName, gender, week, price, hair, skin, isVerified = true, ...said } = one;
  const town = towns[one.town];
  const email = index === 0 ? demoCaregiver.email : mailOf(firstName, lastName);
  const random = seeded(`caregiver ${email}`);
  const around = () => (random() * 2 - 1) * SCATTER_DEGREES;
  const { weekdays: days, ...range } = weeks[week];
  const hours: Hours = weekdays.map((day) => (days.includes(day) ? { open: range.opens, close: range.closes } : null));
  return {
    id: demoId(`caregiver ${firstName} ${lastName}`),
    kind: 'caregiver',
    name: `${firstName} ${lastName}`,
    isVerified,
    manager: {
      ...accountOf(`caregiver ${firstName} ${lastName}`, { firstName, lastName, email, phone: null }),
      timeZone: town.timeZone,
    },
    street: `${120 + index * 11} Example Court`,
    ...{ city: town.city, state: town.state, zip: town.zip, timeZone: town.timeZone },
    latitude: town.latitude + around(),
    longitude: town.longitude + around(),
    phone: `${town.area}55501${String(70 + index)}`,
    languages: ['en', ...(said.language ? [said.language] : [])],
    offers: [...said.services],
    priceCents: price * 100,
    hours,
    weeklyHours: {
      ranges: days.map((weekday) => ({ weekday, ...range })),
      slotMinutes: 60,
      bufferMinutes: 0,
      noticeMinutes: 720,
      aheadDays: 60,
      capacity: 1,
    },
    about: said.about,
    picture: {
      kind: 'portrait',
      traits: {
        ...{ seed: email.replace('@example.com', ''), hair, skin, outfit: 'scrubs', tint: 'coral', backdrop: 'none' },
        hairColor: one.years > 12 ? 'silver' : 'espresso',
      },
    },
    gender,
    years: one.years,
    minHours: said.lengths[0],
    maxHours: said.lengths[1],
    radiusMiles: said.radius,
    training: [...said.training],
    rating: null,
    reviewCount: 0,
  };
}

/** The caregiver of the town who can be tried out. */
export const demoCaregiver = { email: 'caregiver@example.com' };
