import * as z from 'zod/mini';
import { messagesShape } from '#features/threads/thread.ts';
import { TicketBooking, TicketCard, TicketFile } from './ticket.ts';

/** Which tickets our staff looks at: all that are open, those one has taken, or closed ones. */
export const staffTabs = ['open', 'mine', 'closed'] as const;
export type StaffTab = (typeof staffTabs)[number];

/** A ticket as our staff sees it in a list. */
export const StaffTicketCard = z.object({
  ...TicketCard.shape,
  askerName: z.string(),
  /** Who of us looks after it. */
  takenBy: z.nullable(z.string()),
  isMine: z.boolean(),
});
export type StaffTicketCard = z.output<typeof StaffTicketCard>;

export const StaffTicket = z.object({
  ...StaffTicketCard.shape,
  ...messagesShape,
  booking: z.nullable(TicketBooking),
  files: z.array(TicketFile),
  rating: z.nullable(z.int()),
  ratingWords: z.nullable(z.string()),
});
export type StaffTicket = z.output<typeof StaffTicket>;
