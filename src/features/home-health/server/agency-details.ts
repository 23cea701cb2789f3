import type { Introduction } from '#features/providers/provider.ts';
import { photosShown } from '#features/providers/server/photos/photo-store.ts';
import { plansTakenBy } from '#features/providers/server/plans-store.ts';
import { receiptOf } from '#features/providers/server/receipt.ts';
import type { Db } from '#server/db/db.ts';
import type { Answer } from '#shared/call.ts';
import { Failure } from '#shared/failure.ts';
import { type Language, languages } from '#shared/languages.ts';
import type { Professional } from '../agency.ts';
import type { homeHealth } from '../contract.ts';
import { agencyById } from './agency-store.ts';
import { professionalById, type ProfessionalRow, professionalsOf } from './professional-store.ts';
import { agenciesNear } from './search-agencies.ts';

type Reader = { now: Date; language: Language };

/** The page of an agency, of one that nobody has verified too. Throws `not_found`. */
export async function agencyDetails(
  db: Db,
  id: string,
  { now, language }: Reader,
): Promise<Answer<typeof homeHealth.agency>> {
  const agency = await agencyById(db, { id, now });
  if (!agency) throw new Failure('not_found');
  const { facts, street, zip, zips, ccn } = agency;
  const [plans, professionals, receipt, nearby] = await Promise.all([
    plansTakenBy(db, [id]),
    professionalsOf(db, [id]),
    receiptOf(db, { providerId: id, of: 'homeHealthAgency', timeZone: agency.time_zone, now }),
    agenciesNear(db, { id, point: agency, now }),
  ]);
  return {
    data: {
      ...facts,
      ...inLanguage(agency.about as Introduction, language), // written by the profile form and the seeds only
      ...{ street, zip, zips, ccn, receipt, hostId: agency.host_id },
      photos: photosShown(agency),
      plans: plans.get(id) ?? [],
      professionals: professionals.map((one) => presentProfessional(one, { now, language })),
    },
    nearby,
  };
}

/** The page of one of its people. Throws `not_found`. */
export async function professionalDetails(
  db: Db,
  id: string,
  { now, language }: Reader,
): Promise<Answer<typeof homeHealth.professional>> {
  const row = await professionalById(db, id);
  const agency = row && (await agencyById(db, { id: row.provider_id, now }));
  if (!agency) throw new Failure('not_found');
  return {
    data: presentProfessional(row, { now, language }),
    agency: { ...agency.facts, distanceMiles: null, takes: [], hostId: agency.host_id },
  };
}

const presentProfessional = (row: ProfessionalRow, { now, language }: Reader): Professional => ({
  _id: row.id,
  name: row.name,
  discipline: row.discipline,
  credential: row.credential,
  experienceYears: row.since === null ? null : Math.max(0, now.getUTCFullYear() - row.since),
  languages: row.languages,
  ...inLanguage(row.about, language),
  art: row.art,
});

/** What is said in the reader’s language, where it is. */
function inLanguage(about: Introduction, language: Language) {
  const spoken = language === 'sp' && about.sp !== '' ? 'sp' : 'en';
  return { about: about[spoken], aboutLanguage: languages[spoken] };
}
