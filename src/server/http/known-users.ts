import type { Notice } from '#server/realtime/fanout.ts';
import type { User } from './handlers.ts';

/** The owner of an access token, and until when the token is good. */
export type Owner = { user: User; expiresAt: Date };
type KnownOwner = Owner & { keptAt: Date };

export type KnownUsers = ReturnType<typeof openKnownUsers>;

const KEPT_MS = 30_000;
/** Longer than a transaction may take, so that what it changes is not kept again before it has committed. */
const DOUBTED_MS = 60_000;
const MOST_KEPT = 10_000;

/**
 * Keeps in memory who an access token belongs to, for half a minute at most and only while every process hears of changes: notices
 * of ended sessions and changed accounts drop what is kept, and when the connection that brings them is cut, all is dropped and
 * nothing is kept until it is back. The process that makes a change says so by `forget` before it answers.
 */
export function openKnownUsers() {
  const known = new Map<string, KnownOwner>();
  const doubtedUntil = new Map<string, number>();
  let hearsNotices = false;
  /** Counts what may have outdated a read that is under way. */
  let changes = 0;

  const isFresh = ({ user, keptAt, expiresAt }: KnownOwner, now: Date) =>
    keptAt <= now && now.getTime() - keptAt.getTime() < KEPT_MS && now < expiresAt && !isDoubted(user);
  const isDoubted = ({ id, sessionId }: User) =>
    [id, sessionId].some((name) => (doubtedUntil.get(name) ?? 0) > performance.now());

  function drop(isChanged: (user: User) => boolean) {
    changes += 1;
    for (const [tokenHash, { user }] of known) if (isChanged(user)) known.delete(tokenHash);
  }

  function keep(tokenHash: string, owner: KnownOwner) {
    known.delete(tokenHash);
    known.set(tokenHash, owner);
    const [oldest] = known.keys();
    if (known.size > MOST_KEPT && oldest !== undefined) known.delete(oldest);
  }

  return {
    /** The owner of a token, kept or read. `read` must see all that has been committed when it is called. */
    async find(tokenHash: string, now: Date, read: () => Promise<Owner | undefined>): Promise<User | undefined> {
      const kept = known.get(tokenHash);
      if (kept && isFresh(kept, now)) return kept.user;
      const changesBefore = changes;
      const owner = await read();
      if (owner && hearsNotices && changes === changesBefore && !isDoubted(owner.user))
        keep(tokenHash, { ...owner, keptAt: now });
      else known.delete(tokenHash);
      return owner?.user;
    },

    /** Whoever these sessions or accounts are is read anew from now on, also while the change has not been committed. */
    forget(ids: readonly string[]) {
      const time = performance.now();
      for (const [id, until] of doubtedUntil) if (until <= time) doubtedUntil.delete(id);
      for (const id of ids) doubtedUntil.set(id, time + DOUBTED_MS);
      drop(({ id, sessionId }) => ids.includes(id) || ids.includes(sessionId));
    },

    /** What another process, or this one, has committed. */
    hear(notice: Notice) {
      if ('endedSessions' in notice) drop(({ sessionId }) => notice.endedSessions.includes(sessionId));
      if ('changedUsers' in notice) drop(({ id }) => notice.changedUsers.includes(id));
    },

    /** From here on every notice arrives; what was read before may be outdated. */
    listening() {
      hearsNotices = true;
      drop(() => true);
    },

    /** Notices may be missed from here on. */
    cut() {
      hearsNotices = false;
      drop(() => true);
    },
  };
}
