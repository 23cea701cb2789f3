/** An idempotency key for one attempt, so that the server recognises a repeated request. Made by hand, because randomUUID exists only on encrypted and loopback connections. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
