import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

type Modal = { isOpen: boolean; onClose: () => void; canDismiss?: boolean };

/**
 * Opens and closes a `<dialog>` as `isOpen` says; the browser keeps the focus inside and gives it back to the opener.
 * Esc and a press on the scrim ask to close, unless `canDismiss` is false: then even the browser's own way out is shut.
 */
export function useModal({ isOpen, onClose, canDismiss = true }: Modal) {
  const ref = useRef<HTMLDialogElement>(null);
  // a layout effect, because the dialog must close, and so give the focus back, before it leaves the page
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return;
    dialog.showModal();
    return () => dialog.close();
  }, [isOpen]);

  const ask = () => {
    if (canDismiss) onClose();
  };
  return {
    ref,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      ask();
    },
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget || !isOpen) return;
      if (canDismiss) onClose();
      else event.currentTarget.showModal();
    },
    // pressed, not clicked: a text selection that ends on the scrim must not throw a form away; nor must the second press of a double
    // click, when the dialog has become smaller under it
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget && event.detail < 2) ask();
    },
  };
}
