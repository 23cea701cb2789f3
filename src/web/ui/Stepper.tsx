import type { ReactNode } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import styles from './Stepper.module.css';

type Props = {
  /** Their names, in order. */
  steps: readonly string[];
  /** The step that is open, 1 for the first. */
  current: number;
  /** The heading with the question of this step. */
  children: ReactNode;
  'data-testid'?: string;
};

/** 'Step 2 of 4', the question, and a bar for each step; of large letters on a narrow phone '2 of 4' and the question are seen, and the rest is heard. The bars are no links: Back is. */
export function Stepper({ steps, current, children, 'data-testid': testId = 'stepper' }: Props) {
  const t = useWords();
  const place = { current, count: steps.length };
  return (
    <div className={styles.stepper} data-testid={testId}>
      <div className={styles.head}>
        <p className="small muted">
          <span className={styles.whole}>{t('ui.step', place)}</span>
          <span className={styles.brief} aria-hidden="true">
            {t('ui.step.brief', place)}
          </span>
        </p>
        {children}
      </div>
      <ol className={styles.bars}>
        {steps.map((name, index) => (
          <li
            key={name}
            data-state={stateOf(index + 1, current)}
            aria-current={index + 1 === current ? 'step' : undefined}
          >
            <span>{name}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function stateOf(step: number, current: number) {
  if (step === current) return 'current';
  return step < current ? 'done' : 'next';
}
