import { ines } from '#features/account/demo/accounts.ts';
import type { JoiningKind } from '#features/providers/application.ts';
import type { EvidenceForm } from '#features/providers/evidence.ts';
import { evidenceOf, checkEvidence, insertEvidence } from '#features/providers/server/evidence-store.ts';
import type { Db } from '#server/db/db.ts';
import { addDays, dayIn } from '#shared/dates.ts';
import { HOUR_MS } from '#shared/durations.ts';
import type { DoctorProfile } from '../doctor-profile.ts';
import type { ContactProfile, PlaceProfile } from '../place-profile.ts';
import type { ServiceProfile } from '../service-profile.ts';
import { addEvent, insertApplication, writeApplication } from '../server/application-store.ts';
import { applicants } from './applicants.ts';
import { arce, feldt, feldtShows } from './doctor-applications.ts';

const weekday = { open: '08:00', close: '17:00' };
const always = { open: '09:00', close: '19:00' };

const olive: PlaceProfile = {
  place: {
    name: 'Olive Tree Day Center',
    kind: 'day_care',
    phone: '6265550163',
    street: '88 Example Lane',
    zip: '91107',
    city: 'Pasadena',
    state: 'CA',
    latitude: 34.151,
    longitude: -118.088,
  },
  care: {
    capacity: 14,
    prices: { dayCents: 7900, weekCents: 37_500, monthCents: 150_100 },
    hours: [weekday, weekday, weekday, weekday, weekday, null, null],
  },
  words: {
    about: {
      en: 'A quiet house under an old olive tree. We cook together, sing together and know when somebody would rather sit in the sun.',
      sp: 'Una casa tranquila bajo un olivo viejo. Cocinamos y cantamos juntos.',
    },
    services: ['lunch', 'garden', 'music'],
    languages: ['en', 'es', 'ru'],
  },
};

const copper: PlaceProfile = {
  place: {
    name: 'Copper Canyon House',
    kind: 'board_and_care',
    phone: '6265550164',
    street: '17 Example Terrace',
    zip: '91001',
    city: 'Altadena',
    state: 'CA',
    latitude: 34.192,
    longitude: -118.131,
  },
  care: {
    capacity: 6,
    prices: { dayCents: 14_500, weekCents: 94_000, monthCents: 362_000 },
    hours: [always, always, always, always, always, always, always],
  },
  words: {
    about: { en: 'Six residents, one long table, and somebody awake all night.', sp: '' },
    services: ['laundry', 'night_staff', 'medication'],
    languages: ['en'],
  },
};

const willow: PlaceProfile = {
  ...olive,
  place: {
    ...copper.place,
    name: 'Casa Lucero',
    kind: 'day_care',
    phone: '6265550165',
    street: '9 Example Walk',
  } as PlaceProfile['place'],
};

const heron: ContactProfile & Pick<ServiceProfile, 'visiting'> = {
  contact: {
    name: 'Blue Heron Home Health',
    phone: '6265550170',
    street: '31 Example Quay',
    zip: '91105',
    city: 'Pasadena',
    state: 'CA',
    latitude: 34.136,
    longitude: -118.166,
    licence: 'HHA-550000417',
  },
  visiting: {
    about: {
      en: 'Nurses and therapists who come within two days of the hospital, and write down for the family what they did.',
      sp: 'Enfermeras y terapeutas que llegan a los dos días del hospital y dejan escrito a la familia lo que hicieron.',
    },
    services: ['nursing', 'physical_therapy', 'aide'],
    radiusMiles: 15,
    zips: ['91042'],
    programs: ['medicare'],
    plans: ['Golden Poppy Senior Advantage'],
    languages: ['en', 'es'],
  },
};

