import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { Failure } from '#shared/failure.ts';
import { hasConnection, useIsOnline } from '#web/connection.ts';
import type { WrittenVisit } from '../partner-contract.ts';
import { SummaryDraft } from '../summary.ts';
import { useSummaryCalls } from './queries.ts';

/** `elsewhere`: another window has kept a newer one; `refused`: the server does not take this, however often it is asked. */
export type KeptState = 'kept' | 'keeping' | 'unkept' | 'elsewhere' | 'refused';

/** So long after the last key. */
const PAUSE_MS = 1200;
/** When the server did not take it. */
const AGAIN_MS = 5000;

type KeepingOptions = {
  visit: WrittenVisit;
  /** What stands in the form, and over which version. */
  typed: SummaryDraft & { version: number };
  /** What the server has now, and what of this window it is. */
  onKept: (kept: WrittenVisit, sent: SummaryDraft) => void;
};

/** Keeps what is being written on the server, one request at a time, whenever one pauses and whenever the line is back. */
export function useKeeping({ visit, typed, onKept }: KeepingOptions) {
  const calls = useSummaryCalls();
  const isOnline = useIsOnline();
  const [state, setState] = useState<KeptState>('kept');
  const [failure, setFailure] = useState<Failure>();
  const [refusedText, setRefusedText] = useState<string>();
  const [tries, setTries] = useState(0);
  const { version, ...draft } = typed;
  const text = JSON.stringify(draft);
  const [keptText, setKeptText] = useState(text);
  const latest = useRef({ version, draft });
  latest.current = { version, draft };
  const underWay = useRef<Promise<unknown>>(Promise.resolve());
  /** What was sent and not answered: the server may have kept it. */
  const unanswered = useRef<SummaryDraft[]>([]);

  function took(kept: WrittenVisit, sent: SummaryDraft): number {
    unanswered.current = [];
    latest.current = { ...latest.current, version: kept.version };
    setKeptText(JSON.stringify(sent));
    onKept(kept, sent);
    setState('kept');
    return kept.version;
  }

  async function send(over = latest.current.version): Promise<number | undefined> {
    const { draft: sent } = latest.current;
    setState('keeping');
    try {
      const { data } = await calls.keep({ params: { id: visit._id }, body: { version: over, draft: sent } });
      return took(data, sent);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (error.code === 'conflict') return settleWith(sent);
      if (error.status >= 500) unanswered.current.push(sent);
      if (isForGood(error)) {
        setFailure(error);
        setRefusedText(JSON.stringify(sent));
      }
      setState(isForGood(error) ? 'refused' : 'unkept');
      return undefined;
    }
  }

  /** Somebody kept a newer one: this window itself, where the answer was lost on its way. */
  async function settleWith(sent: SummaryDraft): Promise<number | undefined> {
    const newest = await calls.ask(visit._id).catch(() => undefined);
    const own = [...unanswered.current, sent].find((one) => isSame(one, newest?.data.draft));
    if (newest && own) return took(newest.data, own);
    setState(newest === undefined ? 'unkept' : 'elsewhere');
    return undefined;
  }

  function keep(over?: number): Promise<number | undefined> {
    const next = underWay.current.catch(() => undefined).then(() => send(over));
    underWay.current = next;
    return next;
  }

  const isDirty = text !== keptText;
  const isRefused = state === 'refused' && text === refusedText;
  const keepNow = useEffectEvent(keep);
  useEffect(() => {
    if (!isDirty || state === 'elsewhere' || state === 'keeping' || isRefused) return undefined;
    const next = () => {
      if (hasConnection()) return void keepNow();
      setState('unkept');
      return setTries((count) => count + 1);
    };
    const timer = setTimeout(next, state === 'unkept' ? AGAIN_MS : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isDirty, state, isRefused, isOnline, tries]);

  return {
    state: isDirty && (state === 'kept' || (state === 'refused' && !isRefused)) ? ('keeping' as const) : state,
    failure,
    keep,
    /** The other version goes on, or this one over it. */
    settled: () => setState('kept'),
  };
}

/** Asked again it would be refused again: only what is typed next can help. */
const isForGood = ({ code, status }: Failure) =>
  status < 500 && code !== 'too_many_requests' && code !== 'session_expired';

const isSame = (sent: SummaryDraft, kept: SummaryDraft | null | undefined) => !!kept && asKept(sent) === asKept(kept);

/** As the server writes it down, whatever the order of the files. */
function asKept(draft: SummaryDraft): string | undefined {
  const kept = z.safeParse(SummaryDraft, draft).data;
  return kept && JSON.stringify({ ...kept, files: kept.files.toSorted() });
}
