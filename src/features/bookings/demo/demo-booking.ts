import type { DemoAccount } from '#features/account/demo/accounts.ts';
import type { BookingContext } from '../server/kind.ts';
import type { Db } from '#server/db/db.ts';

/** How far a booking has come: unpaid, waiting for an answer, or ended in one of the ways that there are. */
export type DemoEnd =
  | { as: 'unpaid' | 'waiting' | 'expired' }
  | { as: 'accepted' | 'cancelled'; afterHours: number }
  | { as: 'declined'; afterHours: number; reason: string };

/** A booking of the demo town, of whatever kind: how it is made, and what followed. */
export type DemoBooking = {
  family: DemoAccount;
  manager: DemoAccount;
  /** So long ago it was booked and paid. */
  hoursAgo: number;
  end: DemoEnd;
  isUnread?: boolean;
  /** The insurance card whose plan is asked to pay, in the place of a card. */
  insuredBy?: string;
  review?: { stars: number; words: string };
  /** What the family did with it since, at the moment of the seeding, in the caller's transaction. */
  then?: (context: BookingContext, bookingId: string) => Promise<void>;
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
  /** What goes on and what is about to begin whenever the town is started; nothing while such a thing is there. */
  soon?: (db: Db, now: Date) => Promise<DemoBooking[]>;
};
