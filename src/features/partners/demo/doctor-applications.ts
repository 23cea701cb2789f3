import type { EvidenceForm } from '#features/providers/evidence.ts';
import { npiWith } from '#features/providers/npi.ts';
import { addDays } from '#shared/dates.ts';
import type { DoctorProfile } from '../doctor-profile.ts';

/** Has answered everything, and waits for staff. */
export const feldt: DoctorProfile = {
  doctor: {
    name: 'Naomi Feldt, MD',
    gender: 'female',
    specialty: 'dermatology',
    also: [],
    since: '2017',
    phone: '6265550168',
    street: '40 Example Arcade',
    zip: '91106',
    city: 'Pasadena',
    state: 'CA',
    latitude: 34.139,
    longitude: -118.128,
  },
  visits: {
    prices: { videoCents: 5900, chatCents: 3400 },
    hours: {
      ranges: [1, 3, 5].map((weekday) => ({ weekday, opens: '10:00', closes: '15:00' })),
      slotMinutes: 20,
      bufferMinutes: 5,
      noticeMinutes: 120,
      aheadDays: 30,
    },
  },
  bio: {
    about: {
      en: 'Looks at skin every day and says what a picture cannot show. Knows that thin skin tears, and what to do.',
      sp: 'Mira la piel todos los días y dice lo que una foto no puede mostrar.',
    },
    focuses: [],
    languages: ['en', 'de'],
    plans: [],
  },
};

/** What she shows. */
export const feldtShows = (today: string): EvidenceForm[] => [
  { kind: 'npi', number: npiWith(10_000_900) },
  {
    kind: 'licence',
    state: 'CA',
    number: 'A-198931',
    title: 'Physician and surgeon',
    issuer: 'Medical Board of California',
    until: addDays(today, 320),
  },
  { kind: 'insurance', issuer: 'Example Mutual', number: 'PL-55-0168', until: addDays(today, 150) },
];

/** Has said who he is, and goes on writing. */
export const arce: DoctorProfile = {
  doctor: {
    name: 'Tomás Arce, MD',
    gender: 'male',
    specialty: 'family_medicine',
    also: ['geriatrics'],
    since: '2009',
    phone: '6265550169',
    street: '7 Example Court',
    zip: '91101',
    city: 'Pasadena',
    state: 'CA',
    latitude: 34.147,
    longitude: -118.139,
  },
  visits: null,
  bio: null,
};
