import * as z from 'zod/mini';
import { TypedPrice } from '#features/providers/partner/typed-price.ts';
import { Form, FormProblems } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './PlanCheck.module.css';

type Props = {
  isOpen: boolean;
  total: string;
  name: string;
  send: (owedCents: number) => Promise<void>;
  onClose: () => void;
};

/** A plan pays a part: how much the family pays the provider itself. */
export function OwedDialog({ isOpen, total, name, send, onClose }: Props) {
  const t = useWords();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('partner.plan.owed.title')} data-testid="plan-owed">
      <p>{t('partner.plan.owed.text', { name, total })}</p>
      <OwedForm send={send} onClose={onClose} />
    </Dialog>
  );
}

const TypedOwed = z.object({ owedCents: TypedPrice('errors.owedImproper', (cents) => cents >= 1) });

function OwedForm({ send, onClose }: Pick<Props, 'send' | 'onClose'>) {
  const t = useWords();
  const form = useCheckedForm({
    schema: TypedOwed,
    fields: ['owedCents'],
    start: { owedCents: '' },
    selectsField: true,
    send: async ({ owedCents }) => {
      await send(owedCents);
      onClose();
    },
  });
  return (
    <Form form={form} data-testid="plan-owed-form">
      <FormProblems form={form} />
      <TextField
        label={t('partner.plan.owed.label')}
        hint={t('partner.plan.owed.hint')}
        inputMode="decimal"
        autoComplete="off"
        extent="date"
        {...form.field('owedCents')}
      />
      <div className={styles.answers}>
        <Button type="submit" isBusy={form.isSending} data-testid="plan-owed-yes">
          {t('partner.plan.owed.yes')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('partner.plan.owed.no')}
        </Button>
      </div>
    </Form>
  );
}
