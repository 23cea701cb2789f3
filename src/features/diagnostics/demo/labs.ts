import { accountOf, type DemoAccount } from '#features/account/demo/accounts.ts';
import { mailOf } from '#features/account/demo/mail-of.ts';
import type { WeeklyHours } from '#features/availability/weekly-hours.ts';
import { type Metro, metros } from '#features/places/demo/metros.ts';
import type { Hours } from '#features/providers/hours.ts';
import { demoId } from '#server/demo-id.ts';
import { seeded } from '#shared/seeded.ts';
import { isPackage, items, type Item } from '../catalogue.ts';
import type { NewLab } from '../server/lab-store.ts';

/** A test centre of the town, with who answers there and when it draws. */
export type DemoLab = Omit<NewLab, 'verifiedAt' | 'createdAt'> & {
  key: string;
  isVerified: boolean;
  manager: DemoAccount;
  weeklyHours: WeeklyHours;
};

type DemoLabRow = [
  key: string,
  name: string,
  manager: string,
  metro: Metro,
  city: string,
  zip: string,
  latitude: number,
  longitude: number,
  homeFee: number | null,
  art: [kind: string, sky: string, wall: string, roof: string],
];

const { losAngeles, sanAntonio, tampa } = metros;

// prettier-ignore
const written: readonly DemoLabRow[] = [
  ['arroyo', 'Arroyo Labs', 'Naomi Feld', losAngeles, 'Pasadena', '91105', 34.142, -118.155, 25, ['villa', 'morning', 'paper', 'pine']],
  ['lake-avenue', 'Lake Avenue Diagnostics', 'Tomás Iturbe', losAngeles, 'Pasadena', '91101', 34.151, -118.132, null, ['tower', 'noon', 'paper', 'clay']],
  ['colorado', 'Colorado Street Test Center', 'Grace Omondi', losAngeles, 'Pasadena', '91106', 34.146, -118.118, 35, ['arcade', 'golden', 'paper', 'clay']],
  ['mission', 'Mission Clinical Lab', 'Leo Baptiste', losAngeles, 'South Pasadena', '91030', 34.115, -118.157, null, ['court', 'mint', 'paper', 'pine']],
  ['foothill', 'Foothill Laboratory', 'Hana Sato', losAngeles, 'Altadena', '91001', 34.186, -118.138, 20, ['gable', 'morning', 'paper', 'clay']],
  ['valley-view', 'Valley View Labs', 'Omar Haddad', losAngeles, 'Alhambra', '91801', 34.095, -118.127, 30, ['tower', 'dusk', 'paper', 'pine']],
  ['sycamore', 'Sycamore Blood Center', 'Ruth Amador', losAngeles, 'Glendale', '91205', 34.137, -118.242, null, ['villa', 'noon', 'paper', 'clay']],
  ['orange-grove', 'Orange Grove Diagnostics', 'Peter Lindqvist', losAngeles, 'Arcadia', '91006', 34.134, -118.029, 40, ['arcade', 'mint', 'paper', 'pine']],
  ['monrovia', 'Monrovia Test Room', 'Ada Brandt', losAngeles, 'Monrovia', '91016', 34.147, -118.001, null, ['gable', 'golden', 'paper', 'clay']],
  ['river-walk', 'River Walk Labs', 'Clara Montes', sanAntonio, 'San Antonio', '78205', 29.428, -98.489, 25, ['court', 'golden', 'paper', 'clay']],
  ['mission-trail', 'Mission Trail Diagnostics', 'Ben Achebe', sanAntonio, 'San Antonio', '78210', 29.397, -98.466, null, ['gable', 'noon', 'paper', 'pine']],
  ['bay-front', 'Bay Front Labs', 'Ivy Castellano', tampa, 'Tampa', '33602', 27.949, -82.456, 30, ['villa', 'mint', 'paper', 'clay']],
];

/** Nobody has checked these. */
const unverified = ['monrovia'];
/** What most labs ask for one test, in dollars. */
const BASE: Record<string, number> = {
  lipid_panel: 38,
  bnp: 84,
  a1c: 29,
  glucose: 14,
  insulin: 46,
  vitamin_d: 45,
  vitamin_b12: 42,
  thyroid_panel: 68,
  iron_panel: 54,
  blood_count: 24,
  metabolic_panel: 32,
  parathyroid: 74,
};
const USUAL = 26;
/** A package costs so much of its tests. */
const PACKAGE_SHARE = 0.78;

/** The twelve test centres of the town: the same at every start. */
export const demoLabs = (): DemoLab[] => written.map(labOf);

function labOf(
  [key, name, manager, metro, city, zip, latitude, longitude, homeFee, art]: DemoLabRow,
  index: number,
): DemoLab {
  const [firstName = '', lastName = ''] = manager.split(' ');
  const [building, sky, wall, roof] = art;
  const isVerified = !unverified.includes(key);
  return {
    key,
    id: demoId(`lab ${key}`),
    name,
    isVerified,
    manager: {
      ...accountOf(`lab ${key}`, { firstName, lastName, email: mailOf(firstName, lastName), phone: null }),
      timeZone: metro.timeZone,
    },
    street: `${310 + index * 23} Example Boulevard`,
    city,
    state: metro.state,
    zip,
    latitude,
    longitude,
    timeZone: metro.timeZone,
    phone: `${metro === losAngeles ? '626' : metro === sanAntonio ? '210' : '813'}55501${String(20 + index)}`,
    languages: index % 3 === 2 ? ['en'] : ['en', 'es'],
    labOffers: isVerified ? offersOf(key, index) : [],
    homeFeeCents: isVerified && homeFee !== null ? homeFee * 100 : null,
    hours: openingOf(index),
    weeklyHours: hoursOf(index),
    about: {
      en: 'Two quiet rooms, a chair that lies flat, and somebody who tells you each step before it comes. Small children and people who fear needles get a longer time.',
      sp: 'Dos salas tranquilas, un sillón que se reclina y alguien que le dice cada paso antes de que llegue. Los niños pequeños y quienes temen las agujas tienen más tiempo.',
    },
    picture: { kind: 'place', traits: { seed: `lab-${key}`, kind: building, sky, wall, roof } },
    rating: null,
    reviewCount: 0,
  };
}

/** Small centres leave some tests out; each has its own prices. */
function offersOf(key: string, index: number): NewLab['labOffers'] {
  const random = seeded(`lab prices ${key}`);
  const level = 0.82 + random() * 0.5;
  const priced = (item: Item): number => {
    if (isPackage(item)) return item.tests.reduce((sum, test) => sum + priced(test), 0) * PACKAGE_SHARE;
    return (BASE[item.code] ?? USUAL) * level;
  };
  return items
    .filter((_, place) => index < 2 || (place + index) % 7 !== 0)
    .map((item) => ({ _id: item._id, cents: Math.round(priced(item)) * 100 }));
}

const SATURDAY = 6;

const hoursOf = (index: number): WeeklyHours => ({
  ranges: [
    ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '07:00', closes: index % 2 === 0 ? '15:00' : '12:00' })),
    ...(index % 3 === 0 ? [{ weekday: SATURDAY, opens: '08:00', closes: '11:00' }] : []),
  ],
  slotMinutes: 15,
  bufferMinutes: 0,
  noticeMinutes: 120,
  aheadDays: 60,
  capacity: 1 + (index % 3),
});

const openingOf = (index: number): Hours =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
    const range = hoursOf(index).ranges.find((one) => one.weekday === weekday);
    return range ? { open: range.opens, close: range.closes } : null;
  });
