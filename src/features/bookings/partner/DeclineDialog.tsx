import { formatMoney } from '#shared/money.ts';
import { Form, FormProblems } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { DeclineForm, type Request } from '../request-contract.ts';
import styles from './DeclineDialog.module.css';
import { ReasonField } from './ReasonField.tsx';

type Props = {
  isOpen: boolean;
  request: Request;
  decline: (reason: string) => Promise<void>;
  onClose: () => void;
  /** What is declined, where it is not the request itself. */
  words?: { title: string; text: string; yes?: string; no?: string; busy?: string };
};

/** Asks why, and says what happens to the money. */
export function DeclineDialog({ isOpen, request, decline, onClose, words }: Props) {
  const t = useWords();
  const { familyName: name, money } = request;
  const amount = formatMoney(money.paidCents, useLocale());
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words?.title ?? t('partner.decline.title')}
      size="medium"
      data-testid="decline-dialog"
    >
      <p>
        {words?.text ??
          (money.paidCents > 0
            ? t('partner.decline.text', { name, amount })
            : t('partner.decline.text.unpaid', { name }))}
      </p>
      <ReasonForm reasons={request.reasons} decline={decline} onClose={onClose} words={words} />
    </Dialog>
  );
}

type ReasonProps = Pick<Props, 'decline' | 'onClose'> & {
  reasons: readonly string[];
  words: Props['words'] | undefined;
};

function ReasonForm({ reasons, decline, onClose, words }: ReasonProps) {
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
  return (
    <Form form={form} data-testid="decline-form">
      <FormProblems form={form} />
      <ReasonField form={form} reasons={reasons} />
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="danger-filled"
          isBusy={form.isSending}
          busyLabel={words?.busy ?? t('partner.declining')}
          data-testid="decline-yes"
        >
          {words?.yes ?? t('partner.decline.yes')}
        </Button>
        <Button variant="secondary" onClick={onClose} data-testid="decline-no">
          {words?.no ?? t('partner.decline.no')}
        </Button>
      </div>
    </Form>
  );
}
