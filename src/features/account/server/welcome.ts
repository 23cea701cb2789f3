import type { Context } from '#server/http/handlers.ts';
import type { LoggedInAccount } from '../logged-in.ts';
import { rememberDevice } from './known-devices.ts';
import { followStaffSetting } from './staff-role/follow-setting.ts';
import { tellOfDevice } from './new-device.ts';
import type { Tokens } from './sessions.ts';
import { type Account, workspaceOf } from './store.ts';

/** What was opened, and until when this device is not asked for the second step again. */
type OpenedSession = Tokens & { trustedUntil?: Date };

/** The answer to whoever has just opened a session, with the cookies beside it. */
export async function welcome(account: Account, tokens: OpenedSession, context: Context): Promise<LoggedInAccount> {
  const { db, refreshCookie, now, publicUrl, userAgent, findCountry } = context;
  const country = await findCountry();
  await rememberDevice(context, account.id, {
    trustedUntil: tokens.trustedUntil,
    onNew: (db, facts) => tellOfDevice({ db, now, publicUrl, userAgent }, account, { ...facts, country }),
  });
  await followStaffSetting(context, account.id);
  refreshCookie.set(tokens.refresh, tokens.refreshSeconds);
  return {
    token: tokens.access,
    data: {
      _id: account.id,
      email: account.email,
      firstName: account.first_name,
      lastName: account.last_name,
      profileImage: account.profile_image,
      token: tokens.access,
    },
    expiresAt: tokens.expiresAt.toISOString(),
    expiresInSeconds: tokens.expiresInSeconds,
    workspace: await workspaceOf(db, account.id),
  };
}
