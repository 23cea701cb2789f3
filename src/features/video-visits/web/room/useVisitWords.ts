import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { VideoVisit } from '../../contract.ts';
import { visitWords } from '../queries.ts';

const EVERY_MS = 3000;

/** In a visit in writing others write in the conversation, of which guests are not told: for them it is asked again and again. */
export function useVisitWords({ _id: id, by, conversation }: VideoVisit) {
  return useQuery({
    ...visitWords(id),
    select: ({ data }) => data,
    refetchInterval: by === 'chat' && conversation === null ? EVERY_MS : false,
    meta: { isQuiet: true },
  });
}

/** Calls `then` when somebody else writes, but not for what stood there before. */
export function useNewWords(visit: VideoVisit, then: () => void) {
  const { data } = useVisitWords(visit);
  const tell = useEffectEvent(then);
  const known = useRef<number>(undefined);
  const last = data?.findLast(({ isMine }) => !isMine)?.sequence ?? 0;
  useEffect(() => {
    if (!data) return;
    if (known.current !== undefined && last > known.current) tell();
    known.current = last;
  }, [data, last]);
}
