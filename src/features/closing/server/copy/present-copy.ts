import type { Copy } from '../../contract.ts';
import type { CopyRow } from './copy-store.ts';

export const presentCopy = ({ id, state, bytes, asked_at, expires_at }: CopyRow): Copy => ({
  _id: id,
  state,
  bytes,
  askedAt: asked_at.toISOString(),
  expiresAt: expires_at?.toISOString() ?? null,
});
