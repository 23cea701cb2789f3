import type { Context } from '#server/http/handlers.ts';
import { concernedBySetting, holdStaff, releaseUnnamed, writeStaffRole } from './staff-store.ts';
import { tellOfStaff } from './tell-staff.ts';

declare module '#server/http/handlers.ts' {
  interface HandedIn {
    /** Addresses that the setting makes staff, in small letters. */
    staffEmails: ReadonlySet<string>;
  }
}

type SettingContext = Pick<Context, 'db' | 'publicUrl' | 'now' | 'staffEmails'>;
type Row = Awaited<ReturnType<typeof concernedBySetting>>[number];

/**
 * Makes staff of whoever has proved an address that the setting names, and takes the role from whoever has it by the setting alone and is
 * named no more; of one account when it is given. What a colleague took stays taken until the setting has begun without the address.
 */
export async function followStaffSetting(following: SettingContext, userId?: string): Promise<void> {
  const { staffEmails: emails } = following;
  if (userId === undefined) await releaseUnnamed(following.db, emails);
  const concerned = await concernedBySetting(following.db, { emails, userId });
  if (concerned.every((row) => changeOf(row) === undefined)) return;
  await following.db.transaction().execute(async (db) => {
    await holdStaff(db);
    // looked at again: another process may have begun with the same setting
    for (const row of await concernedBySetting(db, { emails, userId })) await follow({ ...following, db }, row);
  });
}

function changeOf({ is_named, is_staff, is_held, has_it_by_setting }: Row): 'given' | 'taken' | undefined {
  if (is_named) return is_staff || is_held ? undefined : 'given';
  return is_staff && has_it_by_setting ? 'taken' : undefined;
}

async function follow(following: SettingContext, row: Row) {
  const change = changeOf(row);
  if (change === undefined) return;
  const { id: userId, email } = row;
  if (await writeStaffRole(following.db, { userId, email, change, actorId: null, now: following.now }))
    await tellOfStaff(following, { person: row, change, by: null });
}
