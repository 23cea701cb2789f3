import { sql } from 'kysely';
import { PAGE_LENGTH, offsetOf } from '#shared/paging.ts';
import { type PlaceRight, placeRights, rolesWith } from '#shared/place-roles.ts';
import { linksOf, peopleOf } from '#features/family/server/access-store.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#shared/call.ts';
import { type SqlValue, statement } from '#server/db/statement.ts';

/**
 * One person who is told; `providerId` is set when they are told as somebody who works for that provider, and `right` is what they
 * must be able to do there to see it still: answering, when left out.
 */
export type Reader = { userId: string; providerId: string | null; right?: PlaceRight };

type NewNotification = {
  kind: string;
  subjectId: string;
  /** Of whom it speaks, and what a reader must be allowed for them: their bookings, when left out. `circle`: any relation will do. */
  personId?: string | undefined;
  scope?: Scope | 'circle' | undefined;
  readers: readonly Reader[];
  /** What a row shows: no health data. */
  facts: Record<string, string | number | boolean | null>;
  /** Whoever does not want to be told of it by the bell finds it in the list, without a number. */
  isRead?: boolean;
  now: Date;
};

/** The latest of one thing for each of these people: one row each, unread again or read already. In the caller's transaction. */
export async function insertNotifications(
  db: Db,
  { kind, subjectId, personId, scope = 'bookings', readers, facts, isRead = false, now }: NewNotification,
): Promise<void> {
  if (readers.length === 0) return;
  const told = {
    person_id: personId ?? null,
    person_scope: scope,
    facts: JSON.stringify(facts),
    updated_at: now,
    read_at: isRead ? now : null,
  };
  await db
    .insertInto('notifications')
    .values(
      readers.map(({ userId, providerId, right = 'answers' }) => ({
        user_id: userId,
        kind,
        subject_id: subjectId,
        provider_id: providerId,
        provider_right: right,
        ...told,
      })),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'subject_id']).doUpdateSet(told))
    .execute();
}

/** False when there is none. */
export async function deleteNotification(
  db: Db,
  { userId, kind, subjectId }: { userId: string; kind: string; subjectId: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('notifications')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export type NotificationRow = NonNullable<Awaited<ReturnType<typeof notificationOf>>>;

/** Those that news of a person may want. */
const notificationScopes = ['bookings', 'payments', 'messages', 'records'] as const satisfies readonly Scope[];

const rightsByRole = placeRights.flatMap((right) => rolesWith(right).map((role) => `${role}:${right}`));

type Hearer = { userId: SqlValue<string>; now: SqlValue<Date> };

/** What this account may still see: of people it may act for, and what it heard as somebody with a right at a provider that it has still. */
const heard = (db: Db, { userId, now }: Hearer) =>
  db
    .selectFrom('notifications')
    .where('notifications.user_id', '=', userId)
    .where((is) =>
      is.or([
        is.and([
          is('notifications.provider_id', 'is', null),
          is.or([
            is('notifications.person_id', 'is', null),
            ...notificationScopes.map((scope) =>
              is.and([
                is('notifications.person_scope', '=', scope),
                sql<boolean>`notifications.person_id = any(array(${peopleOf(db, { userId, scope, now })}))`,
              ]),
            ),
            is.and([
              is('notifications.person_scope', '=', 'circle'),
              sql<boolean>`notifications.person_id = any(array(${linksOf(db, { userId, now }).select('family_links.person_id')}))`,
            ]),
          ]),
        ]),
        is.exists(
          is
            .selectFrom('provider_managers')
            .select('provider_managers.user_id')
            .where('provider_managers.user_id', '=', userId)
            .whereRef('provider_managers.provider_id', '=', 'notifications.provider_id')
            .where(
              sql<boolean>`provider_managers.role || ':' || notifications.provider_right = any(${rightsByRole}::text[])`,
            ),
        ),
      ]),
    );

const shown = (db: Db, hearing: Hearer) =>
  heard(db, hearing).select([
    'notifications.subject_id',
    'notifications.kind',
    'notifications.facts',
    'notifications.updated_at',
    'notifications.read_at',
    'notifications.provider_id',
  ]);

type ListQuery = { userId: string; kind?: string | null; personId?: string | undefined; page: number; now: Date };

type HeardQuery = Hearer & { kind: SqlValue<string | null>; personId: SqlValue<string | null> };

const isOf = (kind: SqlValue<string | null>) => sql<boolean>`(${kind}::text is null or notifications.kind = ${kind})`;

/** Everything, or what speaks of one person; what speaks of nobody is about whose account it is. */
const isAbout = ({ personId, userId }: Pick<HeardQuery, 'personId' | 'userId'>) =>
  sql<boolean>`(${personId}::uuid is null or coalesce(notifications.person_id,
    (select people.id from people where people.user_id = ${userId})) = ${personId})`;

type PageQuery = { userId: string; kind: string | null; personId: string | null; offset: number; now: Date };

const pageOf = statement<PageQuery>()((db, { userId, kind, personId, offset, now }) =>
  shown(db, { userId, now })
    .where(isOf(kind))
    .where(isAbout({ personId, userId }))
    .select(unreadOf(db, { userId, kind, personId, now }).as('unread'))
    .orderBy('notifications.updated_at', 'desc')
    .orderBy('notifications.id')
    .limit(PAGE_LENGTH)
    .offset(offset),
);

/** A page of notifications, of one kind or of all, of one person or of everybody, and how many are unread. One query; an empty page needs another for the number. */
export async function notificationsOf(
  db: Db,
  { userId, kind = null, personId = undefined, page, now }: ListQuery,
): Promise<{ rows: NotificationRow[]; unread: number }> {
  const which = { userId, kind, personId: personId ?? null, now };
  const rows = await pageOf(db, { ...which, offset: offsetOf(page) });
  const unread = rows[0]?.unread ?? (await unreadOf(db, which).executeTakeFirstOrThrow()).unread;
  return { rows, unread };
}

const unreadOf = (db: Db, { userId, kind, personId, now }: HeardQuery) =>
  heard(db, { userId, now })
    .where('notifications.read_at', 'is', null)
    .where(isOf(kind))
    .where(isAbout({ personId, userId }))
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
