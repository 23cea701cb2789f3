import type { Db } from '#server/db/db.ts';
import type { Widget } from '../widgets.ts';

/** The cards as they were kept; none for an account that has never changed them. */
export async function widgetsOf(db: Db, userId: string) {
  const row = await db
    .selectFrom('dashboard_widgets')
    .select(['names', 'hidden', 'is_easy'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return {
    widgets: row?.names.map((name) => ({ name, isShown: !row.hidden.includes(name) })) ?? [],
    isEasy: row?.is_easy ?? false,
  };
}

type Choice = { userId: string; widgets: readonly Widget[]; isEasy: boolean | undefined; now: Date };

/** Of two at once the later one stays; the easy view as it was where nothing is said of it. */
export async function keepWidgets(db: Db, { userId, widgets, isEasy, now }: Choice): Promise<{ isEasy: boolean }> {
  const kept = {
    names: widgets.map(({ name }) => name),
    hidden: widgets.filter(({ isShown }) => !isShown).map(({ name }) => name),
    updated_at: now,
    ...(isEasy !== undefined && { is_easy: isEasy }),
  };
  return db
    .insertInto('dashboard_widgets')
    .values({ user_id: userId, ...kept })
    .onConflict((row) => row.column('user_id').doUpdateSet(kept))
    .returning('is_easy as isEasy')
    .executeTakeFirstOrThrow();
}
