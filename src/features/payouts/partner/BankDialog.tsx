import { useQueryClient } from '@tanstack/react-query';
import { useProof } from '#features/security/web/useProof.tsx';
import type { WorkPlace } from '#features/providers/work-place.ts';
import { Form, FormProblems, SubmitButton } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { refreshTopics } from '#web/realtime.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { TypedBank } from '../bank.ts';
import { type PayoutOverview, payouts } from '../contract.ts';
import { bankToken } from './bank-token.ts';

type Props = { place: WorkPlace; overview: PayoutOverview; isOpen: boolean; onClose: () => void };

/** Where a place is paid to. The numbers go from here to the processor; nothing of them is kept, not even as a draft. */
export function BankDialog({ place, isOpen, onClose, ...rest }: Props) {
  const t = useWords();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('payouts.bank.form', { place: place.name })}
      data-testid="bank-dialog"
    >
      {isOpen && <BankForm {...rest} onDone={onClose} />}
    </Dialog>
  );
}

function BankForm({ overview, onDone }: Pick<Props, 'overview'> & { onDone: () => void }) {
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  const { withProof, dialog } = useProof();
  const form = useCheckedForm({
    schema: TypedBank,
    fields: ['holder', 'routing', 'account'],
    start: { holder: '', routing: '', account: '' },
    send: async (bank) => {
      const { providerId, checkout } = overview;
      // A token works once: a repetition after the proof takes another one.
      const { data } = await withProof(async () =>
        callsOf(client, payouts).setBank({ params: { providerId }, body: { token: await bankToken(checkout, bank) } }),
      );
      await refreshTopics(client, ['partners']);
      if (data.bank)
        toast({ text: t('payouts.bank.done', { bank: data.bank.bankName, lastFour: data.bank.lastFour }) });
      onDone();
    },
  });
  return (
    <>
      <FormProblems form={form} />
      <Notice>{t('payouts.bank.warning')}</Notice>
      <Form form={form} data-testid="bank-form">
        <TextField
          label={t('payouts.bank.holder')}
          {...form.field('holder')}
          autoComplete="off"
          data-testid="bank-holder"
        />
        <TextField
          label={t('payouts.bank.routing')}
          hint={t('payouts.bank.routing.hint')}
          {...form.field('routing')}
          inputMode="numeric"
          autoComplete="off"
          data-testid="bank-routing"
        />
        <TextField
          label={t('payouts.bank.number')}
          {...form.field('account')}
          inputMode="numeric"
          autoComplete="off"
          data-testid="bank-account"
        />
        <SubmitButton form={form} busyLabel={t('payouts.bank.busy')} data-testid="bank-save">
          {t('payouts.bank.save')}
        </SubmitButton>
      </Form>
      {dialog}
    </>
  );
}
