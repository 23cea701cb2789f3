const RELOAD_AFTER_MS = 200;

/** What may be tried once per build and tab: a second failure shows a page that says so instead of reloading for ever. */
function tryOnce(what: string): boolean {
  const key = `lado:${what}:${import.meta.url}`;
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, '1');
    return true;
  } catch {
    return false;
  }
}

/** A chunk that cannot be fetched: goes home and reloads after 200 ms, as the specification wants. False when that was tried already. */
export function goHomeAfterChunkFailure(): boolean {
  if (!tryOnce('chunk')) return false;
  history.replaceState(null, '', '/');
  setTimeout(() => location.reload(), RELOAD_AFTER_MS);
  return true;
}

/** An uncaught rendering error: reload after 200 ms, once. False when that was tried already. */
export function reloadAfterRenderFailure(): boolean {
  if (!tryOnce('render')) return false;
  setTimeout(() => location.reload(), RELOAD_AFTER_MS);
  return true;
}

/** Whether an error says that a module or its styles could not be fetched, as browsers and Vite word it. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|error loading dynamically|preload CSS/i.test(
    error.message,
  );
