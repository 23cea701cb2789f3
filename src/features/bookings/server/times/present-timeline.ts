import type { EventName, Moment } from '../../booking.ts';
import { paymentOf } from '../../dues.ts';
import { type BookingKinds, kindNamed, sayingOf, type Speech } from '../kind.ts';
import type { ShownBooking } from '../opened/opened-store.ts';

const failed: readonly EventName[] = [
  'declined',
  'cancelled',
  'expired',
  'unpaid',
  'planRefused',
  'uncovered',
  'dueUnpaid',
  'uncharged',
];

type TimelineContext = { bookingKinds: BookingKinds; speech: Speech; tab: string };

/** What has happened, and what comes next. */
export function timelineOf(row: ShownBooking, { bookingKinds, speech, tab }: TimelineContext): Moment[] {
  const say = sayingOf(kindNamed(bookingKinds, row.kind), speech);
  const values = { name: row.provider_name };
  const done = row.events.map(({ what, at }): Moment => ({
    title: say(`event.${what}`, values),
    at: new Date(at).toISOString(),
    state: failed.includes(what) ? 'failed' : 'done',
  }));
  const coming = (key: string, state: 'now' | 'next', at: Date | null = null): Moment => ({
    title: say(`coming.${key}`, values),
    at: at?.toISOString() ?? null,
    state,
  });
  const begins = coming('firstDay', 'next', row.starts_at);
  if (row.status === 'cancelled')
    return paymentOf(row.dues) === 'refund_due' ? [...done, coming('refund', 'now')] : done;
  if (row.packed_offer) return [...done, coming('choose', 'now'), ...(row.status === 'pending' ? [] : [begins])];
  if (row.status === 'pending') return [...done, coming(row.answer_by ? 'answer' : 'pay', 'now'), begins];
  return tab === 'upcoming' ? [...done, begins] : done;
}
