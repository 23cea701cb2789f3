import { createDecipheriv, createECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { openHttpService, type HttpService } from './http-service.ts';

type RungPush = { id: string; title: string; text: string; link?: string };
/** A browser that has asked this service for an address. */
export type Browser = { endpoint: string; p256dh: string; auth: string; rung: RungPush[]; forget: () => void };
export type PushService = HttpService & { browser: () => Browser };

/** A push service (RFC 8030) with its browsers, which read what was encrypted for them (RFC 8291); it knows who may ring by VAPID (RFC 8292). */
export async function openPushServiceEmulator(publicKey: string): Promise<PushService> {
  const known = new Map<string, (body: Buffer) => void>();
  const service = await openHttpService(({ method, path, headers, body }) => {
    const read = known.get(path);
    if (!read) return { status: path.startsWith('/push/') ? 410 : 404 };
    if (method !== 'POST' || headers['content-encoding'] !== 'aes128gcm' || !headers.ttl) return { status: 400 };
    if (!isSigned(headers.authorization ?? '', publicKey)) return { status: 403 };
    if (body.length > 4096) return { status: 413 };
    read(body);
    return { status: 201, headers: { location: '/m/1' } };
  });
  const browser = (): Browser => {
    const [keys, auth, path] = [createECDH('prime256v1'), randomBytes(16), `/push/${randomBytes(12).toString('hex')}`];
    keys.generateKeys();
    const rung: RungPush[] = [];
    known.set(path, (body) => void rung.push(JSON.parse(decrypted(body, { keys, auth }).toString('utf8'))));
    return {
      endpoint: service.origin + path,
      p256dh: keys.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
      rung,
      forget: () => known.delete(path),
    };
  };
  return { ...service, browser };
}

/** `vapid t=<JWT>, k=<public key>`: signed with the key that the browsers were told. */
function isSigned(authorization: string, publicKey: string): boolean {
  const [, token = '', key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  if (key !== publicKey || !JSON.parse(Buffer.from(claims, 'base64url').toString() || '{}').sub) return false;
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33) };
  return verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
}

type Keys = { keys: ReturnType<typeof createECDH>; auth: Buffer };

/** What only this browser can read. */
function decrypted(body: Buffer, { keys, auth }: Keys): Buffer {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const derive = (secret: Buffer, by: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, by, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = derive(keys.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const opening = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
  return padded.subarray(0, padded.lastIndexOf(2));
}
