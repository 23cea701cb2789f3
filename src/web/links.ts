import { matchRoutes } from 'react-router';
import { importPage } from './pages.ts';
import { rows } from './routes.ts';

/** One listener for all links: renders them cheaply on the server and hydrates them for nothing. */
export function followLinks(navigate: (to: string) => void) {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const address = ownAddress(event.target);
    if (!address) return;
    event.preventDefault();
    navigate(address.pathname + address.search + address.hash);
  });
  for (const kind of ['pointerover', 'focusin']) {
    document.addEventListener(kind, (event) => {
      const address = ownAddress(event.target);
      const row = address && matchRoutes([...rows], address.pathname)?.[0]?.route;
      if (row) void importPage(row).catch(() => undefined); // what fails here is tried again by the click
    });
  }
}

function ownAddress(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest('a') : null;
  const isOurs = link && link.origin === location.origin && !link.target && !link.hasAttribute('download');
  return isOurs ? link : undefined;
}
