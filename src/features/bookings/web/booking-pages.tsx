import { createContext, type ReactNode, use } from 'react';
import type { Booking } from '../booking.ts';

/** Where the pages of one kind of booking are. */
export type PagesOfKind = {
  /** Whoever was booked. */
  provider: (providerId: string) => string;
  /** Where the choice is made again. */
  again: (providerId: string) => string;
  /** Where what is due is paid. */
  pay: (bookingId: string) => string;
  confirmed: (bookingId: string) => string;
};

type Reviewing = { booking: Booking; onDone: () => void };

/** What whoever composes the product hands in, so that a booking's pages know no service and nobody above them. */
export type BookingPages = {
  kinds: Readonly<Record<string, PagesOfKind>>;
  /** Where somebody looks for care who has not booked any. */
  findCare: string;
  /** The form that reviews a booking. */
  review: (given: Reviewing) => ReactNode;
};

const Composed = createContext<BookingPages>({ kinds: {}, findCare: '/', review: () => null });
export const BookingPagesProvider = Composed.Provider;

export function usePagesOf(kind: string): PagesOfKind {
  const pages = use(Composed).kinds[kind];
  if (!pages) throw new Error(`Nobody said where the pages of the booking kind ${kind} are.`);
  return pages;
}

export const useFindCare = (): string => use(Composed).findCare;

/** The form that reviews this booking. */
export const BookingReview = (given: Reviewing): ReactNode => use(Composed).review(given);
