import type { Db } from '#server/db/db.ts';
import { Failure } from '#shared/failure.ts';
import { type CardHolder, type InsuranceCard, rankAt, type ShownCard } from '../card.ts';
import { cardInPlace, type CardRow, cardsOf, type HolderRow } from './card-store.ts';

/** These people with their cards. */
export async function presentHolders(db: Db, holders: readonly HolderRow[]): Promise<CardHolder[]> {
  const rows = await cardsOf(
    db,
    holders.map(({ id }) => id),
  );
  return holders.map(({ id, first_name: firstName, last_name: lastName, is_self: isSelf }) => ({
    personId: id,
    firstName,
    personName: `${firstName} ${lastName}`,
    isSelf,
    cards: rows.filter((row) => row.person_id === id).map(presentAt),
  }));
}

/** One card among those of its person. Throws `not_found`. */
export async function presentCard(db: Db, { id, personId }: { id: string; personId: string }): Promise<InsuranceCard> {
  const row = await cardInPlace(db, { id, personId });
  if (!row) throw new Failure('not_found');
  return presentAt(row, row.place);
}

const presentAt = (row: CardRow, place: number): InsuranceCard => ({
  _id: row.id,
  personId: row.person_id,
  plan: row.plan,
  payer: row.payer,
  memberId: row.member_id,
  groupId: row.group_id,
  endsOn: row.ends_on,
  rank: rankAt(place),
  front: row.front_file_id,
  back: row.back_file_id,
  version: row.version,
});

type ShownRow = CardRow & { first_name: string; last_name: string; date_of_birth: string | null };

/** What a provider sees of a card. */
export const presentShown = (row: ShownRow): ShownCard => ({
  plan: row.plan,
  payer: row.payer,
  memberId: row.member_id,
  groupId: row.group_id,
  endsOn: row.ends_on,
  front: row.front_file_id,
  back: row.back_file_id,
  personName: `${row.first_name} ${row.last_name}`,
  dob: row.date_of_birth,
});
