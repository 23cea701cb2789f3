import * as z from 'zod/mini';
import { holdsCardNumber } from '#shared/card-number.ts';
import { longest } from '#shared/text-rules.ts';
import { SentFile } from '#features/uploads/file.ts';
import {
  ClientId,
  MessageForm,
  messageWords,
  messagesShape,
  threadShape,
  UsualAnswer,
} from '#features/threads/thread.ts';

/** What tickets and popular questions are about. */
export const categories = [
  'bookings',
  'payments',
  'family',
  'centers',
  'doctors',
  'caregivers',
  'labTests',
  'homeHealth',
  'medication',
  'account',
  'privacy',
  'technical',
  'other',
] as const;
export type Category = (typeof categories)[number];
export const isCategory = (name: string | null): name is Category => categories.some((known) => known === name);

/** In characters. */
export const LONGEST_SUBJECT = 120;
export const LONGEST_RATING = 500;
/** So many tickets an account has open at a time. */
export const MOST_OPEN_TICKETS = 5;

/** Pictures and documents of tickets, so many with each message. */
export const TICKET_FILE = 'ticket-file';
export const MOST_TICKET_FILES = 3;
const FileIds = z._default(
  z.array(z.uuid('errors.invalid_input')).check(z.maxLength(MOST_TICKET_FILES, 'errors.invalid_input')),
  [],
);
export const TicketMessage = z.object({ ...MessageForm.shape, files: FileIds });
export type TicketMessage = z.output<typeof TicketMessage>;

/** A file that hangs on a ticket, and who sent it, as the reader knows them. */
export const TicketFile = z.object({ ...SentFile.shape, isMine: z.boolean(), by: z.string() });
export type TicketFile = z.output<typeof TicketFile>;

/** The number people read aloud. */
export const ticketNumber = (number: number | string) => `HS-${number}`;

export const NewTicket = z.object({
  clientId: ClientId,
  category: z.enum(categories, 'errors.categoryUnselected'),
  subject: z.string('errors.subjectBlank').check(
    z.trim(),
    z.minLength(1, 'errors.subjectBlank'),
    longest(LONGEST_SUBJECT, 'errors.subjectTooLong'),
    z.refine((words) => !holdsCardNumber(words), 'errors.cardInMessage'),
  ),
  description: messageWords('errors.descriptionBlank'),
  /** A booking that one sees, as its family or where it was booked; its key. */
  bookingId: z._default(z.nullable(z.uuid('errors.invalid_input')), null),
  files: FileIds,
});
export type NewTicket = z.output<typeof NewTicket>;

export const RatingForm = z.object({
  stars: z.coerce
    .number('errors.ratingUnselected')
    .check(z.int('errors.ratingUnselected'), z.gte(1, 'errors.ratingUnselected'), z.lte(5, 'errors.ratingUnselected')),
  words: z._default(
    z.string().check(
      z.trim(),
      longest(LONGEST_RATING, 'errors.messageTooLong'),
      z.refine((words) => !holdsCardNumber(words), 'errors.cardInMessage'),
    ),
    '',
  ),
});

/** A ticket in a list: number, date raised, category, resolved by and status, as the specification names them. */
export const TicketCard = z.object({
  ...threadShape,
  ticketNumber: z.string(),
  dateRaised: z.string(),
  category: z.enum(categories),
  subject: z.string(),
  /** Who brought it to an end, in the reader's language; null while it is open. */
  resolvedBy: z.nullable(z.string()),
});
export type TicketCard = z.output<typeof TicketCard>;

/** The booking that a ticket is about, as long as whoever asked may see it. `isAtPlace`: not as its family, but where it was booked. */
export const TicketBooking = z.object({
  _id: z.uuid(),
  kind: z.string(),
  bookingId: z.string(),
  providerName: z.string(),
  firstDay: z.string(),
  status: z.string(),
  isAtPlace: z.boolean(),
});
export type TicketBooking = z.output<typeof TicketBooking>;

export const Ticket = z.object({
  ...TicketCard.shape,
  ...messagesShape,
  booking: z.nullable(TicketBooking),
  files: z.array(TicketFile),
  rating: z.nullable(z.int()),
  canRate: z.boolean(),
});
export type Ticket = z.output<typeof Ticket>;

/** What the page asks before one writes: how long an answer usually takes, and the newest bookings that it may be about. */
export const HelpDesk = z.object({ usualMinutes: UsualAnswer, bookings: z.array(TicketBooking) });
export type HelpDesk = z.output<typeof HelpDesk>;
