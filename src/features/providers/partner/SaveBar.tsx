import { SubmitButton } from '#web/forms/Form.tsx';
import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { LeavePrompt } from './LeavePrompt.tsx';
import styles from './SaveBar.module.css';
import { useIsChanged } from './useIsChanged.ts';

type Props = { form: Pick<CheckedForm<object>, 'control' | 'isSending'>; start: object };

/** Within reach as soon as something is changed; leaving the page then asks. */
export function SaveBar({ form, start }: Props) {
  const t = useWords();
  const isChanged = useIsChanged(form.control, start);
  return (
    <div className={styles.save} data-changed={isChanged || undefined}>
      <LeavePrompt isNeeded={isChanged && !form.isSending} />
      <SubmitButton form={form} busyLabel={t('ui.saving')} data-testid="save-profile">
        {t('partner.profile.save')}
      </SubmitButton>
      {isChanged && <p className="small muted">{t('partner.profile.unsaved')}</p>}
    </div>
  );
}
