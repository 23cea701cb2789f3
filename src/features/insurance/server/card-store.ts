import { sql } from 'kysely';
import type { PersonId } from '#features/family/server/access.ts';
import { peopleOf } from '#features/family/server/access-store.ts';
import { LONGEST_CIRCLE } from '#features/family/server/member-store.ts';
import type { Db } from '#server/db/db.ts';
import { DAY_MS } from '#shared/durations.ts';
import { type InsuranceCardForm, MOST_INSURANCE_CARDS, UNDO_HOURS } from '../card.ts';

export type CardReader = { userId: string; now: Date };

/** Those whose records this account may see and for whom it may pay: whoever uses a card does both. */
const inConfidence = (db: Db, { userId, now }: CardReader) =>
  sql<boolean>`(insured.id = any(array(${peopleOf(db, { userId, scope: 'records', now })}))
    and insured.id = any(array(${peopleOf(db, { userId, scope: 'payments', now })})))`;

/** Everybody whose cards this account may see and use, itself first. */
export const holdersFor = (db: Db, { personId, ...asking }: CardReader & { personId: string | null }) =>
  db
    .selectFrom('people as insured')
    .select(['insured.id', 'insured.first_name', 'insured.last_name', 'insured.date_of_birth'])
    .select(sql<boolean>`coalesce(insured.user_id = ${asking.userId}, false)`.as('is_self'))
    .where(inConfidence(db, asking))
    .$if(personId !== null, (query) => query.where('insured.id', '=', personId))
    .orderBy('is_self', 'desc')
    .orderBy('insured.first_name')
    .orderBy('insured.id')
    .limit(LONGEST_CIRCLE + 1)
    .execute();
export type HolderRow = Awaited<ReturnType<typeof holdersFor>>[number];

/** The cards of these people, the primary one first. */
export const cardsOf = (db: Db, personIds: readonly string[]) =>
  db
    .selectFrom('insurance_cards')
    .selectAll()
    .where(sql<boolean>`insurance_cards.person_id = any(${personIds}::uuid[])`)
    .where('insurance_cards.removed_at', 'is', null)
    .orderBy('insurance_cards.person_id')
    .orderBy(sql`insurance_cards.preferred_at desc nulls last`)
    .orderBy('insurance_cards.created_at')
    .orderBy('insurance_cards.id')
    .limit((LONGEST_CIRCLE + 1) * MOST_INSURANCE_CARDS)
    .execute();
export type CardRow = Awaited<ReturnType<typeof cardsOf>>[number];

/** One card and its place among those of its person, from 0 on, however many there are. */
export const cardInPlace = (db: Db, { id, personId }: { id: string; personId: string }) =>
  db
    .selectFrom('insurance_cards')
    .selectAll('insurance_cards')
    .select(
      sql<number>`(select count(*)::int from insurance_cards as before
        where before.person_id = insurance_cards.person_id and before.removed_at is null
          and (coalesce(before.preferred_at, '-infinity'), insurance_cards.created_at, insurance_cards.id)
            > (coalesce(insurance_cards.preferred_at, '-infinity'), before.created_at, before.id))`.as('place'),
    )
    .where('insurance_cards.id', '=', id)
    .where('insurance_cards.person_id', '=', personId)
    .where('insurance_cards.removed_at', 'is', null)
    .executeTakeFirst();

/** One card that this account may see and use, locked until the transaction ends, also when it was taken away less than a day ago. */
export const lockCard = (db: Db, id: string, asking: CardReader) =>
  db
    .selectFrom('insurance_cards')
    .innerJoin('people as insured', 'insured.id', 'insurance_cards.person_id')
    .selectAll('insurance_cards')
    .$narrowType<{ person_id: PersonId }>() // the condition proves it
    .where('insurance_cards.id', '=', id)
    .where((is) =>
      is.or([
        is('insurance_cards.removed_at', 'is', null),
        is('insurance_cards.removed_at', '>', new Date(asking.now.getTime() - (UNDO_HOURS / 24) * DAY_MS)),
      ]),
    )
    .where(inConfidence(db, asking))
    .forUpdate('insurance_cards')
    .executeTakeFirst();
export type LockedCard = NonNullable<Awaited<ReturnType<typeof lockCard>>>;

type CardUser = CardReader & { personId: string };

/** One card of this person that the account may use, as long as the transaction lasts. */
export const usableCard = (db: Db, id: string, { personId, ...asking }: CardUser) =>
  db
    .selectFrom('insurance_cards')
    .innerJoin('people as insured', 'insured.id', 'insurance_cards.person_id')
    .select(['insurance_cards.id', 'insurance_cards.plan', 'insurance_cards.ends_on'])
    .where('insurance_cards.id', '=', id)
    .where('insurance_cards.person_id', '=', personId)
    .where('insurance_cards.removed_at', 'is', null)
    .where(inConfidence(db, asking))
    .forShare('insurance_cards')
    .executeTakeFirst();

