import { createHash } from 'node:crypto';

const NAMESPACE = '8f0b6c0a-3d5e-4b8e-9a51-7c1a2f6d9e10';

/** A uuid of version 5: the same for the same key, on every machine and at every start. */
export function demoId(key: string): string {
  const digest = createHash('sha1')
    .update(Buffer.from(NAMESPACE.replaceAll('-', ''), 'hex'))
    .update(key)
    .digest();
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x50;
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80;
  const hex = digest.toString('hex', 0, 16);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
