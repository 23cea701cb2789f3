import type { Location } from 'react-router';

const KEPT_AS = 'scroll';

/** Restores the scroll position after Back and Forward; other navigations begin at the top, or at the fragment's element. */
export function openScroll(entryNow: () => string) {
  const places = kept();
  const keep = () => {
    places[entryNow()] = scrollY;
  };
  // While the page unloads, restoration is the browser's own, so that a reload keeps its position.
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
    /** To be called once the screen of this address is rendered. */
    settle({ key, hash }: Pick<Location, 'key' | 'hash'>) {
      const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
      if (places[key] === undefined && target) target.scrollIntoView();
      else scrollTo(0, places[key] ?? 0);
    },
  };
}

const kept = () => tried(() => JSON.parse(sessionStorage.getItem(KEPT_AS) ?? '{}') as Record<string, number>) ?? {}; // written by this file

function tried<Value>(attempt: () => Value): Value | undefined {
  try {
    return attempt();
  } catch {
    return undefined; // a browser that forbids storage
  }
}