/** Whether this account may see the pictures of a card, and whose it is. */
export const pictureHolder = (db: Db, cardId: string, asking: CardReader) =>
  db
    .selectFrom('insurance_cards')
    .innerJoin('people as insured', 'insured.id', 'insurance_cards.person_id')
    .select('insured.id')
    .where('insurance_cards.id', '=', cardId)
    .where('insurance_cards.removed_at', 'is', null)
    .where(inConfidence(db, asking))
    .executeTakeFirst();

/** Whoever adds or changes a card of this person meanwhile waits. */
export const lockHolder = (db: Db, personId: PersonId) =>
  db.selectFrom('people').select('people.id').where('people.id', '=', personId).forNoKeyUpdate().execute();

/** How many cards a person has. */
export async function countCards(db: Db, personId: PersonId): Promise<number> {
  const { count } = await db
    .selectFrom('insurance_cards')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('insurance_cards.person_id', '=', personId)
    .where('insurance_cards.removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many of them this account may see. */
export async function countCardsFor(db: Db, personId: PersonId, asking: CardReader): Promise<number> {
  const { count } = await db
    .selectFrom('insurance_cards')
    .innerJoin('people as insured', 'insured.id', 'insurance_cards.person_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('insurance_cards.person_id', '=', personId)
    .where('insurance_cards.removed_at', 'is', null)
    .where(inConfidence(db, asking))
    .executeTakeFirstOrThrow();
  return Number(count);
}

type CardCopy = { plan: string; memberId: string };

/** Whether a person has a card with these words on it, besides the card `except`. */
export async function hasCard(db: Db, personId: PersonId, { plan, memberId, except }: CardCopy & { except?: string }) {
  const found = await db
    .selectFrom('insurance_cards')
    .select('insurance_cards.id')
    .where('insurance_cards.person_id', '=', personId)
    .where('insurance_cards.removed_at', 'is', null)
    .where(sql<boolean>`lower(insurance_cards.plan) = lower(${plan})`)
    .where(sql<boolean>`lower(insurance_cards.member_id) = lower(${memberId})`)
    .$if(except !== undefined, (query) => query.where('insurance_cards.id', '!=', except ?? ''))
    .executeTakeFirst();
  return found !== undefined;
}

const columnsOf = ({ plan, payer, memberId, groupId, endsOn, front, back }: InsuranceCardForm) => ({
  plan,
  payer: payer || null,
  member_id: memberId,
  group_id: groupId || null,
  ends_on: endsOn,
  front_file_id: front,
  back_file_id: back,
});

type NewInsuranceCard = { personId: PersonId; userId: string; card: InsuranceCardForm; now: Date };

/** Answers its id. */
export async function insertCard(db: Db, { personId, userId, card, now }: NewInsuranceCard): Promise<string> {
  const { id } = await db
    .insertInto('insurance_cards')
    .values({ ...columnsOf(card), person_id: personId, added_by: userId, created_at: now, updated_at: now })
    .returning('insurance_cards.id')
    .executeTakeFirstOrThrow();
  return id;
}

type Sides = Pick<InsuranceCardForm, 'front' | 'back'>;

/** The pictures of a card, once they are attached to it. */
export async function writePictures(db: Db, id: string, { front, back }: Sides): Promise<void> {
  await db
    .updateTable('insurance_cards')
    .set({ front_file_id: front, back_file_id: back })
    .where('insurance_cards.id', '=', id)
    .execute();
}

export async function writeCard(db: Db, id: string, { card, now }: { card: InsuranceCardForm; now: Date }) {
  await db
    .updateTable('insurance_cards')
    .set({ ...columnsOf(card), version: sql`insurance_cards.version + 1`, updated_at: now })
    .where('insurance_cards.id', '=', id)
    .execute();
}

export async function preferCard(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('insurance_cards')
    .set({ preferred_at: now, updated_at: now })
    .where('insurance_cards.id', '=', id)
    .execute();
}

/** Takes a card away, or with null gives it back. */
export async function setRemoved(db: Db, id: string, { at, now }: { at: Date | null; now: Date }): Promise<void> {
  await db
    .updateTable('insurance_cards')
    .set({ removed_at: at, updated_at: now })
    .where('insurance_cards.id', '=', id)
    .execute();
}

const MOST_AT_ONCE = 200;

/** Cards that can no longer be had back, with their pictures. */
export const goneCards = (db: Db, before: Date) =>
  db
    .selectFrom('insurance_cards')
    .select(['insurance_cards.id', 'insurance_cards.front_file_id', 'insurance_cards.back_file_id'])
    .where('insurance_cards.removed_at', '<=', before)
    .orderBy('insurance_cards.removed_at')
    .limit(MOST_AT_ONCE)
    .execute();

/** False when it was given back meanwhile. */
export async function forgetCard(db: Db, id: string, before: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('insurance_cards')
    .where('insurance_cards.id', '=', id)
    .where('insurance_cards.removed_at', '<=', before)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Every card of these people, also those that were taken away. */
export async function cardIdsOf(db: Db, personIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('insurance_cards')
    .select('insurance_cards.id')
    .where(sql<boolean>`insurance_cards.person_id = any(${personIds}::uuid[])`)
    .orderBy('insurance_cards.id')
    .limit(1000)
    .execute();
  return rows.map(({ id }) => id);
}
