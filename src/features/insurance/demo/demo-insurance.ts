import { elena, families, relatives, rosa } from '#features/account/demo/accounts.ts';
import { demoId } from '#server/demo-id.ts';
import type { Db } from '#server/db/db.ts';
import { addDays, dayIn } from '#shared/dates.ts';
import { DAY_MS } from '#shared/durations.ts';

/** The insurance cards of the town by whose they are. */
export const demoCards = {
  rosa: demoId('insurance rosa'),
  rosaSecond: demoId('insurance rosa second'),
  elena: demoId('insurance elena'),
  kenji: demoId('insurance kenji'),
} as const;

const ADDED_DAYS_AGO = 90;

/** Cards of plans that do not exist: Rosa's two, of which one ends soon, Elena's own, and that of a guest of Marcus. */
export async function seedInsurance(db: Db, now: Date): Promise<void> {
  const today = dayIn(elena.timeZone, now);
  const at = new Date(now.getTime() - ADDED_DAYS_AGO * DAY_MS);
  const card = { created_at: at, updated_at: at };
  await db
    .insertInto('insurance_cards')
    .values([
      {
        ...card,
        id: demoCards.rosa,
        person_id: rosa.id,
        added_by: elena.id,
        plan: 'Golden Poppy Senior Advantage',
        payer: 'Golden Poppy Health',
        member_id: 'GPS 204 118 77',
        group_id: '40-2210',
        ends_on: addDays(today, 400),
        preferred_at: at,
      },
      {
        ...card,
        id: demoCards.rosaSecond,
        person_id: rosa.id,
        added_by: elena.id,
        plan: 'Blue Heron Supplement',
        member_id: 'BH-55-0142',
        ends_on: addDays(today, 20),
      },
      {
        ...card,
        id: demoCards.elena,
        person_id: elena.personId,
        added_by: elena.id,
        plan: 'Golden Poppy Choice',
        member_id: 'GPC 771 030',
        group_id: '40-2210',
      },
      {
        ...card,
        id: demoCards.kenji,
        person_id: relatives.kenji.id,
        added_by: families.tanaka.id,
        plan: 'Cedar Ridge Long-Term Care',
        member_id: 'CR 88 40 12',
      },
    ])
    .execute();
}
