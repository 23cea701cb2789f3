import { accountMessage } from '#features/account/server/account-messages.ts';
import { post } from '#features/preferences/server/post.ts';
import { zoneOf } from '#features/preferences/server/zone-of.ts';
import { audit } from '#server/audit.ts';
import type { Context } from '#server/http/handlers.ts';
import { languageNamed } from '#server/http/language.ts';
import { dayIn, formatDayInWords } from '#shared/dates.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { Failure } from '#shared/failure.ts';
import { languages } from '#shared/languages.ts';
import { lockAway, noteWayBack } from './away-list-store.ts';

// Whoever calls twice in a morning is not written to twice.
const AGAIN_HOURS = 24;

/**
 * Sends the way back to the address of an account: it gives no right, its owner still logs in and says yes. Throws `not_found` for who
 * is not away or has no proven address, and `way_back_sent` when it was sent within a day.
 */
export async function sendWayBack(context: Context, id: string): Promise<void> {
  const { user, now, publicUrl } = context;
  await context.db.transaction().execute(async (db) => {
    const row = await lockAway(db, id);
    if (!row?.email_verified_at) throw new Failure('not_found');
    if (row.way_back_at && row.way_back_at.getTime() > now.getTime() - AGAIN_HOURS * HOUR_MS)
      throw new Failure('way_back_sent');
    await noteWayBack(db, id, now);
    const language = languageNamed(row.language);
    const until = formatDayInWords(dayIn(await zoneOf(db, id), row.closes_at), languages[language]);
    const to = { channel: 'email' as const, target: row.email, language, userId: id };
    const links = { link: `${publicUrl}/login`, forgot: `${publicUrl}/profile/forgot-password` };
    await post(db, [accountMessage('wayBack', to, { hello: row.first_name, until, ...links })], now);
    await audit(db, { at: now, actorId: user.id, personId: row.person_id, action: 'write', subject: `away:${id}` });
  });
}
