import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { type Toast, ToastCard } from './ToastCard.tsx';
import styles from './Toasts.module.css';

const MOST_AT_ONCE = 2;

const Toasting = createContext<(toast: Toast) => void>(() => undefined);

/** `const toast = useToast(); toast({ text, undo })`: says something for eight seconds. Never for errors. */
export const useToast = () => use(Toasting);

/** Shows the last two toasts; F6 goes to the newest, and when that ends the focus goes back to where it was. */
export function Toasts({ children }: { children: ReactNode }) {
  const t = useWords();
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element>(null);
  const lastId = useRef(0);
  const [toasts, setToasts] = useState<(Toast & { id: number })[]>([]);
  // kept in state so that the function never changes, and what asks for it need not render again
  const [show] = useState(() => (toast: Toast) => {
    lastId.current += 1;
    const id = lastId.current;
    setToasts((shown) => [...shown, { ...toast, id }].slice(-MOST_AT_ONCE));
  });

  useEffect(() => {
    const goThere = (event: KeyboardEvent) => {
      const button = region.current?.querySelector<HTMLElement>('[data-toast]:last-child button');
      if (event.key !== 'F6' || !button) return;
      event.preventDefault();
      cameFrom.current = document.activeElement;
      button.focus();
    };
    document.addEventListener('keydown', goThere);
    return () => document.removeEventListener('keydown', goThere);
  }, []);

  const end = (id: number) => {
    const hadFocus = region.current?.contains(document.activeElement);
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
    if (hadFocus && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  return (
    <Toasting value={show}>
      {children}
      <section aria-label={t('ui.toast.region')} className={styles.region}>
        <div ref={region} role="status" aria-atomic="false" className={styles.list}>
          {toasts.map((toast) => (
            <ToastCard key={toast.id} toast={toast} onEnd={() => end(toast.id)} />
          ))}
        </div>
      </section>
    </Toasting>
  );
}
