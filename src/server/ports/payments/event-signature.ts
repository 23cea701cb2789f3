import { createHmac, timingSafeEqual } from 'node:crypto';

const toleranceSeconds = 300;

/** `t=<seconds>,v1=<hmac>` over the time and the body: how card processors prove that an event is theirs and not an old one. */
export function signEvent(body: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${hmac(`${seconds}.${body}`, secret).toString('hex')}`;
}

/** Whether the signature is made with this secret and not older than five minutes. */
export function isSigned(
  body: string,
  { signature, secret, now }: { signature: string; secret: string; now: Date },
): boolean {
  const parts = signature.split(',').map((part) => part.trim().split('='));
  const seconds = Number(parts.find(([name]) => name === 't')?.[1]);
  const isFresh = Math.abs(now.getTime() / 1000 - seconds) <= toleranceSeconds;
  const expected = hmac(`${seconds}.${body}`, secret);
  return isFresh && parts.some(([name, value]) => name === 'v1' && equal(Buffer.from(value ?? '', 'hex'), expected));
}

const hmac = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest();

const equal = (left: Buffer, right: Buffer) => left.length === right.length && timingSafeEqual(left, right);
