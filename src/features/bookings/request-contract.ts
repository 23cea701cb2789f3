import * as z from 'zod/mini';
import { call, provider } from '#shared/call.ts';
import { Day } from '#shared/day.ts';
import { PageNumber, Pagization } from '#shared/paging.ts';
import { longest } from '#shared/text-rules.ts';
import { AbsentPerson, UndecidedVisit, AttendanceForm, ExpectedVisit } from './attendance.ts';
import { Change, Skip } from './change.ts';
import { Agenda, BookingTime } from './calendar.ts';
import { BookingCancellation, Fact, Money, MoneyLine, OpenDifference, UnpaidPart } from './booking.ts';
import { Offer } from './offer.ts';
import { Plan } from './plan.ts';
import { Question, QuestionForm } from './question.ts';
import { SingleTime } from './single-time.ts';
import { Status, Tab } from './status.ts';

/** In characters. */
export const LONGEST_SOUGHT = 80;

/** A paid booking as its provider sees it: who comes, when, what is paid, and until when to answer. */
export const Request = z.object({
  _id: z.uuid(),
  bookingId: z.string(),
  kind: z.string(),
  what: z.string(),
  isAtHome: z.boolean(),
  providerId: z.uuid(),
  providerName: z.string(),
  status: Status,
  tab: Tab,
  familyName: z.string(),
  personName: z.string(),
  /** When its first time begins. */
  startsAt: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  /** What the kind calls the first and the last day, all of its times, the way to them in the calendar, and the note. */
  terms: z.object({
    first: z.string(),
    last: z.string(),
    times: z.string(),
    calendar: z.string(),
    note: z.string(),
  }),
  times: z.array(BookingTime),
  facts: z.array(Fact),
  /** What accepting it would leave free, and the like; empty once it is answered. */
  beside: z.array(Fact),
  /** What its kind suggests as reasons to decline, in the reader's language; empty once it is answered. */
  reasons: z.array(z.string()),
  lines: z.array(MoneyLine),
  money: Money,
  /** What is asked of a plan, and what was found out. */
  plan: z.nullable(Plan),
  note: z.nullable(z.string()),
  questions: z.array(Question),
  /** Other days that wait for an answer, or were declined last. */
  change: z.nullable(Change),
  /** What other days cost more and the family has not paid. */
  difference: z.nullable(OpenDifference),
  /** Other times that were offered and wait for the family. */
  offer: z.nullable(Offer),
  /** Another time can be offered: it is one by the clock, and still to come. */
  canOffer: z.boolean(),
  skipped: z.array(Skip),
  /** Each of its times with what has become of it, for kinds that let single ones be cancelled and moved. */
  single: z.array(SingleTime),
  /** A later part that is due and that nobody has paid. */
  unpaidPart: z.nullable(UnpaidPart),
  answerBy: z.nullable(z.string()),
  createdAt: z.string(),
  updated_at: z.string(),
  timeZone: z.string(),
  /** The family has said that it comes at this time. */
  isSure: z.boolean(),
  cancelled: z.nullable(BookingCancellation),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
});
export type Request = z.output<typeof Request>;

export const requestTabs = ['waiting', 'coming', 'past'] as const;
export type RequestTab = (typeof requestTabs)[number];

const RequestCounts = z.record(z.enum(requestTabs), z.int());

/** What a list of requests is narrowed by: a part of a name or of a booking id, and what concerns this day at the provider. */
export const RequestSearch = z.object({
  text: z._default(z.string().check(z.trim(), longest(LONGEST_SOUGHT, 'errors.tooLong')), ''),
  today: z.optional(z.literal('1', 'errors.invalid_input')),
});
export type RequestSearch = z.output<typeof RequestSearch>;

export const DeclineForm = z.object({
  reason: z
    .string('errors.reasonBlank')
    .check(z.trim(), z.minLength(1, 'errors.reasonBlank'), longest(500, 'errors.reasonTooLong')),
});

