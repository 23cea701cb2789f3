import * as z from 'zod/mini';
import { lastNotes } from '#features/care-notes/server/care-notes-store.ts';
import type { PersonId } from '#features/family/server/access.ts';
import { personZone } from '#features/family/server/zone-store.ts';
import { HealthFacts } from '#features/health-records/profile.ts';
import { profileOf } from '#features/health-records/server/store.ts';
import { intakeOf } from '#features/intake/server/intake-store.ts';
import type { Db } from '#server/db/db.ts';
import { dayIn } from '#shared/dates.ts';
import { languages } from '#shared/languages.ts';
import { languageNamed } from '#server/http/language.ts';
import { cardOf, type ConfidentialFacts, type EmergencyCard } from '../emergency-card.ts';
import { type HolderRow, holderOfCard, seesBookings } from './card-store.ts';
import { medicinesOf } from './medicine-store.ts';
import { stateOf } from './count-doses.ts';
import { medicineOf } from './present-medicines.ts';

type CardQuery = { person: PersonId; userId: string; now: Date };

/** The emergency card of a person, for whoever sees their records; what is told with bookings only for who may book for them, too. */
export async function presentCard(db: Db, { person, userId, now }: CardQuery): Promise<EmergencyCard> {
  const today = dayIn(await personZone(db, person), now);
  const holder = await holderOfCard(db, person);
  const profile = await profileOf(db, person);
  const rows = await medicinesOf(db, person, today);
  const isTold = await seesBookings(db, person, { userId, now });
  return cardOf({
    person: {
      personId: person,
      name: `${holder.first_name} ${holder.last_name}`.trim(),
      bornOn: holder.date_of_birth,
      language: holder.language && languages[languageNamed(holder.language)],
    },
    facts: z.parse(HealthFacts, profile?.facts ?? {}),
    answers: (await intakeOf(db, person))?.answers,
    taken: rows.filter((row) => stateOf(row, today) === 'now').map((row) => medicineOf(row).medicine),
    confidence: isTold ? { notes: await lastNotes(db, person), keeper: keeperOf(holder) } : undefined,
    today,
  });
}

function keeperOf(holder: HolderRow): ConfidentialFacts['keeper'] {
  const { keeper_first_name: first, keeper_last_name: last, keeper_phone: phone } = holder;
  return phone ? { name: `${first ?? ''} ${last ?? ''}`.trim(), phone } : undefined;
}
