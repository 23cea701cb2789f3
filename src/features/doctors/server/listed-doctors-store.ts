import { sql } from 'kysely';
import { takenOf } from '#features/providers/server/plans-store.ts';
import { commonRanks, type Ranks } from '#features/search/server/filter-tests-store.ts';
import type { ListedService } from '#features/search/server/listed-store.ts';
import type { Condition, ShownColumns } from '#features/search/server/neighbours-store.ts';
import { APPOINTMENT, type DoctorFacts } from '../doctor.ts';
import type { Meaning } from '../meaning.ts';
import type { DoctorSearch } from '../search.ts';
import { facts } from './doctor-store.ts';

/** Every doctor, of those who are checked whoever has said a price. */
export const listedDoctors: ListedService = {
  service: APPOINTMENT,
  join: sql`join doctors on doctors.provider_id = providers.id`,
  columns: sql`doctors.specialties, doctors.gender, doctors.video_cents, doctors.chat_cents, doctors.licence_state`,
  isOffered: sql<boolean>`providers.price_cents is not null`,
};

const { price, rating } = commonRanks;
export const ranks: Ranks<DoctorSearch> = { soonest: sql`near.next_free`, rating, price, name: sql`near.name_key` };

/** What a list shows of a doctor, with those of the asked plans that they take. */
export type ListedDoctor = { facts: DoctorFacts; takes: string[] };

export const shownDoctor = ({ plan }: DoctorSearch, now: Date): ShownColumns<ListedDoctor> => ({
  row: sql<ListedDoctor>`json_build_object('facts', ${facts(now)}, 'takes', ${takenOf(plan)})`,
  join: listedDoctors.join,
});

/** Whom the words of a search mean; everybody where it has none. */
export const meant = (meaning: Meaning | undefined): Condition =>
  meaning
    ? sql<boolean>`(near.specialties && ${meaning.specialties}::text[] or near.id = any(${meaning.ids}::uuid[]))`
    : sql<boolean>`true`;
