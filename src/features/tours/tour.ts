import * as z from 'zod/mini';
import { Phone } from '#features/account/credentials.ts';
import { KnownRelationship } from '#features/family/relationship.ts';
import { ClientId } from '#features/threads/thread.ts';
import { holdsCardNumber } from '#shared/card-number.ts';
import { longest } from '#shared/text-rules.ts';

/** The words of the consent change with this: an older page is refused, so that nobody agrees to what they have not read. */
export const TOUR_CONSENT_VERSION = '2026-11';
/** So many visits of an account are open at a time. */
export const MOST_OPEN_TOURS = 5;
/** So many other times a place offers at once. */
export const MOST_OTHER_TIMES = 3;
/** In characters. */
export const LONGEST_WISHES = 600;
export const LONGEST_TOUR_NOTE = 300;
export const LONGEST_TOUR_REASON = 300;
/** A place answers within so many hours, but no later than the second before the visit. */
export const TOUR_ANSWER_HOURS = 48;
export const TOUR_ANSWER_AHEAD_HOURS = 1;
/** A number goes so many hours after the visit. */
export const TOUR_PHONE_HOURS = 72;

export const tourStates = ['asked', 'offered', 'confirmed', 'declined', 'cancelled', 'missed', 'done'] as const;
export type TourState = (typeof tourStates)[number];
export const tourOutcomes = ['book', 'ask', 'no'] as const;
export type TourOutcome = (typeof tourOutcomes)[number];
export const tourEnders = ['family', 'provider', 'clock'] as const;

const Instant = z.iso.datetime({ error: 'errors.slotUnselected' });
const words = (most: number) =>
  z.string('errors.invalid_input').check(
    z.trim(),
    longest(most, 'errors.messageTooLong'),
    z.refine((text) => !holdsCardNumber(text), 'errors.cardInMessage'),
  );
const neededWords = (blank: string, most: number) =>
  z.string(blank).check(
    z.trim(),
    z.minLength(1, blank),
    longest(most, 'errors.messageTooLong'),
    z.refine((text) => !holdsCardNumber(text), 'errors.cardInMessage'),
  );
const LanguageCode = z.string('errors.invalid_input').check(z.regex(/^[a-z]{2,3}$/, 'errors.invalid_input'));

const fields = {
  wishes: z._default(words(LONGEST_WISHES), ''),
  language: LanguageCode,
  phone: z._default(z.union([z.literal(''), Phone], 'errors.phoneDigits'), ''),
  /** To be called about this visit; needed with a number only. */
  consent: z._default(z.boolean('errors.invalid_input'), false),
};
const consented = z.refine<{ phone: string; consent: boolean }>(({ phone, consent }) => phone === '' || consent, {
  error: 'errors.tourConsent',
  path: ['consent'],
});

/** What a family says besides the time and whom it is for. */
export const TourForm = z.object(fields).check(consented);

export const NewTour = z
  .object({
    ...fields,
    clientId: ClientId,
    providerId: z.uuid('errors.invalid_input'),
    startsAt: Instant,
    /** Whom the care is for; oneself when left out. */
    familyMemberId: z._default(z.nullable(z.uuid('errors.invalid_input')), null),
    consentVersion: z.literal(TOUR_CONSENT_VERSION, 'errors.tourConsentChanged'),
  })
  .check(consented);
export type NewTour = z.output<typeof NewTour>;

/** What a family can do with a visit. */
export const TourChange = z.discriminatedUnion('change', [
  z.object({ change: z.literal('move'), startsAt: Instant }),
  z.object({ change: z.literal('accept'), startsAt: Instant }),
  z.object({ change: z.literal('cancel') }),
  z.object({ change: z.literal('sure') }),
  z.object({ change: z.literal('takeNumberBack') }),
  z.object({ change: z.literal('outcome'), outcome: z.enum(tourOutcomes, 'errors.invalid_input') }),
]);
export type TourChange = z.output<typeof TourChange>;

const Note = words(LONGEST_TOUR_NOTE);
const Reason = neededWords('errors.tourReasonBlank', LONGEST_TOUR_REASON);
export const TourReasonForm = z.object({ reason: Reason });
export const TourNoteForm = z.object({ note: Note });

/** What a place can do with a visit. */
export const TourAnswer = z.discriminatedUnion('answer', [
  z.object({ answer: z.literal('confirm') }),
  z.object({
    answer: z.literal('offer'),
    times: z
      .array(Instant)
      .check(z.minLength(1, 'errors.slotUnselected'), z.maxLength(MOST_OTHER_TIMES, 'errors.tourTimesMany')),
  }),
  z.object({ answer: z.literal('decline'), reason: Reason }),
  z.object({ answer: z.literal('cancel'), reason: Reason }),
  z.object({ answer: z.literal('note'), note: Note }),
  z.object({ answer: z.literal('missed') }),
  z.object({ answer: z.literal('number') }),
]);
export type TourAnswer = z.output<typeof TourAnswer>;

const shape = {
  _id: z.uuid(),
  status: z.enum(tourStates),
  providerId: z.uuid(),
  providerName: z.string(),
  timeZone: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  /** Its time has passed. */
  isOver: z.boolean(),
  otherTimes: z.array(z.string()),
  answerBy: z.nullable(z.string()),
  wishes: z.string(),
  /** ISO 639. */
  language: z.string(),
  /** Since when the place has the number; null while nobody has opened it. */
  phoneSeenAt: z.nullable(z.string()),
  /** What the place says for the day. */
  note: z.string(),
  reason: z.nullable(z.string()),
  endedBy: z.nullable(z.enum(tourEnders)),
  isSure: z.boolean(),
} as const;

/** A visit as its family sees it. */
export const Tour = z.object({
  ...shape,
  address: z.string(),
  providerPhone: z.string(),
  personId: z.uuid(),
  personName: z.string(),
  isForSelf: z.boolean(),
  /** Who asked, when it was a relative. */
  askedBy: z.nullable(z.string()),
  /** One's own number, while it is there. */
  phone: z.nullable(z.string()),
  consentWords: z.nullable(z.string()),
  phoneWithdrawnAt: z.nullable(z.string()),
  outcome: z.nullable(z.enum(tourOutcomes)),
  sequence: z.int(),
  updated_at: z.string(),
});
export type Tour = z.output<typeof Tour>;

/** A visit as the place sees it: the number only once it is opened, which the family reads. */
export const ReceivedTour = z.object({
  ...shape,
  /** Who comes: a first name and an initial. */
  familyName: z.string(),
  /** Whom the care is for: a first name, and what they are to whoever comes. */
  personName: z.string(),
  isForSelf: z.boolean(),
  relationship: z.nullable(KnownRelationship),
  hasPhone: z.boolean(),
  phone: z.nullable(z.string()),
});
export type ReceivedTour = z.output<typeof ReceivedTour>;
