import { sql } from 'kysely';
import { defaults } from '#features/preferences/preferences.ts';
import { townsOf } from '#features/places/server/towns.ts';
import { insertReviews } from '#features/reviews/server/store.ts';
import { diceOf, generatedCentre, generatedId, type ZipArea } from '#features/senior-care/demo/generated-centres.ts';
import { closeDays, insertCentres } from '#features/senior-care/server/centre-store.ts';
import { insertManagers } from '#features/providers/server/provider-store.ts';
import { addDays, type Day, dayIn } from '#shared/dates.ts';
import type { Db } from '#server/db/db.ts';

type World = { providers: number; passwordHash: string; now: Date; say: (sentence: string) => void };
/** A ZIP code, the account that answers at its centres, and their numbers. */
type Area = { zip: ZipArea; turn: number; numbers: number[] };

/** A prime, so that the first so many ZIP codes of the order are spread over the whole country. */
const STRIDE = 7919;
const CENTRES_A_STEP = 2000;
/** So many batches are in progress at once: the next is generated while one is being written. */
const LANES = 3;
const SAY_EACH = 50_000;

/**
 * Fills a country with invented centres, as many in each ZIP code as in any other, with accounts that answer there, reviews and closed
 * days. Always the same centres; those that are there already stay. The log-in of the n-th ZIP code is host-n@world.example.
 */
export async function seedLargeWorld(db: Db, { providers, passwordHash, now, say }: World): Promise<void> {
  const areas = await areasOf(providers);
  let next = 0;
  let written = 0;
  const lanes = Array.from({ length: LANES }, async () => {
    for (;;) {
      const step = stepFrom(areas, next);
      if (step.length === 0) return;
      next += step.length;
      await writeStep(db, step, { passwordHash, now });
      const before = written;
      written += step.reduce((sum, { numbers }) => sum + numbers.length, 0);
      if (Math.floor(written / SAY_EACH) > Math.floor(before / SAY_EACH))
        say(`${shown(written)} of ${shown(providers)} centers`);
    }
  });
  await Promise.all(lanes);
  await tidy(db);
  say(`${shown(written)} centers in ${shown(areas.length)} ZIP codes.`);
}

const shown = (count: number) => count.toLocaleString('en-US');

/** The ZIP codes that have centres, in their own order, so that neighbours lie side by side on the disk. */
async function areasOf(providers: number): Promise<Area[]> {
  const {
    default: { codes },
  } = await import('zipcodes');
  const zips = townsOf(Object.values(codes))
    .flatMap((town) => town.zips)
    .flatMap(({ zip, ...place }) => (zip === undefined ? [] : [{ ...place, zip }]))
    .sort((one, other) => (one.zip < other.zip ? -1 : 1));
  return zips
    .map((zip, index) => {
      const turn = (index * STRIDE) % zips.length;
      const rounds = Math.max(0, Math.ceil((providers - turn) / zips.length));
      return { zip, turn, numbers: Array.from({ length: rounds }, (_, round) => turn + round * zips.length) };
    })
    .filter(({ numbers }) => numbers.length > 0);
}

function stepFrom(areas: readonly Area[], first: number): Area[] {
  let centres = 0;
  let end = first;
  for (; end < areas.length && centres < CENTRES_A_STEP; end += 1) centres += areas[end]?.numbers.length ?? 0;
  return areas.slice(first, end);
}

async function writeStep(db: Db, areas: readonly Area[], { passwordHash, now }: Pick<World, 'passwordHash' | 'now'>) {
  const invented = areas.flatMap(({ zip, turn, numbers }) =>
    numbers.map((number) => ({ number, turn, ...generatedCentre(number, zip, now) })),
  );
  const today = dayIn('UTC', now);
  await db.transaction().execute(async (db) => {
    await insertHosts(db, areas, { passwordHash, now });
    await insertCentres(
      db,
      invented.map(({ centre }) => centre),
    );
    await insertManagers(
      db,
      invented.map(({ centre, turn }) => ({ providerId: centre.id, userId: generatedId('account', turn) })),
    );
    await insertReviews(
      db,
      invented.flatMap(({ reviews }) => reviews),
    );
    await closeDays(
      db,
      invented.flatMap(({ centre, number }) => closedDays(number, today).map((day) => ({ centreId: centre.id, day }))),
    );
  });
}

const hostNames = [
  'Alma Reyes',
  'Bennett Cole',
  'Chiara Lund',
  'Dario Voss',
  'Edith Monroe',
  'Felix Aranda',
  'Greta Holm',
  'Hakim Dale',
] as const;

async function insertHosts(db: Db, areas: readonly Area[], { passwordHash, now }: Pick<World, 'passwordHash' | 'now'>) {
  const hosts = areas.map(({ turn }) => {
    const [firstName = '', lastName = ''] = diceOf(`host ${turn}`).pick(hostNames).split(' ');
    const name = { first_name: firstName, last_name: lastName };
    return {
      id: generatedId('account', turn),
      personId: generatedId('person', turn),
      email: `host-${turn}@world.example`,
      name,
    };
  });
  await db
    .insertInto('users')
    .values(
      hosts.map(({ id, email, name }) => ({
        id,
        email,
        ...name,
        password_hash: passwordHash,
        email_verified_at: now,
        created_at: now,
        updated_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('people')
    .values(hosts.map(({ id, personId, name }) => ({ id: personId, user_id: id, ...name, updated_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('preferences')
    .values(
      hosts.map(({ id }) => ({
        user_id: id,
        global: JSON.stringify(defaults.global),
        notifications: JSON.stringify(defaults.notifications),
        privacy: JSON.stringify(defaults.privacy),
        updated_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** One centre in eight closes for two days of the coming month. */
function closedDays(number: number, today: Day): Day[] {
  const dice = diceOf(`closed ${number}`);
  return dice.throws(1 / 8) ? [addDays(today, dice.within(0, 14)), addDays(today, dice.within(15, 28))] : [];
}

/** What autovacuum would do in its own time: from now on searches read the index alone. */
const tidy = (db: Db) =>
  db.connection().execute(async (db) => {
    await sql`set statement_timeout = 0`.execute(db);
    for (const table of ['centres', 'seat_days', 'reviews', 'provider_managers', 'providers'])
      await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
  });
