import * as z from 'zod/mini';
import { holdsCardNumber } from '#shared/card-number.ts';
import { type Day, readDay } from '#shared/dates.ts';

/** The kind of file that pictures of insurance cards are sent as. */
export const INSURANCE_PICTURE = 'insurance-card';
/** So many one person has at a time. */
export const MOST_INSURANCE_CARDS = 4;
/** So long a card that was taken away can be had back. */
export const UNDO_HOURS = 24;
/** Width by height of what is printed on plastic. */
export const CARD_SHAPE = 1.586;

export const cardRanks = ['primary', 'secondary', 'other'] as const;
export type CardRank = (typeof cardRanks)[number];

/** The first card of a person is the primary one. */
export const rankAt = (place: number): CardRank => cardRanks[Math.min(place, 2)] ?? 'other';

const MOST_LETTERS = { plan: 80, payer: 80, memberId: 30, groupId: 30 } as const;

const PRINTED = /^[\p{L}\d][\p{L}\d .,'&()/+-]*$/u;
const printed = (blank: string, improper: string, most: number) =>
  z.string(blank).check(
    z.trim(),
    z.minLength(1, { error: blank, abort: true }),
    z.maxLength(most, { error: 'errors.tooLong', abort: true }),
    z.refine((text) => PRINTED.test(text), improper),
    z.refine((text) => !holdsCardNumber(text), 'errors.memberIdCard'),
  );
const orNone = (schema: ReturnType<typeof printed>) =>
  z._default(z.union([z.literal(''), schema], 'errors.invalid_input'), '');
const EndDay = z.prefault(
  z.pipe(
    z.pipe(
      z.string('errors.dateImproper'),
      z.transform((text): Day | null => (text.trim() === '' ? null : (readDay(text) ?? ''))),
    ),
    z.nullable(z.string().check(z.minLength(1, 'errors.dateImproper'))),
  ),
  '',
);
const Picture = z._default(z.nullable(z.uuid('errors.invalid_input')), null);

/** What somebody copies from a card. A day is typed as everywhere; `front` and `back` are files that were sent before. */
export const InsuranceCardForm = z.object({
  plan: printed('errors.planBlank', 'errors.planImproper', MOST_LETTERS.plan),
  /** Who pays for the plan, where the card names somebody else. */
  payer: orNone(printed('errors.invalid_input', 'errors.payerImproper', MOST_LETTERS.payer)),
  memberId: printed('errors.memberIdBlank', 'errors.memberIdImproper', MOST_LETTERS.memberId),
  groupId: orNone(printed('errors.invalid_input', 'errors.memberIdImproper', MOST_LETTERS.groupId)),
  endsOn: EndDay,
  front: Picture,
  back: Picture,
});
export type InsuranceCardForm = z.output<typeof InsuranceCardForm>;

export const InsuranceCard = z.object({
  _id: z.uuid(),
  personId: z.uuid(),
  plan: z.string(),
  payer: z.nullable(z.string()),
  memberId: z.string(),
  groupId: z.nullable(z.string()),
  endsOn: z.nullable(z.string()),
  rank: z.enum(cardRanks),
  /** The file of its front side. */
  front: z.nullable(z.uuid()),
  back: z.nullable(z.uuid()),
  /** Counts the changes. */
  version: z.int(),
});
export type InsuranceCard = z.output<typeof InsuranceCard>;

/** What a provider sees of the card by which a booking is to be paid. */
export const ShownCard = z.object({
  ...z.pick(InsuranceCard, {
    plan: true,
    payer: true,
    memberId: true,
    groupId: true,
    endsOn: true,
    front: true,
    back: true,
  }).shape,
  personName: z.string(),
  /** Plans ask for it; null when nobody has said it. */
  dob: z.nullable(z.string()),
});
export type ShownCard = z.output<typeof ShownCard>;

/** Somebody whose cards one may see and use. */
export const CardHolder = z.object({
  personId: z.uuid(),
  firstName: z.string(),
  personName: z.string(),
  isSelf: z.boolean(),
  cards: z.array(InsuranceCard),
});
export type CardHolder = z.output<typeof CardHolder>;

const SOON_DAYS = 30;

/** Whether a card holds on `today` (ISO), ends within a month, or has ended; undefined when it says no end or it is far. */
export function endingOf({ endsOn }: Pick<InsuranceCard, 'endsOn'>, today: Day): 'soon' | 'ended' | undefined {
  if (endsOn === null) return undefined;
  if (endsOn < today) return 'ended';
  return (Date.parse(endsOn) - Date.parse(today)) / 86_400_000 <= SOON_DAYS ? 'soon' : undefined;
}
