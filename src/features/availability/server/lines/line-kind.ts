import type { Db } from '#server/db/db.ts';

/** Who waits where, and when what is offered to them begins. */
type OfferedTime = {
  providerId: string;
  personId: string;
  /** Null for whoever waits for themselves. */
  familyMemberId: string | null;
  startsAt: Date;
  now: Date;
};

/** An appointment that stands, and the page on which it is. */
type BookedTime = { address: string; providerName: string; timeZone: string; startsAt: Date };

/** How the earlier times of one service are waited for. */
export type LineKind = {
  /** By this name its hours and slots stand. */
  service: string;
  /** Where others of the kind are. */
  others: string;
  isBookable(db: Db, provider: { id: string; now: Date }): Promise<boolean>;
  /** Whether one may wait with these others instead: they offer the same, to the same people. */
  areAlike(db: Db, wish: { providerId: string; others: readonly string[] }): Promise<boolean>;
  /** The next appointment that a person has with one of these already: only what comes before it is earlier. */
  booked(
    db: Db,
    sought: { providerIds: readonly string[]; personId: string; now: Date },
  ): Promise<BookedTime | undefined>;
  /** The page of a provider, where one waits. */
  page(providerId: string): string;
  /** The page on which a time is booked, or an appointment moved to it. */
  address(db: Db, offered: OfferedTime): Promise<string>;
};

/** By service. */
export type LineKinds = { readonly [service: string]: LineKind };

declare module '#server/http/handlers.ts' {
  interface HandedIn {
    lineKinds: LineKinds;
  }
}