/** The provider's side of bookings, whatever their kind. */
export const requests = {
  list: call({
    service: 'partner',
    method: 'GET',
    path: '/requests/v1.0/list',
    access: provider('stays'),
    summary: 'Requests to the providers that I manage, and who is coming',
    query: z.object({
      tab: z._default(z.enum(requestTabs, 'errors.invalid_input'), 'waiting'),
      page: PageNumber,
      ...RequestSearch.shape,
    }),
    reply: z.object({
      data: z.array(Request),
      pagization: Pagization,
      counts: RequestCounts,
      /** As `counts`, of what was looked for. */
      found: RequestCounts,
    }),
  }),
  one: call({
    service: 'partner',
    method: 'GET',
    path: '/requests/v1.0/one/:id',
    access: provider('stays'),
    summary: 'One request; reading it is in the audit trail',
    reply: z.object({ data: Request }),
    failures: ['not_found'],
  }),
  accept: call({
    service: 'partner',
    method: 'POST',
    path: '/requests/v1.0/accept/:id',
    access: provider('answers'),
    summary: 'Accept a request',
    reply: z.object({ data: Request }),
    failures: ['not_found', 'already_answered'],
  }),
  decline: call({
    service: 'partner',
    method: 'POST',
    path: '/requests/v1.0/decline/:id',
    access: provider('answers'),
    summary: 'Decline a request with a reason; what was paid goes back',
    body: DeclineForm,
    reply: z.object({ data: Request }),
    failures: ['not_found', 'already_answered'],
  }),
  acceptChange: call({
    service: 'partner',
    method: 'POST',
    path: '/requests/v1.0/change/accept/:id',
    access: provider('answers'),
    summary: 'Accept the other days that a family asks for; the difference of the price is paid or goes back',
    reply: z.object({ data: Request }),
    failures: ['not_found', 'already_answered'],
  }),
  declineChange: call({
    service: 'partner',
    method: 'POST',
    path: '/requests/v1.0/change/decline/:id',
    access: provider('answers'),
    summary: 'Decline other days with a reason; the booking stays as it is',
    body: DeclineForm,
    reply: z.object({ data: Request }),
    failures: ['not_found', 'already_answered'],
  }),
  day: call({
    service: 'partner',
    method: 'GET',
    path: '/requests/v1.0/day',
    access: provider('stays'),
    summary: 'Who comes on a day, today when none is named; reading it is in the audit trail',
    query: z.object({ day: z.optional(Day) }),
    reply: z.object({
      day: z.string(),
      today: z.string(),
      data: z.array(ExpectedVisit),
      absent: z.array(AbsentPerson),
      undecided: z.array(UndecidedVisit),
    }),
  }),
  agenda: call({
    service: 'partner',
    method: 'GET',
    path: '/requests/v1.0/agenda',
    access: provider('stays'),
    summary:
      'Who comes on some days to the chosen place, which is booked by the clock, today first when none is named, and the free slots; null for another place; reading is in the trail',
    query: z.object({
      day: z.optional(Day),
      span: z._default(z.enum(['day', 'week'], 'errors.invalid_input'), 'day'),
    }),
    reply: z.object({ data: z.nullable(Agenda) }),
    failures: ['not_found'],
  }),
  attend: call({
    service: 'partner',
    method: 'PUT',
    path: '/requests/v1.0/attendance/:id',
    access: provider('answers'),
    summary: 'Note that somebody came or left today, or take it back',
    body: AttendanceForm,
    reply: z.object({ data: ExpectedVisit }),
    failures: ['not_found', 'too_many_requests'],
  }),
  ask: call({
    service: 'partner',
    method: 'POST',
    path: '/requests/v1.0/ask/:id',
    access: provider('answers'),
    summary: 'Ask the family a question before answering; the time to answer goes on',
    body: QuestionForm,
    reply: z.object({ data: Request }),
    failures: ['not_found', 'already_answered', 'question_open', 'too_many_questions', 'too_many_requests'],
  }),
} as const;
