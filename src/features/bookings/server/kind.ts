import type { Db } from '#server/db/db.ts';
import { isWord, wordsOf } from '#server/words.ts';
import { type Language, type LanguageTag, languages } from '#shared/languages.ts';
import type { Translate, Values } from '#shared/words.ts';
import type { Fact } from '../booking.ts';

/** The language of a reader: its code, its BCP 47 tag, and its words. */
export type Speech = { language: Language; locale: LanguageTag; t: Translate };

/** One time of a booking; `day` is its day on the provider's calendar. */
export type Time = { day: string; startsAt: Date; endsAt: Date };

/** What a kind froze about a booking, and when it is. */
export type Bought = { details: Record<string, unknown>; times: readonly Time[]; timeZone: string; address: string };

/** What a booking has taken of its provider's capacity. */
export type Taken = { id: string; providerId: string; details: Record<string, unknown>; times: readonly Time[] };

export type Description = {
  /** What the kind calls the first and the last day. */
  terms: { first: string; last: string };
  facts: Fact[];
  /** How to arrive, in a sentence. */
  arrival: string;
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
  /** Where its words stand: `<words>.mail.paid.family.body` wins over `bookings.mail.paid.family.body`. */
  words: string;
  /** What a provider's yes makes of a request: `scheduled` for kinds with a fixed time. */
  confirmedAs: 'accepted' | 'scheduled';
  /** What was booked, in a word or two. */
  what(details: Record<string, unknown>, speech: Speech): string;
  describe(bought: Bought, speech: Speech): Description;
  /** Values that only the sentences of this kind use. */
  values?(bought: Bought, speech: Speech): Values;
  /** What stands beside each of these requests: what accepting it would leave. One query for all of them. */
  beside?(db: Db, requests: readonly Taken[], speech: Speech): Promise<Map<string, Fact[]>>;
  /** What a provider may say when it declines. */
  reasons?(speech: Speech): string[];
  /**
   * Once a booking is written, in its transaction, in which the account is locked. Throws `too_much_unpaid` when the account, or the
   * network it asks from, now keeps more of this provider's capacity unpaid than is fair beside others; `factor` widens it for load
   * tests.
   */
  refuseUnfair(db: Db, booked: { userId: string; client: string; providerId: string; factor: number }): Promise<void>;
  /** Gives back what the booking took. In the transaction that cancels it, once. */
  release(db: Db, taken: Taken): Promise<void>;
  /** Takes it again; false, and nothing changes, when others have it now. In the caller's transaction. */
  retake(db: Db, taken: Taken): Promise<boolean>;
};

export type BookingKinds = { readonly [name: string]: BookingKind };

/** What changing a booking needs besides the booking. `db` may be a transaction. */
export type BookingContext = { db: Db; bookingKinds: BookingKinds; publicUrl: string; now: Date };

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

export const speechIn = (language: Language): Speech => ({
  language,
  locale: languages[language],
  t: wordsOf(language),
});

/** The sentence of a kind, or the shared one where the kind has none: `event.paid`. */
export const sayingOf =
  ({ words }: Pick<BookingKind, 'words'>, { t }: Speech): Translate =>
  (key, values) => {
    const own = `${words}.${key}`;
    return t(isWord(own) ? own : `bookings.${key}`, values);
  };
