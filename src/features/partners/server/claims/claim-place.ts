import { issueCode, redeemCode, useTicket } from '#features/account/server/codes.ts';
import type { Address } from '#features/account/server/code-store.ts';
import { hostOf, takeForCode } from '#features/account/server/send-code.ts';
import { CODE_SECONDS } from '#features/account/credentials.ts';
import { joiningKindOf } from '#features/providers/application.ts';
import { post } from '#features/preferences/server/post.ts';
import type { Db } from '#server/db/db.ts';
import type { Context } from '#server/http/handlers.ts';
import { wordsOf } from '#server/words.ts';
import { brand } from '#shared/brand.ts';
import { Failure } from '#shared/failure.ts';
import { isOpen } from '../../application.ts';
import { type Claim, MOST_CLAIMS } from '../../claim-contract.ts';
import { addEvent, type ApplicationRow, insertApplication, lockOwn, writeApplication } from '../application-store.ts';
import { presentApplication } from '../present-application.ts';
import { claimOf, countOpenClaims, listedPlace, lockListed, notePhoneProven } from './claim-store.ts';

/** A listing and one's own claim of it; what others claim changes nothing of it. Throws `not_found`. */
export async function shownClaim(
  { db, user, now }: Pick<Context, 'db' | 'user' | 'now'>,
  providerId: string,
): Promise<Claim> {
  const [place, row] = await Promise.all([
    listedPlace(db, { id: providerId, now }),
    claimOf(db, { userId: user.id, providerId }),
  ]);
  if (!place) throw new Failure('not_found');
  return {
    place: {
      _id: place.id,
      kind: place.kind,
      name: place.name,
      town: `${place.city}, ${place.state}`,
      phoneEnd: place.phone.slice(-2),
      canClaim: place.isFree,
    },
    isPhoneProven: (row?.phone_proven_at ?? null) !== null,
    application: row ? await presentApplication(db, row) : null,
  };
}

/** Begins a claim, or goes on with the open one. Throws `not_claimable` for a place that somebody answers for, and `too_many_claims`. */
export async function beginClaim(context: Context, providerId: string): Promise<Claim> {
  const { user, limits, now } = context;
  await limits.take('joiningAccount', user.id);
  return context.db.transaction().execute(async (db) => {
    const place = await lockListed(db, { id: providerId, now });
    if (!place) throw new Failure('not_found');
    const known = await claimOf(db, { userId: user.id, providerId });
    if (known && (isOpen(known) || known.status === 'sent')) return shownClaim({ db, user, now }, providerId);
    if (!place.isFree) throw new Failure('not_claimable');
    if ((await countOpenClaims(db, user.id)) >= MOST_CLAIMS)
      throw new Failure('too_many_claims', { values: { count: MOST_CLAIMS } });
    const begun = await insertApplication(db, {
      userId: user.id,
      kind: joiningKindOf(place.kind),
      purpose: 'claim',
      profile: {},
      providerId,
      now,
    });
    if (begun) await addEvent(db, { applicationId: begun.id, what: 'begun', actorId: user.id, now });
    return shownClaim({ db, user, now }, providerId);
  });
}

/** Sends a code to the registered phone of the place. Throws `conflict` for what staff have, and what too many codes throw. */
export async function sendClaimCode(context: Context, id: string): Promise<Claim> {
  const { user, now, language } = context;
  const { providerId, address } = await claimed(context.db, { id, userId: user.id, now });
  await takeForCode(address, context);
  await context.db.transaction().execute(async (db) => {
    const code = await issueCode(db, { ...address, client: user.id }, now);
    const values = { brand: brand.name, code, minutes: CODE_SECONDS / 60, host: hostOf(context) };
    const text = wordsOf(language)('partners.claim.text', values);
    await post(db, [{ channel: 'sms', about: 'asked', userId: null, to: address.target, text }], now);
  });
  return shownClaim(context, providerId);
}

/** Takes the code that arrived there. Throws what a wrong code throws. */
export async function proveClaimCode(context: Context, id: string, code: string): Promise<Claim> {
  const { user, limits, client, now } = context;
  await limits.take('codeTryClient', client);
  const { providerId, address } = await claimed(context.db, { id, userId: user.id, now });
  const { ticket } = await redeemCode(context.db, {
    address: { ...address, client: user.id },
    code,
    userId: user.id,
    now,
  });
  await context.db.transaction().execute(async (db) => {
    await claimed(db, { id, userId: user.id, now });
    await useTicket(db, { ticket, purpose: 'claim', now });
    await notePhoneProven(db, id, now);
    await addEvent(db, { applicationId: id, what: 'phone', actorId: user.id, now });
    await writeApplication(db, id, { now });
  });
  return shownClaim(context, providerId);
}

/** An open claim of this account, and where its code goes. */
async function claimed(db: Db, { now, ...which }: { id: string; userId: string; now: Date }) {
  const row: ApplicationRow | undefined = await lockOwn(db, which);
  const providerId = row?.purpose === 'claim' ? row.provider_id : null;
  const place = providerId === null ? undefined : await listedPlace(db, { id: providerId, now });
  if (!row || providerId === null || !place) throw new Failure('not_found');
  if (!isOpen(row)) throw new Failure('conflict');
  const address: Address = { purpose: 'claim', channel: 'phone', target: place.phone };
  return { providerId, address };
}
