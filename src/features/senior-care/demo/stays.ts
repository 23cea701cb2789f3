import { type DemoAccount, elena, families, relatives, rosa } from '#features/account/demo/accounts.ts';
import type { DemoBooking, DemoEnd } from '#features/bookings/demo/demo-booking.ts';
import { bookerOf } from '#features/bookings/server/seed.ts';
import { addDays, type Day, dayIn, weekdayOf } from '#shared/dates.ts';
import { bookStay } from '../server/book-stay.ts';
import { firstRoom } from '../rooms.ts';
import { SERVICE_ID, type PriceType } from '../stay.ts';
import { demoCentres } from './centres.ts';
import type { DemoCentre } from './demo-centre.ts';
import { demoCards } from '#features/insurance/demo/demo-insurance.ts';
import { asksForWeekdays, coveredInPart, fillsLastDay, skipsLastDay } from './changed-days.ts';
import { managerOf } from './managers.ts';

/** A stay, told from this week: whole weeks from a Monday on, and how many hours ago it was booked and paid. */
type Story = {
  centre: string;
  family: DemoAccount;
  personId: string;
  weeks: [first: number, last: number];
  weekdays: number[];
  hoursAgo: number;
  end: DemoEnd;
  guests?: number;
  typeSelect?: PriceType;
  note?: string;
  isUnread?: boolean;
  /** Paid by the plan of this insurance card. */
  insuredBy?: string;
  review?: { stars: number; words: string };
  /** What the family did with its days since. */
  then?: DemoBooking['then'];
};

const DAY = 24;
const WEEK = 7 * DAY;

const forRosa = { family: elena, personId: rosa.id };

/** Elena's: every state and every tab, and one unread notification of each status. */
const elenas: Story[] = [
  {
    ...forRosa,
    centre: 'casa-amable',
    weeks: [2, 5],
    weekdays: [2, 4],
    hoursAgo: 5,
    end: { as: 'waiting' },
    isUnread: true,
    note: 'Rosa speaks Spanish and takes her tea without sugar.',
  },
  { ...forRosa, centre: 'huntington-circle', weeks: [1, 1], weekdays: [1, 5], hoursAgo: 1 / 20, end: { as: 'unpaid' } },
  {
    ...forRosa,
    centre: 'jacaranda',
    weeks: [-3, 1],
    weekdays: [1, 3, 5],
    hoursAgo: 4 * WEEK,
    end: { as: 'accepted', afterHours: 3 },
    note: 'Rosa uses a walker. She likes to sit in the garden.',
    then: skipsLastDay(elena.id),
  },
  {
    ...forRosa,
    centre: 'jacaranda',
    weeks: [2, 5],
    weekdays: [1, 3, 5],
    hoursAgo: 3 * DAY,
    end: { as: 'accepted', afterHours: 20 },
    isUnread: true,
  },
  {
    ...forRosa,
    centre: 'madison-grove',
    weeks: [6, 6],
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    typeSelect: 'week',
    hoursAgo: 2 * DAY,
    end: { as: 'accepted', afterHours: 6 },
  },
  {
    ...forRosa,
    centre: 'lincoln-porch',
    weeks: [-10, -7],
    weekdays: [2, 4],
    hoursAgo: 11 * WEEK,
    end: { as: 'accepted', afterHours: 9 },
  },
  {
    ...forRosa,
    centre: 'ararat-garden',
    weeks: [-18, -15],
    weekdays: [1, 4],
    hoursAgo: 19 * WEEK,
    end: { as: 'accepted', afterHours: 2 },
    review: {
      stars: 5,
      words:
        'My mother was shy on the first morning and did not want to leave on the second. They called at noon, as promised.',
    },
  },
  {
    ...forRosa,
    centre: 'alhambra-lantern',
    weeks: [-2, 1],
    weekdays: [3],
    hoursAgo: 5 * WEEK,
    end: { as: 'cancelled', afterHours: 4 * DAY },
  },
  {
    ...forRosa,
    centre: 'camellia-house',
    weeks: [3, 6],
    weekdays: [1, 2],
    hoursAgo: 4 * DAY,
    isUnread: true,
    end: {
      as: 'declined',
      afterHours: 21,
      reason: 'We have no quiet corner free on Mondays, and Rosa would need one. Tuesdays alone are possible.',
    },
  },
  {
    ...forRosa,
    centre: 'jacaranda',
    weeks: [9, 10],
    weekdays: [3],
    hoursAgo: 2 * DAY,
    insuredBy: demoCards.rosa,
    end: { as: 'accepted', afterHours: 4 },
    then: coveredInPart(4200),
  },
  { ...forRosa, centre: 'mission-road', weeks: [0, 3], weekdays: [1, 2], hoursAgo: 2 * WEEK, end: { as: 'expired' } },
];

const forLakshmi = { family: families.raman, personId: relatives.lakshmi.id, centre: 'jacaranda' };
const forHarold = { family: families.whitaker, personId: relatives.harold.id, centre: 'jacaranda' };
const forKenji = { family: families.tanaka, personId: relatives.kenji.id, centre: 'jacaranda' };
const forConsuelo = { family: families.alvarado, personId: relatives.consuelo.id, centre: 'jacaranda' };

