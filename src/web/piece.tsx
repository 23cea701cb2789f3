import { type ReactNode, Suspense } from 'react';

/** A part of a page that comes alive by itself, after what stands outside of such parts: React begins with the one that is touched. The document looks the same without. */
export const Piece = ({ children }: { children: ReactNode }) => <Suspense>{children}</Suspense>;

/** Nothing should take so long; a page that failed on the way must not wait for ever. */
const LONGEST_MS = 10_000;
let whole: Promise<void> | undefined;
let tellWhole = () => undefined as void;

/** Before hydration: `wholePage` waits for `beWhole` from now on. */
export function awaitWhole(): void {
  whole = new Promise((resolve) => (tellWhole = resolve));
  setTimeout(beWhole, LONGEST_MS);
}

/** Waits until the whole page is alive: what comes earlier would be another first rendering than the one in the document. */
export const wholePage = (): Promise<void> | undefined => whole;

/** To be called when the last part of the page is alive. */
export function beWhole(): void {
  whole = undefined;
  tellWhole();
}
