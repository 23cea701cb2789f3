import { useEffect, useEffectEvent } from 'react';
import type { Message } from '../thread.ts';

type ReadThread = { _id?: string | null; unread: number; messages: readonly Message[] };

/** Tells that the newest message is on the screen, as soon as somebody looks at it. */
export function useSeen({ _id: id, unread, messages }: ReadThread, tell: (sequence: number) => Promise<unknown>) {
  const told = useEffectEvent(tell);
  const last = messages.at(-1)?.sequence ?? 0;
  useEffect(() => {
    if (unread === 0 || last === 0) return undefined;
    // Not being able to say so is no reason to disturb whoever reads.
    const say = () => void (!document.hidden && told(last).catch(() => undefined));
    say();
    document.addEventListener('visibilitychange', say);
    return () => document.removeEventListener('visibilitychange', say);
  }, [id, unread, last]);
}
