import { useWords } from '#web/i18n/words.tsx';
import { AvatarInitial } from '#web/ui/AvatarInitial.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import styles from './Payment.module.css';

type Props = { name: string; isMeant: boolean; onMean: (isMeant: boolean) => void; error: string | undefined };

/** Whose care is paid when it is not one's own: said, and confirmed, before anything is charged. */
export function PaidFor({ name, isMeant, onMean, error }: Props) {
  const t = useWords();
  return (
    <div className={styles.paidFor} data-testid="paid-for">
      <p>
        <AvatarInitial name={name} />
        {t('payments.forWhom', { name })}
      </p>
      <CheckboxField
        name="forWhom"
        label={t('payments.forWhom.confirm', { name })}
        checked={isMeant}
        onChange={({ target }) => onMean(target.checked)}
        error={error}
        data-testid="paid-for-confirm"
      />
    </div>
  );
}
