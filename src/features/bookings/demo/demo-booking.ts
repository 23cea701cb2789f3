import type { DemoAccount } from '#features/account/demo/accounts.ts';
import type { Db } from '#server/db/db.ts';

/** How far a booking has come: unpaid, waiting for an answer, or ended in one of the ways that there are. */
export type DemoEnd =
  | { as: 'unpaid' | 'waiting' | 'expired' }
  | { as: 'accepted' | 'scheduled' | 'cancelled'; afterHours: number }
  | { as: 'declined'; afterHours: number; reason: string };

/** A booking of the demo town, of whatever kind: how it is made, and what followed. */
export type DemoBooking = {
  family: DemoAccount;
  manager: DemoAccount;
  /** So long ago it was booked and paid. */
  hoursAgo: number;
  end: DemoEnd;
  isUnread?: boolean;
  review?: { stars: number; words: string };
  /** Books as the family would have at that moment, in the caller's transaction. Answers the booking's id. */
  book: (db: Db, now: Date) => Promise<string>;
};

/** What a service brings to the demo town. */
export type DemoService = {
  /** Who answers at its providers. */
  managers: readonly DemoAccount[];
  /** One of them to log in as, printed at the start. */
  toTry: { role: string; email: string; password: string };
  /** Its providers, their capacity and what was written about them. */
  seed: (db: Db, now: Date) => Promise<void>;
  bookings: (now: Date) => DemoBooking[];
};
