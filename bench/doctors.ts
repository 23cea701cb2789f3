import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { aPerson } from '../src/features/account/server/seed.ts';
import { specialties } from '../src/features/doctors/specialties.ts';
import { dbOver, openPool } from '../src/server/db/db.ts';
import { services } from '../src/shared/services.ts';
import { atEnd } from './closing.ts';
import { type Effort, inCircle, inTurns, type LoadRequest, type Measurement, type Target } from './load.ts';
import { fillWithDoctors } from './many-doctors.ts';
import { logIn, type LoggedInPerson } from './people.ts';
import { startFloor, startServer } from './processes.ts';
import { compared, type Line, perSecond } from './report.ts';
import { emptyDatabase, openDatabase, openFolder, type Reporter, type World } from './world.ts';

export type DoctorsPlan = { small: number; large: number; seconds: number; rounds: number; say: Reporter };
type Plan = { folder: string; database: string; name: string; doctors: number; say: Reporter };

const CLIENTS = 16;
const FAMILIES = 64;
const DOCTORS_BOOKED = 400;
const SLOT_MS = 20 * 60_000;
const json = { 'content-type': 'application/json' };

/** Whoever is free soonest, beside the bare statement along the same index; and one slot booked, beside the bare transaction. */
export async function benchDoctors({ small, large, seconds, rounds, say }: DoctorsPlan): Promise<Line[]> {
  const folder = openFolder();
  const database = await openDatabase(folder, say);
  const few = await openDoctors({ folder, database, name: 'few', doctors: small, say });
  const many = await openDoctors({ folder, database, name: 'many', doctors: large, say });
  const effort = { clients: CLIENTS, seconds, rounds };
  return [...(await searches({ few, many, small, large }, effort)), ...(await appointments(few, effort))];
}

async function searches(
  { few, many, small, large }: { few: World; many: World; small: number; large: number },
  effort: Effort,
): Promise<Line[]> {
  const measured = await inTurns(
    { many: soonestOf(many), few: soonestOf(few), bareMany: bareSoonestOf(many), bareFew: bareSoonestOf(few) },
    effort,
  );
  const at = (doctors: number) => `${doctors.toLocaleString('en-US')} doctors`;
  const rates = (measure: string, ours: Measurement, floor: Measurement, least: number) =>
    compared({ goal: '12', measure, ours: ours.rate, floor: floor.rate, unit: perSecond, least });
  return [
    rates(`free soonest, ${at(large)}`, measured.many, measured.bareMany, 0.2),
    rates(`free soonest, ${at(small)}`, measured.few, measured.bareFew, 0.2),
    compared({
      goal: '12',
      measure: `cost of a call, ${at(large)} beside ${at(small)}`,
      ours: 1000 / measured.many.rate,
      floor: 1000 / measured.few.rate,
      unit: (ms) => `${ms.toFixed(2)} ms`,
      most: 2,
    }),
  ];
}

/** Every search is for another choice of specialties. */
function soonestOf({ server }: World): Target {
  const wished = inCircle(specialties.flatMap((one) => specialties.map((other) => [one, other])));
  return {
    address: server.address,
    next: () => ({
      method: 'POST',
      path: `${services.telehealth}/client/doc/v1.0/doclist`,
      headers: json,
      body: JSON.stringify({ specialty: wished() }),
    }),
  };
}

function bareSoonestOf({ floor }: World): Target {
  const wished = inCircle(specialties.flatMap((one) => specialties.map((other) => `${one},${other}`)));
  return { address: floor.address, next: () => ({ path: `/soonest?specialties=${wished()}` }) };
}

/** Each slot is asked for once. The bare transaction writes what a booking writes at least: the slot, the booking, its news. */
async function appointments({ db, server, floor }: World, effort: Effort): Promise<Line[]> {
  const people = await Promise.all(
    Array.from({ length: FAMILIES }, (_, number) => aPerson(db, { email: `patient-${number}@bench.example` })),
  );
  await sql`create table bench_slots (provider_id uuid not null, starts_at timestamptz not null, user_id uuid not null, primary key (provider_id, starts_at))`.execute(
    db,
  );
  await sql`create table bench_news (id bigint generated always as identity primary key, user_id uuid not null, provider_id uuid not null)`.execute(
    db,
  );
  const doctors = await db
    .selectFrom('doctors')
    .select('provider_id')
    .orderBy('provider_id')
    .limit(DOCTORS_BOOKED)
    .execute();
  const ids = doctors.map(({ provider_id: id }) => id);
  const [slots, bareSlots] = [slotsOf(ids), slotsOf(ids)];
  const person = inCircle(await logIn(db, people));
  const { ours, bare } = await inTurns(
    {
      ours: { address: server.address, next: () => booking(person(), slots()) },
      bare: {
        address: floor.address,
        next: () => ({ ...reserved, body: JSON.stringify({ ...bareSlots(), userId: person().id }) }),
      },
    },
    effort,
  );
  return [
    compared({
      goal: '13',
      measure: 'an appointment booked: idempotency, hold, slot, audit',
      ours: ours.rate,
      floor: bare.rate,
      unit: perSecond,
      least: 0.2,
    }),
  ];
}

type Slot = { doctorId: string; startsAt: string };

const reserved = { method: 'POST', path: '/slots', headers: json } as const;

const booking = ({ headers }: LoggedInPerson, { doctorId, startsAt }: Slot): LoadRequest => ({
  method: 'POST',
  path: `${services.telehealth}/appointments/v1.0/book`,
  headers: { ...headers, ...json, 'idempotency-key': randomUUID() },
  body: JSON.stringify({ doctorId, startsAt, mode: 'video', issue: 'Her knee hurts', key: randomUUID() }),
});

/** One slot after the other, each of the next doctor, and never the same twice. */
function slotsOf(doctors: readonly string[]): () => Slot {
  const first = Math.ceil(Date.now() / SLOT_MS / 3) * SLOT_MS * 3 + SLOT_MS * 3;
  let turn = 0;
  return () => {
    const startsAt = new Date(first + Math.floor(turn / doctors.length) * SLOT_MS).toISOString();
    const doctorId = doctors[turn % doctors.length] ?? '';
    turn += 1;
    return { doctorId, startsAt };
  };
}

async function openDoctors({ folder, database, name, doctors, say }: Plan): Promise<World> {
  const url = await emptyDatabase(database, name);
  const pool = openPool({ url, size: 8, onError: () => undefined });
  atEnd(() => pool.end());
  const db = dbOver(pool);
  await fillWithDoctors(db, { count: doctors, now: new Date(), say });
  const server = await startServer({
    folder,
    name: `server of ${name}`,
    settings: { DATABASE_URL: url, LADO_DEMO: '0' },
  });
  return { db, server, floor: await startFloor({ folder, name: `floor of ${name}`, url }) };
}
