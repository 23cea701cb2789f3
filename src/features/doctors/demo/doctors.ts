import { accountOf, type DemoAccount } from '#features/account/demo/accounts.ts';
import { mailOf } from '#features/account/demo/mail-of.ts';
import type { WeeklyHours } from '#features/availability/weekly-hours.ts';
import { metros } from '#features/places/demo/metros.ts';
import { demoId } from '#server/demo-id.ts';
import type { Day } from '#shared/dates.ts';
import { seeded } from '#shared/seeded.ts';
import { npiWith } from '#features/providers/npi.ts';
import type { NewDoctor } from '../server/doctor-store.ts';
import type { Specialty } from '../specialties.ts';
import { ways, works } from './bios.ts';
import { portraitOf } from './faces.ts';
import { hoursOf, openingOf } from './hours.ts';
import { kinds } from './kinds-of-doctors.ts';
import { names } from './names.ts';

/** A doctor of the town, with who answers for them and when they see people. */
export type DemoDoctor = Omit<NewDoctor, 'verifiedAt' | 'createdAt' | 'practisesSince'> & {
  isVerified: boolean;
  manager: DemoAccount;
  years: number;
  weeklyHours: WeeklyHours;
};

const towns = [
  { ...metros.losAngeles, city: 'Pasadena', zip: '91101', area: '626' },
  { ...metros.sanAntonio, city: 'San Antonio', zip: '78205', area: '210' },
  { ...metros.tampa, city: 'Tampa', zip: '33602', area: '813' },
] as const;

/** Their average is what the page says: seven years. */
const years = [7, 11, 3, 9, 5] as const;
/** Every eleventh stands in a register alone. */
const UNVERIFIED_EVERY = 11;
const SCATTER_DEGREES = 0.2;

/** The forty-four doctors of the town: the same at every start. */
export const demoDoctors = (): DemoDoctor[] => {
  let verified = 0;
  return names.map((_, index) => {
    const isVerified = index % UNVERIFIED_EVERY !== UNVERIFIED_EVERY - 1;
    return doctorAt(index, { isVerified, years: pick(years, isVerified ? verified++ : index) });
  });
};

function doctorAt(index: number, { isVerified, years }: { isVerified: boolean; years: number }): DemoDoctor {
  const [firstName, lastName, gender, language] = pick(names, index);
  const kind = pick(kinds, index);
  const town = pick(towns, index);
  const key = mailOf(firstName, lastName);
  const random = seeded(`doctor ${key}`);
  const around = () => (random() * 2 - 1) * SCATTER_DEGREES;
  const way = pick(ways, Math.floor(random() * ways.length));
  const work = works[kind.specialty];
  return {
    id: demoId(`doctor ${key}`),
    name: `Dr. ${firstName} ${lastName}`,
    isVerified,
    manager: {
      ...accountOf(`doctor ${key}`, { firstName, lastName, email: key, phone: null }),
      timeZone: town.timeZone,
    },
    years,
    street: `${100 + index * 7} Example Medical Plaza`,
    city: town.city,
    state: town.state,
    zip: town.zip,
    latitude: town.latitude + around(),
    longitude: town.longitude + around(),
    timeZone: town.timeZone,
    phone: `${town.area}55501${String(40 + index).padStart(2, '0')}`,
    languages: ['en', ...(language ? [language] : [])],
    specialties: kind.also ? [kind.specialty, kind.also] : [kind.specialty],
    focuses: [...kind.focuses],
    gender,
    training: trainingOf(kind.specialty, town.city),
    prices: { videoCents: kind.video * 100, chatCents: kind.chat && kind.chat * 100 },
    hours: openingOf(index),
    weeklyHours: hoursOf(index),
    about: { en: `${work.en} ${way.en}`, sp: `${work.sp} ${way.sp}` },
    art: portraitOf(key, gender, years),
    npi: npiWith(10_000_000 + index),
    licence: { state: town.state, number: `A-${100_000 + Math.floor(random() * 899_999)}` },
    rating: null,
    reviewCount: 0,
  };
}

const trainingOf = (specialty: Specialty, city: string): string[] => [
  `Residency in ${specialty.replaceAll('_', ' ')}, Example University Hospital, ${city}`,
  'Doctor of Medicine, Example University School of Medicine',
];

/** A day of the year in which somebody began who has practised for so many years today. */
export const beganBefore = (today: Day, years: number): Day =>
  `${Number(today.slice(0, 4)) - years}-${today.slice(5, 7)}-01`;

const pick = <Item>(items: readonly Item[], index: number): Item => {
  const found = items[index % items.length];
  if (found === undefined) throw new Error('There is nothing to choose from.');
  return found;
};
