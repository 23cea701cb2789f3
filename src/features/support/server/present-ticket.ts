import { type Names, presentThread } from '#features/threads/server/present-thread.ts';
import { dayIn } from '#shared/dates.ts';
import type { Translator } from '#shared/words.ts';
import type { StaffTicketCard } from '../staff-ticket.ts';
import { type TicketBooking, type TicketCard, type TicketFile, ticketNumber } from '../ticket.ts';
import { presentFile } from '#features/uploads/server/present-file.ts';
import type { TicketBookingRow } from './ticket-booking-store.ts';
import type { TicketFileRow, TicketRow } from './ticket-store.ts';

/** In the reader's language. */
export const presentCard = (row: TicketRow, t: Translator): TicketCard => ({
  ...presentThread(row),
  ticketNumber: ticketNumber(row.number),
  dateRaised: dayIn('America/Los_Angeles', row.created_at),
  category: row.category,
  subject: row.subject,
  resolvedBy: row.status === 'closed' ? resolvedBy(row, t) : null,
});

function resolvedBy({ closed_by: side, closer_name: name }: TicketRow, t: Translator) {
  if (side === 'asker') return t('support.resolved.asker');
  return name === null ? t('support.us') : t('support.agent', { name });
}

export const presentStaffCard = (
  row: TicketRow,
  { t, userId }: { t: Translator; userId: string },
): StaffTicketCard => ({
  ...presentCard(row, t),
  resolvedBy: row.status === 'closed' && row.closed_by === 'asker' ? row.asker_first : presentCard(row, t).resolvedBy,
  askerName: `${row.asker_first} ${row.asker_last}`,
  takenBy: row.taker_name,
  isMine: row.taken_by === userId,
});

export const presentBooking = (row: TicketBookingRow): TicketBooking => ({
  _id: row.id,
  kind: row.kind,
  bookingId: row.booking_id,
  providerName: row.provider_name,
  firstDay: row.booked_date,
  status: row.status,
  isAtPlace: row.is_at_place,
});

type TicketReader = { row: TicketRow; names: Names; userId: string };

/** Each with who sent it, as messages name them. */
export const presentFiles = (files: readonly TicketFileRow[], { row, names, userId }: TicketReader): TicketFile[] =>
  files.map((file) => ({
    ...presentFile(file),
    isMine: file.owner_id === userId,
    by: file.owner_id === row.user_id ? names.asker(file) : names.answerer(file),
  }));
