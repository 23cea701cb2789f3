import type { Booking } from '#features/bookings/booking.ts';
import type { ChoosingStep } from '#features/bookings/steps.ts';
import type { Newcomer } from '#features/bookings/web/wizard/useNewcomer.ts';
import type { Query } from '#web/paths.ts';
import { href } from '#web/paths.ts';
import type { BookableDetails } from '../../centre.ts';
import { type StayDraft, stayQuery } from './stay-draft.ts';

/** A step of the booking with everything chosen so far. */
export const bookingAddress = (center: string, draft: StayDraft, step: ChoosingStep, more: Query = {}): string =>
  href('/care/daycare-bookingdetails', undefined, { center, ...stayQuery(draft), step, ...more });

/** What every step gets. */
export type StepProps = {
  centre: BookableDetails;
  draft: StayDraft;
  /** The unpaid booking that is chosen anew. */
  held: Booking | undefined;
  /** A step with these choices, of a new booking or of the one that is chosen anew. */
  addressOf: (draft: StayDraft, step: ChoosingStep, more?: Query) => string;
  newcomer: Newcomer | undefined;
  onChange: (change: Partial<StayDraft>) => void;
  /** The total that was promised when the days were chosen, in cents; undefined when nothing was. */
  promisedCents: number | undefined;
  now: Date;
};
