import type { Keeping } from '#server/keeping.ts';

/** That a visit took place belongs to its booking; who was invited and what devices could do goes with either side. */
export const videoVisitsKept: Keeping = {
  name: 'videoVisits',
  tables: [
    {
      table: 'video_visits',
      of: [{ table: 'bookings', column: 'booking_id' }],
      copy: ['admitted_at', 'ended_at'],
      end: 'erased',
    },
    {
      table: 'video_guests',
      account: ['user_id'],
      of: [{ table: 'bookings', column: 'booking_id' }],
      names: ['invited_by', 'revoked_by'],
      copy: ['name', 'email', 'created_at', 'agreed_at', 'revoked_at'],
      end: 'erased',
    },
    { table: 'video_words', of: [{ table: 'bookings', column: 'booking_id' }], copy: [], end: 'erased' },
    { table: 'video_arrivals', account: ['user_id'], copy: ['devices', 'checked_at', 'arrived_at'], end: 'erased' },
    { table: 'video_seats', account: ['user_id'], copy: [], end: 'erased' },
  ],
};
