import { elena, rosa } from '#features/account/demo/accounts.ts';
import { demoId } from '#server/demo-id.ts';
import type { Db } from '#server/db/db.ts';
import { addDays, type Day, dayIn } from '#shared/dates.ts';
import { DAY_MS } from '#shared/durations.ts';
import type { HealthFacts } from '../profile.ts';
import type { RecordFacts } from '../record.ts';
import { type RecordType, recordTypes } from '../record-types.ts';

const elenasHealth: HealthFacts = {
  height: 64,
  weight: 148,
  bloodGroup: 'O+',
  medicalConditions: [],
  allergies: ['Penicillin'],
  smoking: 'no',
  alcohol: 'occasionally',
};
const rosasHealth: HealthFacts = {
  height: 61,
  weight: 132.5,
  bloodGroup: 'A+',
  bloodPressure: { systolic: 134, diastolic: 78 },
  medicalConditions: ['Mild memory loss', 'High blood pressure'],
  allergies: ['Penicillin', 'Peanuts'],
  smoking: 'no',
  alcohol: 'no',
  drugProducts: 'regularly',
};

type DemoRecord = { name: string; type: RecordType; daysAgo: number; facts: RecordFacts };

/** The records of Rosa, whom Elena looks after; the day of each is so many days ago. */
const rosas: readonly DemoRecord[] = [
  {
    name: 'dizzy',
    type: 'diary',
    daysAgo: 6,
    facts: {
      issue: 'Dizzy after getting up, twice before lunch',
      mode: 'alone',
      notes: 'Better after a glass of water.',
    },
  },
  {
    name: 'bad night',
    type: 'diary',
    daysAgo: 19,
    facts: {
      issue: 'A bad night, awake from three',
      mode: 'phone',
      notes: 'The nurse line said to keep the light on in the hall.',
    },
  },
  {
    name: 'memory clinic',
    type: 'consultations',
    daysAgo: 48,
    facts: {
      issue: 'Yearly look at her memory',
      mode: 'inPerson',
      doctorName: 'Dr. Noor Haddad',
      hospitalName: 'Arroyo Memory Clinic',
      notes: 'No change since last year. Next one in twelve months.',
    },
  },
  {
    name: 'cataract',
    type: 'surgeries',
    daysAgo: 410,
    facts: {
      surgeryName: 'Cataract, left eye',
      surgeryType: 'Day surgery',
      doctorName: 'Dr. Colin Adeyemi',
      hospitalName: 'San Rafael Eye Center',
      notes: '',
    },
  },
  {
    name: 'blood count',
    type: 'diagnosis',
    daysAgo: 47,
    facts: {
      testType: 'Blood count',
      diagnosticCentre: 'Foothill Laboratory',
      referredDoctor: 'Dr. Noor Haddad',
      notes: 'All in the usual range.',
    },
  },
  {
    name: 'letter',
    type: 'clinicalNotes',
    daysAgo: 48,
    facts: {
      patientName: 'Rosa Marín',
      doctorName: 'Dr. Noor Haddad',
      hospitalName: 'Arroyo Memory Clinic',
      notes: '',
    },
  },
  {
    name: 'influenza',
    type: 'vaccination',
    daysAgo: 55,
    facts: {
      patientName: 'Rosa Marín',
      age: '82',
      vaccineName: 'Influenza',
      batchNo: 'A41-K',
      vaccinationBy: 'Nurse Ruiz',
      vaccinationAt: 'Arroyo Clinic',
      idVerified: 'Medicare card',
      refId: 'LV-20418',
      notes: '',
    },
  },
];

/** The records of the town on which papers hang, by what they are. */
export const demoRecord = (name: string): string => demoId(`health record ${name}`);

/** What Elena keeps of her own health and of her mother’s. */
export async function seedHealth(db: Db, now: Date): Promise<void> {
  const profile = (personId: string, facts: HealthFacts) => ({
    person_id: personId,
    facts: JSON.stringify(facts),
    updated_at: now,
  });
  await db
    .insertInto('health_profiles')
    .values([profile(elena.personId, elenasHealth), profile(rosa.id, rosasHealth)])
    .execute();
  const today = dayIn(elena.timeZone, now);
  await db
    .insertInto('health_records')
    .values(rosas.map((record) => rowOf(record, { today, now })))
    .execute();
  await correct(db, 'influenza', { said: { batchNo: 'A14-K' }, now });
}

/** Elena has mistyped it the day before. */
async function correct(db: Db, name: string, { said, now }: { said: RecordFacts; now: Date }): Promise<void> {
  const enteredAt = new Date(now.getTime() - DAY_MS);
  const record = await db
    .updateTable('health_records')
    .set({ version: 2, created_at: enteredAt, changed_by: elena.id, changed_at: now })
    .where('health_records.id', '=', demoRecord(name))
    .returning(['health_records.id', 'health_records.facts'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('health_record_versions')
    .values({
      ...{ record_id: record.id, version: 1, written_by: elena.id, written_at: enteredAt },
      facts: JSON.stringify({ ...(record.facts as RecordFacts), ...said }),
      files: JSON.stringify([]),
    })
    .execute();
}

function rowOf({ name, type, daysAgo, facts }: DemoRecord, { today, now }: { today: Day; now: Date }) {
  const day = addDays(today, -daysAgo);
  return {
    id: demoRecord(name),
    person_id: rosa.id,
    key: demoRecord(name).replaceAll('-', ''),
    type,
    day,
    facts: JSON.stringify({ ...facts, [recordTypes[type].day]: day }),
    entered_by: elena.id,
    created_at: now,
    updated_at: now,
  };
}
