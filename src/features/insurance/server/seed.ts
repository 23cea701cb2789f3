import type { PersonId } from '#features/family/server/access.ts';
import type { Db } from '#server/db/db.ts';
import type { InsuranceCardForm } from '../card.ts';
import { insertCard } from './card-store.ts';

let number = 0;

/** What stands on a card of a plan that does not exist. */
export const aCardForm = (change: Partial<InsuranceCardForm> = {}): InsuranceCardForm => ({
  plan: 'Golden Poppy Health',
  payer: '',
  memberId: `GPH ${(number += 1)}`,
  groupId: '',
  endsOn: null,
  front: null,
  back: null,
  ...change,
});

type TestInsuranceCard = { person: { id: string; personId: string }; card?: Partial<InsuranceCardForm>; now: Date };

/** A card that a person has added for themselves, or with another `personId` for somebody else. Answers its id. */
export const anInsuranceCard = (db: Db, { person, card, now }: TestInsuranceCard): Promise<string> =>
  insertCard(db, {
    personId: person.personId as PersonId, // tests may act for everybody
    userId: person.id,
    card: aCardForm(card),
    now,
  });
