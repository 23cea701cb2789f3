import type { Keeping } from '#server/keeping.ts';
import { standingOf } from './standing-store.ts';

/** A stay stays on the provider's side, without a name: its days, its price and what was paid. */
export const bookingsKept: Keeping = {
  name: 'bookings',
  openMatters: standingOf,
  tables: [
    {
      table: 'bookings',
      people: ['person_id'],
      names: ['user_id'],
      copy: [
        'id',
        'booking_id',
        'provider_name',
        'status',
        'booked_date',
        'starts_at',
        'ends_at',
        'total_cents',
        'note',
        'cancel_reason',
        'created_at',
      ],
      end: { kept: 'stays', without: { note: null, cancel_reason: null, held_for_client: null } },
    },
    {
      table: 'booking_times',
      of: [{ table: 'bookings', column: 'booking_id' }],
      copy: ['day'],
      end: { kept: 'stays' },
    },
    { table: 'booking_gone_days', of: [{ table: 'bookings', column: 'booking_id' }], copy: ['day'], end: 'erased' },
    {
      table: 'booking_events',
      of: [{ table: 'bookings', column: 'booking_id' }],
      copy: ['what', 'at'],
      end: { kept: 'stays' },
    },
    {
      table: 'booking_dues',
      of: [{ table: 'bookings', column: 'booking_id' }],
      copy: ['number', 'amount_cents', 'state', 'refund_cents', 'due_at', 'pay_by'],
      end: { kept: 'money' },
    },
    {
      table: 'booking_plans',
      people: ['person_id'],
      names: ['chosen_by', 'checked_by'],
      copy: ['state', 'first_cents', 'asked_at', 'checked_at'],
      end: { kept: 'stays' },
    },
    {
      table: 'booking_attendance',
      of: [{ table: 'bookings', column: 'booking_id' }],
      names: ['noted_by'],
      copy: ['starts_at', 'arrived_at', 'left_at', 'missed_at'],
      end: 'erased',
    },
    {
      table: 'booking_questions',
      of: [{ table: 'bookings', column: 'booking_id' }],
      names: ['asked_by', 'answered_by'],
      copy: ['question', 'asked_at', 'answer', 'answered_at'],
      end: 'erased',
    },
    { table: 'booking_reminders', of: [{ table: 'bookings', column: 'booking_id' }], copy: [], end: 'erased' },
    {
      table: 'booking_changes',
      of: [{ table: 'bookings', column: 'booking_id' }],
      names: ['asked_by'],
      copy: ['state', 'added', 'dropped', 'asked_at', 'answered_at', 'reason'],
      end: { kept: 'stays', without: { reason: null } },
    },
    {
      table: 'booking_offers',
      of: [{ table: 'bookings', column: 'booking_id' }],
      names: ['offered_by'],
      copy: ['why', 'state', 'reason', 'offered_at', 'answer_by', 'answered_at'],
      end: { kept: 'stays', without: { reason: null } },
    },
    { table: 'calendar_feeds', account: ['user_id'], copy: ['created_at', 'read_at'], end: 'erased' },
    {
      table: 'booking_skips',
      of: [{ table: 'bookings', column: 'booking_id' }],
      names: ['skipped_by'],
      copy: ['day', 'cents', 'skipped_at'],
      end: { kept: 'stays' },
    },
    {
      table: 'booking_returns',
      of: [{ table: 'bookings', column: 'booking_id' }],
      copy: ['amount_cents', 'owed_at', 'done_at'],
      end: { kept: 'money' },
    },
  ],
};
