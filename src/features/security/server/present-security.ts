import { addressesOf } from '#features/account/server/addresses/address-store.ts';
import { passkeysOf } from '#features/account/server/passkeys/passkey-store.ts';
import { relyingPartyOf } from '#features/account/server/passkeys/relying-party.ts';
import { factorOf, recoveryCodesLeft } from '#features/account/server/second-step/factor-store.ts';
import { browserKinds, systemKinds } from '#features/account/browsers.ts';
import type { Db } from '#server/db/db.ts';
import type { Context } from '#server/http/handlers.ts';
import type { Device, Security } from '../contract.ts';
import { MOST_PASSKEYS } from '../passkeys.ts';
import { openSessionsOf } from './session-store.ts';

const MOST_DEVICES = 50;

/** All that the page of log-in and security shows of an account. */
export async function presentSecurity(context: Context): Promise<Security> {
  const { db, user, publicUrl } = context;
  const addresses = await addressesOf(db, user.id);
  const passkeys = await passkeysOf(db, user.id, MOST_PASSKEYS);
  return {
    email: addresses.email,
    isEmailVerified: addresses.email_verified_at !== null,
    phone: addresses.phone,
    isPhoneVerified: addresses.phone_verified_at !== null,
    devices: await devicesOf(context),
    factor: await presentFactor(db, user.id),
    passkeys: passkeys.map(({ id, name, created_at, used_at }) => ({
      _id: id,
      name,
      createdAt: created_at.toISOString(),
      usedAt: used_at?.toISOString() ?? null,
    })),
    canHavePasskeys: relyingPartyOf(publicUrl) !== undefined,
  };
}

/** This device first. */
async function devicesOf({ db, user, client, now }: Context): Promise<Device[]> {
  const sessions = await openSessionsOf(db, { userId: user.id, now, limit: MOST_DEVICES });
  const devices = sessions.map((session) => ({
    _id: session.id,
    browser: browserKinds.find((kind) => kind === session.browser) ?? 'other',
    system: systemKinds.find((kind) => kind === session.system) ?? 'other',
    isThis: session.id === user.sessionId,
    isOnThisNetwork: session.network === client,
    country: session.country,
    loggedInAt: session.created_at.toISOString(),
    usedAt: session.used_at.toISOString(),
  }));
  return [...devices.filter(({ isThis }) => isThis), ...devices.filter(({ isThis }) => !isThis)];
}

async function presentFactor(db: Db, userId: string): Promise<Security['factor']> {
  const factor = await factorOf(db, userId);
  if (!factor?.confirmed_at) return null;
  return { since: factor.confirmed_at.toISOString(), recoveryCodesLeft: await recoveryCodesLeft(db, userId) };
}
