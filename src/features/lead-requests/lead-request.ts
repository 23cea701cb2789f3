import * as z from 'zod/mini';
import { NAME_LENGTH, Phone } from '#features/account/credentials.ts';
import { isBookedKind, joiningKindOf } from '#features/providers/application.ts';
import { disciplines, HOME_HEALTH, isDiscipline } from '#features/providers/disciplines.ts';
import { ClientId } from '#features/threads/thread.ts';
import { holdsCardNumber } from '#shared/card-number.ts';
import { addDays, readDay } from '#shared/dates.ts';
import { Day } from '#shared/day.ts';
import { longest, shortest } from '#shared/text-rules.ts';

/** The words of the consent change with this: an older page is refused, so that nobody agrees to what they have not read. */
export const CONSENT_VERSION = '2026-11';

/** So many requests of an account are open at a time. */
export const MOST_OPEN_LEADS = 5;
/** In characters. */
export const LONGEST_LEAD_NOTE = 1000;
/** In characters. */
export const LONGEST_LEAD_ANSWER = 500;
/** A visit is planned so many days ahead at most. */
export const FARTHEST_VISIT_DAYS = 400;

export const leadStates = ['new', 'contacted', 'visit_planned', 'closed'] as const;
export type LeadState = (typeof leadStates)[number];
/** What is needed: of a place care by the day, somewhere to live, a stay for a while; of an agency one of its services. */
const placeNeeds = ['days', 'living', 'short_stay', 'unsure'] as const;
const homeHealthNeeds = [...disciplines, 'unsure'] as const;
export type LeadNeed = (typeof placeNeeds)[number] | (typeof homeHealthNeeds)[number];

/** Whether a provider of this kind is asked to call: places of senior care, and whoever is not booked. */
export const takesLeads = (providerKind: string): boolean =>
  !isBookedKind(providerKind) || joiningKindOf(providerKind) === 'dayCareCenter';

/** What can be needed of a provider of this kind. */
export const needsOf = (providerKind: string): readonly LeadNeed[] =>
  providerKind === HOME_HEALTH ? homeHealthNeeds : placeNeeds;

/** The word key of what is needed. */
export const needWord = (need: LeadNeed): string =>
  isDiscipline(need) ? `providers.discipline.${need}` : `leadRequests.need.${need}`;

const Need = z.enum([...placeNeeds, ...disciplines], 'errors.needUnselected');
export const starts = ['now', 'month', 'later', 'unsure'] as const;
export const contactWays = ['phone', 'mail'] as const;
export const bestTimes = ['any', 'morning', 'afternoon', 'evening'] as const;

/** Who may have the number: our staff, while nobody at the center uses the product, or the center. */
export const holders = ['staff', 'provider'] as const;
export type Holder = (typeof holders)[number];

/** Everything that is written down of a request: the states above, and these. */
export const leadEvents = [
  'sent',
  'opened',
  'contacted',
  'visit_planned',
  'closed',
  'withdrawn',
  'acknowledged',
] as const;
export type LeadEvent = (typeof leadEvents)[number];

const Words = (most: number) =>
  z._default(
    z.string().check(
      z.trim(),
      longest(most, 'errors.messageTooLong'),
      z.refine((words) => !holdsCardNumber(words), 'errors.cardInMessage'),
    ),
    '',
  );

const fields = {
  need: Need,
  starts: z.enum(starts, 'errors.startUnselected'),
  contactName: z
    .string('errors.contactBlank')
    .check(
      z.trim(),
      z.minLength(1, { error: 'errors.contactBlank', abort: true }),
      shortest(NAME_LENGTH, 'errors.contactShort'),
      longest(80, 'errors.tooLong'),
    ),
  contactBy: z.enum(contactWays, 'errors.contactUnselected'),
  /** Needed by those only who want to be called. */
  phone: z.union([z.literal(''), Phone], 'errors.phoneDigits'),
  bestTime: z.enum(bestTimes, 'errors.contactUnselected'),
  note: Words(LONGEST_LEAD_NOTE),
  consent: z.literal(true, 'errors.consentMissing'),
};

const needsPhone = z.refine<{ contactBy: string; phone: string }>(
  ({ contactBy, phone }) => contactBy !== 'phone' || phone !== '',
  { error: 'errors.phoneBlank', path: ['phone'] },
);

