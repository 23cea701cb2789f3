import type { ComponentProps } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { CardFields } from '../CardFields.tsx';
import styles from '../Payment.module.css';

type Props = ComponentProps<typeof CardFields> & {
  isHidden?: boolean;
  /** Whether it is saved for the next time. */
  isKept: boolean;
  onKeep: (isKept: boolean) => void;
};

/** A card that is typed, and whether it is saved. */
export function NewCard({ isHidden, isKept, onKeep, ...fields }: Props) {
  const t = useWords();
  return (
    <div hidden={isHidden} className={styles.newCard}>
      <CardFields {...fields} />
      <CheckboxField
        name="saveCard"
        label={t('payments.card.save')}
        checked={isKept}
        onChange={({ target }) => onKeep(target.checked)}
        data-testid="save-card"
      />
    </div>
  );
}
