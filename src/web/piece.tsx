import { type ReactNode, Suspense, use, useId } from 'react';

type Turn = { promise: Promise<void>; come: () => void };

/** Kept for each id: React reads the promise again after it has resumed. */
const turns = new Map<string, Turn>();
/** Those that have not come yet, in the order of the document, which is the order in which React meets them. */
const waiting: Turn[] = [];
let isTakingTurns = false;
/** Long enough for a piece to be done: React would take several of them into one task. */
const REST_MS = 12;

/** A part of a page that comes alive in a task of its own, after what stands outside of such parts. The document looks the same without. */
export function Piece({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <Suspense>
      <Gate id={id}>{children}</Gate>
    </Suspense>
  );
}

function Gate({ id, children }: { id: string; children: ReactNode }) {
  if (isTakingTurns) use(turnOf(id).promise);
  return children;
}

/** Nothing should take so long; a page that failed on the way must not wait for ever. */
const LONGEST_MS = 10_000;
let whole: Promise<void> | undefined;
let tellWhole = () => undefined as void;

/** Waits until the whole page is alive: what comes earlier would be another first rendering than the one in the document. */
export const wholePage = (): Promise<void> | undefined => whole;

/** To be called when the last part of the page is alive. */
export function beWhole(): void {
  whole = undefined;
  tellWhole();
}

/** Before hydration: pieces wait for `comeAlive`, and `wholePage` for `beWhole`. A touch or a key lets all pieces in, and React begins with the one that was meant. */
export function takeTurns(): void {
  isTakingTurns = true;
  whole = new Promise((resolve) => (tellWhole = resolve));
  setTimeout(beWhole, LONGEST_MS);
  for (const kind of ['pointerdown', 'keydown', 'focusin']) addEventListener(kind, letAllIn, { capture: true });
}

/** Lets in one piece after the other, once what stands outside of them is alive. */
export function comeAlive(): void {
  if (!isTakingTurns) return;
  const next = waiting.shift();
  if (!next) return letAllIn();
  next.come();
  setTimeout(comeAlive, REST_MS);
}

function letAllIn(): void {
  isTakingTurns = false;
  for (const { come } of waiting.splice(0)) come();
  for (const kind of ['pointerdown', 'keydown', 'focusin']) removeEventListener(kind, letAllIn, { capture: true });
}

function turnOf(id: string): Turn {
  const known = turns.get(id);
  if (known) return known;
  let come = () => undefined as void;
  const promise = new Promise<void>((resolve) => {
    come = () => {
      // React's use() reads the status: then it goes on at once instead of asking again.
      Object.assign(promise, { status: 'fulfilled', value: undefined });
      resolve();
    };
  });
  const turn = { promise, come };
  turns.set(id, turn);
  waiting.push(turn);
  return turn;
}
