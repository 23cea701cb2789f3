const GAP = 8;
const MARGIN = 12;

/** For browsers without anchor positioning: puts an open popover under its trigger, or above it where there is more room. */
export function placeBeside(popover: HTMLElement, trigger: HTMLElement | null, align: 'start' | 'end') {
  if (!trigger || CSS.supports('position-area', 'block-end')) return;
  const anchor = trigger.getBoundingClientRect();
  const { width, height } = popover.getBoundingClientRect();
  const isTooLow = anchor.bottom + GAP + height > innerHeight && anchor.top > innerHeight - anchor.bottom;
  const left = align === 'start' ? anchor.left : anchor.right - width;
  popover.style.top = `${isTooLow ? Math.max(MARGIN, anchor.top - GAP - height) : anchor.bottom + GAP}px`;
  popover.style.left = `${Math.max(MARGIN, Math.min(left, innerWidth - width - MARGIN))}px`;
}
