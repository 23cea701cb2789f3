import { useEffect, useRef, useState } from 'react';

export type Suggestion = { id: string; label: string };
export type Suggester<S extends Suggestion> = (query: string, signal: AbortSignal) => Promise<S[]>;

type SuggestionState<S> = { query: string; state: 'idle' | 'loading' | 'ready' | 'failed'; list: S[] };

const PAUSE_MS = 150;

/** Asks for suggestions a moment after the last keystroke, and forgets answers that come too late. */
export function useSuggestions<S extends Suggestion>(
  suggest: Suggester<S>,
  onFound: (query: string, list: S[]) => void,
) {
  const [found, setFound] = useState<SuggestionState<S>>({ query: '', state: 'idle', list: [] });
  const asking = useRef<{ timer: ReturnType<typeof setTimeout>; controller: AbortController }>(undefined);
  const stop = () => {
    clearTimeout(asking.current?.timer);
    asking.current?.controller.abort();
  };
  useEffect(() => stop, []);

  const ask = (text: string) => {
    stop();
    const query = text.trim();
    if (query === '') return setFound({ query, state: 'idle', list: [] });
    const controller = new AbortController();
    setFound(({ list }) => ({ query, state: 'loading', list }));
    const timer = setTimeout(() => {
      suggest(query, controller.signal).then(
        (list) => {
          if (controller.signal.aborted) return;
          setFound({ query, state: 'ready', list });
          onFound(query, list);
        },
        () => {
          if (!controller.signal.aborted) setFound({ query, state: 'failed', list: [] });
        },
      );
    }, PAUSE_MS);
    asking.current = { timer, controller };
  };
  return { found, ask, stop };
}
