import { type ReactNode, useId } from 'react';
import styles from './SwitchRow.module.css';

type Props = {
  label: ReactNode;
  hint?: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  'data-testid': string;
};

/** One choice of yes or no that holds at once; the whole row takes the tap. */
export function SwitchRow({ label, hint, isOn, onChange, 'data-testid': testId }: Props) {
  const id = useId();
  return (
    <label className={styles.row}>
      <span className={styles.words}>
        <b id={id}>{label}</b>
        {hint && (
          <span className="small muted" id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={isOn}
        aria-labelledby={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
        data-testid={testId}
      />
    </label>
  );
}
