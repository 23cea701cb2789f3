import { randomBytes } from 'node:crypto';
import { auditLook } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import { hashOf } from '#server/hash-of.ts';
import { fileOf } from '#server/http/file-of.ts';
import type { Context } from '#server/http/handlers.ts';
import { type AnyCall, fill } from '#shared/call.ts';
import { Failure } from '#shared/failure.ts';
import { services } from '#shared/services.ts';
import type { CalendarFeed } from '../../feed-contract.ts';
import { removeFeed, writeFeed } from './feed-store.ts';
import type { FeedTime } from './feed-times-store.ts';

/** Makes the address by which a calendar calls `read`, at a place or without one, and stops the former one. Nothing but its hash is kept. */
export async function makeAddress(
  { db, limits, user, publicUrl, now }: Context,
  { providerId, read }: { providerId: string | null; read: AnyCall },
): Promise<{ data: CalendarFeed; address: string }> {
  await limits.take('feedAccount', user.id);
  const key = randomBytes(32).toString('base64url');
  await writeFeed(db, { userId: user.id, providerId, keyHash: hashOf(key), now });
  const address = `${publicUrl}${services[read.service]}${fill(read.path, { key })}`;
  return { data: presentFeed({ createdAt: now, readAt: null }), address };
}

export async function stopAddress(
  { db, limits, user }: Context,
  { providerId }: { providerId: string | null },
): Promise<{ data: null }> {
  await limits.take('feedAccount', user.id);
  await removeFeed(db, { userId: user.id, providerId });
  return { data: null };
}

export const presentFeed = ({ createdAt, readAt }: { createdAt: Date; readAt: Date | null }): CalendarFeed => ({
  createdAt: createdAt.toISOString(),
  readAt: readAt?.toISOString() ?? null,
});

type Finder<Reader> = (db: Db, asked: { keyHash: string; now: Date }) => Promise<Reader | undefined>;

/** Who reads by this key, as `find` knows it. Throws `not_found` for any other key, which counts as a guess. */
export async function readerWith<Reader>(
  { db, limits, client, now }: Context,
  key: string,
  find: Finder<Reader>,
): Promise<Reader> {
  const keyHash = hashOf(key);
  const reader = await find(db, { keyHash, now });
  if (!reader) {
    await limits.take('feedGuessClient', client);
    throw new Failure('not_found');
  }
  await limits.take('feedKey', keyHash);
  return reader;
}

type FeedEvent = { times: readonly FeedTime[]; text: string; name: string; subject: string };

/** The calendar as a file; the look is in the trail of everybody in it. */
export async function calendarReply(
  { db, now }: Context,
  reader: { id: string },
  { times, text, name, subject }: FeedEvent,
): Promise<ReturnType<typeof fileOf>> {
  const people = [...new Set(times.map((time) => time.person_id))];
  await auditLook({ db, user: reader, now }, { people, subject });
  return fileOf(Buffer.from(text), { type: 'text/calendar; charset=utf-8', name });
}
