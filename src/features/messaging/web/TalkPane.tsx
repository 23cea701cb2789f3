import type { ReactNode } from 'react';
import { SaidAloud } from '#features/threads/web/SaidAloud.tsx';
import { UsualAnswer } from '#features/threads/web/UsualAnswer.tsx';
import { useSeen } from '#features/threads/web/useSeen.ts';
import { useOutbox } from '#web/outbox/useOutbox.ts';
import type { Talk } from '../talk.ts';
import { Ended } from './Ended.tsx';
import { TalkComposer } from './TalkComposer.tsx';
import { TalkHead } from './TalkHead.tsx';
import styles from './TalkPane.module.css';
import type { TalkSide } from './talk-side.ts';
import { Said } from './Said.tsx';
import { Unsent } from './outbox/Unsent.tsx';
import { useMessages } from './useMessages.ts';
import { outbox } from './outbox/outbox.ts';

type Props = {
  talk: Talk;
  side: TalkSide;
  /** What stands above it, where it is a part of another page. */
  head?: ReactNode;
};

/** One conversation: who it is with, what was said, and the field in which one writes, which stays in reach. */
export function TalkPane({ talk, side, head = <TalkHead talk={talk} side={side} /> }: Props) {
  const said = useMessages(talk, side);
  const key = side.key(talk);
  // What has arrived stands there once, also while its device has not heard of it.
  const arrived = new Set(said.messages.map(({ clientId }) => clientId));
  const unsent = useOutbox(outbox).filter(({ talk: of, clientId }) => of === key && !arrived.has(clientId));
  useSeen(talk, async (sequence) => talk._id && side.seen(talk._id, sequence));
  return (
    <div className={styles.pane}>
      {head}
      <Said talk={talk} said={said} isPlace={side.isPlace}>
        <Unsent entries={unsent} draft={key} canWrite={talk.standing === 'open'} />
        {talk.waitingSince && talk.usualMinutes !== null && !side.isPlace && (
          <UsualAnswer minutes={talk.usualMinutes} unknown="" />
        )}
      </Said>
      <SaidAloud messages={talk.messages} />
      {talk.standing === 'open' ? (
        <TalkComposer key={key} talk={talk} side={side} />
      ) : (
        <Ended talk={talk} isPlace={side.isPlace} />
      )}
    </div>
  );
}
