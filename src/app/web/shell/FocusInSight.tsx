import { useEffect } from 'react';

/** What comes into a page late moves what stands below it: who walks by keyboard keeps the focus in sight (WCAG 2.2, 2.4.11). */
export function FocusInSight() {
  useEffect(() => {
    let focused: Element | null = null;
    let wasSeen = false;
    const sight = new IntersectionObserver(
      (entries) => {
        wasSeen = entries.at(-1)?.isIntersecting === true;
      },
      { threshold: 1 },
    );
    const follow = ({ target }: FocusEvent) => {
      sight.disconnect();
      focused = target instanceof Element && target.matches(':focus-visible') ? target : null;
      wasSeen = focused !== null; // the browser has brought it into sight
      if (focused) sight.observe(focused);
    };
    // Sizes are told before what is in sight is looked at anew: `wasSeen` is how it was before the page grew.
    const growth = new ResizeObserver(() => {
      if (wasSeen && focused === document.activeElement)
        focused?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    });
    growth.observe(document.body);
    document.addEventListener('focusin', follow);
    return () => {
      document.removeEventListener('focusin', follow);
      growth.disconnect();
      sight.disconnect();
    };
  }, []);
  return null;
}
