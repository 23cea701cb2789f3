import { type ReactNode, useState } from 'react';
import { readDay } from '#shared/dates.ts';
import { useWords } from '#web/i18n/words.tsx';
import { afterPress } from '#web/ui/after-press.ts';
import { DayField } from '#web/ui/DayField.tsx';
import { rangeProblem } from '../../stay-limits.ts';
import styles from './StayDates.module.css';

type End = 'checkIn' | 'checkOut';

// Whole, because the words of all that begins like them would come along.
const labels = { checkIn: 'seniorCare.stay.checkIn', checkOut: 'seniorCare.stay.checkOut' } as const;

type Props = {
  /** As typed, or days. */
  checkIn: string;
  checkOut: string;
  onChange: (change: Partial<Record<End, string>>) => void;
  ids: Record<End, string>;
  testId: string;
  isCompact?: boolean;
  /** What is wrong now, as word keys by the fields of a stay. */
  problems: readonly { field: string; key: string }[];
  /** Without waiting until one leaves a field. */
  saysAll?: boolean;
  /** What a form has found wrong, in the reader's language. */
  errors?: Partial<Record<End, string | undefined>>;
  /** What opens the calendar that serves both. */
  children?: ReactNode;
};

/**
 * The first and the last day, as they are typed. Each changes alone. What is wrong with one is said when one leaves it, and a
 * last day before the first one as soon as both are days.
 */
export function StayDates(props: Props) {
  const { checkIn, checkOut, onChange, ids, testId, isCompact, problems, saysAll, errors, children } = props;
  const t = useWords();
  const [left, setLeft] = useState<Partial<Record<End, boolean>>>({});
  const [from, to] = [readDay(checkIn), readDay(checkOut)];
  const isFirstWrong = problems.some(({ field }) => field === 'checkInDate');
  const order = from && to && !isFirstWrong && rangeProblem(from, to);
  const wrong = (end: End) => {
    const found = problems.find(({ field }) => field === `${end}Date`)?.key;
    const key = saysAll || left[end] ? found : undefined;
    const inOrder = (end === 'checkOut' && order) || undefined;
    const own = key ?? inOrder;
    return errors?.[end] ?? (own && t(own));
  };
  const shown = { checkIn: wrong('checkIn'), checkOut: wrong('checkOut') };
  const field = (end: End) => ({
    hint: isCompact ? '' : undefined,
    label: t(labels[end]),
    id: ids[end],
    error: shown[end],
    onChange: (text: string) => onChange({ [end]: text }),
    // A problem puts a line above the button that is being pressed.
    onBlur: () => afterPress(() => setLeft((before) => ({ ...before, [end]: true }))),
    'data-testid': `${testId}-${end === 'checkIn' ? 'in' : 'out'}`,
  });
  return (
    <div className={styles.dates} data-compact={isCompact || undefined}>
      <DayField {...field('checkIn')} name="in" value={checkIn} />
      <DayField {...field('checkOut')} name="out" value={checkOut} />
      {children}
      <p role="status" className="vh">
        {[shown.checkIn, shown.checkOut].filter(Boolean).join(' ')}
      </p>
    </div>
  );
}
