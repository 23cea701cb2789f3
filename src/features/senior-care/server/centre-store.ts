import { sql } from 'kysely';
import { mercatorOf } from '#features/places/place.ts';
import type { Db } from '#server/db/db.ts';
import type { DayPlanKey } from '../day-plan.ts';
import { type Hours, openWeekdaysOf } from '../centre.ts';
import type { CentreService } from '../services.ts';
import type { Kind, Prices } from '../stay.ts';

/** A centre as it enters the house; `languages` are ISO 639 codes, `art` what the art kit draws. */
export type NewCentre = {
  id: string; name: string; kind: Kind; verifiedAt: Date | null;
  street: string; city: string; state: string; zip: string; latitude: number; longitude: number; timeZone: string; phone: string;
  languages: string[]; services: CentreService[]; offersRides: boolean; supportsMemory: boolean; capacity: number; prices: Prices; hours: Hours;
  dayPlan: { time: string; what: DayPlanKey }[]; about: { en: string; sp: string }; art: Record<string, string>;
  rating: number | null; reviewCount: number; createdAt: Date;
};

/** Writes any number of centres in one statement; those whose id is known already stay as they are. */
export async function insertCentres(db: Db, centres: NewCentre[]): Promise<void> {
  const rows = JSON.stringify(centres.map(rowOf));
  await sql`insert into centres select * from json_populate_recordset(null::centres, ${rows}) on conflict (id) do nothing`.execute(db);
}

function rowOf(centre: NewCentre) {
  const { x, y } = mercatorOf(centre);
  return {
    id: centre.id, name: centre.name, kind: centre.kind, verified_at: centre.verifiedAt,
    street: centre.street, city: centre.city, state: centre.state, zip: centre.zip, latitude: centre.latitude, longitude: centre.longitude,
    place: `(${x},${y})`, time_zone: centre.timeZone, phone: centre.phone, languages: centre.languages, services: centre.services,
    offers_rides: centre.offersRides, supports_memory: centre.supportsMemory, capacity: centre.capacity,
    day_cents: centre.prices.dayCents, week_cents: centre.prices.weekCents, month_cents: centre.prices.monthCents,
    hours: centre.hours, open_weekdays: openWeekdaysOf(centre.hours), day_plan: centre.dayPlan, about: centre.about, art: centre.art,
    rating: centre.rating, review_count: centre.reviewCount, created_at: centre.createdAt, updated_at: centre.createdAt,
  };
}

