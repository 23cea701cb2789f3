/** What jsdom lacks of dialogs and popovers, as far as focus and events go. */
Object.assign(globalThis, { CSS: { supports: () => true } });
// a screen without a size: no question about its width is true
globalThis.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: media === 'all' }) as MediaQueryList;

const cameFrom = new WeakMap<HTMLElement, Element | null>();

function show(box: HTMLElement) {
  cameFrom.set(box, document.activeElement);
  const first = box.querySelector<HTMLElement>('[autofocus]');
  (first ?? box.querySelector<HTMLElement>('button, a[href], input, select, textarea'))?.focus();
}

function giveBack(box: HTMLElement) {
  const opener = cameFrom.get(box);
  if (opener instanceof HTMLElement) opener.focus();
}

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
  show(this);
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  giveBack(this);
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
};

/** What the browser does on Esc. */
export function pressEscIn(dialog: HTMLDialogElement) {
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('[popovertarget]') : null;
  const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (popover) popover.dispatchEvent(toggled(popover.toggleAttribute('data-open')));
});
HTMLElement.prototype.hidePopover = function hidePopover() {
  this.removeAttribute('data-open');
  this.dispatchEvent(toggled(false));
};

/** Whether what this button opens is open, as the browser tells of it. */
export const isPopoverOpen = (opener: HTMLElement) =>
  document.getElementById(opener.getAttribute('popovertarget') ?? '')?.hasAttribute('data-open');

const toggled = (opens: boolean) =>
  Object.assign(new Event('toggle'), { oldState: opens ? 'closed' : 'open', newState: opens ? 'open' : 'closed' });
