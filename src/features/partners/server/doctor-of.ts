import type { HoursRange } from '#features/availability/weekly-hours.ts';
import type { NewDoctor } from '#features/doctors/server/doctor-store.ts';
import { timeZoneOf } from '#features/places/zone-of-state.ts';
import type { Hours } from '#features/providers/hours.ts';
import { specialtiesOf, type DoctorProfile } from '../doctor-profile.ts';

/** Numbers of registers that staff has found to be right. */
export type Proof = { npi: string | undefined; licence: { state: string; number: string } | undefined };

type ApprovedDoctor = { id: string; profile: DoctorProfile; proof: Proof; now: Date };

/** The doctor that an approved application becomes; undefined while something is missing or not proven. */
export function doctorOf({ id, profile, proof: { npi, licence }, now }: ApprovedDoctor): NewDoctor | undefined {
  const { doctor, visits, bio } = profile;
  if (!doctor || !visits || !bio || !npi || !licence) return undefined;
  const { name, gender, phone, street, zip, city, state, latitude, longitude, since } = doctor;
  return {
    ...{ id, name, gender, phone, street, zip, city, state, latitude, longitude, npi, licence },
    specialties: specialtiesOf(doctor),
    practisesSince: `${since}-12-31`, // years are counted whole: nobody is said to have more of them than they have
    timeZone: timeZoneOf(state),
    prices: visits.prices,
    hours: openingOf(visits.hours.ranges),
    about: bio.about,
    focuses: bio.focuses,
    languages: bio.languages,
    art: { seed: id, outfit: 'coat', tint: 'sky', backdrop: 'none' },
    verifiedAt: now,
    rating: null,
    reviewCount: 0,
    createdAt: now,
  };
}

/** Of each weekday, from when the first visit until when the last one can be. */
const openingOf = (ranges: readonly HoursRange[]): Hours =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
    const own = ranges.filter((range) => range.weekday === weekday);
    const [open] = own.map(({ opens }) => opens).sort();
    const close = own
      .map(({ closes }) => closes)
      .sort()
      .at(-1);
    return open && close ? { open, close } : null;
  });
