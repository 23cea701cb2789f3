import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import styles from './ErrorSummary.module.css';
import { fieldId } from './field.ts';

/** `field` is the name of a form field; without one the sentence stands alone. */
export type Problem = { field?: string; message: string };

type Props = {
  problems: readonly Problem[];
  /** Changes with every submit that fails, so that the summary takes the focus again. */
  attempt?: number;
  /** What helps besides: a button to try again, a link. */
  children?: ReactNode;
  'data-testid'?: string;
};

/** At the top of the page after a submit that failed: takes the focus, and each line leads to its field. */
export function ErrorSummary({ problems, attempt = 0, children, 'data-testid': testId = 'error-summary' }: Props) {
  const t = useWords();
  const box = useRef<HTMLDivElement>(null);
  const isShown = problems.length > 0;
  useEffect(() => {
    if (isShown) box.current?.focus();
  }, [isShown, attempt]);
  if (!isShown) return null;
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1} data-testid={testId}>
      <h2>{t('ui.problem.title')}</h2>
      <ul>
        {problems.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            {field === undefined ? (
              message
            ) : (
              <a href={`#${fieldId(field)}`} onClick={(event) => goTo(event, fieldId(field))}>
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

/** Focuses by hand, because following a fragment would leave an entry in the history. */
function goTo(event: MouseEvent, id: string) {
  const control = document.getElementById(id);
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  (control.closest('fieldset') ?? control.parentElement ?? control).scrollIntoView({ block: 'center' });
}
