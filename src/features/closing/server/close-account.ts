import { accountMessage } from '#features/account/server/account-messages.ts';
import { leaverOf, lockAccount, lockLeaving, writeAway } from '#features/account/server/away/away-store.ts';
import { endSessionsOf } from '#features/account/server/sessions.ts';
import { handOverDependant } from '#features/circle/server/away.ts';
import { post } from '#features/preferences/server/post.ts';
import { zoneOf } from '#features/preferences/server/zone-of.ts';
import { lockSolePlace } from '#features/providers/server/places/sole-place-store.ts';
import { requireProof } from '#features/security/server/proof.ts';
import { dissolveTeam } from '#features/team/server/dissolve-team.ts';
import { audit, auditAll, type AuditEntry } from '#server/audit.ts';
import type { Context } from '#server/http/handlers.ts';
import { languageNamed } from '#server/http/language.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { brand } from '#shared/brand.ts';
import { dayIn, formatDayInWords } from '#shared/dates.ts';
import { languages } from '#shared/languages.ts';
import { Failure } from '#shared/failure.ts';
import type { CloseForm } from '../contract.ts';
import { hasStanding, hidePlace } from './kept-store.ts';
import { closesAt, openMattersOf } from './plan-leaving.ts';

/**
 * Leaves: what waits is withdrawn, relations pause, every device is logged out, and in 30 days the account is erased unless it is
 * come back to. Throws `confirm_needed`, `matters_open` while something has to be settled first, `not_found` for a dependant or a
 * relative of somebody else, and `conflict` for who has left already.
 */
export async function closeAccount(context: Context, { kind, dependants }: CloseForm): Promise<void> {
  await requireProof(context);
  const { user, keepings, now } = context;
  await inTransaction(context, async (inside) => {
    const { db } = inside;
    await lockLeaving(db, user.id);
    for (const { personId, relationId } of dependants)
      if (relationId !== null) await handOverDependant(inside, { userId: user.id, personId, relationId });
    const leaver = await leaverOf(db, user.id);
    // What takes seats or rows of others is locked before the account, as bookings do.
    for (const { leave } of keepings) await leave?.(inside, leaver);
    const account = await lockAccount(db, user.id);
    if (!account || account.closing) throw new Failure('conflict');
    if ((await openMattersOf(inside, leaver)).length > 0) throw new Failure('matters_open');
    const until = closesAt(now);
    await writeAway(db, { userId: user.id, closing: kind, closesAt: until, now });
    const language = languageNamed(account.language);
    const to = { channel: 'email' as const, target: account.email, language, userId: user.id };
    const day = formatDayInWords(dayIn(await zoneOf(db, user.id), until), languages[language]);
    const values = { hello: account.first_name, until: day, link: `${context.publicUrl}/login`, brand: brand.name };
    await post(db, [accountMessage('leaving', to, values)], now);
    for (const personId of leaver.people)
      await audit(db, { at: now, actorId: user.id, personId, action: 'write', subject: `account:${kind}` });
    await endSessionsOf(inside, user.id);
  });
}

/** Gives a place up that nobody else manages: its team, and families who wait for something of it, hear. Throws `confirm_needed`, `not_found`, and `matters_open` while families have bookings there. */
export async function giveUpPlace(context: Context, providerId: string): Promise<void> {
  await requireProof(context);
  const { user, keepings, now } = context;
  const team = await inTransaction(context, async (inside) => {
    const { db } = inside;
    if (!(await lockSolePlace(db, { userId: user.id, providerId }))) throw new Failure('not_found');
    if (await hasStanding(db, { providerId, now })) throw new Failure('matters_open');
    const entries: AuditEntry[] = [];
    for (const { giveUp } of keepings) entries.push(...((await giveUp?.(inside, providerId)) ?? []));
    await hidePlace(db, { providerId, now });
    const team = await dissolveTeam(inside, providerId);
    await auditAll(db, entries);
    return team;
  });
  context.knownUsers.forget(team);
}
