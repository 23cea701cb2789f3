import { createHash } from 'node:crypto';
import { Failure } from '#shared/failure.ts';
import type { Db } from '#server/db/db.ts';
import type { Context } from '#server/http/handlers.ts';
import { languageNamed } from '#server/http/language.ts';
import { post } from '#features/preferences/server/post.ts';
import type { CodeTarget } from '../contract.ts';
import { tellBefore } from './addresses/prove-phone.ts';
import type { Address, Channel, Purpose } from './code-store.ts';
import { issueCode } from './codes.ts';
import { accountByEmail, accountByPhone } from './store.ts';
import { accountMessage } from './account-messages.ts';

/** The address that the chosen channel stands for; the schema has seen to it that there is one. */
export const addressOf = (purpose: Purpose, { channel, email, phone }: CodeTarget): Address => ({
  purpose,
  channel,
  target: (channel === 'email' ? email : phone) ?? '',
});

export const accountAt = (db: Db, { channel, target }: { channel: Channel; target: string }) =>
  channel === 'email' ? accountByEmail(db, target) : accountByPhone(db, target);

/** Sends the code of an address to it. Throws `too_many_requests` to who asks too often, `texts_spent` at the end of a day's texts. */
export async function sendSignUpCode(address: Address, context: Context): Promise<void> {
  await takeForCode(address, context);
  const { db, language, now } = context;
  await db.transaction().execute(async (db) => {
    if (address.channel === 'phone') await tellBefore(db, address.target, context);
    const code = await issueCode(db, { ...address, client: context.client }, now);
    await post(db, [accountMessage('signUpCode', { ...address, language }, { code, host: hostOf(context) })], now);
  });
}

/**
 * Sends a reset code. An address without an account gets a message that says so: only its owner learns it, the answer is the same,
 * and so is the work.
 */
export async function sendResetCode(address: Address, context: Context): Promise<void> {
  await takeForCode(address, context);
  const { db, now } = context;
  await db.transaction().execute(async (db) => {
    const account = await accountAt(db, address);
    const code = await issueCode(db, { ...address, client: context.client }, now);
    const language = account ? languageNamed(account.language) : context.language;
    await post(
      db,
      [
        accountMessage(
          account ? 'resetCode' : 'resetForNobody',
          { ...address, language },
          { code, host: hostOf(context) },
        ),
      ],
      now,
    );
  });
}

/** Takes what a code to an address costs. Throws `too_many_requests`, and `texts_spent` at the end of a day's texts. */
export async function takeForCode({ channel, target }: Address, { limits, client }: Context) {
  const hashed = createHash('sha256').update(`${channel} ${target}`).digest('base64url');
  await limits.take('codeClient', client);
  await limits.take('codeAll');
  await limits.take('codeTarget', `${hashed} ${client}`);
  await limits.take('codesOfTarget', hashed);
  if (channel === 'phone') await takeText(limits, { client, target: hashed });
}

/** Each text costs money and disturbs somebody, whether or not they asked for it. */
async function takeText(limits: Context['limits'], { client, target }: { client: string; target: string }) {
  try {
    await limits.take('textDayClient', client);
    await limits.take('textDayTarget', target);
  } catch (error) {
    if (!(error instanceof Failure) || error.retryAfterSeconds === undefined) throw error;
    throw new Failure('texts_spent', { retryAfterSeconds: error.retryAfterSeconds, cause: error });
  }
}

/** Stands beside the code in a text message, so that phones offer the code on our pages only. */
export const hostOf = ({ publicUrl }: Context) => new URL(publicUrl).hostname;
