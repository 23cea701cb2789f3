import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import type { Reply } from '#shared/call.ts';
import { keepReach } from '#web/offline/kept-answers.ts';
import { hasShrunk, type Reach } from '#web/offline/reach.ts';
import { askAnew } from '#web/queries.ts';
import type { family } from '../contract.ts';
import { actedFor } from './queries.ts';

type People = Reply<typeof family.people>;
type ReachListener = {
  /** From now on answers are kept. */
  onFirst: () => void;
  /** How far one reaches now, where it was further before. */
  onLess: (reach: Reach) => void;
};

/**
 * Asks whom one may act for on every page, also on those that show no faces, and again whenever that has changed. When somebody has gone
 * or lets one do less, what this tab and this device know goes, and what the page shows is asked again. Answers how to stop.
 */
export function watchCircle(client: QueryClient, { onFirst, onLess }: ReachListener): () => void {
  let known: People | undefined;
  async function hear(people: People | undefined) {
    if (!people || people === known) return;
    const isLess = known !== undefined && hasShrunk(reachOf(known), reachOf(people));
    known = people;
    if (isLess) forgetUnseen(client);
    if (isLess) onLess(reachOf(people));
    const kept = await keepReach(reachOf(people)).catch(() => undefined);
    if (kept === 'less' && !isLess) onLess(reachOf(people));
    if (isLess || kept === 'less') await askAnew(client);
    else if (kept === 'first') onFirst();
  }
  const observer = new QueryObserver(client, { ...actedFor(), meta: { isKept: true, isQuiet: true } });
  const stop = observer.subscribe(({ data }) => void hear(data));
  void hear(observer.getCurrentResult().data);
  return stop;
}

const reachOf = ({ data }: People): Reach => Object.fromEntries(data.map(({ _id, scopes }) => [_id, scopes]));

/** What no part of the page shows. A question that is under way is let go on: who waits for it would fail. */
const forgetUnseen = (client: QueryClient) =>
  client.removeQueries({ type: 'inactive', predicate: ({ state }) => state.fetchStatus === 'idle' });
