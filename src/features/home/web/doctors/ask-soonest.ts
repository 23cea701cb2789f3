import type { QueryClient } from '@tanstack/react-query';
import { appointmentAddress } from '#features/doctors/appointment-address.ts';
import { doctors } from '#features/doctors/contract.ts';
import { type DoctorCard, modesOfDoctor } from '#features/doctors/doctor.ts';
import { priceOf, type PriceOfVisit } from '#features/doctors/web/price-words.ts';
import { callsOf } from '#web/queries.ts';

/** A doctor as the home page shows them, with what leads into each booking. */
export type SoonDoctor = Pick<
  DoctorCard,
  '_id' | 'name' | 'languages' | 'rating' | 'reviewCount' | 'timeZone' | 'art'
> & {
  specialty: DoctorCard['specialties'][number] | undefined;
  price: PriceOfVisit | undefined;
  times: { at: string; href: string }[];
};

export type SoonestDoctors = { averageYears: number | null; doctors: SoonDoctor[] };

export async function askSoonest(client: QueryClient): Promise<SoonestDoctors> {
  const { data, averageYears } = await callsOf(client, doctors).top({});
  return { averageYears, doctors: data.filter(({ isVerified }) => isVerified).map(soonDoctor) };
}

function soonDoctor(doctor: DoctorCard): SoonDoctor {
  const { _id, name, languages, rating, reviewCount, timeZone, art, specialties, nextTimes } = doctor;
  const [mode] = modesOfDoctor(doctor);
  return {
    ...{ _id, name, languages, rating, reviewCount, timeZone, art },
    specialty: specialties[0],
    price: priceOf(doctor, mode),
    times: nextTimes.map((at) => ({ at, href: appointmentAddress({ doctor: _id, mode, time: at }) })),
  };
}
