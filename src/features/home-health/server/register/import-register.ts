import { CsvError } from 'csv-parse/sync';
import { createHash } from 'node:crypto';
import { gazetteer } from '#features/places/server/gazetteer.ts';
import { timeZoneOf } from '#features/places/zone-of-state.ts';
import { HOME_HEALTH } from '#features/providers/disciplines.ts';
import type { Db } from '#server/db/db.ts';
import { insertAgencies, type NewAgency } from '../agency-store.ts';
import { knownCcns, writeNumbers, writeStars } from './register-store.ts';
import { type RegisteredAgency, readRegister } from './read-register.ts';

const AT_ONCE = 500;

/** Whether this is why a file could not be read as a table. */
export const isNoTable = (error: unknown): boolean => error instanceof CsvError;

/**
 * Lists the agencies of the public register that are not there yet: nobody has verified them, and whoever runs one can claim it. Those
 * that joined by themselves get their number. Of those that are known only the stars follow the register: what they say of themselves is
 * theirs. Answers how many were added. Throws what
 * `isNoTable` knows.
 */
export async function importRegister(db: Db, { text, now }: { text: string; now: Date }): Promise<number> {
  const registered = [...new Map(readRegister(text).map((one) => [one.ccn, one])).values()];
  let added = 0;
  for (let from = 0; from < registered.length; from += AT_ONCE)
    added += await importSome(db, registered.slice(from, from + AT_ONCE), now);
  return added;
}

async function importSome(db: Db, registered: readonly RegisteredAgency[], now: Date): Promise<number> {
  const book = await gazetteer();
  return db.transaction().execute(async (db) => {
    await writeNumbers(db, registered);
    const known = new Set(
      await knownCcns(
        db,
        registered.map(({ ccn }) => ccn),
      ),
    );
    const agencies = registered
      .filter(({ ccn }) => !known.has(ccn))
      .flatMap((one): NewAgency[] => {
        const place = book.find(one.zip);
        return place ? [agencyOf(one, { place, now })] : [];
      });
    await insertAgencies(db, agencies);
    await writeStars(db, registered);
    return agencies.length;
  });
}

type PlacedAgency = { place: { city: string; state: string; latitude: number; longitude: number }; now: Date };

const agencyOf = (one: RegisteredAgency, { place, now }: PlacedAgency): NewAgency => ({
  id: idOf(one.ccn),
  kind: HOME_HEALTH,
  name: one.name,
  verifiedAt: null,
  street: one.street,
  zip: one.zip,
  ...{ city: place.city, state: place.state, latitude: place.latitude, longitude: place.longitude },
  timeZone: timeZoneOf(place.state),
  phone: one.phone,
  languages: [],
  offers: one.services,
  priceCents: null,
  hours: [null, null, null, null, null, null, null],
  about: { en: '', sp: '' },
  picture: { kind: 'place', traits: { seed: one.ccn } },
  rating: null,
  reviewCount: 0,
  createdAt: now,
  // whoever stands in this register is certified by Medicare
  programs: ['medicare'],
  ccn: one.ccn,
  qualityStars: one.stars,
});

/** The same at every start: of two processes that import at once, the second one finds what is there. */
function idOf(ccn: string): string {
  const hash = createHash('sha256').update(`home health ${ccn}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
