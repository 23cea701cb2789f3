import type { Db } from '#server/db/db.ts';

/** A place where staff answer something. `path` is its screen; `waiting` counts what nobody has answered, and since when the oldest waits. */
export type StaffDesk = {
  path: string;
  waiting(db: Db, now: Date): Promise<{ count: number; oldestAt: Date | null }>;
};

declare module '#server/http/handlers.ts' {
  interface HandedIn {
    staffDesks: readonly StaffDesk[];
  }
}
