import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { aPerson } from '../src/features/account/server/seed.ts';
import { setWeeklyHours } from '../src/features/availability/server/availability-store.ts';
import { APPOINTMENT } from '../src/features/doctors/doctor.ts';
import { demoDoctors } from '../src/features/doctors/demo/doctors.ts';
import { npiWith } from '../src/features/providers/npi.ts';
import { insertDoctors } from '../src/features/doctors/server/doctor-store.ts';
import type { Db } from '../src/server/db/db.ts';
import type { Reporter } from './world.ts';

const BATCH = 2500;
/** So many batches are in progress at once: the next is made while one is being written. */
const LANES = 3;
const SAY_EACH = 100_000;
/** Slots of 20 minutes, day and night, so that any instant of the grid can be booked. */
const allDay = {
  ranges: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '00:00', closes: '00:00' })),
  slotMinutes: 20,
  bufferMinutes: 0,
  noticeMinutes: 0,
  aheadDays: 90,
  capacity: 1,
};

/** Fills an empty database with verified doctors of every specialty, each of whom is free next at an instant of the next two weeks. */
export async function fillWithDoctors(db: Db, { count, now, say }: { count: number; now: Date; say: Reporter }) {
  const patterns = demoDoctors().filter(({ isVerified }) => isVerified);
  let next = 0;
  const lanes = Array.from({ length: LANES }, async () => {
    while (next < count) {
      const from = next;
      next += BATCH;
      const numbers = Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => from + index);
      await insertDoctors(
        db,
        numbers.map((number) => {
          const pattern = patterns[(number * 7919) % patterns.length];
          if (!pattern) throw new Error('The demo town has no doctors.');
          const { isVerified: _, manager: __, years, weeklyHours: ___, ...doctor } = pattern;
          const practisesSince = `${now.getUTCFullYear() - years}-01-01`;
          const own = { id: randomUUID(), name: `${doctor.name} ${number}`, npi: npiWith(20_000_000 + number) };
          return { ...doctor, ...own, practisesSince, verifiedAt: now, createdAt: now };
        }),
      );
      if ((from + BATCH) % SAY_EACH === 0) say(`${from + BATCH} doctors`);
    }
  });
  await Promise.all(lanes);
  await open(db, now);
}

async function open(db: Db, now: Date) {
  const { id: userId } = await aPerson(db, { email: 'doctors@bench.example' });
  const { id } = await db.selectFrom('providers').select('id').where('kind', '=', 'doctor').executeTakeFirstOrThrow();
  await db
    .transaction()
    .execute((db) => setWeeklyHours(db, { providerId: id, service: APPOINTMENT, hours: allDay, now }));
  await db.connection().execute((db) => openAll(db, { userId, now }));
}

/** What the first doctor has, all have. No note is made for each of them: what the sweep would find of them is written at the end. */
async function openAll(db: Db, { userId, now }: { userId: string; now: Date }) {
  await sql`set statement_timeout = 0`.execute(db);
  await sql`alter table weekly_hours disable trigger user`.execute(db);
  await sql`alter table provider_managers disable trigger user`.execute(db);
  await sql`alter table providers disable trigger user`.execute(db);
  await sql`insert into weekly_hours
    select doctors.provider_id, service, ranges, slot_minutes, buffer_minutes, notice_minutes, ahead_days, capacity, updated_at
    from weekly_hours cross join doctors on conflict do nothing`.execute(db);
  await sql`insert into provider_managers (provider_id, user_id) select provider_id, ${userId} from doctors`.execute(
    db,
  );
  await sql`update providers set evidence_until = 'infinity', rating = 3 + (hashtext(id::text) & 15) / 8.0, review_count = 9`.execute(
    db,
  );
  await sql`alter table weekly_hours enable trigger user`.execute(db);
  await sql`alter table provider_managers enable trigger user`.execute(db);
  await sql`alter table providers enable trigger user`.execute(db);
  await sql`update next_slots set look_at = 'infinity', starts_at = found.at,
    next_times = array[found.at, found.at + interval '20 minutes', found.at + interval '40 minutes']
    from (
      select provider_id as id, ${now}::timestamptz + (hashtext(provider_id::text) & 1023) * interval '20 minutes' as at
      from next_slots
    ) as found where next_slots.provider_id = found.id`.execute(db);
  await sql`truncate slot_changes`.execute(db);
  await sql`vacuum analyze`.execute(db);
  await sql`reset statement_timeout`.execute(db);
}
