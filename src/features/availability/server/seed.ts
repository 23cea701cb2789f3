import { randomUUID } from 'node:crypto';
import { insertProviders, type NewProvider } from '#features/providers/server/provider-store.ts';
import type { Db } from '#server/db/db.ts';
import type { WeeklyHours } from '../weekly-hours.ts';
import { type Service, setWeeklyHours } from './availability-store.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const createdAt = new Date('2026-01-05T09:00:00Z');

/** A service in Pasadena that can be booked by the half hour, every day from nine to noon and from one to five. */
export async function aService(db: Db, choices: Partial<WeeklyHours> & Partial<Service> = {}): Promise<Service> {
  const { providerId = randomUUID(), service = 'consultation', ...hours } = choices;
  if (choices.providerId === undefined) await insertProvider(db, providerId);
  const ranges = everyDay.flatMap((weekday) => [
    { weekday, opens: '09:00', closes: '12:00' },
    { weekday, opens: '13:00', closes: '17:00' },
  ]);
  const usual = { ranges, slotMinutes: 30, bufferMinutes: 0, noticeMinutes: 60, aheadDays: 60, capacity: 1 };
  await setWeeklyHours(db, { providerId, service, hours: { ...usual, ...hours }, now: createdAt });
  return { providerId, service };
}

async function insertProvider(db: Db, id: string) {
  await db
    .insertInto('provider_kinds')
    .values({ kind: 'doctor' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const provider: NewProvider = {
    id,
    kind: 'doctor',
    name: 'Maya Delgado',
    verifiedAt: createdAt,
    street: '12 Example Ave',
    city: 'Pasadena',
    state: 'CA',
    zip: '91101',
    latitude: 34.1478,
    longitude: -118.1445,
    timeZone: 'America/Los_Angeles',
    phone: '6265550114',
    languages: ['en'],
    offers: [],
    priceCents: 9000,
    hours: everyDay.map(() => ({ open: '09:00', close: '17:00' })),
    about: { en: '', sp: '' },
    picture: { kind: 'portrait', traits: {} },
    rating: null,
    reviewCount: 0,
    createdAt,
  };
  await insertProviders(db, [provider]);
}
