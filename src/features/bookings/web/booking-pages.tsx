import { createContext, type ReactNode, use } from 'react';
import type { NewPerson } from '#features/family/web/new-person.ts';
import type { Day } from '#shared/day.ts';
import { useWords } from '#web/i18n/words.tsx';
import { queryText } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import type { ServiceTint } from '#web/ui/Card.tsx';
import type { ExpectedVisit } from '../attendance.ts';
import type { Booking } from '../booking.ts';
import type { BookingStep } from '../steps.ts';

/** Where care of one service is found, with the word key of what that is called and its colour; `on`: the page of a family on which what is found there stands. */
type CareLink = { word: string; tint: ServiceTint; href: string; on?: string };

/** Where the pages of one kind of booking are. */
export type PagesOfKind = {
  /** The colour of its service, in weeks and calendars. */
  tint: ServiceTint;
  /** What is asked of whoever books it, one after the other, with its payment. */
  steps: readonly BookingStep[];
  /** Whoever was booked; with a person, to be booked again for them. */
  provider: (providerId: string, personId?: string) => string;
  /** Where the choice is made again, for that person; from a day on where it is known, for kinds that ask for one. */
  again: (providerId: string, personId: string, day?: Day) => string;
  /** Where others of its providers are found. */
  find: { word: string; href: (personId: string) => string };
  /** The list of what is booked of it, or one of them, opened there. */
  list: (opened?: { _id: string; tab?: Booking['tab'] | undefined }) => string;
  /** Where its days are changed, for kinds that have such a page. */
  days?: (bookingId: string) => string;
  /** The word key of what is changed there; its days, where nothing is said. */
  changes?: string;
  /** One meets on the screen: its address says nothing of where to go. */
  isOnScreen?: boolean;
  /** It takes an hour of one day, wherever that is. What is on the screen does anyway. */
  isByTheHour?: boolean;
  /** What is asked before it goes along with it. */
  hasIntake?: boolean;
  /** What its family and its provider can do with one of them, and nobody with other kinds. */
  parts?: PartsOfKind;
  /** The word key of news that only this kind has, in the bell; undefined for those of every kind. */
  bell?: (what: string, side: 'family' | 'provider') => string | undefined;
  /** As its kind says on the server. */
  followUpDays?: number;
  /** Where it is chosen anew while it is held and not paid, for kinds whose choice can change then. */
  held?: (booking: Pick<Booking, '_id' | 'providerId' | 'personId'>) => string;
  /** Where what is due is paid; with a person, whom it is for. */
  pay: (bookingId: string, personId?: string) => string;
  confirmed: (bookingId: string) => string;
};

/** Whether one meets somewhere else than at the provider: at an hour that both keep, and without a way to go. */
export const meetsElsewhere = (
  { isOnScreen }: Pick<PagesOfKind, 'isOnScreen'>,
  { isAtHome }: Pick<Booking, 'isAtHome'>,
): boolean => isOnScreen === true || isAtHome;

/** Whether what is said of its time is an hour, on both clocks where they differ, and not its first and last day. */
export const goesByTheHour = ({ isByTheHour, isOnScreen }: Pick<PagesOfKind, 'isOnScreen' | 'isByTheHour'>): boolean =>
  isByTheHour === true || isOnScreen === true;

type ProviderBooking = {
  _id: string;
  kind: string;
  providerId: string;
  times: readonly { startsAt: string; endsAt: string }[];
};

/** What a kind adds to the page of a booking, each nothing where there is nothing to show. */
export type PartsOfKind = {
  /** The way in, where it takes place on the screen. */
  entry?: (booking: Booking) => ReactNode;
  /** What came of it. */
  outcome?: (booking: Booking) => ReactNode;
  /** What of earlier bookings its family shows with one that comes. */
  showing?: (booking: Booking) => ReactNode;
  /** The same, as its provider reads it. */
  shown?: (booking: { _id: string }) => ReactNode;
  /** What its provider writes of one that they have accepted. */
  written?: (booking: ProviderBooking) => ReactNode;
  /** The way to it on the list of a day. */
  toWritten?: (expected: ExpectedVisit) => ReactNode;
  /** The way to book on what ends, in the place of the one to book it again. */
  bookOn?: (booking: Booking) => ReactNode;
};

type PersonFormProps = { door?: NewPerson | undefined; onAdded: (personId: string) => void; onCancel: () => void };
type ReviewFormProps = { booking: Booking; onDone: () => void };

/** What whoever composes the product hands in, so that a booking's pages know no service and nobody above them. */
export type BookingPages = {
  kinds: Readonly<Record<string, PagesOfKind>>;
  /** Where somebody looks for care who has not booked any; the first one is what most look for. */
  findCare: readonly [CareLink, ...CareLink[]];
  /** The form that reviews a booking. */
  review: (given: ReviewFormProps) => ReactNode;
  /** The form that adds somebody whom one books for. */
  addPerson: (given: PersonFormProps) => ReactNode;
};

const Composed = createContext<() => Promise<BookingPages>>(() => {
  throw new Error('Nobody handed in what brings the pages of bookings.');
});
/** Whoever composes the product hands in what brings them, the same promise each time: pages without bookings never load them. */
export const BookingPagesProvider = Composed.Provider;
const useBookingPages = () => use(use(Composed)());

/** The pages of every kind, for what reads several at once; a single one is read by `usePagesOf`. */
export const useKindsOfPages = (): BookingPages['kinds'] => useBookingPages().kinds;

export function usePagesOf(kind: string): PagesOfKind {
  const pages = useKindsOfPages()[kind];
  if (!pages) throw new Error(`Nobody said where the pages of the booking kind ${kind} are.`);
  return pages;
}

/** Every way to care; with a person, for them. */
export const useWaysToCare = (personId?: string): readonly CareLink[] =>
  useBookingPages().findCare.map((way) => ({ ...way, href: way.href + queryText({ for: personId }) }));

type FindCareProps = { isSecond?: boolean; on?: string };

/** Every way to care, or to what stands on a page; the first of them as what is to be done here unless something else is. */
export function FindCare({ isSecond = false, on }: FindCareProps): ReactNode {
  const t = useWords();
  const ways = useWaysToCare().filter((way) => on === undefined || way.on === on);
  return ways.map(({ word, href }, index) => (
    <ButtonLink key={word} href={href} variant={isSecond || index > 0 ? 'secondary' : 'primary'}>
      {t(word)}
    </ButtonLink>
  ));
}

type PartProps = { of: 'entry' | 'outcome' | 'showing' | 'bookOn'; booking: Booking };

/** What the kind of this booking adds there. */
export const BookingPart = ({ of, booking }: PartProps): ReactNode => usePagesOf(booking.kind).parts?.[of]?.(booking);

/** What of earlier bookings a family shows with this one, as its provider reads it. */
export const ShownWithBooking = ({ _id, kind }: { _id: string; kind: string }): ReactNode =>
  usePagesOf(kind).parts?.shown?.({ _id });

/** What the provider of this booking writes of it. */
export const WrittenOfBooking = (booking: ProviderBooking): ReactNode =>
  usePagesOf(booking.kind).parts?.written?.(booking);

/** The form that reviews this booking. */
export const BookingReview = (given: ReviewFormProps): ReactNode => useBookingPages().review(given);

/** The form that adds somebody whom one books for. */
export const AddPerson = (given: PersonFormProps): ReactNode => useBookingPages().addPerson(given);
