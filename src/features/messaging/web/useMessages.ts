import { useRef, useState } from 'react';
import type { Message } from '#features/threads/thread.ts';
import type { Talk } from '../talk.ts';
import type { TalkSide } from './talk-side.ts';

export type SaidMessages = {
  messages: readonly Message[];
  hasEarlier: boolean;
  isBringing: boolean;
  bringEarlier: () => void;
  /** The first that was new when the conversation was opened. */
  freshFrom: number | undefined;
};

type MessagesBefore = { messages: readonly Message[]; hasEarlier: boolean };

/** The newest messages and those that were brought before them, in one row without a gap. */
export function useMessages({ _id: id, messages, hasEarlier, unread }: Talk, side: TalkSide): SaidMessages {
  const [earlier, setEarlier] = useState<MessagesBefore>();
  const [isBringing, setBringing] = useState(false);
  const isUnderWay = useRef(false);
  const [freshFrom] = useState(() => firstNew(messages, unread));
  const first = messages[0]?.sequence ?? 1;
  // What was brought belongs to a page that new messages have pushed on: it is kept as long as it still meets the newest.
  const known = earlier?.messages ?? [];
  const meets = (known.at(-1)?.sequence ?? 0) >= first - 1;
  const before = earlier && meets ? known.filter(({ sequence }) => sequence < first) : [];
  const shown = [...before, ...messages];
  const hasMore = earlier && meets ? earlier.hasEarlier : hasEarlier;
  const oldest = shown[0]?.sequence;
  const bringEarlier = () => {
    if (!id || !oldest || !hasMore || isUnderWay.current) return;
    isUnderWay.current = true;
    setBringing(true);
    side
      .earlier(id, oldest)
      .then((brought) => setEarlier({ messages: [...brought.messages, ...shown], hasEarlier: brought.hasEarlier }))
      // The button stays: it is asked for again there.
      .catch(() => undefined)
      .finally(() => {
        isUnderWay.current = false;
        setBringing(false);
      });
  };
  return { messages: shown, hasEarlier: hasMore, isBringing, bringEarlier, freshFrom };
}

function firstNew(messages: readonly Message[], unread: number): number | undefined {
  if (unread === 0) return undefined;
  return messages.filter(({ isOurs }) => !isOurs).at(-unread)?.sequence;
}
