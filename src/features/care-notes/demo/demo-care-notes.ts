import { elenasFamily, relatives, rosa } from '#features/account/demo/accounts.ts';
import type { Db } from '#server/db/db.ts';
import { type CareNotes, careItems, noCareNotes } from '../care-notes.ts';
import { writeNotes } from '../server/care-notes-store.ts';

const rosas: CareNotes = {
  needs: 'Help with buttons and getting up from low chairs. She forgets the word, not the person: give her a moment.',
  mobility: 'aid',
  allergies: 'Penicillin. Peanuts: her lips swell.',
  medicines: 'One white tablet with lunch; she carries it in her blue case.',
  diet: 'Tea without sugar, soft bread. No peanuts.',
  calming: 'Sit beside her and hum; she joins in with old boleros. No questions until she does.',
  contactName: `${elenasFamily.mateo.firstName} ${elenasFamily.mateo.lastName}`,
  contactRelationship: 'son',
  contactPhone: '6265550177',
  language: 'es',
  shared: careItems.filter((item) => item !== 'medicines'),
};

const harolds: CareNotes = {
  ...noCareNotes,
  needs: 'Hears badly on the left side: please sit on his right.',
  mobility: 'wheelchair',
  diet: 'Low salt.',
  contactName: 'Grace Whitfield',
  contactRelationship: 'daughter',
  contactPhone: '6265550163',
};

/** What their families told with the bookings of two people that are not over; the others have told nothing. */
export async function seedCareNotes(db: Db, now: Date): Promise<void> {
  for (const [personId, notes] of [
    [rosa.id, rosas],
    [relatives.harold.id, harolds],
  ] as const) {
    const booked = await db
      .selectFrom('bookings')
      .select(['bookings.id', 'bookings.user_id'])
      .where('bookings.person_id', '=', personId)
      .where('bookings.status', '!=', 'cancelled')
      .where('bookings.ends_at', '>', now)
      .orderBy('bookings.id')
      .execute();
    for (const { id, user_id: userId } of booked) await writeNotes(db, { bookingId: id, personId, notes, userId, now });
  }
}
