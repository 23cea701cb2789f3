import { CircleCheck, Info, X } from 'lucide-react';
import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import styles from './ToastCard.module.css';

export type Toast = {
  text: string;
  tone?: 'success' | 'info';
  /** Takes back what was done; the toast shows a button for it. */
  undo?: () => void;
};

const STAYS_MS = 8000;

/** Stays eight seconds, counted anew whenever the pointer or the focus leaves it. */
export function ToastCard({ toast, onEnd }: { toast: Toast; onEnd: () => void }) {
  const t = useWords();
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isPaused = isPointed || isFocused;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => end(), STAYS_MS);
    return () => clearTimeout(timer);
  }, [isPaused]);

  const { text, tone = 'success', undo } = toast;
  const Icon = tone === 'success' ? CircleCheck : Info;
  const blur = (event: FocusEvent<HTMLElement>) => setIsFocused(event.currentTarget.contains(event.relatedTarget));
  return (
    <div
      className={styles.toast}
      data-toast=""
      data-testid="toast"
      onPointerEnter={() => setIsPointed(true)}
      onPointerLeave={() => setIsPointed(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={blur}
    >
      <Icon size={22} aria-hidden="true" />
      <span>{text}</span>
      {undo && (
        <button
          type="button"
          onClick={() => {
            undo();
            onEnd();
          }}
          data-testid="toast-undo"
        >
          {t('ui.toast.undo')}
        </button>
      )}
      <button type="button" aria-label={t('ui.toast.close')} onClick={onEnd} data-testid="toast-close">
        <X size={22} aria-hidden="true" />
      </button>
    </div>
  );
}
