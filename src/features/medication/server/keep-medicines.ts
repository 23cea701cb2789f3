import { decidesFor, ownPerson, type PersonId } from '#features/family/server/access.ts';
import { actorsFor } from '#features/family/server/actor-store.ts';
import { personZone } from '#features/family/server/zone-store.ts';
import { lockHolder } from '#features/health-records/server/record-store.ts';
import { readNotifications } from '#features/notifications/server/notify.ts';
import { audit } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import type { Context } from '#server/http/handlers.ts';
import { answerKnownOnce } from '#server/idempotency.ts';
import { publish } from '#server/realtime/fanout.ts';
import { addDays, dayIn, timeIn } from '#shared/dates.ts';
import { Failure } from '#shared/failure.ts';
import type { MedicineChange } from '../contract.ts';
import { doseTimes } from '../dose-times.ts';
import { MOST_KEPT, type OwnMedicine, type SaidDose } from '../kept-medicine.ts';
import { COUNTED_WITHIN, type CountedSupply, type Supply } from '../supply.ts';
import { markDose, markOf } from './dose-store.ts';
import { lockReminders } from './due-store.ts';
import { takeBackSupplyNews } from './tell-supplies.ts';
import {
  deleteMedicine,
  holderOf,
  insertMedicine,
  isFull,
  type LockedMedicine,
  lockMedicine,
  medicineOfKey,
  type MedicineWrite,
  writeMedicine,
} from './medicine-store.ts';
import { stateOf, timesOn } from './count-doses.ts';

/** What the trail calls the list of a person. */
export const subjectOf = (person: PersonId): string => `medication:${person}`;

type NewMedicine = { familyMemberId?: string | null | undefined; key: string; medicine: OwnMedicine };

/** Lists a medicine; the same form twice, once. Throws `medicines_full`, and `first_arrived` where the form said something else before. */
export async function addMedicine(context: Context, { familyMemberId, key, medicine }: NewMedicine): Promise<string> {
  await context.limits.take('healthRecordAccount', context.user.id);
  return deciding(context, familyMemberId ?? null, async (db, person) => {
    await lockHolder(db, person);
    const known = await medicineOfKey(db, { person, key, medicine });
    if (known && !known.isSame) throw new Failure('first_arrived');
    if (known) return known.id;
    if (await isFull(db, person)) throw new Failure('medicines_full', { values: { count: MOST_KEPT } });
    return insertMedicine(db, { person, key, medicine, now: context.now });
  });
}

/** Throws `conflict` when it was changed after that version, and `medicine_prescribed` for what only its doctor may say. Answers the new version. */
export async function changeMedicine(context: Context, id: string, change: MedicineChange): Promise<number> {
  await context.limits.take('healthRecordAccount', context.user.id);
  return onMedicine(context, id, async (db, person, row) => {
    if (row.version !== change.version) throw new Failure('conflict');
    if (row.summary_id !== null && (change.medicine ?? change.isRemoved)) throw new Failure('medicine_prescribed');
    const write = await writingOf(db, { person, row, change, now: context.now });
    if (change.isRemoved) await deleteMedicine(db, id);
    else await writeMedicine(db, id, write);
    if (change.isRemoved || change.isStopped || write.supply !== undefined)
      await takeBackSupplyNews(db, { id, person, now: context.now });
    return row.version + 1;
  });
}

type MedicineEdit = { person: PersonId; row: LockedMedicine; change: MedicineChange; now: Date };

async function writingOf(db: Db, { person, row, change, now }: MedicineEdit): Promise<MedicineWrite> {
  const { medicine, plan, supply, isStopped } = change;
  // other doses than were said hours for are reminded of at the usual ones
  if (medicine)
    return { medicine, times: [...doseTimes(medicine.frequency, row.times)], ...supplyAfter(row, medicine) };
  if (supply !== undefined) return writingSupply(db, { person, row, supply, now });
  if (plan) {
    const times = plan.times.toSorted();
    if (doseTimes(row.frequency, times) !== times) throw new Failure('conflict');
    return { times, remindsSince: plan.isReminded ? now : null, tellsSince: plan.tellsFamily ? now : null };
  }
  if (isStopped) return { stoppedOn: dayIn(await personZone(db, person), now) };
  // nobody knows what was taken while it was taken no longer
  return { stoppedOn: null, ...(row.supply_on !== null && { supply: null }) };
}

