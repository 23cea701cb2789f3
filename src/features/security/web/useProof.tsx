import { type ReactNode, useRef, useState } from 'react';
import { Failure } from '#shared/failure.ts';
import { Form, FormProblems, SubmitButton } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { ConfirmForm } from '../contract.ts';
import { useSecurity } from './queries.ts';

type PendingProof = { goOn: () => void; giveUp: () => void };

/**
 * Asks for the password once more when the server wants a proof, and does the same again then: nothing that was typed is lost. What
 * was closed instead throws the refusal. `dialog` stands beside the form, not in it.
 */
export function useProof(): { withProof: <Done>(act: () => Promise<Done>) => Promise<Done>; dialog: ReactNode } {
  const [isAsking, setIsAsking] = useState<boolean>();
  const waiting = useRef<PendingProof>(undefined);
  const proof = () =>
    new Promise<boolean>((resolve) => {
      waiting.current = { goOn: () => resolve(true), giveUp: () => resolve(false) };
      setIsAsking(true);
    });
  const close = (end: keyof PendingProof) => {
    setIsAsking(false);
    waiting.current?.[end]();
  };
  async function withProof<Done>(act: () => Promise<Done>): Promise<Done> {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'confirm_needed' || !(await proof())) throw error;
      return act();
    }
  }
  // A list has many that may ask: nothing stands there for those that never have.
  const dialog = isAsking !== undefined && (
    <ProofDialog isOpen={isAsking} onProven={() => close('goOn')} onClose={() => close('giveUp')} />
  );
  return { withProof, dialog };
}

type Props = { isOpen: boolean; onProven: () => void; onClose: () => void };

function ProofDialog({ isOpen, onProven, onClose }: Props) {
  const t = useWords();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('security.proof.title')} data-testid="proof">
      <ProofForm onProven={onProven} />
    </Dialog>
  );
}

function ProofForm({ onProven }: { onProven: () => void }) {
  const t = useWords();
  const { calls } = useSecurity();
  const form = useCheckedForm({
    schema: ConfirmForm,
    fields: ['password'],
    selectsField: true,
    send: async (body) => {
      await calls.confirm({ body });
      onProven();
    },
  });
  return (
    <div className="stack">
      <p>{t('security.proof.text')}</p>
      <FormProblems form={form} />
      <Form form={form} data-testid="proof-form">
        <PasswordField label={t('account.password')} autoComplete="current-password" {...form.field('password')} />
        <SubmitButton form={form} busyLabel={t('account.busy')} data-testid="proof-submit">
          {t('security.proof.submit')}
        </SubmitButton>
      </Form>
    </div>
  );
}
