import { formatMoney } from '#shared/money.ts';
import { Form, FormProblems } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { fieldId } from '#web/ui/field.ts';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { DeclineForm, type Request } from '../request-contract.ts';
import styles from './DeclineDialog.module.css';
import { useTypedField } from '#web/forms/useTyped.ts';

type Props = {
  isOpen: boolean;
  request: Request;
  decline: (reason: string) => Promise<void>;
  onClose: () => void;
};

/** Asks why, and says what happens to the money. */
export function DeclineDialog({ isOpen, request, decline, onClose }: Props) {
  const t = useWords();
  const { familyName: name, money } = request;
  const amount = formatMoney(money.paidCents, useLocale());
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('partner.decline.title')}
      size="medium"
      data-testid="decline-dialog"
    >
      <p>
        {money.paidCents > 0 ? t('partner.decline.text', { name, amount }) : t('partner.decline.text.unpaid', { name })}
      </p>
      <ReasonForm reasons={request.reasons} decline={decline} onClose={onClose} />
    </Dialog>
  );
}

type ReasonProps = Pick<Props, 'decline' | 'onClose'> & { reasons: readonly string[] };

function ReasonForm({ reasons, decline, onClose }: ReasonProps) {
  const t = useWords();
  const form = useCheckedForm({
    schema: DeclineForm,
    fields: ['reason'],
    start: { reason: '' },
    selectsField: true,
    send: async ({ reason }) => {
      await decline(reason);
      onClose();
    },
  });
  const reason = useTypedField<string>(form.control, 'reason');
  const suggest = (sentence: string) => {
    const own = reasons.includes(reason) ? '' : reason.trim();
    form.setValue('reason', own === '' ? sentence : `${own} ${sentence}`);
    document.getElementById(fieldId('reason'))?.focus();
  };
  return (
    <Form form={form} data-testid="decline-form">
      <FormProblems form={form} />
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
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="danger-filled"
          isBusy={form.isSending}
          busyLabel={t('partner.declining')}
          data-testid="decline-yes"
        >
          {t('partner.decline.yes')}
        </Button>
        <Button variant="secondary" onClick={onClose} data-testid="decline-no">
          {t('partner.decline.no')}
        </Button>
      </div>
    </Form>
  );
}
