import { randomUUID } from 'node:crypto';
import type { PersonId } from '#features/family/server/access.ts';
import { insertProviders, type NewProvider } from '#features/providers/server/provider-store.ts';
import { inJanuary, inPasadena } from '#features/providers/server/seed.ts';
import type { Db } from '#server/db/db.ts';
import { dayIn } from '#shared/dates.ts';
import { DAY_MS } from '#shared/durations.ts';
import type { WeeklyHours } from '../weekly-hours.ts';
import { type Service, setWeeklyHours } from './availability-store.ts';
import { insertLine } from './lines/line-store.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];

/** A service in Pasadena that can be booked by the half hour, every day from nine to noon and from one to five. */
export async function aService(db: Db, choices: Partial<WeeklyHours> & Partial<Service> = {}): Promise<Service> {
  const { providerId = randomUUID(), service = 'consultation', ...hours } = choices;
  if (choices.providerId === undefined) await insertProvider(db, providerId);
  const ranges = everyDay.flatMap((weekday) => [
    { weekday, opens: '09:00', closes: '12:00' },
    { weekday, opens: '13:00', closes: '17:00' },
  ]);
  const usual = { ranges, slotMinutes: 30, bufferMinutes: 0, noticeMinutes: 60, aheadDays: 60, capacity: 1 };
  await setWeeklyHours(db, { providerId, service, hours: { ...usual, ...hours }, now: inJanuary });
  return { providerId, service };
}

async function insertProvider(db: Db, id: string) {
  const provider: NewProvider = {
    ...inPasadena(),
    id,
    kind: 'doctor',
    name: 'Maya Delgado',
    street: '12 Example Ave',
    phone: '6265550114',
    languages: ['en'],
    offers: [],
    priceCents: 9000,
    hours: everyDay.map(() => ({ open: '09:00', close: '17:00' })),
    about: { en: '', sp: '' },
    picture: { kind: 'portrait', traits: {} },
  };
  await insertProviders(db, [provider]);
}

type Waiter = Service & { userId: string; personId: string; now: Date };

/** Somebody who waits for an earlier time there within two weeks. */
export async function aLine(db: Db, { providerId, personId, now, ...waiter }: Waiter): Promise<void> {
  const before = new Date(now.getTime() + 14 * DAY_MS);
  const person = personId as PersonId; // theirs to wait for
  const waited = [{ providerId, before }] as const;
  await insertLine(db, { ...waiter, personId: person, lastDay: dayIn('UTC', before), waited, now });
}
