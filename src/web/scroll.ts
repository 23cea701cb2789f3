import type { Location } from 'react-router';

const KEPT_AS = 'scroll';

/** Back and Forward find the place that was left, other steps begin at the top, or at what the fragment names. */
export function openScroll(entryNow: () => string) {
  const places = kept();
  const keep = () => {
    places[entryNow()] = scrollY;
  };
  // While the tab is left it is the browser's own, so that a reload lands where it was.
  addEventListener('pagehide', () => {
    keep();
    tried(() => sessionStorage.setItem(KEPT_AS, JSON.stringify(places)));
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  history.scrollRestoration = 'manual';
  return {
    keep,
    /** Once the screen of this address stands in the document. */
    settle({ key, hash }: Pick<Location, 'key' | 'hash'>) {
      const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
      if (places[key] === undefined && target) target.scrollIntoView();
      else scrollTo(0, places[key] ?? 0);
    },
  };
}

const kept = () => tried(() => JSON.parse(sessionStorage.getItem(KEPT_AS) ?? '{}') as Record<string, number>) ?? {}; // written above

function tried<Value>(attempt: () => Value): Value | undefined {
  try {
    return attempt();
  } catch {
    return undefined; // a browser that forbids storage
  }
}
