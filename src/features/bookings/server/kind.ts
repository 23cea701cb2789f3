import type { Db } from '#server/db/db.ts';
import type { Secrets } from '#server/secrets.ts';
import { isWord, wordsOf } from '#server/words.ts';
import { type Language, type LanguageTag, languages } from '#shared/languages.ts';
import type { PlaceRight } from '#shared/place-roles.ts';
import type { Translator, Values } from '#shared/words.ts';
import type { Fact } from '../booking.ts';
import type { TimeIdentity } from '../calendar.ts';
import type { TimeDeadlines, TimeSide } from '../single-time.ts';

/** The language of a reader: its code, its BCP 47 tag, and its words. */
export type Speech = { language: Language; locale: LanguageTag; t: Translator };

/** One time of a booking; `day` is its day on the provider's calendar. */
export type Time = { day: string; startsAt: Date; endsAt: Date };

/** When the first and the last of these times end; `otherwise` where there is none. */
export const endsOf = (times: readonly Time[], otherwise: Date) => ({
  first: times[0]?.endsAt ?? otherwise,
  last: times.at(-1)?.endsAt ?? otherwise,
});

/** What a kind froze about a booking, and when it is. */
export type Purchase = { details: Record<string, unknown>; times: readonly Time[]; timeZone: string; address: string };

/** What a booking has taken of its provider's capacity. */
export type TakenTimes = { id: string; providerId: string; details: Record<string, unknown>; times: readonly Time[] };

/**
 * Where a booking has one time by the clock: what its provider offers when it cannot keep that time. `userId` is whoever looks or
 * takes; what they hold themselves is free to them.
 */
export type OtherTimes = {
  /** The free times nearest to the one that was booked, without it, in their order. */
  near(db: Db, taken: TakenTimes, asking: { userId: string; now: Date }): Promise<Date[]>;
  /**
   * Takes one. `isHeld`: the former time is taken still, and is given back for it. Answers the new time, and what the kind freezes
   * anew. Throws `slot_taken` and `invalid_input`. In the caller's transaction, in which the booking is locked.
   */
  take(
    db: Db,
    taken: TakenTimes,
    asking: { startsAt: Date; userId: string; key?: string; isHeld: boolean; now: Date },
  ): Promise<{ time: Time; details: Record<string, unknown> }>;
};

export type Description = {
  /** What the kind calls the first and the last day, and the note of the family where that is more than a note. */
  terms: { first: string; last: string; note?: string };
  /** `isHealth`: read of the family by whoever sees the records of the person, and by whoever booked. */
  facts: (Fact & { isHealth?: true })[];
  /** How to arrive, in a sentence. */
  arrival: string;
};

/** Somebody of the team of a provider; `may`: what their role there includes. */
export type Colleague = Speech & { may(right: PlaceRight): boolean };

export type Side = TimeSide;
/**
 * By the bell alone, by mail, text and push as well where somebody wants it, or by mail whatever they have chosen, because they must
 * know it.
 */
export type Weight = 'bell' | 'wanted' | 'essential';
/** Which side hears of a piece of news, and how. */
export type NoticeWeights = Partial<Record<Side, Weight>>;

/**
 * What a family is reminded of before a booking begins: so many hours ahead, and no more once fewer than `untilHours` are left. Its
 * name is its own among all reminders of a booking. With `each`, of every one of its times.
 */
export type Reminder = {
  name: string;
  aheadHours: number;
  untilHours: number;
  each?: true;
  /** Only where this is true of what was bought. */
  isWanted?(details: Record<string, unknown>): boolean;
  /** Also those who have said that they come: it says what is to be done before. */
  isForSure?: true;
};

/**
 * How single times of a booking are cancelled and moved, each by itself, by either side. What comes back for one follows the policy
 * that was frozen; its place is given back by `release`. A kind has this, or days that are skipped and changed by calls of its own.
 */
export type SingleTimes = {
  /** How long before one begins its family can. */
  untilHours: TimeDeadlines;
  /** What one is worth, in cents, as it was bought. */
  worth(details: Record<string, unknown>, time: Time): number;
  /** Where the one time of `taken` could be moved now, the nearest first. */
  near(db: Db, taken: TakenTimes, now: Date): Promise<Date[]>;
  /** Takes another time for the one of `taken`, which is given back. Throws `slot_taken` and `invalid_input`. In the caller's transaction. */
  move(db: Db, taken: TakenTimes, asked: { to: Date; timeZone: string; now: Date }): Promise<Time>;
};

/**
 * One kind of booking: what it takes and gives back, and what it says. Whoever composes the server hands the kinds in; nothing
 * in bookings, payments, reviews or notifications names one.
 */