export const LeadForm = z.object(fields).check(needsPhone);

export const NewLead = z
  .object({
    ...fields,
    clientId: ClientId,
    providerId: z.uuid('errors.invalid_input'),
    /** Whom it is for; oneself when left out. */
    familyMemberId: z._default(z.nullable(z.uuid('errors.patientUnselected')), null),
    consentVersion: z.literal(CONSENT_VERSION, 'errors.consentChanged'),
  })
  .check(needsPhone);
export type NewLead = z.output<typeof NewLead>;

/** What somebody who has the number did with it. */
export const LeadEntry = z.object({
  what: z.enum(leadEvents),
  by: z.enum(['you', ...holders]),
  at: z.string(),
  /** What they said with it; null when they said nothing, and where it is not the reader’s any more. */
  answer: z.nullable(z.string()),
});
export type LeadEntry = z.output<typeof LeadEntry>;

/** Somebody who has the number. */
export const LeadHolder = z.object({
  holder: z.enum(holders),
  since: z.string(),
  /** After it was withdrawn: they have said that they no longer have it. */
  acknowledgedAt: z.nullable(z.string()),
});
export type LeadHolder = z.output<typeof LeadHolder>;

const shape = {
  _id: z.uuid(),
  status: z.enum(leadStates),
  /** Null for those sent before it was asked. */
  need: z.nullable(Need),
  starts: z.enum(starts),
  createdAt: z.string(),
  updated_at: z.string(),
  visitOn: z.nullable(z.string()),
  withdrawnAt: z.nullable(z.string()),
  ledger: z.array(LeadEntry),
  holders: z.array(LeadHolder),
} as const;

/** A request as whoever sent it sees it. */
export const LeadRequest = z.object({
  ...shape,
  providerId: z.uuid(),
  providerName: z.string(),
  providerKind: z.string(),
  providerPlace: z.string(),
  /** Null when one may no longer act for that person. */
  personName: z.nullable(z.string()),
  isForSelf: z.boolean(),
  contactBy: z.enum(contactWays),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  note: z.nullable(z.string()),
  consentWords: z.string(),
  consentedAt: z.string(),
});
export type LeadRequest = z.output<typeof LeadRequest>;

/** A request as whoever answers it sees it: the contact and the note only once they have opened it, which the ledger says. */
export const ReceivedLead = z.object({
  ...shape,
  providerName: z.string(),
  /** Of the place, on whose clock a visit is planned. */
  timeZone: z.string(),
  contactName: z.string(),
  contactBy: z.enum(contactWays),
  bestTime: z.enum(bestTimes),
  isOpened: z.boolean(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  note: z.nullable(z.string()),
  mustAcknowledge: z.boolean(),
});
export type ReceivedLead = z.output<typeof ReceivedLead>;

export const LeadChange = z
  .object({
    status: z.enum(['contacted', 'visit_planned', 'closed'], 'errors.invalid_input'),
    /** Of a visit that is planned. */
    visitOn: z.optional(Day),
    /** What the family reads with it. */
    answer: Words(LONGEST_LEAD_ANSWER),
  })
  .check(
    z.refine(({ status, visitOn }) => status !== 'visit_planned' || visitOn !== undefined, {
      error: 'errors.dateBlank',
      path: ['visitOn'],
    }),
  );
export type LeadChange = z.output<typeof LeadChange>;

/** Whether what became of a request can still be said of one that stands so: what is closed stays closed, and a planned visit stays planned until the next step. */
export const mayBecome = (stands: LeadState, next: LeadChange['status']): boolean =>
  stands !== 'closed' && (next !== 'contacted' || stands !== 'visit_planned');

/** The word key of what is wrong with the day of a visit, as it was typed; `today` at the place. */
export function wrongVisitDay(typed: string, today: Day): string | undefined {
  if (typed === '') return 'errors.dateBlank';
  const day = readDay(typed);
  if (day === undefined) return 'errors.dateImproper';
  if (day < today) return 'errors.visitDayOver';
  return day > addDays(today, FARTHEST_VISIT_DAYS) ? 'errors.visitDayFar' : undefined;
}

/** A waiting list that one's own address is on. */
export const WaitingEntry = z.object({ _id: z.uuid(), what: z.string(), since: z.string() });
export type WaitingEntry = z.output<typeof WaitingEntry>;
