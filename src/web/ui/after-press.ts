/**
 * Does something once nothing is pressed any more, or at once where nothing is.
 *
 * What goes away above a pressed control moves it, and the release then hits something else: no click comes.
 */
export function afterPress(act: () => void): void {
  if (!document.querySelector(':active')) return act();
  // A drag ends a press without a release.
  const ends = ['mouseup', 'pointercancel'];
  const release = () => {
    for (const end of ends) removeEventListener(end, release, true);
    // The click comes after the release.
    setTimeout(act);
  };
  for (const end of ends) addEventListener(end, release, true);
}
