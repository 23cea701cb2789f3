/**
 * Does something once nothing is pressed any more, or at once where nothing is.
 *
 * What goes away above a pressed control moves it, and the release then hits something else: no click comes.
 */
export function afterPress(act: () => void): void {
  if (!document.documentElement.matches(':active')) return act();
  const released = new AbortController();
  const options = { capture: true, signal: released.signal };
  const release = () => {
    released.abort();
    // The click comes after the release.
    setTimeout(act);
  };
  for (const end of ['mouseup', 'dragend', 'pointercancel']) addEventListener(end, release, options);
}