export type BookingKind = {
  /** `bookings.kind`. */
  name: string;
  /** Before the number that people read aloud: `SC` of `SC-118204`. */
  numberPrefix: string;
  /** The page on which its family finds it, `?id=` opened, as `PagesOfKind.list` has it. */
  page: string;
  /** Where its words stand: `<words>.mail.paid.family.body` wins over `bookings.mail.paid.family.body`. */
  words: string;
  /** What a provider's yes makes of a request: `scheduled` for kinds with a fixed time. */
  confirmedAs: 'accepted' | 'scheduled';
  /**
   * Whether what is paid of this provider stands at once: its yes was given before, for all. Asked when the payment arrives, in its
   * transaction. Left out, every request waits for an answer. What a plan is to pay always waits: somebody has to check it.
   */
  acceptsItself?(db: Db, providerId: string): Promise<boolean>;
  /**
   * Its times are days, one time a day, of which one may go while the others stay: calendars know each by its day. Left out, a time
   * stays the same event when it is moved.
   */
  isByDay?: true;
  /** The note says why somebody comes: of the family whoever sees the person's records reads it, and whoever wrote it. */
  isNoteHealth?: true;
  /** So do its facts, and what only the kind knows of it: the same read them. */
  areFactsHealth?: true;
  /** What it has frozen, without what says something of health: for those of the family who may only book or pay. */
  withoutHealth?(details: Record<string, unknown>): Record<string, unknown>;
  /** What was booked, in a word or two. */
  what(details: Record<string, unknown>, speech: Speech): string;
  describe(bought: Purchase, speech: Speech): Description;
  /**
   * What a row of its provider's agenda says of one, in a few words each, the most telling first; `what`, when left out. It knows
   * nothing but what was bought: no note, and nothing of the person.
   */
  glance?(details: Record<string, unknown>, reader: Colleague): string[];
  /** How one meets: a booking by video has a room of its own; in person, when left out. */
  meets?(details: Record<string, unknown>): 'video' | 'chat' | 'in person';
  /**
   * Whether its provider comes to the home of whom it is for, whose address stands in the snapshot: the provider reads it from its yes
   * on. Until then `describe` gets none.
   */
  isAtHome?(details: Record<string, unknown>): boolean;
  /** So many days after its end both sides may still write to each other, where that is part of what was bought. */
  followUpDays?: number;
  /** Values that only the sentences of this kind use; `readerZone` is null as long as nobody knows it. */
  values?(bought: Purchase & { readerZone: string | null }, speech: Speech): Values;
  /** When its families are reminded; a week, a day and two hours before it begins, when left out. */
  reminders?: readonly Reminder[];
  /**
   * So many hours before the last of its times its family hears that it ends, as long as nothing is booked of its provider beyond: of
   * what people book on and on. Left out, it ends without a word.
   */
  endsSoonHours?: number;
  /**
   * News that only this kind has, by name. Letters say them in its own words, as `<words>.mail.<name>.family.body`; the bell by
   * `PagesOfKind.bell`.
   */
  notices?: Readonly<Record<string, NoticeWeights>>;
  /** What stands beside each of these requests: what accepting it would leave. One query for all of them. */
  beside?(db: Db, requests: readonly TakenTimes[], speech: Speech): Promise<Map<string, Fact[]>>;
  /** What a provider may say when it declines. */
  reasons?(speech: Speech): string[];
  /** What is offered in the place of a time that its provider cannot keep; a kind without it is declined only. */
  otherTimes?: OtherTimes;
  /** Left out, no time of it is cancelled or moved by itself. */
  single?: SingleTimes;
  /**
   * Once a booking is written, in its transaction, in which the account is locked. Throws `too_much_unpaid` when the account, or the
   * network it asks from, now keeps more of this provider's capacity unpaid than is fair beside others; `factor` widens it for load
   * tests.
   */
  refuseUnfair(db: Db, booked: { userId: string; client: string; providerId: string; factor: number }): Promise<void>;
  /**
   * So many hours its family may pay a later part that could not be charged on its day; then the booking ends, and what was
   * paid for times that are still to come goes back. Left out, the part waits to be paid.
   */
  unpaidDueHours?: number;
  /** Locks what two bookings may want of each other, before one takes and gives back at once; left out where only one time is taken. */
  lock?(db: Db, taken: TakenTimes): Promise<unknown>;
  /** Gives back what the booking took. In the transaction that cancels it, once. */
  release(db: Db, taken: TakenTimes): Promise<void>;
  /** Takes it again; false, and nothing changes, when others have it now. In the caller's transaction. */
  retake(db: Db, taken: TakenTimes): Promise<boolean>;
};

export type BookingKinds = { readonly [name: string]: BookingKind };

/** What changing a booking needs besides the booking. `db` may be a transaction. */
export type BookingContext = {
  db: Db;
  secrets: Pick<Secrets, 'digest'>;
  bookingKinds: BookingKinds;
  publicUrl: string;
  now: Date;
};

declare module '#server/http/handlers.ts' {
  interface HandedIn {
    bookingKinds: BookingKinds;
  }
}

export function kindNamed(kinds: BookingKinds, name: string): BookingKind {
  const kind = kinds[name];
  if (!kind) throw new Error(`Nobody has handed in the kind of booking ${name}.`);
  return kind;
}

/** Whether what was bought takes place at the home of whom it is for. */
export const isAtHome = (kind: Pick<BookingKind, 'isAtHome'>, { details }: Pick<Purchase, 'details'>): boolean =>
  kind.isAtHome?.(details) === true;

/** By what calendars know the times of a kind. */
export const knownBy = ({ isByDay, single }: Pick<BookingKind, 'isByDay' | 'single'>): TimeIdentity =>
  isByDay ? 'day' : single ? 'instant' : 'number';

/** What a booking with these times has taken of its provider. */
export const takenOf = (
  { id, providerId, snapshot }: { id: string; providerId: string; snapshot: { details: TakenTimes['details'] } },
  times: readonly Time[],
): TakenTimes => ({ id, providerId, details: snapshot.details, times });

export const speechIn = (language: Language): Speech => ({
  language,
  locale: languages[language],
  t: wordsOf(language),
});

/** The sentence of a kind, or the shared one where the kind has none: `event.paid`. */
export const sayingOf =
  ({ words }: Pick<BookingKind, 'words'>, { t }: Speech): Translator =>
  (key, values) => {
    const own = `${words}.${key}`;
    return t(isWord(own) ? own : `bookings.${key}`, values);
  };