/** What was estimated by other doses is said anew; by other days it is looked at anew. */
function supplyAfter(row: LockedMedicine, medicine: OwnMedicine): Pick<MedicineWrite, 'supply' | 'supplyLookOn'> {
  if (row.supply_on === null) return {};
  const isOther =
    medicine.frequency !== row.frequency || medicine.dose !== row.dose || medicine.startsOn !== row.starts_on;
  if (isOther) return { supply: null };
  return row.supply_look_on === null ? {} : { supplyLookOn: row.supply_on };
}

type SupplyEdit = { person: PersonId; row: LockedMedicine; supply: Supply | null; now: Date };

/** Nothing is estimated of what is taken when it is needed, or no longer: `conflict`. It is looked at from the next day on when it runs out. */
async function writingSupply(db: Db, { person, row, supply, now }: SupplyEdit): Promise<MedicineWrite> {
  if (supply === null) return { supply };
  const timeZone = await personZone(db, person);
  const today = dayIn(timeZone, now);
  if (row.every_days === null || stateOf(row, today) === 'past') throw new Failure('conflict');
  if (supply.countedOn > today || supply.countedOn < addDays(today, -COUNTED_WITHIN))
    throw Failure.of('countedOn', 'errors.supplyCountedOn');
  const time = supply.countedOn === today ? timeIn(timeZone, now) : END_OF_DAY;
  return { supply: { ...supply, time } satisfies CountedSupply, supplyLookOn: addDays(today, 1) };
}

/** What was counted on an earlier day was counted after its doses. */
const END_OF_DAY = '23:59';

/**
 * Says what became of a dose; the same press again (its idempotency key) is heard once. Throws `dose_over` for one of days ago,
 * `conflict` for one that is none, and `dose_said` when somebody has said otherwise meanwhile, which stays.
 */
export async function sayDose(context: Context, id: string, dose: SaidDose): Promise<void> {
  await context.limits.take('doseAccount', context.user.id);
  const { user, now, idempotencyKey: key } = context;
  const claim = { userId: user.id, route: `dose ${id}`, key, body: dose, answer: {}, now };
  await onMedicine(context, id, (db, person, row) =>
    answerKnownOnce(db, claim, async (db) => {
      await checkDose(db, { person, row, dose, now });
      const subjectId = await lockReminders(db, person);
      await markDose(db, { ...dose, medicineId: id, userId: user.id, now });
      await readNotifications(db, { userId: user.id, subjectId, now });
    }),
  );
}

type DoseCheck = { person: PersonId; row: LockedMedicine; dose: SaidDose; now: Date };

async function checkDose(db: Db, { person, row, dose, now }: DoseCheck): Promise<void> {
  const { day, time, state, was } = dose;
  const today = dayIn(await personZone(db, person), now);
  if (day < addDays(today, -1)) throw new Failure('dose_over');
  // what was said can be taken back whatever its hour is now
  if (day > today || (state !== null && !timesOn(row, day).includes(time))) throw new Failure('conflict');
  if (was === undefined) return;
  const said = await markOf(db, { medicineId: row.id, day, time });
  if (said !== was && said !== state) throw new Failure('dose_said');
}

async function onMedicine<Answer>(
  context: Context,
  id: string,
  work: (db: Db, person: PersonId, row: LockedMedicine) => Promise<Answer>,
): Promise<Answer> {
  const { db, user, now } = context;
  const holder = await holderOf(db, id, { userId: user.id, now });
  if (!holder) throw new Failure('not_found');
  return deciding(context, holder.person_id, async (db, person) => {
    const row = await lockMedicine(db, { person, id });
    if (!row) throw new Failure('not_found');
    return work(db, person, row);
  });
}

/** For whoever decides for that person: with the line of the trail, and everybody’s open pages, in one transaction. */
async function deciding<Answer>(
  { db, user, now }: Context,
  personId: string | null,
  work: (db: Db, person: PersonId) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction().execute(async (db) => {
    const person = await ownPerson(db, { userId: user.id, personId, scope: 'records', now });
    if (!(await decidesFor(db, { userId: user.id, person }))) throw new Failure('no_access');
    const answer = await work(db, person);
    const readers = await actorsFor(db, { personId: person, scope: 'records', now });
    await publish(
      db,
      readers.map(({ id }) => id),
      ['medication'],
    );
    await audit(db, { at: now, actorId: user.id, personId: person, action: 'write', subject: subjectOf(person) });
    return answer;
  });
}
