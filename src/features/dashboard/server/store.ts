import type { Db } from '#server/db/db.ts';
import type { Widget } from '../widgets.ts';

/** The cards as they were kept; none for an account that has never changed them. */
export async function widgetsOf(db: Db, userId: string) {
  const row = await db
    .selectFrom('dashboard_widgets')
    .select(['names', 'hidden'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.names.map((name) => ({ name, isShown: !row.hidden.includes(name) })) ?? [];
}

/** Of two at once the later one stays. */
export async function keepWidgets(
  db: Db,
  { userId, widgets, now }: { userId: string; widgets: readonly Widget[]; now: Date },
): Promise<void> {
  const kept = {
    names: widgets.map(({ name }) => name),
    hidden: widgets.filter(({ isShown }) => !isShown).map(({ name }) => name),
    updated_at: now,
  };
  await db
    .insertInto('dashboard_widgets')
    .values({ user_id: userId, ...kept })
    .onConflict((row) => row.column('user_id').doUpdateSet(kept))
    .execute();
}
