import { type DemoAccount, elena, families, relatives, rosa } from '#features/account/demo/accounts.ts';
import { setWeeklyHours } from '#features/availability/server/availability-store.ts';
import type { PersonId } from '#features/family/server/access.ts';
import { demoId } from '#server/demo-id.ts';
import type { Db } from '#server/db/db.ts';
import { wordsOf } from '#server/words.ts';
import { addDays, dayIn, instantOf } from '#shared/dates.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import { markTourReminded } from '../server/sweep-store.ts';
import { TOUR, tourSlots, writeOffer } from '../server/offer-store.ts';
import { insertTour, type TourWrite, writeTour } from '../server/tour-store.ts';
import { TOUR_CONSENT_VERSION } from '../tour.ts';

const ZONE = 'America/Los_Angeles';
const MINUTES = 45;
const everyDay = [1, 2, 3, 4, 5, 6, 7];
const notes: Record<string, string> = {
  jacaranda: 'Ring at the side door on Example Avenue. There is parking behind the house.',
  'madison-grove': 'Ask for Pilar at the front desk.',
  'oleander-court': '',
  'marigold-home': 'Our dog is friendly. Tell us if she should stay outside.',
  'casa-amable': '',
  'huntington-circle': '',
};

type DemoTour = {
  centre: keyof typeof notes;
  family: DemoAccount;
  personId: string;
  wishes: string;
  language: string;
  /** Days from today, below zero for what has been, and the hour there. */
  day: number;
  time: string;
  hasPhone?: boolean;
  became?: (at: (day: number, time: string) => Date) => TourWrite;
};

const visits: readonly DemoTour[] = [
  {
    centre: 'oleander-court',
    family: elena,
    personId: rosa.id,
    wishes: 'The rooms on the ground floor, and where she could paint.',
    language: 'es',
    day: 1,
    time: '10:45',
    hasPhone: true,
    became: () => ({
      status: 'confirmed',
      answer_by: null,
      sequence: 1,
      note: 'Please come to the garden gate, the front door is being painted.',
    }),
  },
  {
    centre: 'madison-grove',
    family: elena,
    personId: rosa.id,
    wishes: 'Lunch, if we may.',
    language: 'en',
    day: 3,
    time: '10:00',
    became: (at) => ({
      status: 'offered',
      answer_by: null,
      sequence: 1,
      other_times: [at(4, '10:45'), at(5, '11:30'), at(6, '10:00')],
    }),
  },
  {
    centre: 'marigold-home',
    family: elena,
    personId: rosa.id,
    wishes: '',
    language: 'en',
    day: -2,
    time: '10:00',
    became: () => ({ status: 'done', answer_by: null, sequence: 1 }),
  },
  {
    centre: 'jacaranda',
    family: families.raman,
    personId: relatives.lakshmi.id,
    wishes: 'How the mornings go, and whether the music room is quiet enough.',
    language: 'en',
    day: 2,
    time: '10:00',
    hasPhone: true,
  },
  {
    centre: 'jacaranda',
    family: families.alvarado,
    personId: relatives.consuelo.id,
    wishes: 'Si hay alguien que hable español por las tardes.',
    language: 'es',
    day: 1,
    time: '10:45',
    became: () => ({ status: 'confirmed', answer_by: null, sequence: 1, note: notes['jacaranda'] ?? '' }),
  },
  {
    centre: 'jacaranda',
    family: families.whitaker,
    personId: relatives.harold.id,
    wishes: 'He uses a walker.',
    language: 'en',
    day: 2,
    time: '11:30',
    became: (at) => ({ status: 'offered', answer_by: null, sequence: 1, other_times: [at(4, '10:00')] }),
  },
  {
    centre: 'jacaranda',
    family: families.tanaka,
    personId: relatives.kenji.id,
    wishes: '',
    language: 'ja',
    day: -3,
    time: '11:30',
    became: () => ({ status: 'done', answer_by: null, sequence: 1, outcome: 'book' }),
  },
];

/** Places that show families around, and visits in each state: asked, confirmed for tomorrow, with other times, past. */
export async function seedTours(db: Db, now: Date): Promise<void> {
  for (const centre of Object.keys(notes)) {
    const providerId = demoId(`centre ${centre}`);
    await writeOffer(db, { providerId, isOn: true, note: notes[centre] ?? '', now });
    const ranges = everyDay.map((weekday) => ({ weekday, opens: '10:00', closes: '13:00' }));
    const hours = {
      ranges,
      slotMinutes: MINUTES,
      bufferMinutes: 0,
      noticeMinutes: 24 * 60,
      aheadDays: 30,
      capacity: 1,
    };
    await setWeeklyHours(db, { providerId, service: TOUR, hours, now });
  }
  for (const visit of visits) await seedTour(db, visit, now);
}

async function seedTour(db: Db, { centre, family, personId, day, time, ...visit }: DemoTour, now: Date) {
  const at = (days: number, clock: string) => instantOf(addDays(dayIn(ZONE, now), days), clock, ZONE);
  const providerId = demoId(`centre ${centre}`);
  const startsAt = at(day, time);
  const write = visit.became?.(at) ?? {};
  const holdsSlot = day > 0 && write.status !== 'offered';
  if (holdsSlot) await tourSlots.retake(db, { providerId, times: [{ startsAt }] });
  const { name } = await db
    .selectFrom('providers')
    .select('providers.name')
    .where('providers.id', '=', providerId)
    .executeTakeFirstOrThrow();
  const phone = visit.hasPhone ? family.phone : null;
  const askedAt = new Date(Math.min(now.getTime() - 5 * HOUR_MS, startsAt.getTime() - 2 * DAY_MS));
  const id = await insertTour(db, {
    ...visit,
    userId: family.id,
    personId: personId as PersonId, // the demo family may act for them
    providerId,
    clientId: `demo-${centre}-${family.firstName}`,
    startsAt,
    endsAt: new Date(startsAt.getTime() + MINUTES * MINUTE_MS),
    answerBy: new Date(now.getTime() + DAY_MS),
    phone,
    consentWords: phone && wordsOf('en')('tours.consent', { provider: name }),
    consentVersion: phone && TOUR_CONSENT_VERSION,
    now: askedAt,
  });
  if (id === undefined) return;
  await writeTour(db, id, { ...write, updated_at: new Date(askedAt.getTime() + HOUR_MS) });
  // Nothing of the town's past leaves now.
  await markTourReminded(db, { tourId: id, name: `day ${write.sequence ?? 0}`, now });
}
