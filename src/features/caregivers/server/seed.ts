import { randomUUID } from 'node:crypto';
import { aPerson } from '#features/account/server/seed.ts';
import { setWeeklyHours } from '#features/availability/server/availability-store.ts';
import type { WeeklyHours } from '#features/availability/weekly-hours.ts';
import { insertManagers } from '#features/providers/server/provider-store.ts';
import { inJanuary, inPasadena } from '#features/providers/server/seed.ts';
import type { Db } from '#server/db/db.ts';
import { CARE_VISIT } from '../visit.ts';
import { insertCaregivers, type NewCaregiver } from './caregiver-store.ts';

/** Monday to Friday from eight to four on the caregiver's clock, by the hour. */
export const usualHours: WeeklyHours = {
  ranges: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '16:00' })),
  slotMinutes: 60,
  bufferMinutes: 0,
  noticeMinutes: 60,
  aheadDays: 60,
  capacity: 1,
};

type Choices = Partial<NewCaregiver> & {
  /** Who answers for them: an account of their own when left out, nobody for null. */
  managerId?: string | null;
  /** When they come; null: never. */
  weeklyHours?: Partial<WeeklyHours> | null;
};

/** A verified caregiver in Pasadena: $30 an hour, 2 to 6 hours, ten miles, `usualHours`, and an account that answers. */
export async function aCaregiver(
  db: Db,
  { managerId, weeklyHours = {}, ...choices }: Choices = {},
): Promise<NewCaregiver & { managerId: string | null }> {
  const caregiver: NewCaregiver = {
    ...inPasadena(choices.createdAt),
    id: randomUUID(),
    kind: 'caregiver',
    name: 'Yolanda Prieto',
    street: '12 Example Court',
    phone: '6265550170',
    languages: ['en', 'es'],
    offers: ['personal_care', 'meal_preparation', 'companionship'],
    priceCents: 3000,
    hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => (weekday < 6 ? { open: '08:00', close: '16:00' } : null)),
    about: { en: 'Never hurries anybody.', sp: 'Nunca apura a nadie.' },
    picture: { kind: 'portrait', traits: { seed: 'prieto', outfit: 'scrubs' } },
    gender: 'female',
    since: 2012,
    minHours: 2,
    maxHours: 6,
    radiusMiles: 10,
    training: ['Certified Nurse Assistant (CNA), 2012'],
    ...choices,
  };
  await insertCaregivers(db, [caregiver]);
  if (weeklyHours)
    await setWeeklyHours(db, {
      providerId: caregiver.id,
      service: CARE_VISIT,
      hours: { ...usualHours, ...weeklyHours },
      now: inJanuary,
    });
  const [firstName = '', lastName = ''] = caregiver.name.split(' ');
  const host = managerId === undefined ? (await aPerson(db, { firstName, lastName })).id : managerId;
  if (host) await insertManagers(db, [{ providerId: caregiver.id, userId: host }]);
  return { ...caregiver, managerId: host };
}
