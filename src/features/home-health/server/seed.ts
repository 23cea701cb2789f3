import { randomUUID } from 'node:crypto';
import { aPerson } from '#features/account/server/seed.ts';
import { HOME_HEALTH } from '#features/providers/disciplines.ts';
import { insertManagers } from '#features/providers/server/provider-store.ts';
import { inPasadena } from '#features/providers/server/seed.ts';
import type { Db } from '#server/db/db.ts';
import type { AgencyProfileForm, ProfessionalForm } from '../profile-contract.ts';
import { insertAgencies, type NewAgency } from './agency-store.ts';
import { insertProfessionals } from './professional-store.ts';

type Choices = Partial<NewAgency> & {
  /** Who answers for it: an account of its own when left out, nobody for null. */
  managerId?: string | null;
};

/** A verified agency in Pasadena that comes 25 miles, with nursing and physical therapy, Medicare, four stars, a nurse, and an account that answers. */
export async function anAgency(
  db: Db,
  { managerId, ...choices }: Choices = {},
): Promise<NewAgency & { managerId: string | null; professionalId: string }> {
  const agency: NewAgency = {
    ...inPasadena(choices.createdAt),
    id: randomUUID(),
    kind: HOME_HEALTH,
    name: 'Bluebird Home Health',
    street: '21 Example Row',
    phone: '6265550174',
    languages: ['en', 'es'],
    offers: ['nursing', 'physical_therapy'],
    priceCents: null,
    hours: [null, null, null, null, null, null, null],
    about: { en: 'The same nurse each time.', sp: 'Siempre la misma enfermera.' },
    picture: { kind: 'place', traits: { seed: 'bluebird', kind: 'gable' } },
    radiusMiles: 25,
    programs: ['medicare'],
    qualityStars: 4,
    ...choices,
  };
  await insertAgencies(db, [agency]);
  const professionalId = randomUUID();
  await insertProfessionals(db, { providerId: agency.id, added: [{ ...aNurse, id: professionalId }] });
  const host = managerId === undefined ? (await aPerson(db, { firstName: 'Olga' })).id : managerId;
  if (host) await insertManagers(db, [{ providerId: agency.id, userId: host }]);
  return { ...agency, managerId: host, professionalId };
}

export const aNurse: Omit<ProfessionalForm, '_id'> = {
  name: 'Grace Amadi',
  discipline: 'nursing',
  credential: 'RN',
  since: 2011,
  languages: ['en'],
  about: { en: 'Wound care, without hurry.', sp: '' },
} as const;

/** A profile as its page sends it. */
export const anAgencyProfile = (change: Partial<AgencyProfileForm> = {}): AgencyProfileForm => ({
  about: { en: 'We come when we say.', sp: '' },
  services: ['nursing', 'aide'],
  radiusMiles: 15,
  zips: ['93001'],
  programs: ['medicare', 'medicaid'],
  plans: ['Golden Poppy Choice'],
  languages: ['en'],
  professionals: [],
  ...change,
});
