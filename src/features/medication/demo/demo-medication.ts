import { elena, rosa } from '#features/account/demo/accounts.ts';
import type { Medicine } from '#features/visit-summaries/medicine.ts';
import { demoId } from '#server/demo-id.ts';
import type { Db } from '#server/db/db.ts';
import { addDays, dayIn } from '#shared/dates.ts';
import { DAY_MS } from '#shared/durations.ts';
import { HISTORY_DAYS } from '../dose-history.ts';
import type { DoseState } from '../kept-medicine.ts';
import { markDose } from '../server/dose-store.ts';

type DemoMedicine = Medicine & {
  of: 'rosa' | 'elena';
  /** The first day, and for what was stopped the last one, so many days ago. */
  daysAgo: number;
  stoppedAgo?: number;
  times?: string[];
  /** What became of the first dose of today. */
  today?: DoseState;
  /** How much there was, in units of one a dose, so many days ago, in the evening. */
  supply?: { units: number; ago: number };
  /** Each day of the last month it was said that it was taken, but these, so many days ago. */
  keptBut?: { skipped: readonly number[]; unsaid: readonly number[] };
};

const listed: readonly DemoMedicine[] = [
  {
    of: 'rosa',
    type: 'tablet',
    name: 'Amlodipine',
    strength: '5 mg',
    dose: '1 tablet',
    frequency: 'morning',
    days: null,
    instructions: 'After breakfast, sitting down.',
    daysAgo: 412,
    times: ['08:30'],
    today: 'taken',
    keptBut: { skipped: [9], unsaid: [4, 17, 18] },
    supply: { units: 30, ago: 14 },
  },
  {
    of: 'rosa',
    type: 'tablet',
    name: 'Donepezil',
    strength: '5 mg',
    dose: '1 tablet',
    frequency: 'bedtime',
    days: null,
    instructions: '',
    daysAgo: 203,
    times: ['21:00'],
    keptBut: { skipped: [], unsaid: [2, 17] },
  },
  {
    of: 'rosa',
    type: 'drops',
    name: 'Artificial tears',
    strength: '',
    dose: '1 drop in each eye',
    frequency: 'asNeeded',
    days: null,
    instructions: 'When her eyes feel dry.',
    daysAgo: 60,
  },
  {
    of: 'rosa',
    type: 'capsule',
    name: 'Cephalexin',
    strength: '500 mg',
    dose: '1 capsule',
    frequency: 'threeDaily',
    days: 7,
    instructions: 'To the end, also when it feels better.',
    daysAgo: 91,
  },
  {
    of: 'elena',
    type: 'tablet',
    name: 'Vitamin D3',
    strength: '1,000 IU',
    dose: '1 tablet',
    frequency: 'onceDaily',
    days: null,
    instructions: '',
    daysAgo: 150,
  },
  {
    of: 'elena',
    type: 'spray',
    name: 'Saline nasal spray',
    strength: '',
    dose: '2 puffs in each nostril',
    frequency: 'twiceDaily',
    days: null,
    instructions: '',
    daysAgo: 40,
    stoppedAgo: 12,
  },
];

/** What Elena and Rosa, whom she looks after, take. */
export async function seedMedication(db: Db, now: Date): Promise<void> {
  const today = dayIn(elena.timeZone, now);
  for (const { of, daysAgo, stoppedAgo, times = [], today: state, keptBut, supply, ...medicine } of listed) {
    const id = demoId(`medicine ${of} ${medicine.name.toLowerCase()}`);
    await db
      .insertInto('medications')
      .values({
        ...medicine,
        id,
        person_id: of === 'rosa' ? rosa.id : elena.personId,
        starts_on: addDays(today, -daysAgo),
        stopped_on: stoppedAgo === undefined ? null : addDays(today, -stoppedAgo),
        times,
        ...(supply && {
          ...{
            supply_units: supply.units,
            supply_per_dose: 1,
            supply_on: addDays(today, -supply.ago),
            supply_time: '23:59',
          },
          supply_look_on: today,
        }),
        created_at: new Date(now.getTime() - Math.min(daysAgo, LISTED_AGO) * DAY_MS),
      })
      .execute();
    const said = [...(state ? [{ ago: 0, state }] : []), ...(keptBut ? daysBefore(keptBut) : [])];
    for (const { ago, state } of said)
      await markDose(db, {
        ...{ medicineId: id, day: addDays(today, -ago), time: times[0] ?? '08:00', state },
        ...{ userId: elena.id, now },
      });
  }
}

/** So many days ago Elena began to list what is taken. */
const LISTED_AGO = 120;

const daysBefore = ({ skipped, unsaid }: NonNullable<DemoMedicine['keptBut']>) =>
  Array.from({ length: HISTORY_DAYS - 1 }, (_, place) => place + 1)
    .filter((ago) => !unsaid.includes(ago))
    .map((ago): { ago: number; state: DoseState } => ({ ago, state: skipped.includes(ago) ? 'skipped' : 'taken' }));
