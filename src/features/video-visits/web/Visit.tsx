import { useEffect, useLayoutEffect, useRef } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { classes } from '#web/ui/classes.ts';
import type { VideoVisit } from '../contract.ts';
import { AfterVisit } from './AfterVisit.tsx';
import { Door } from './door/Door.tsx';
import { Waiting } from './door/Waiting.tsx';
import { ChatRoom } from './room/ChatRoom.tsx';
import { VisitRoom } from './room/VisitRoom.tsx';
import { shownOf, stageInWords } from './stage-in-words.ts';
import { useJoin } from './useJoin.ts';
import styles from './Visit.module.css';

/** One visit: before its door, in the waiting room, in the room, and after it. Each stage that follows another begins at its heading. */
export function Visit({ visit, isStraightIn }: { visit: VideoVisit; isStraightIn: boolean }) {
  const t = useWords();
  const joining = useJoin(visit, isStraightIn);
  const { devices } = joining;
  const shown = shownOf(visit, joining);
  const stage = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) stage.current?.querySelector('h1')?.focus();
    before.current = shown;
  }, [shown]);
  useFilledScreen(shown === 'room');
  return (
    <div ref={stage} className={classes(styles.stage, 'on-band')}>
      <p className="vh" role="status" data-testid="visit-said">
        {stageInWords(visit, joining, t)}
      </p>
      {shown === 'room' && devices && <VisitRoom visit={visit} devices={devices} onLeft={joining.left} />}
      {shown === 'room' && visit.by === 'chat' && <ChatRoom visit={visit} onLeft={joining.left} />}
      {shown === 'after' && <AfterVisit visit={visit} joining={joining} />}
      {shown === 'waiting' && <Waiting visit={visit} joining={joining} />}
      {(shown === 'door' || shown === 'trouble') && <Door visit={visit} joining={joining} />}
    </div>
  );
}

/** Leaves nothing else of the page in sight. */
function useFilledScreen(isFilled: boolean) {
  useLayoutEffect(() => {
    if (!isFilled) return undefined;
    const root = document.documentElement;
    root.setAttribute('data-fills-screen', '');
    return () => root.removeAttribute('data-fills-screen');
  }, [isFilled]);
}
