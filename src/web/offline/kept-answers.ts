import type { AnyCall, Input } from '#shared/call.ts';
import { session } from '#web/session.ts';
import { vault } from './vault.ts';

type Asked = Pick<AnyCall, 'service' | 'path'>;

const nameOf = (call: Asked, input: Input) =>
  `answer ${session.current()?.userId ?? ''} ${call.service}${call.path} ${JSON.stringify(input)}`;

/** Keeps what a call has answered, for when there is no connection. Where the browser cannot, nothing is kept and nothing fails. */
export async function keepAnswer(call: Asked, input: Input, reply: unknown): Promise<void> {
  if (!session.isLoggedIn()) return; // it came after the log-out
  await vault.keep(nameOf(call, input), JSON.stringify(reply)).catch(() => undefined);
}

/** What it answered when it was asked last, to the person who is logged in. */
export async function keptAnswer(call: AnyCall, input: Input): Promise<unknown> {
  const kept = await vault.read(nameOf(call, input)).catch(() => undefined);
  return kept === undefined ? undefined : (JSON.parse(kept) as unknown);
}

/** For what is gone, or is no longer for this person. */
export async function forgetAnswer(call: AnyCall, input: Input): Promise<void> {
  await vault.drop(nameOf(call, input)).catch(() => undefined);
}
