import { useLocale, useWords } from '#web/i18n/words.tsx';
import type { ReadValue } from '../../report.ts';
import { lineOf } from './number-line.ts';
import styles from './Result.module.css';
import { figure } from './value-words.ts';

const WIDTH = 600;

/** The usual range as a band with its name, and the value on it. What it shows is said in the sentence above. */
export function NumberLine({ value }: { value: ReadValue }) {
  const t = useWords();
  const locale = useLocale();
  const line = lineOf(value);
  if (!line) return null;
  const [from, to, at] = [line.from * WIDTH, line.to * WIDTH, line.at * WIDTH];
  const anchor = line.at < 0.1 ? 'start' : line.at > 0.9 ? 'end' : 'middle';
  return (
    <svg className={styles.line} viewBox={`-6 0 ${WIDTH + 12} 92`} aria-hidden="true" data-testid="number-line">
      <rect className={styles.outside} x={0} y={34} width={WIDTH} height={16} rx={8} />
      <rect className={styles.usual} x={from} y={34} width={to - from} height={16} rx={8} />
      <text className={styles.small} x={(from + to) / 2} y={80} textAnchor="middle">
        {t('diagnostics.value.usual')}
      </text>
      <path className={styles.mark} d={`M${at - 9} 18 L${at + 9} 18 L${at} 32 Z`} />
      <line className={styles.mark} x1={at} x2={at} y1={32} y2={54} />
      <text className={styles.at} x={at} y={14} textAnchor={anchor}>
        {figure(value.value, locale)}
      </text>
    </svg>
  );
}
