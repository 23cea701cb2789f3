import { elena, rosa } from '#features/account/demo/accounts.ts';
import type { Medicine } from '#features/visit-summaries/medicine.ts';
import { demoId } from '#server/demo-id.ts';
import type { Db } from '#server/db/db.ts';
import { addDays, dayIn } from '#shared/dates.ts';
import type { DoseState } from '../kept-medicine.ts';

type Listed = Medicine & {
  of: 'rosa' | 'elena';
  /** The first day, and for what was stopped the last one, so many days ago. */
  daysAgo: number;
  stoppedAgo?: number;
  times?: string[];
  /** What became of the first dose of today. */
  today?: DoseState;
};

const listed: readonly Listed[] = [
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
  for (const { of, daysAgo, stoppedAgo, times, today: state, ...medicine } of listed) {
    const id = demoId(`medicine ${of} ${medicine.name.toLowerCase()}`);
    await db
      .insertInto('medications')
      .values({
        ...medicine,
        id,
        person_id: of === 'rosa' ? rosa.id : elena.personId,
        starts_on: addDays(today, -daysAgo),
        stopped_on: stoppedAgo === undefined ? null : addDays(today, -stoppedAgo),
        times: times ?? [],
        created_at: now,
      })
      .execute();
    if (state)
      await db
        .insertInto('medication_doses')
        .values({
          medication_id: id,
          day: today,
          time: times?.[0] ?? '08:00',
          state,
          marked_by: elena.id,
          marked_at: now,
        })
        .execute();
  }
}
