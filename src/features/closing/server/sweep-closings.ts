import { accountMessage } from '#features/account/server/account-messages.ts';
import { closingsDue, leaverOf, lockDue, remindable, writeClosed } from '#features/account/server/away/away-store.ts';
import { post } from '#features/preferences/server/post.ts';
import { zoneOf } from '#features/preferences/server/zone-of.ts';
import type { Db } from '#server/db/db.ts';
import { languageNamed } from '#server/http/language.ts';
import { eachInTurn } from '#server/jobs/each-in-turn.ts';
import { enqueue } from '#server/jobs/outbox.ts';
import type { Keeping } from '#server/keeping.ts';
import type { Ports } from '#server/ports/ports.ts';
import { dayIn, formatDayInWords } from '#shared/dates.ts';
import { DAY_MS } from '#shared/durations.ts';
import { languages } from '#shared/languages.ts';
import { KEPT_DAYS, REMINDED_DAYS } from '../closing.ts';
import { eraseRows, forgetOld, forgetSent } from './kept-store.ts';
import { openMattersOf } from './plan-leaving.ts';

type SweepContext = { db: Db; ports: Ports; keepings: readonly Keeping[]; publicUrl: string; now: Date };

/** Erases the accounts whose time to come back is over; one with money on its way waits until that has arrived. */
export async function sweepClosings(context: SweepContext): Promise<void> {
  await eachInTurn(await closingsDue(context.db, context.now), (userId) => eraseAccount(context, userId));
  await forgetSent(context.db);
  await context.db.transaction().execute((db) => forgetOld(db, new Date(context.now.getTime() - KEPT_DAYS * DAY_MS)));
}

/** Erases one account, unless another sweep has it or it has come back. */
export async function eraseAccount(context: SweepContext, userId: string): Promise<void> {
  const { keepings, now } = context;
  const leaver = await leaverOf(context.db, userId);
  if ((await openMattersOf(context, leaver)).length > 0) return;
  for (const { letGo } of keepings) await letGo?.(context, leaver);
  await context.db.transaction().execute(async (db) => {
    // Whoever comes back at this moment has the row, or finds it without an account.
    const account = await lockDue(db, userId, now);
    if (!account) return;
    const to = { channel: 'email' as const, target: account.email, language: languageNamed(account.language) };
    // The highest capability first: what it wants kept is out of reach of those below.
    for (const { erase } of keepings.toReversed()) await erase?.({ ...context, db }, leaver);
    await eraseRows(db, { keepings, leaver });
    await writeClosed(db, userId, now);
    // Past `post`, which tells nobody who has left anything; it goes with the account as soon as it has been sent.
    const letter = accountMessage('erased', to, { hello: account.first_name });
    await enqueue(db, [{ ...letter, origin: { userId, about: 'security' } }], now);
  });
}

/** Reminds those who have left that their account is erased soon, once. */
export async function remindOfClosings({ db, publicUrl, now }: SweepContext): Promise<void> {
  await db.transaction().execute(async (db) => {
    const before = new Date(now.getTime() + REMINDED_DAYS * DAY_MS);
    for (const account of await remindable(db, { before, now })) {
      const language = languageNamed(account.language);
      const to = { channel: 'email' as const, target: account.email, language, userId: account.id };
      const day = formatDayInWords(dayIn(await zoneOf(db, account.id), account.closes_at ?? now), languages[language]);
      const values = { hello: account.first_name, until: day, link: `${publicUrl}/login` };
      await post(db, [accountMessage('leavingSoon', to, values)], now);
    }
  });
}
