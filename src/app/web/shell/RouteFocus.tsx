import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * After a navigation the focus goes to the heading of the page, or to what claims it above, so that screen readers say where one is;
 * after one to a fragment, as the skip link's, to its element. Back keeps the focus where it is.
 */
export function RouteFocus() {
  const { pathname, search, hash, key } = useLocation();
  const kind = useNavigationType();
  const before = useRef<string>(undefined);
  const shown = new URLSearchParams(search);
  // a step, and who stands side by side, are pages of their own
  const place = [pathname, shown.get('step'), shown.get('compare')].join();
  useEffect(() => {
    const isFirst = before.current === undefined;
    const isSame = before.current === place;
    before.current = place;
    if (isFirst || kind === 'POP' || (isSame && !hash)) return;
    const named = document.getElementById(hash.slice(1));
    const target =
      named ??
      document.querySelector<HTMLElement>('main h1, main [data-takes-focus]') ??
      document.getElementById('main');
    if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
  }, [place, kind, hash, key]);
  return null;
}
