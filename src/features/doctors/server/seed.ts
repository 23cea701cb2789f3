import { randomUUID } from 'node:crypto';
import { aPerson } from '#features/account/server/seed.ts';
import { setWeeklyHours } from '#features/availability/server/availability-store.ts';
import type { WeeklyHours } from '#features/availability/weekly-hours.ts';
import { insertManagers } from '#features/providers/server/provider-store.ts';
import { inJanuary, inPasadena } from '#features/providers/server/seed.ts';
import type { Db } from '#server/db/db.ts';
import { APPOINTMENT } from '../doctor.ts';
import { npiWith } from '#features/providers/npi.ts';
import { insertDoctors, type NewDoctor } from './doctor-store.ts';

/** Monday to Friday from nine to noon and from one to five on the doctor's clock, by twenty minutes with ten between two. */
export const usualHours: WeeklyHours = {
  ranges: [1, 2, 3, 4, 5].flatMap((weekday) => [
    { weekday, opens: '09:00', closes: '12:00' },
    { weekday, opens: '13:00', closes: '17:00' },
  ]),
  slotMinutes: 20,
  bufferMinutes: 10,
  noticeMinutes: 60,
  aheadDays: 60,
  capacity: 1,
};

type DoctorChoices = Partial<NewDoctor> & {
  /** Who answers for them: an account of their own when left out, nobody for null. */
  managerId?: string | null;
  /** When they see people; null: never. */
  weeklyHours?: Partial<WeeklyHours> | null;
};

/** A verified doctor for families in Pasadena: $49 by video, $29 by chat, English and Spanish, `usualHours`, and an account that answers. */
export async function aDoctor(
  db: Db,
  { managerId, weeklyHours = {}, ...choices }: DoctorChoices = {},
): Promise<NewDoctor & { managerId: string | null }> {
  const doctor: NewDoctor = {
    ...inPasadena(choices.createdAt),
    id: randomUUID(),
    name: 'Dr. Daniel Okafor',
    street: '40 Example Ave',
    phone: '6265550140',
    languages: ['en', 'es'],
    specialties: ['family_medicine'],
    focuses: ['blood_pressure', 'medicine_review'],
    gender: 'male',
    prices: { videoCents: 4900, chatCents: 2900 },
    hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => (weekday < 6 ? { open: '09:00', close: '17:00' } : null)),
    about: { en: 'Takes time for questions.', sp: 'Se toma tiempo para las preguntas.' },
    art: { seed: 'okafor', outfit: 'coat' },
    practisesSince: '2019-01-01',
    npi: npiWith(Math.floor(Math.random() * 1e8)),
    licence: { state: 'CA', number: 'A-104522' },
    ...choices,
  };
  await insertDoctors(db, [doctor]);
  if (weeklyHours)
    await setWeeklyHours(db, {
      providerId: doctor.id,
      service: APPOINTMENT,
      hours: { ...usualHours, ...weeklyHours },
      now: inJanuary,
    });
  const host = managerId === undefined ? (await aPerson(db, nameOf(doctor))).id : managerId;
  if (host) await insertManagers(db, [{ providerId: doctor.id, userId: host }]);
  return { ...doctor, managerId: host };
}

const nameOf = ({ name }: NewDoctor) => {
  const [firstName = name, ...rest] = name.replace(/^Dr\. /, '').split(' ');
  return { firstName, lastName: rest.join(' ') || firstName };
};