const heronShows = (today: string): EvidenceForm[] => [
  {
    kind: 'licence',
    number: 'HHA-550000417',
    title: 'Home health agency',
    issuer: 'California Department of Public Health',
    until: addDays(today, 260),
  },
  { kind: 'insurance', issuer: 'Example Mutual', number: 'GL-55-0170', until: addDays(today, 230) },
  {
    kind: 'background',
    issuer: 'California Department of Justice',
    on: addDays(today, -60),
    until: addDays(today, 305),
  },
];

type PlayedApplication = {
  by: (typeof applicants)[keyof typeof applicants];
  hoursAgo: number;
  /** As what, where it is no place. */
  kind?: JoiningKind;
  profile: PlaceProfile | DoctorProfile | ContactProfile;
  evidence?: (today: string) => EvidenceForm[];
  /** Still being written. */
  isOpen?: boolean;
  asked?: string;
};

const played: readonly PlayedApplication[] = [
  { by: applicants.olga, profile: olive, hoursAgo: 51 },
  { by: applicants.hank, profile: copper, hoursAgo: 5 },
  {
    by: applicants.ana,
    profile: willow,
    hoursAgo: 76,
    asked: 'The insurance you named ended in spring. Please give the policy that is in force now.',
  },
  { by: applicants.naomi, kind: 'doctor', profile: feldt, hoursAgo: 21, evidence: feldtShows },
  { by: applicants.gwen, kind: 'homeHealthAgency', profile: heron, hoursAgo: 13, evidence: heronShows },
  { by: applicants.tomas, kind: 'doctor', profile: arce, hoursAgo: 3, evidence: () => [], isOpen: true },
];

const shown = (today: string): EvidenceForm[] => [
  {
    kind: 'licence',
    number: 'ADP-198200417',
    title: 'Adult day program',
    issuer: 'California Department of Social Services',
    until: addDays(today, 410),
  },
  { kind: 'insurance', issuer: 'Example Mutual', number: 'GL-55-0163', until: addDays(today, 190) },
  {
    kind: 'inspection',
    on: addDays(today, -120),
    issuer: 'Los Angeles County',
    found: 'A fire door that did not close by itself.',
    fixed: 'New door closer, looked at again a week later.',
  },
];

/** Who asks to join: places, a doctor and an agency who wait, one whose license has been looked up, one who was asked for something, one who still writes. */
export async function seedApplications(db: Db, now: Date): Promise<void> {
  const today = dayIn('America/Los_Angeles', now);
  for (const { by, kind = 'dayCareCenter', profile, hoursAgo, evidence = shown, isOpen = false, asked } of played) {
    const at = new Date(now.getTime() - hoursAgo * HOUR_MS);
    const begun = await insertApplication(db, {
      userId: by.id,
      kind,
      purpose: 'join',
      profile,
      providerId: null,
      now: at,
    });
    if (!begun) continue;
    const applicationId = begun.id;
    for (const form of evidence(today)) await insertEvidence(db, { applicationId, form, now: at });
    await addEvent(db, { applicationId, what: 'begun', actorId: by.id, now: at });
    if (isOpen) continue;
    await addEvent(db, { applicationId, what: 'sent', actorId: by.id, now: at });
    await writeApplication(db, applicationId, { status: 'sent', now: at });
    if (by === applicants.olga) await lookUpLicence(db, applicationId, new Date(at.getTime() + HOUR_MS));
    if (!asked) continue;
    await addEvent(db, { applicationId, what: 'asked', actorId: ines.id, detail: asked, now });
    await writeApplication(db, applicationId, { status: 'asked', answer: asked, now });
  }
}

async function lookUpLicence(db: Db, applicationId: string, now: Date) {
  const licence = (await evidenceOf(db, applicationId)).find(({ kind }) => kind === 'licence');
  if (!licence) return;
  const check = { result: 'confirmed', source: 'Register of the State of California', until: null } as const;
  await checkEvidence(db, { applicationId, lineId: licence.id, check, by: ines.id, now });
  await addEvent(db, { applicationId, what: 'confirmed', actorId: ines.id, detail: 'licence', now });
}
