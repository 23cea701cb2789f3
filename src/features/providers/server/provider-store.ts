import { mercatorOf } from '#features/places/place.ts';
import type { Db } from '#server/db/db.ts';
import { insertRecords } from '#server/db/insert-records.ts';
import { type Hours, openWeekdaysOf } from '../hours.ts';
import type { Introduction, Picture } from '../provider.ts';
import { isVerified } from './verified-store.ts';

/** A provider of any kind as it is registered; `languages` are ISO 639 codes, `priceCents` is the price of the unit in which the kind is booked, null while nobody has said one. */
export type NewProvider = {
  id: string;
  kind: string;
  name: string;
  verifiedAt: Date | null;
  street: string;
  city: string;
  state: string;
  zip: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  phone: string;
  languages: string[];
  offers: string[];
  priceCents: number | null;
  hours: Hours;
  about: Introduction;
  picture: Picture;
  rating: number | null;
  reviewCount: number;
  createdAt: Date;
};

/** Writes any number of providers in one statement; those whose id is known already stay as they are. */
export async function insertProviders(db: Db, providers: readonly NewProvider[]): Promise<void> {
  await insertRecords(db, 'providers', providers.map(rowOf));
}

function rowOf(provider: NewProvider) {
  const { x, y } = mercatorOf(provider);
  return {
    id: provider.id,
    kind: provider.kind,
    name: provider.name,
    verified_at: provider.verifiedAt,
    street: provider.street,
    city: provider.city,
    state: provider.state,
    zip: provider.zip,
    latitude: provider.latitude,
    longitude: provider.longitude,
    place: `(${x},${y})`,
    time_zone: provider.timeZone,
    phone: provider.phone,
    languages: provider.languages,
    offers: provider.offers,
    price_cents: provider.priceCents,
    hours: provider.hours,
    open_weekdays: openWeekdaysOf(provider.hours),
    about: provider.about,
    picture: provider.picture,
    rating: provider.rating,
    review_count: provider.reviewCount,
    created_at: provider.createdAt,
    updated_at: provider.createdAt,
  };
}

/** Who answers at which provider; what is known already stays. */
export async function insertManagers(
  db: Db,
  managers: readonly { providerId: string; userId: string }[],
): Promise<void> {
  const rows = managers.map(({ providerId, userId }) => ({ provider_id: providerId, user_id: userId }));
  await db
    .insertInto('provider_managers')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * A provider that can be booked: verified, with somebody who answers. A service joins what it knows of it, and locks the rows for
 * share, so that prices and hours stay as they are until the booking is written.
 */
export const bookable = (db: Db, { id, now }: { id: string; now: Date }) =>
  db
    .selectFrom('providers')
    .selectAll('providers')
    .where('providers.id', '=', id)
    .where(isVerified(now))
    .where((is) =>
      is.exists(
        is
          .selectFrom('provider_managers')
          .select('provider_managers.user_id')
          .whereRef('provider_managers.provider_id', '=', 'providers.id'),
      ),
    );

/** What a booking freezes of its provider, and what decides its price and times. */
export type BookableProvider = ReturnType<typeof bookableProviderOf>;

type Row = {
  id: string;
  kind: string;
  name: string;
  street: string;
  city: string;
  state: string;
  zip: string;
  phone: string;
  latitude: number;
  longitude: number;
  time_zone: string;
  price_cents: number | null;
  hours: unknown;
  open_weekdays: number[];
  picture: unknown;
};

export const bookableProviderOf = (row: Row) => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  address: `${row.street}, ${row.city}, ${row.state} ${row.zip}`,
  phone: row.phone,
  latitude: row.latitude,
  longitude: row.longitude,
  timeZone: row.time_zone,
  priceCents: row.price_cents,
  hours: row.hours as Hours, // written by insertProviders and the profile form only, through their schemas
  openWeekdays: row.open_weekdays,
  picture: row.picture as Picture,
});

export async function providerName(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('providers').select('providers.name').where('id', '=', id).executeTakeFirst();
  return row?.name;
}

/** The zone on whose clock a provider’s days end. */
export async function providerZone(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('providers').select('providers.time_zone').where('id', '=', id).executeTakeFirst();
  return row?.time_zone;
}

/** Staff has approved it: whether it is verified at an instant depends on what it shows. */
export async function approveProvider(db: Db, { id, now }: { id: string; now: Date }): Promise<void> {
  await db
    .updateTable('providers')
    .set((is) => ({ verified_at: is.fn.coalesce('verified_at', is.val(now)), updated_at: now }))
    .where('id', '=', id)
    .execute();
}

/** Where a provider is, of one that nobody has verified too; nobody reads where those live who come to families. */
export const providerPlaceOf = (db: Db, id: string) =>
  db
    .selectFrom('providers')
    .innerJoin('provider_kinds', 'provider_kinds.kind', 'providers.kind')
    .select(['providers.id', 'providers.name', 'providers.phone', 'providers.latitude', 'providers.longitude'])
    .select(['providers.street', 'providers.city', 'providers.state', 'providers.zip'])
    .where('providers.id', '=', id)
    .where('provider_kinds.has_private_address', '=', false)
    .executeTakeFirst();
