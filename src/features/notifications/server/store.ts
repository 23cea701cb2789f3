import { sql } from 'kysely';
import { PAGE_LENGTH } from '#shared/paging.ts';
import { peopleOf } from '#features/family/server/access-store.ts';
import type { Db } from '#server/db/db.ts';
import { type Given, statement } from '#server/db/statement.ts';

/** One person who is told; `providerId` is set when they are told as somebody who manages that provider. */
export type Reader = { userId: string; providerId: string | null };

type Told = {
  kind: string;
  subjectId: string;
  /** Of whom it speaks. */
  personId?: string | undefined;
  readers: readonly Reader[];
  /** What a row shows: no health data. */
  facts: Record<string, string | number | boolean | null>;
  now: Date;
};

/** The latest of one thing for each of these people: one row each, unread again. In the caller's transaction. */
export async function insertNotifications(
  db: Db,
  { kind, subjectId, personId, readers, facts, now }: Told,
): Promise<void> {
  if (readers.length === 0) return;
  const told = { person_id: personId ?? null, facts: JSON.stringify(facts), updated_at: now, read_at: null };
  await db
    .insertInto('notifications')
    .values(
      readers.map(({ userId, providerId }) => ({
        user_id: userId,
        kind,
        subject_id: subjectId,
        provider_id: providerId,
        ...told,
      })),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'subject_id']).doUpdateSet(told))
    .execute();
}

export type NotificationRow = NonNullable<Awaited<ReturnType<typeof notificationOf>>>;

type Hearing = { userId: Given<string>; now: Given<Date> };

/** What this account may still see: of people it may act for, and what it heard as a manager of a provider that it manages still. */
const heard = (db: Db, { userId, now }: Hearing) =>
  db
    .selectFrom('notifications')
    .where('notifications.user_id', '=', userId)
    .where((is) =>
      is.or([
        is.and([
          is('notifications.provider_id', 'is', null),
          is.or([
            is('notifications.person_id', 'is', null),
            sql<boolean>`notifications.person_id = any(array(${peopleOf(db, { userId, scope: 'bookings', now })}))`,
          ]),
        ]),
        is.exists(
          is
            .selectFrom('provider_managers')
            .select('provider_managers.user_id')
            .where('provider_managers.user_id', '=', userId)
            .whereRef('provider_managers.provider_id', '=', 'notifications.provider_id'),
        ),
      ]),
    );

const shown = (db: Db, hearing: Hearing) =>
  heard(db, hearing).select([
    'notifications.subject_id',
    'notifications.kind',
    'notifications.facts',
    'notifications.updated_at',
    'notifications.read_at',
    'notifications.provider_id',
  ]);

type Listed = { userId: string; kind?: string | null; page: number; now: Date };

type Which = Hearing & { kind: Given<string | null> };

const isOf = (kind: Given<string | null>) => sql<boolean>`(${kind}::text is null or notifications.kind = ${kind})`;

const pageOf = statement<{ userId: string; kind: string | null; offset: number; now: Date }>()(
  (db, { userId, kind, offset, now }) =>
    shown(db, { userId, now })
      .where(isOf(kind))
      .select(unreadOf(db, { userId, kind, now }).as('unread'))
      .orderBy('notifications.updated_at', 'desc')
      .orderBy('notifications.id')
      .limit(PAGE_LENGTH)
      .offset(offset),
);

/** A page of notifications, of one kind or of all, and how many are unread. One query; an empty page needs another for the number. */
export async function notificationsOf(
  db: Db,
  { userId, kind = null, page, now }: Listed,
): Promise<{ rows: NotificationRow[]; unread: number }> {
  const rows = await pageOf(db, { userId, kind, offset: (page - 1) * PAGE_LENGTH, now });
  const unread = rows[0]?.unread ?? (await unreadOf(db, { userId, kind, now }).executeTakeFirstOrThrow()).unread;
  return { rows, unread };
}

const unreadOf = (db: Db, { userId, kind, now }: Which) =>
  heard(db, { userId, now })
    .where('notifications.read_at', 'is', null)
    .where(isOf(kind))
    .select((count) => count.fn.countAll<number>().as('unread'));

type Subject = { userId: string; subjectId: string; kind?: string; now: Date };

/** Undefined when this account has heard nothing of it. */
export const notificationOf = (db: Db, { userId, subjectId, kind, now }: Subject) =>
  shown(db, { userId, now })
    .where('notifications.subject_id', '=', subjectId)
    .$if(kind !== undefined, (query) => query.where('notifications.kind', '=', kind ?? ''))
    .limit(1)
    .executeTakeFirst();

/** The same for what a fact of it says: a number that people read aloud. */
export const notificationWith = (
  db: Db,
  { userId, kind, facts, now }: { userId: string; kind: string; facts: Record<string, string>; now: Date },
) =>
  shown(db, { userId, now })
    .where('notifications.kind', '=', kind)
    .where(sql<boolean>`notifications.facts @> ${JSON.stringify(facts)}::jsonb`)
    .limit(1)
    .executeTakeFirst();

/** Answers how many were unread. */
export async function markRead(
  db: Db,
  { userId, subjectId, now }: { userId: string; subjectId?: string; now: Date },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .$if(subjectId !== undefined, (query) => query.where('subject_id', '=', subjectId ?? ''))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
