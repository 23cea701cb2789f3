import { setWeeklyHours } from '#features/availability/server/availability-store.ts';
import { APPOINTMENT } from '#features/doctors/doctor.ts';
import { insertDoctors } from '#features/doctors/server/doctor-store.ts';
import { doctorWithNpi } from '#features/doctors/server/register-store.ts';
import { type JoiningKind, joinsByContact } from '#features/providers/application.ts';
import { writePlansTaken } from '#features/providers/server/plans-store.ts';
import { insertCentres } from '#features/senior-care/server/centre-store.ts';
import type { Db } from '#server/db/db.ts';
import { Failure } from '#shared/failure.ts';
import type { Application, EvidenceLine } from '../application.ts';
import { centreOf } from './centre-of.ts';
import { doctorOf, type Proof } from './doctor-of.ts';
import { openService } from './open-service.ts';

/** What is said where something that is needed has not been confirmed. */
export const unconfirmed: Record<JoiningKind, string> = {
  dayCareCenter: 'errors.evidenceUnconfirmed',
  doctor: 'errors.doctorUnconfirmed',
  caregiver: 'errors.caregiverUnconfirmed',
  diagnosticCenter: 'errors.evidenceUnconfirmed',
  homeHealthAgency: 'errors.evidenceUnconfirmed',
};

/** What staff has confirmed of the numbers. */
export function proofOf(evidence: readonly EvidenceLine[]): Proof {
  const factsOf = (kind: string) =>
    evidence.findLast((line) => line.kind === kind && line.result === 'confirmed')?.facts;
  const { state, number } = factsOf('licence') ?? {};
  return { npi: factsOf('npi')?.number, licence: state && number ? { state, number } : undefined };
}

type NewPartner = { id: string; application: Application; proof: Proof | undefined; now: Date };

/** Makes a provider of an approved application. Throws `invalid_input` while something is missing, and `npi_taken`. */
export async function openProvider(db: Db, opening: NewPartner): Promise<void> {
  const { id, application, now } = opening;
  const { kind } = application;
  if (kind === 'doctor') return openDoctor(db, opening);
  if (joinsByContact(kind)) return openService(db, kind, opening);
  const centre = centreOf({ id, profile: application.profile, now });
  if (!centre) throw Failure.of('as', unconfirmed.dayCareCenter);
  await insertCentres(db, [centre]);
}

async function openDoctor(db: Db, { id, application: { profile }, proof, now }: NewPartner): Promise<void> {
  const { visits, bio } = profile;
  const doctor = proof && doctorOf({ id, profile, proof, now });
  if (!doctor || !visits || !bio) throw Failure.of('as', unconfirmed.doctor);
  await insertDoctors(db, [doctor]);
  // The database keeps numbers apart: of two who are approved at once, the second one waited here and is not there.
  if ((await doctorWithNpi(db, doctor.npi))?.id !== id) throw new Failure('npi_taken');
  await setWeeklyHours(db, { providerId: id, service: APPOINTMENT, hours: { ...visits.hours, capacity: 1 }, now });
  await writePlansTaken(db, id, bio.plans);
}
