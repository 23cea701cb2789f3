import { isIP } from 'node:net';

/** How long an authenticator may take. */
export const CHALLENGE_SECONDS = 300;

/** Where passkeys belong to: our host and origin. Undefined at a bare IP address, which browsers give no passkeys. */
export function relyingPartyOf(publicUrl: string): { id: string; origin: string } | undefined {
  const { hostname, origin } = new URL(publicUrl);
  return isIP(hostname.replace(/^\[|\]$/g, '')) ? undefined : { id: hostname, origin };
}

/** The challenge that an answer was made for; undefined when it is no answer of a browser. */
export function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
