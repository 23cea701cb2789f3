import { createHmac } from 'node:crypto';
import type { Turn } from '#server/env.ts';
import { HOUR_MS } from '#shared/durations.ts';

declare module '#server/http/handlers.ts' {
  interface HandedIn {
    /** The relay for people whose networks let them reach nobody directly; undefined where there is none. */
    turn: Turn | undefined;
  }
}

export type IceServer = { urls: string[]; username: string; credential: string };

/** The relay with a name and a password that end an hour after the visit has closed: coturn's `use-auth-secret`. */
export function iceServersFor(
  turn: Turn | undefined,
  { seat, closesAt }: { seat: string; closesAt: Date },
): IceServer[] {
  if (!turn) return [];
  const username = `${Math.floor((closesAt.getTime() + HOUR_MS) / 1000)}:${seat}`;
  return [{ urls: turn.urls, username, credential: createHmac('sha1', turn.secret).update(username).digest('base64') }];
}
