import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTypedField } from '#web/forms/useTyped.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { fieldId } from '#web/ui/field.ts';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import styles from './DeclineDialog.module.css';

type Props = { form: CheckedForm<{ reason: string }>; reasons: readonly string[] };

/** Why, as the family reads it: sentences to choose from, and one’s own words. */
export function ReasonField({ form, reasons }: Props) {
  const t = useWords();
  const reason = useTypedField<string>(form.control, 'reason');
  const suggest = (sentence: string) => {
    const own = reasons.includes(reason) ? '' : reason.trim();
    form.setValue('reason', own === '' ? sentence : `${own} ${sentence}`);
    document.getElementById(fieldId('reason'))?.focus();
  };
  return (
    <>
      {reasons.length > 0 && (
        <div role="group" aria-label={t('partner.decline.suggestions')} className={styles.suggestions}>
          {reasons.map((sentence) => (
            <Chip key={sentence} isApplied={reason === sentence} onClick={() => suggest(sentence)}>
              {sentence}
            </Chip>
          ))}
        </div>
      )}
      <TextAreaField
        label={t('partner.decline.reason')}
        hint={t(reasons.length > 0 ? 'partner.decline.hint' : 'partner.decline.hint.own')}
        rows={3}
        {...form.field('reason')}
        data-testid="reason"
      />
    </>
  );
}
