import * as z from 'zod/mini';
import { browserKinds, systemKinds } from '#features/account/browsers.ts';
import { Summary } from '#features/visit-summaries/summary.ts';
import { call, circle, publicly } from '#shared/call.ts';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { factSectionNames } from './fact-sections.ts';
import { HealthFacts } from './profile.ts';
import { SharedRecordLists } from './record.ts';
import { recordTypeNames } from './record-types.ts';

/** What of the records a link can show. Insurance cards go along with bookings alone. */
export const linkSections = [...factSectionNames, ...recordTypeNames] as const;
export type LinkSection = (typeof linkSections)[number];

/** For how long a link can be made. */
export const linkSpans = { hour: HOUR_MS, day: DAY_MS, week: 7 * DAY_MS } as const;
export type LinkSpan = keyof typeof linkSpans;
export const linkSpanNames = Object.keys(linkSpans) as [LinkSpan, ...LinkSpan[]];

/** So many links of one person are open at a time. */
export const MOST_LINKS = 10;
/** So many wrong passcodes close a link. */
export const MOST_TRIES = 5;
/** So long after its end it is listed who has opened a link. */
export const LISTED_DAYS = 30;

/** In their order, each once. */
export const LinkSections = z
  .array(z.enum(linkSections, 'errors.invalid_input'), 'errors.linkSections')
  .check(z.minLength(1, 'errors.linkSections'), z.maxLength(linkSections.length, 'errors.invalid_input'));

/** Six digits. */
export const LinkPasscode = z.string('errors.linkPasscode').check(z.trim(), z.regex(/^\d{6}$/, 'errors.linkPasscode'));

const Look = z.object({ at: z.string(), browser: z.enum(browserKinds), system: z.enum(systemKinds) });

export const RecordLink = z.object({
  _id: z.uuid(),
  sections: z.array(z.enum(linkSections)),
  /** Who made it; null for whoever reads this. */
  madeBy: z.nullable(z.string()),
  madeAt: z.string(),
  endsAt: z.string(),
  /** `guessed`: closed by wrong passcodes; `over`: its time, or the right of whoever made it, has ended. */
  state: z.enum(['open', 'over', 'takenBack', 'guessed']),
  /** Those that opened it last, and how many there were. */
  looks: z.array(Look),
  lookCount: z.int(),
});
export type RecordLink = z.output<typeof RecordLink>;

/** What a link shows, as it stands at that moment. */
const Shared = z.object({
  name: z.string(),
  at: z.string(),
  sections: z.array(z.enum(linkSections)),
  facts: HealthFacts,
  records: SharedRecordLists,
  /** Those that doctors have signed, where consultations are shared. */
  summaries: z.array(
    z.omit(Summary, {
      visit: true,
      bookingId: true,
      kind: true,
      providerId: true,
      personId: true,
      files: true,
      writableUntil: true,
    }),
  ),
  /** How many of them there are: the last MOST_IN_RECORDS are shown. */
  summaryCount: z.int(),
});
export type SharedRecords = z.output<typeof Shared>;

/** Links to one’s own records, or to those of somebody whom one looks after. */
export const recordLinks = {
  list: call({
    service: 'user',
    method: 'GET',
    path: '/healthProfile/v1.0/links',
    access: circle('records'),
    summary:
      'The links to the records of a person, for whoever decides for them: what each shows, until when, and who has opened it',
    query: z.object({ familyMemberId: z.optional(z.uuid('errors.invalid_input')) }),
    reply: z.object({ data: z.array(RecordLink) }),
    failures: ['not_found', 'no_access'],
  }),
  make: call({
    service: 'user',
    method: 'POST',
    path: '/healthProfile/v1.0/links',
    access: circle('records'),
    summary:
      'Make a link to some sections of the records, by the person or who looks after them, with the password of the last 15 minutes; its key and its passcode are answered this once, and again to a repetition',
    body: z.object({
      /** A person’s id; left out for oneself. */
      familyMemberId: z.optional(z.nullable(z.uuid('errors.invalid_input'))),
      sections: LinkSections,
      span: z.enum(linkSpanNames, 'errors.invalid_input'),
    }),
    status: 201,
    reply: z.object({
      data: z.object({ _id: z.uuid(), key: z.string(), passcode: z.string(), endsAt: z.string() }),
    }),
    failures: ['not_found', 'no_access', 'confirm_needed', 'record_links_full', 'too_many_requests'],
    idempotent: 'adding',
  }),
  end: call({
    service: 'user',
    method: 'PUT',
    path: '/healthProfile/v1.0/links/:id',
    access: circle('records'),
    summary: 'Take a link back: from then on it opens nothing',
    body: z.object({ isEnded: z.literal(true, 'errors.invalid_input') }),
    reply: z.object({ data: z.object({ _id: z.uuid() }) }),
    failures: ['not_found', 'no_access', 'too_many_requests'],
  }),
} as const;

/** For whoever was given a link. */
export const sharedRecords = {
  open: call({
    service: 'user',
    method: 'POST',
    path: '/healthProfile/v1.0/shared',
    access: publicly,
    keepsSession: true,
    summary:
      'What a link to health records shows, with its passcode; without one, until when it is open. Opening it is in the trail and in the list of the link',
    body: z.object({
      key: z.string('errors.not_found').check(z.maxLength(200, 'errors.not_found')),
      passcode: z.nullable(LinkPasscode),
    }),
    reply: z.object({ data: z.object({ endsAt: z.string(), shown: z.nullable(Shared) }) }),
    failures: ['not_found', 'wrong_link_passcode', 'too_many_requests'],
  }),
} as const;
