import { useSyncExternalStore } from 'react';
import { Failure } from '#shared/failure.ts';

/** Whether the browser says that it is online; servers and browsers that do not say are. */
export const isOnline = (): boolean => typeof window === 'undefined' || navigator.onLine;

let isCut = false;
const listeners = new Set<() => void>();

function noteCut(cut: boolean) {
  if (isCut === cut) return;
  isCut = cut;
  for (const listener of listeners) listener();
}

/** Whether there is a connection, as far as the browser and the latest answers say. */
export const hasConnection = (): boolean => isOnline() && !isCut;

let moment = 0;
let lastAnswered = 0;
const awaiting = new Set<() => void>();
/** When each of these was not answered, and what is to be said of it from the next answer on. */
const unanswered = new WeakMap<Failure, { at: number; left: Failure | undefined }>();

/** The moment at which something is asked, in the order of what is asked and what fails. */
export const noteAsked = (): number => (moment += 1);

/** An answer, be it a refusal, says that there is a connection since it was asked for. */
export function noteAnswer(askedAt: number) {
  noteCut(false);
  lastAnswered = Math.max(lastAnswered, askedAt);
  for (const listener of awaiting) listener();
}

/**
 * Notes that nothing answered; what says so is over with the next answer, which is asked for when the browser is online again. `left`
 * is what is said then, of what nobody but the person can try again.
 */
export function noteUnanswered(failure: Failure, left?: Failure) {
  unanswered.set(failure, { at: (moment += 1), left });
  addEventListener('online', hearAgain, { once: true });
}

/** Browsers do not always know that nothing answers: where something kept stands in for the answer, nobody else says that there is no connection. */
export function noteStandIn(failure: Failure) {
  if (unanswered.has(failure) && !isOver(failure)) noteCut(true);
}

const hearAgain = () => void firstAnswer().then(() => noteAnswer(noteAsked()));

const isOver = (failure: Failure | undefined) =>
  failure !== undefined && (unanswered.get(failure)?.at ?? lastAnswered) < lastAnswered;

const subscribeToAnswers = (listener: () => void) => {
  awaiting.add(listener);
  return () => {
    awaiting.delete(listener);
  };
};

/** Acts once, with the first answer to what was asked after this failure. */
export function onceAnswered(failure: Failure, act: () => void): void {
  if (!unanswered.has(failure)) return;
  if (isOver(failure)) return act();
  const forget = subscribeToAnswers(() => {
    if (!isOver(failure)) return;
    forget();
    act();
  });
}

const useIsOver = (failure: Failure | undefined) =>
  useSyncExternalStore(
    subscribeToAnswers,
    () => isOver(failure),
    () => false,
  );

/** What still is to be said of what could not be loaded: that nothing answers, until something has. */
export function useStanding(failure: Failure | undefined): Failure | undefined {
  return useIsOver(failure) ? undefined : failure;
}

/**
 * What is to be said of an error that ended a change, as long as it is not tried again: a refusal; that nothing answers; and, once
 * something has, that it was not done, or that nobody knows.
 */
export function useRefusalOf(error: unknown): Failure | undefined {
  const failure = error instanceof Failure ? error : undefined;
  return useIsOver(failure) && failure ? unanswered.get(failure)?.left : failure;
}

const PROBE_MS = 1000;

/**
 * Resolves when there is a connection. What fails to load without one may never be loaded again, so modules wait for it; and browsers say
 * that it is back before anything can be fetched, so that a first answer of the server is waited for.
 */
export async function connected(): Promise<void> {
  if (isOnline()) return;
  await new Promise<void>((resolve) => addEventListener('online', () => resolve(), { once: true }));
  await firstAnswer();
}

async function firstAnswer(): Promise<void> {
  while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, PROBE_MS));
}

const answers = () =>
  fetch('/healthz').then(
    ({ ok }) => ok,
    () => false,
  );

export const subscribeToConnection = (listener: () => void) => {
  for (const event of ['online', 'offline']) addEventListener(event, listener);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    for (const event of ['online', 'offline']) removeEventListener(event, listener);
  };
};

/** Whether there is a connection, while the page is open. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribeToConnection, hasConnection, () => true);
