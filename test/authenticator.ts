import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { EntryAnswer, EntryQuestion, NewKeyAnswer } from '#features/account/passkey-answers.ts';
import type { NewKeyQuestion } from '#features/security/passkeys.ts';

type Twist = { origin?: string; rpId?: string; challenge?: string; flags?: number; counter?: number };

const PRESENT_AND_VERIFIED = 0x05;
const HAS_CREDENTIAL = 0x40;

/** An authenticator in memory: a key on one curve, a counter, and no person to ask. `twist` makes it lie. */
export function anAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const jwk = publicKey.export({ format: 'jwk' });
  let used = 0;

  const clientData = (type: string, challenge: string, twist: Twist) =>
    Buffer.from(JSON.stringify({ type, challenge: twist.challenge ?? challenge, origin: twist.origin ?? origin }));
  const dataOf = (rpId: string, flags: number, counter: number, rest = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count, rest]);
  };
  const named = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const };

  return {
    make({ challenge, rp }: NewKeyQuestion, twist: Twist = {}): NewKeyAnswer {
      const [x, y] = [Buffer.from(jwk.x ?? '', 'base64url'), Buffer.from(jwk.y ?? '', 'base64url')];
      // COSE: an elliptic curve key (1: 2) for ES256 (3: -7) on P-256 (-1: 1), and its point.
      const cose = Buffer.concat([Buffer.from('a5010203262001215820', 'hex'), x, Buffer.from('225820', 'hex'), y]);
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
      const flags = (twist.flags ?? PRESENT_AND_VERIFIED) | HAS_CREDENTIAL;
      const authData = dataOf(twist.rpId ?? rp.id, flags, 0, credential);
      // CBOR: { fmt: 'none', attStmt: {}, authData }
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x58, authData.length]),
        authData,
      ]);
      return {
        ...named,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, twist).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
        },
      };
    },

    enter({ challenge, rpId }: EntryQuestion, twist: Twist = {}): EntryAnswer {
      used += 1;
      const client = clientData('webauthn.get', challenge, twist);
      const data = dataOf(twist.rpId ?? rpId, twist.flags ?? PRESENT_AND_VERIFIED, twist.counter ?? used);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        ...named,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      };
    },
  };
}