/** What other families asked of Marcus: some waits, some is coming, some is past. */
const othersAtJacaranda: Story[] = [
  {
    ...forLakshmi,
    weeks: [1, 4],
    weekdays: [1, 3],
    hoursAgo: 2,
    end: { as: 'waiting' },
    isUnread: true,
    note: 'My mother is a vegetarian. She is used to sitting by a window.',
  },
  {
    ...forKenji,
    weeks: [6, 7],
    weekdays: [5],
    hoursAgo: 6,
    insuredBy: demoCards.kenji,
    end: { as: 'waiting' },
    isUnread: true,
  },
  {
    ...forHarold,
    weeks: [2, 3],
    weekdays: [5],
    hoursAgo: 9,
    end: { as: 'waiting' },
    isUnread: true,
    note: 'Harold forgets names but never a song.',
  },
  {
    ...forConsuelo,
    weeks: [1, 8],
    weekdays: [1, 3, 5],
    hoursAgo: 20,
    end: { as: 'waiting' },
    isUnread: true,
    guests: 2,
    note: 'Vienen mi madre y su hermana, que vive con nosotros.',
    then: fillsLastDay([
      { userId: families.raman.id, personId: relatives.lakshmi.id },
      { userId: elena.id, personId: rosa.id },
    ]),
  },
  {
    ...forKenji,
    weeks: [-1, 2],
    weekdays: [3, 5],
    hoursAgo: 2 * WEEK,
    end: { as: 'accepted', afterHours: 1 },
    note: 'He needs his tablets at noon.',
  },
  {
    ...forHarold,
    weeks: [5, 6],
    weekdays: [1, 5],
    hoursAgo: 6 * DAY,
    end: { as: 'accepted', afterHours: 5 },
    then: asksForWeekdays(families.whitaker.id, [1]),
  },
  {
    ...forLakshmi,
    weeks: [-9, -6],
    weekdays: [1, 3],
    hoursAgo: 10 * WEEK,
    end: { as: 'accepted', afterHours: 8 },
    review: {
      stars: 5,
      words: 'They cook without meat for my mother and nobody makes a fuss about it. She has a friend there now.',
    },
  },
  { ...forHarold, weeks: [-8, -8], weekdays: [2, 4], hoursAgo: 10 * WEEK, end: { as: 'accepted', afterHours: 5 } },
  {
    ...forConsuelo,
    weeks: [-7, -7],
    weekdays: [1, 3, 5],
    guests: 2,
    hoursAgo: 9 * WEEK,
    end: { as: 'accepted', afterHours: 2 },
  },
  { ...forLakshmi, weeks: [-4, -3], weekdays: [2, 4], hoursAgo: 5 * WEEK, end: { as: 'accepted', afterHours: 7 } },
  { ...forConsuelo, weeks: [-2, -2], weekdays: [2], hoursAgo: 4 * WEEK, end: { as: 'accepted', afterHours: 3 } },
  { ...forHarold, weeks: [-1, -1], weekdays: [1, 4], hoursAgo: 3 * WEEK, end: { as: 'accepted', afterHours: 6 } },
  { ...forKenji, weeks: [-6, -5], weekdays: [5], hoursAgo: 7 * WEEK, end: { as: 'accepted', afterHours: 12 } },
  {
    ...forConsuelo,
    weeks: [-4, -3],
    weekdays: [1],
    hoursAgo: 6 * WEEK,
    end: { as: 'declined', afterHours: 4, reason: 'Both Mondays are full. Wednesdays and Fridays are free.' },
  },
];

/** Every stay of the demo town, told from the week of `now`. */
export function demoStays(now: Date): DemoBooking[] {
  const centres = new Map(demoCentres().map((centre) => [centre.key, centre]));
  return [...elenas, ...othersAtJacaranda].map((story) => {
    const centre = centres.get(story.centre);
    if (!centre) throw new Error(`There is no centre ${story.centre} in the demo town.`);
    const { family, hoursAgo, end, isUnread = false, insuredBy, review, then } = story;
    const request = requestOf(story, centre, now);
    return {
      family,
      manager: managerOf(centre),
      hoursAgo,
      end,
      isUnread,
      ...(insuredBy && { insuredBy }),
      ...(review && { review }),
      ...(then && { then }),
      book: async (db, bookedAt) => (await bookStay(db, { booker: bookerOf(family.id), request, now: bookedAt })).id,
    };
  });
}

function requestOf(
  { weeks: [first, last], weekdays, personId, guests = 1, typeSelect = 'day', note = '' }: Story,
  centre: DemoCentre,
  now: Date,
) {
  const today = dayIn(centre.timeZone, now);
  const week = (count: number): Day => addDays(today, 1 - weekdayOf(today) + 7 * count);
  return {
    centerId: centre.id,
    serviceID: SERVICE_ID,
    categoryId: null,
    familyMemberId: personId,
    checkInDate: week(first),
    checkOutDate: addDays(week(last), 6),
    weekDays: weekdays,
    typeSelect,
    guestsCount: guests,
    roomType: firstRoom(centre.rooms)?.type ?? null,
    Seniorcount: guests,
    note,
  } as const;
}
