import { Readable } from 'node:stream';
import { writeAway } from '#features/account/server/away/away-store.ts';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { DAY_MS } from '#shared/durations.ts';
import type { Db } from '#server/db/db.ts';
import type { Ports } from '#server/ports/ports.ts';
import { COPY_DAYS, RETURN_DAYS } from '../closing.ts';
import { insertPiece } from './copy/copy-store.ts';

/** A copy that can be fetched, of a few bytes; answers its id. */
export async function aReadyCopy(
  { db, ports }: { db: Db; ports: Pick<Ports, 'files'> },
  { userId, now }: { userId: string; now: Date },
): Promise<string> {
  const { key, bytes } = await ports.files.put(Readable.from([Buffer.from('PK')]));
  const { id } = await db
    .insertInto('account_exports')
    .values({
      user_id: userId,
      state: 'ready',
      bytes,
      asked_at: now,
      ready_at: now,
      expires_at: new Date(now.getTime() + COPY_DAYS * DAY_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertPiece(db, id, { number: 0, key, bytes });
  return id;
}

/** Somebody who takes a break. */
export async function anAwayAccount(
  db: Db,
  { lastName = 'Marín', now }: { lastName?: string; now: Date },
): Promise<Person> {
  const person = await aPerson(db, { firstName: 'Vera', lastName });
  const closesAt = new Date(now.getTime() + RETURN_DAYS * DAY_MS);
  await writeAway(db, { userId: person.id, closing: 'deactivate', closesAt, now });
  return person;
}
