import { useState } from 'react';
import type { Message } from '../thread.ts';

/** Says the newest message that has arrived while one reads. */
export function SaidAloud({ messages }: { messages: readonly Message[] }) {
  const last = messages.at(-1)?.sequence ?? 0;
  const [known] = useState(last);
  const arrived = messages.findLast(({ isMine, sequence }) => !isMine && sequence > known);
  return (
    <p className="vh" role="status">
      {arrived && `${arrived.name}: ${arrived.words}`}
    </p>
  );
}
