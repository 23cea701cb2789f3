import { openHours } from '#features/availability/server/own-hours.ts';
import { insertCaregivers } from '#features/caregivers/server/caregiver-store.ts';
import { writeCaregiverProfile } from '#features/caregivers/server/profile-store.ts';
import { writeLabProfile } from '#features/diagnostics/server/lab/profile-store.ts';
import { insertAgencies } from '#features/home-health/server/agency-store.ts';
import { writeAgencyProfile } from '#features/home-health/server/profile-store.ts';
import type { ContactKind } from '#features/providers/application.ts';
import { writePlansTaken } from '#features/providers/server/plans-store.ts';
import { insertProviders, type NewProvider } from '#features/providers/server/provider-store.ts';
import type { Db } from '#server/db/db.ts';
import { Failure } from '#shared/failure.ts';
import { type Application, profileParts } from '../application.ts';
import { contactOf } from './contact-of.ts';

type NewService = { id: string; application: Application; now: Date };

/** Makes a provider of whoever joined with a contact, with all that their service was told. Throws `invalid_input` for what was sent before that was asked. */
export async function openService(db: Db, kind: ContactKind, { id, application: { profile }, now }: NewService) {
  const provider = contactOf({ id, kind, profile, now });
  if (!provider || profileParts[kind].some((part) => profile[part] === null))
    throw Failure.of('as', 'errors.partsMissing');
  await opened[kind](db, provider, { profile, now });
  if (profile.times) await openHours(db, { providerId: id, form: profile.times, now });
}

type OpeningFacts = Pick<Application, 'profile'> & { now: Date };

const opened: Record<ContactKind, (db: Db, provider: NewProvider, told: OpeningFacts) => Promise<void>> = {
  async caregiver(db, provider, { profile: { help }, now }) {
    await insertCaregivers(db, [provider]);
    if (help) await writeCaregiverProfile(db, provider.id, { ...help, now });
  },
  async diagnosticCenter(db, provider, { profile: { tests }, now }) {
    await insertProviders(db, [provider]);
    if (tests) await writeLabProfile(db, provider.id, { ...tests, now });
  },
  async homeHealthAgency(db, provider, { profile: { visiting }, now }) {
    await insertAgencies(db, [provider]);
    if (!visiting) return;
    const { plans, ...own } = visiting;
    await writeAgencyProfile(db, provider.id, { ...own, now });
    await writePlansTaken(db, provider.id, plans);
  },
};
