import type { PersonId } from '#features/family/server/access.ts';
import { attachFiles, detachFiles, replaceFiles } from '#features/uploads/server/attach-files.ts';
import { audit } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { Failure } from '#shared/failure.ts';
import { INSURANCE_PICTURE, type InsuranceCardForm, MOST_INSURANCE_CARDS, UNDO_HOURS } from '../card.ts';
import { cardPerson } from './card-person.ts';
import {
  type CardReader,
  countCards,
  forgetCard,
  goneCards,
  hasCard,
  insertCard,
  lockCard,
  type LockedCard,
  lockHolder,
  preferCard,
  setRemoved,
  writeCard,
  writePictures,
} from './card-store.ts';
import { bookingNeeding } from './shown-card-store.ts';

type CardAddition = CardReader & { personId: string | null; card: InsuranceCardForm };
type KeptCard = { id: string; personId: PersonId };

/** Throws `not_found` for people whose cards are no business of this account and for files that are not its own, `insurance_full`, and `invalid_input` at `memberId` for a card that is there. */
export const addCard = (db: Db, { personId, card, ...asking }: CardAddition): Promise<KeptCard> =>
  db.transaction().execute(async (db) => {
    const { userId, now } = asking;
    const person = await cardPerson(db, { ...asking, personId });
    await refuseFull(db, person);
    await refuseTwice(db, person, card);
    const id = await insertCard(db, { personId: person, userId, card: { ...card, front: null, back: null }, now });
    await attachFiles(db, { ids: sidesOf(card), ownerId: userId, kind: INSURANCE_PICTURE, to: id, now });
    await writePictures(db, id, card);
    await note(db, { id, personId: person, ...asking });
    return { id, personId: person };
  });

type CardChange = CardReader & { id: string; version: number; card: InsuranceCardForm };

/** Throws `not_found`, `conflict` when somebody has changed it since, `insurance_needed` for other words than those by which a booking is paid, and `invalid_input` at `memberId` for another card that is there. */
export const changeCard = (db: Db, { id, version, card, ...asking }: CardChange): Promise<KeptCard> =>
  db.transaction().execute(async (db) => {
    const known = await standing(db, id, asking);
    if (version !== known.version) throw new Failure('conflict');
    if (saysOtherwise(known, card)) await refuseNeeded(db, id, asking.now);
    await lockHolder(db, known.person_id);
    await refuseTwice(db, known.person_id, { ...card, except: id });
    const { userId, now } = asking;
    await replaceFiles(db, { ids: sidesOf(card), ownerId: userId, kind: INSURANCE_PICTURE, to: id, now });
    await writeCard(db, id, { card, now });
    await note(db, { id, personId: known.person_id, ...asking });
    return { id, personId: known.person_id };
  });

/** Makes a card the primary one of its person. Throws `not_found`. */
export const preferCardOf = (db: Db, { id, ...asking }: CardReader & { id: string }): Promise<KeptCard> =>
  db.transaction().execute(async (db) => {
    const { person_id: personId } = await standing(db, id, asking);
    await preferCard(db, id, asking.now);
    await note(db, { id, personId, ...asking });
    return { id, personId };
  });

/** Takes a card away. A repetition changes nothing. Throws `not_found`, and `insurance_needed` while a booking is paid by it. */
export const removeCard = (db: Db, { id, ...asking }: CardReader & { id: string }): Promise<void> =>
  db.transaction().execute(async (db) => {
    const card = await found(db, id, asking);
    if (card.removed_at !== null) return;
    await refuseNeeded(db, id, asking.now);
    await setRemoved(db, id, { at: asking.now, now: asking.now });
    await note(db, { id, personId: card.person_id, ...asking });
  });

/** Gives a card back that was taken away less than a day ago. A repetition changes nothing. Throws `not_found` and `insurance_full`. */
export const restoreCard = (db: Db, { id, ...asking }: CardReader & { id: string }): Promise<KeptCard> =>
  db.transaction().execute(async (db) => {
    const { removed_at: removedAt, person_id: personId, plan, member_id: memberId } = await found(db, id, asking);
    if (removedAt === null) return { id, personId };
    await refuseFull(db, personId);
    await refuseTwice(db, personId, { plan, memberId });
    await setRemoved(db, id, { at: null, now: asking.now });
    await note(db, { id, personId, ...asking });
    return { id, personId };
  });

/** Forgets what was taken away a day ago, with its pictures. */
export async function sweepCards({ db, now }: { db: Db; now: Date }): Promise<void> {
  const before = new Date(now.getTime() - UNDO_HOURS * HOUR_MS);
  const gone = await goneCards(db, before);
  for (const { id, front_file_id: front, back_file_id: back } of gone)
    await db.transaction().execute(async (db) => {
      if (await forgetCard(db, id, before)) await detachFiles(db, { ids: sidesOf({ front, back }), from: id, now });
    });
}

const sidesOf = ({ front, back }: Pick<InsuranceCardForm, 'front' | 'back'>) =>
  [front, back].filter((side) => side !== null);

async function found(db: Db, id: string, asking: CardReader): Promise<LockedCard> {
  const card = await lockCard(db, id, asking);
  if (!card) throw new Failure('not_found');
  return card;
}

async function standing(db: Db, id: string, asking: CardReader): Promise<LockedCard> {
  const card = await found(db, id, asking);
  if (card.removed_at !== null) throw new Failure('not_found');
  return card;
}

/** What a provider has checked or checks stays as it was; pictures can always be better ones. */
const saysOtherwise = (known: LockedCard, { plan, payer, memberId, groupId }: InsuranceCardForm) =>
  plan !== known.plan ||
  payer !== (known.payer ?? '') ||
  memberId !== known.member_id ||
  groupId !== (known.group_id ?? '');

async function refuseNeeded(db: Db, id: string, now: Date) {
  const booking = await bookingNeeding(db, id, now);
  if (!booking) return;
  const { booking_id: bookingId, provider_name: name } = booking;
  throw new Failure('insurance_needed', { values: { bookingId, name } });
}

async function refuseFull(db: Db, personId: PersonId) {
  await lockHolder(db, personId);
  if ((await countCards(db, personId)) >= MOST_INSURANCE_CARDS)
    throw new Failure('insurance_full', { values: { count: MOST_INSURANCE_CARDS } });
}

async function refuseTwice(db: Db, personId: PersonId, card: Parameters<typeof hasCard>[2]) {
  if (await hasCard(db, personId, card)) throw Failure.of('memberId', 'errors.insuranceKnown');
}

const note = (db: Db, { id, personId, userId, now }: KeptCard & CardReader) =>
  audit(db, { at: now, actorId: userId, personId, action: 'write', subject: `insurance:${id}` });
