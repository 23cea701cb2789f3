import { randomUUID } from 'node:crypto';
import { setWeeklyHours } from '#features/availability/server/availability-store.ts';
import { insertManagers, insertProviders, type NewProvider } from '#features/providers/server/provider-store.ts';
import { inJanuary, inPasadena } from '#features/providers/server/seed.ts';
import type { Db } from '#server/db/db.ts';
import { walks, WALKS } from './walk-kind.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** What the migration of a service would write. */
export async function introduceWalks(db: Db): Promise<void> {
  await db.insertInto('provider_kinds').values({ kind: 'guide' }).execute();
  await db.insertInto('booking_kinds').values({ kind: walks.name }).execute();
}

/** A guide in Pasadena who walks every day from nine to noon, at $30 the half hour; `managerId` answers for them. */
export async function aGuide(
  db: Db,
  { managerId, ...choices }: Partial<NewProvider> & { managerId: string },
): Promise<NewProvider> {
  const guide: NewProvider = {
    ...inPasadena(),
    id: randomUUID(),
    kind: 'guide',
    name: 'Theo Brandt',
    street: '3 Example Trail',
    phone: '6265550171',
    languages: ['en'],
    offers: [],
    priceCents: 3000,
    hours: weekdays.map(() => ({ open: '09:00', close: '12:00' })),
    about: { en: 'Knows every path.', sp: 'Conoce todos los caminos.' },
    picture: { kind: 'portrait', traits: { seed: 'theo' } },
    ...choices,
  };
  await insertProviders(db, [guide]);
  await insertManagers(db, [{ providerId: guide.id, userId: managerId }]);
  const ranges = weekdays.map((weekday) => ({ weekday, opens: '09:00', closes: '12:00' }));
  const hours = { ranges, slotMinutes: 30, bufferMinutes: 0, noticeMinutes: 120, aheadDays: 30, capacity: 1 };
  await setWeeklyHours(db, { providerId: guide.id, service: WALKS, hours, now: inJanuary });
  return guide;
}
