import { connected } from './connection.ts';
import { importPage } from './pages.ts';
import { withPersonAlong } from './person-along.ts';
import { screenAt } from './screens.ts';

/** One click listener on the document for all links: a link is a plain <a>, which hydration leaves alone. */
export function followLinks(navigate: (to: string) => void) {
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const address = ownAddress(event.target);
    if (!address) return;
    event.preventDefault();
    navigate(writtenIn(address));
  });
  // Opened in another tab, a link takes along what the router does here.
  for (const kind of ['pointerdown', 'contextmenu', 'focusin'])
    document.addEventListener(kind, ({ target }) => {
      const link = ownAddress(target);
      if (link) completeForOtherTabs(link);
    });
  // The list of pages is fetched at the first interaction, before a link is followed.
  for (const kind of ['pointerdown', 'pointermove', 'keydown', 'scroll'])
    document.addEventListener(kind, () => void connected().then(() => import('./lazy-pages.ts')), {
      once: true,
      passive: true,
    });
  for (const kind of ['pointerover', 'focusin']) {
    document.addEventListener(kind, (event) => {
      const address = ownAddress(event.target);
      const screen = address && screenAt(address.pathname);
      if (screen) void importPage(screen.row).catch(() => undefined); // a module that fails to load here is loaded again by the click
    });
  }
}

function ownAddress(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest('a') : null;
  const isOurs = link && link.origin === location.origin && !link.target && !link.hasAttribute('download');
  return isOurs ? link : undefined;
}

/** What the page has written into links that were completed. */
const written = new WeakMap<HTMLAnchorElement, { own: string; completed: string }>();

function writtenIn(link: HTMLAnchorElement): string {
  const known = written.get(link);
  const shown = link.getAttribute('href') ?? '';
  const { pathname, search, hash } = known?.completed === shown ? new URL(known.own, location.href) : link;
  return pathname + search + hash;
}

function completeForOtherTabs(link: HTMLAnchorElement) {
  const own = writtenIn(link);
  const { pathname, search, hash } = new URL(own, location.href);
  const complete = withPersonAlong({ pathname, search, hash }, location);
  const completed = complete.pathname + complete.search + complete.hash;
  if (completed === own && !written.has(link)) return;
  written.set(link, { own, completed });
  link.setAttribute('href', completed);
}
