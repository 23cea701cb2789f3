import type { AnyCall, Input } from '#shared/call.ts';
import { session } from '#web/session.ts';
import { hasShrunk, type Reach } from './reach.ts';
import { vault } from './vault.ts';

type CallName = Pick<AnyCall, 'service' | 'path'>;

const ownerId = () => session.current()?.userId ?? '';
const beginning = () => `answer ${ownerId()} `;
const nameOf = (call: CallName, input: Input) => `${beginning()}${call.service}${call.path} ${JSON.stringify(input)}`;
const reachName = () => `reach ${ownerId()}`;

/**
 * Keeps what a call has answered, for when there is no connection; nothing before it is known how far the account reaches (`keepReach`).
 * Where the browser cannot, nothing is kept and nothing fails.
 */
export const keepAnswer = (call: CallName, input: Input, reply: unknown): Promise<void> =>
  inTurn(async () => {
    if (!session.isLoggedIn()) return; // it came after the log-out
    if (await keptReach()) await vault.keep(nameOf(call, input), JSON.stringify(reply));
  }).catch(() => undefined);

/** What it answered when it was asked last, to the person who is logged in. */
export async function keptAnswer(call: AnyCall, input: Input): Promise<unknown> {
  const kept = await vault.read(nameOf(call, input)).catch(() => undefined);
  return kept === undefined ? undefined : (JSON.parse(kept) as unknown);
}

/** For what is gone, or is no longer for this person. */
export const forgetAnswer = (call: AnyCall, input: Input): Promise<void> =>
  inTurn(() => vault.drop(nameOf(call, input))).catch(() => undefined);

/**
 * Keeps how far the account reaches now. All answers go that were kept before this was known (`first`), or while it reached further (`less`):
 * whose each of them is stands in none of their names, and what still may be read is asked again. Rejects as the vault does.
 */
export const keepReach = (reach: Reach): Promise<'first' | 'less' | 'enough'> =>
  inTurn(async () => {
    if (!session.isLoggedIn()) return 'enough';
    const before = await keptReach();
    const isLess = before !== undefined && hasShrunk(before, reach);
    if (!before || isLess) await forgetAnswers(); // first: should this end in the middle, it begins anew
    await vault.keep(reachName(), JSON.stringify(reach));
    if (!before) return 'first';
    return isLess ? 'less' : 'enough';
  });

async function keptReach(): Promise<Reach | undefined> {
  const kept = await vault.read(reachName());
  return kept === undefined ? undefined : (JSON.parse(kept) as Reach); // written by this file
}

async function forgetAnswers() {
  const all = beginning();
  for (const name of await vault.names()) if (name.startsWith(all)) await vault.drop(name);
}

let turns: Promise<unknown> = Promise.resolve();

/** One after the other: no answer is kept in the middle of what goes. */
function inTurn<Value>(write: () => Promise<Value>): Promise<Value> {
  const turn = turns.then(write);
  turns = turn.catch(() => undefined);
  return turn;
}
