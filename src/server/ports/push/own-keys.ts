import { createECDH } from 'node:crypto';
import type { Secrets } from '#server/secrets.ts';

/** How many points the curve P-256 has. */
const ORDER = 0xffff_ffff_0000_0000_ffff_ffff_ffff_ffff_bce6_faad_a717_9e84_f3b9_cac2_fc63_2551n;
/** With 16 bytes more than the key has, no key is likelier than another (FIPS 186-5, A.2.1). */
const SEED_BYTES = 48;

/**
 * The pair by which push services know this installation (VAPID, RFC 8292) where no settings name one. It follows from the key of all
 * secrets, so that every process has the same pair and nothing more has to be kept.
 */
export function ownPushKeys(secrets: Pick<Secrets, 'derive'>): { publicKey: string; privateKey: string } {
  const seed = BigInt(`0x${secrets.derive('web push', SEED_BYTES).toString('hex')}`);
  const scalar = (seed % (ORDER - 1n)) + 1n;
  const privateKey = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}
