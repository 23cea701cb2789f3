import type { AuditEntry } from './audit.ts';
import type { Db } from './db/db.ts';
import type { Tables } from './db/tables.ts';
import type { Context } from './http/handlers.ts';
import type { Ports } from './ports/ports.ts';
import type { Day } from '#shared/dates.ts';

/** Why something stays when its account is gone: what it is, why and until when stands in words of that name. */
export const keptReasons = ['money', 'stays', 'trail', 'places', 'words'] as const;
export type KeptReason = (typeof keptReasons)[number];

/** An account that is copied or leaves, with everybody that it alone decides for: its own person and those without an account. */
export type Leaver = { userId: string; people: readonly string[] };

type Table = keyof Tables;
type Column<T extends Table> = keyof Tables[T] & string;

type KeptRows<T extends Table> = {
  kept: KeptReason;
  /** What is written over columns that say whose it was. */
  without?: { [Name in Column<T>]?: string | null };
};

/** What one table keeps of an account. A row belongs to it by any of `account`, `people` and `of`. */
type KeptRowsIn<T extends Table> = {
  table: T;
  /** Columns that name the account. */
  account?: readonly Column<T>[];
  /** Columns that name one of its people. */
  people?: readonly Column<T>[];
  /** The columns by which a row hangs on a row of another table that belongs to it. */
  of?: readonly { table: Table; column: Column<T> }[];
  /** Columns that may name other accounts or people: they say no name once those have left. */
  names?: readonly Column<T>[];
  /** Columns of foreign rows that forget one of its people. */
  forgets?: readonly Column<T>[];
  /** Rows that name one of its people alone are other people's words of them: they go with it, and are not in its copy. */
  copiesOwn?: true;
  /** The column with the instant from which on its people may read a row: before it the row, and what hangs on it, is not in its copy. */
  heldUntil?: Column<T>;
  /** The columns that its copy holds; none where a row says nothing to its owner, or holds a secret. */
  copy: readonly Column<T>[];
  /** `along`: with the row on which it hangs. */
  end: 'erased' | 'along' | KeptRows<T>;
};
export type KeptTable = { [T in Table]: KeptRowsIn<T> }[Table];

/** What has to be settled before an account can leave: a booking that stands, a place that nobody else answers for, money on its way. */
export type OpenMatter = {
  what: 'booking' | 'place' | 'money';
  id: string;
  name: string;
  day: Day | null;
  /** Whose it is, where somebody else could look after them instead. */
  personId: string | null;
  /** Of a booking, or of the money for one. */
  bookingKind: string | null;
};

/** What a step of leaving may use; `db` is its transaction. */
export type LeavingContext = { db: Db; publicUrl: string; now: Date };

/** Files of a kind, by what they hang on. */
export type FileAttachments = { kind: string; things: readonly string[] };

export type LetGoContext = { db: Db; ports: Pick<Ports, 'files' | 'payments'> };

/** What one capability keeps of an account, and what it does when the account goes, comes back, or is erased. */
export type Keeping = {
  /** By which its words are found. */
  name: string;
  tables: readonly KeptTable[];
  /** Files that others have sent and its people may read: they are in its copy, too. */
  reads?: (db: Db, leaver: Leaver, now: Date) => Promise<FileAttachments>;
  openMatters?: (db: Db, leaver: Leaver, now: Date) => Promise<OpenMatter[]>;
  /** Whether anything of an account stays for a reason; a reason of which nobody asks is said to everybody. */
  stays?: { [Reason in KeptReason]?: (db: Db, leaver: Leaver) => Promise<boolean> };
  leave?: (context: LeavingContext, leaver: Leaver) => Promise<void>;
  /**
   * Ends what families wait for at a place that its last owner, the user, gives up, and tells them; in the caller's transaction. Answers
   * what stands in the trails of people: they are locked last and in one order, as wherever else something is written.
   */
  giveUp?: (context: Context, providerId: string) => Promise<readonly AuditEntry[] | void>;
  comeBack?: (context: LeavingContext, leaver: Leaver) => Promise<void>;
  /** What lies outside of the database; before anything is erased, and again when that fails. */
  letGo?: (context: LetGoContext, leaver: Leaver) => Promise<void>;
  /** What `end` cannot say; before the rows go. */
  erase?: (context: LeavingContext, leaver: Leaver) => Promise<void>;
};

declare module './http/handlers.ts' {
  interface HandedIn {
    /** What every capability keeps of an account. */
    keepings: readonly Keeping[];
  }
}
