import { Secret, TOTP } from 'otpauth';
import { brand } from '#shared/brand.ts';

const PERIOD_SECONDS = 30;
/** A clock that is half a minute off, before or after, still tells a right code. */
const WINDOW = 1;
const SECRET_BYTES = 20;

/** A new secret in base32, as people copy it into an app. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The address that an app reads from a picture. */
export const setupAddress = (secret: string, email: string): string => appOf(secret, email).toString();

/** The time step that a code belongs to at `now`; undefined for a wrong one. */
export function timeStepOf({ secret, code, now }: { secret: string; code: string; now: Date }): number | undefined {
  const delta = appOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? undefined : stepAt(now) + delta;
}

const stepAt = (now: Date) => Math.floor(now.getTime() / 1000 / PERIOD_SECONDS);

const appOf = (secret: string, label = '') =>
  new TOTP({ issuer: brand.name, label, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD_SECONDS });
