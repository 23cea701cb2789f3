import type { KeyboardEvent } from 'react';

const stops = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex="0"]';

/** Makes all of the page inert but `box` and what holds it, and puts the focus into it; answers how to undo that. */
export function keepInside(box: HTMLElement): () => void {
  const stilled: Element[] = [];
  for (let node = box; node !== document.body && node.parentElement; node = node.parentElement)
    for (const other of node.parentElement.children)
      if (other !== node && !other.hasAttribute('inert')) {
        other.setAttribute('inert', '');
        stilled.push(other);
      }
  if (!box.contains(document.activeElement)) stopsOf(box)[0]?.focus();
  return () => {
    for (const other of stilled.splice(0)) other.removeAttribute('inert');
  };
}

/** For keys in what is modal: Tab goes around in it. */
export function goAround(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return;
  const all = stopsOf(event.currentTarget);
  const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

// jsdom and older browsers lack checkVisibility
/** What Tab reaches in it. */
export const stopsOf = (box: HTMLElement) =>
  [...box.querySelectorAll<HTMLElement>(stops)].filter(
    (stop) => stop.tabIndex >= 0 && (stop.checkVisibility?.() ?? true),
  );
