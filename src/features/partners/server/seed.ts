import { evidenceOf, insertEvidence } from '#features/providers/server/evidence-store.ts';
import { itemId } from '#features/diagnostics/server/seed.ts';
import type { ContactKind } from '#features/providers/application.ts';
import { aCentre } from '#features/senior-care/server/seed.ts';
import type { Db } from '#server/db/db.ts';
import type { EvidenceForm } from '#features/providers/evidence.ts';
import { aKeptFile } from '#features/uploads/server/seed.ts';
import { EVIDENCE_FILE } from '../evidence-file.ts';
import type { ProfileChange } from '../place-profile.ts';
import { insertApplication, writeApplication } from './application-store.ts';

const openFromEight = { open: '08:00', close: '17:00' };

/** The three parts of the profile of a day center in Pasadena. */
export const olivePlace = {
  part: 'place',
  name: 'Olive Tree Day Center',
  kind: 'day_care',
  phone: '(626) 555-0163',
  street: '88 Example Lane',
  zip: '91101',
  latitude: 34.146,
  longitude: -118.141,
} as const satisfies ProfileChange;
export const oliveCare = {
  part: 'care',
  capacity: 12,
  prices: { dayCents: 7900, weekCents: 37_500, monthCents: 150_100 },
  hours: [openFromEight, openFromEight, openFromEight, openFromEight, openFromEight, null, null],
} satisfies ProfileChange;
export const oliveWords = {
  part: 'words',
  about: { en: 'A quiet house under an old olive tree.', sp: '' },
  services: ['lunch', 'garden'],
  languages: ['en', 'es'],
} satisfies ProfileChange;

export const aLicence = {
  kind: 'licence',
  number: 'ADP-198200417',
  title: 'Adult day program',
  issuer: 'California Department of Social Services',
  until: '2027-03-31',
} as const satisfies EvidenceForm;
export const anInsurance = {
  kind: 'insurance',
  issuer: 'Example Mutual',
  number: 'GL-55-0163',
  until: '2026-12-31',
} as const satisfies EvidenceForm;

/** The three parts of the profile of a doctor in Pasadena. */
export const doctorWho = {
  part: 'doctor',
  name: 'Dr. Rosa Whitfield',
  gender: 'female',
  specialty: 'geriatrics',
  also: ['family_medicine'],
  since: '2012',
  phone: '(626) 555-0171',
  street: '12 Example Plaza',
  zip: '91101',
} as const satisfies ProfileChange;
export const doctorVisits = {
  part: 'visits',
  prices: { videoCents: 5400, chatCents: null },
  hours: {
    ranges: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '12:00' })),
    slotMinutes: 30,
    bufferMinutes: 0,
    noticeMinutes: 60,
    aheadDays: 30,
  },
} satisfies ProfileChange;
export const doctorBio = {
  part: 'bio',
  about: { en: 'Takes the time that a long list of medicines needs.', sp: '' },
  focuses: ['medicine_review'],
  languages: ['en', 'es'],
  plans: ['Golden Poppy Senior Advantage'],
} satisfies ProfileChange;
export const aDoctorsLicence = {
  kind: 'licence',
  state: 'CA',
  number: 'A-198223',
  title: 'Physician and surgeon',
  issuer: 'Medical Board of California',
  until: '2027-03-31',
} as const satisfies EvidenceForm;
export const anNpi = (number: string) => ({ kind: 'npi', number }) as const satisfies EvidenceForm;

/** The first part of the profile of whoever joins with a contact. */
export const aContact = {
  part: 'contact',
  name: 'Bluebird Home Health',
  phone: '(626) 555-0174',
  street: '21 Example Row',
  zip: '91101',
  licence: 'HHA-550174',
} as const satisfies ProfileChange;
/** The other parts: what the service of each kind is told. */
export const helpGiven = {
  part: 'help',
  about: { en: 'I cook and I listen.', sp: '' },
  ...{ hourCents: 3100, minHours: 2, maxHours: 4, radiusMiles: 10, services: ['meal_preparation'] },
  ...{ languages: ['en'], gender: null, since: 2015, training: ['CNA, 2015'] },
} satisfies ProfileChange;
export const testsOffered = {
  part: 'tests',
  about: { en: 'Two chairs and steady hands.', sp: '' },
  languages: ['en', 'es'],
  homeFeeCents: 2500,
  offers: [
    { _id: itemId('lipid_panel'), cents: 3800 },
    { _id: itemId('a1c'), cents: 2900 },
  ],
} satisfies ProfileChange;
export const visitingOffered = {
  part: 'visiting',
  about: { en: 'A nurse within two days.', sp: '' },
  ...{ services: ['nursing', 'aide'], radiusMiles: 25, zips: ['91001'] },
  ...{ programs: ['medicare'], plans: ['Golden Poppy Senior Advantage'], languages: ['en'] },
} satisfies ProfileChange;
export const dayTimes = {
  part: 'times',
  ranges: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '15:00' })),
  ...{ slotMinutes: 30, bufferMinutes: 0, noticeMinutes: 120, aheadDays: 30, capacity: 3 },
} satisfies ProfileChange;
/** All parts of each kind that joins with a contact. */
export const toldBy: Record<ContactKind, readonly ProfileChange[]> = {
  caregiver: [aContact, helpGiven, dayTimes],
  diagnosticCenter: [aContact, testsOffered, dayTimes],
  homeHealthAgency: [aContact, visitingOffered],
};

export const aBackground = {
  kind: 'background',
  issuer: 'California Department of Justice',
  on: '2026-05-04',
  until: '2027-05-04',
} as const satisfies EvidenceForm;

type World = Parameters<typeof aKeptFile>[0] & { clock: { now(): Date } };

/** What somebody shows, with the document that goes with it. */
export async function inWriting<Form extends EvidenceForm>(t: World, { id: ownerId }: { id: string }, form: Form) {
  return { ...form, fileIds: [await aKeptFile(t, { ownerId, kind: EVIDENCE_FILE, now: t.clock.now() })] };
}

/** An application that waits for staff, with its license; what the account had open before is gone. */
export async function aSentApplication(db: Db, { userId, now }: { userId: string; now: Date }) {
  await db.deleteFrom('partner_applications').where('user_id', '=', userId).execute();
  const begun = await insertApplication(db, {
    userId,
    kind: 'dayCareCenter',
    purpose: 'join',
    profile: {},
    providerId: null,
    now,
  });
  if (!begun) throw new Error('An application is open already.');
  await insertEvidence(db, { applicationId: begun.id, form: aLicence, now });
  await writeApplication(db, begun.id, { status: 'sent', now });
  const [line] = await evidenceOf(db, begun.id);
  return { application: begun.id, evidence: line?.id ?? '' };
}

type TestClaim = { userId: string; providerId?: string; now: Date };

/** A claim of a listing that nobody has verified, still being written; answers its id. */
export async function aClaim(db: Db, { userId, providerId, now }: TestClaim): Promise<string> {
  const listing = providerId ?? (await aCentre(db, { verifiedAt: null })).id;
  const begun = await insertApplication(db, {
    userId,
    kind: 'dayCareCenter',
    purpose: 'claim',
    profile: {},
    providerId: listing,
    now,
  });
  if (!begun) throw new Error('A claim is open already.');
  return begun.id;
}
