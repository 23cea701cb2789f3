import type { ComponentProps } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { AvatarInitial } from '#web/ui/AvatarInitial.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import styles from './Payment.module.css';

/** What the form gives to the control that confirms it. */
type Control = Omit<ComponentProps<typeof CheckboxField>, 'label'>;

/** Whose care is paid when it is not one's own: said, and confirmed, before anything is charged. */
export function PaidFor({ name, control }: { name: string; control: Control }) {
  const t = useWords();
  return (
    <div className={styles.paidFor} data-testid="paid-for">
      <p>
        <AvatarInitial name={name} />
        {t('payments.forWhom', { name })}
      </p>
      <CheckboxField {...control} label={t('payments.forWhom.confirm', { name })} data-testid="paid-for-confirm" />
    </div>
  );
}
