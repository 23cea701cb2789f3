import { Form, SubmitButton } from '#web/forms/Form.tsx';
import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { useCodeForm } from '#web/forms/useCodeForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { SecondCodeForm } from '../../contract.ts';

type Code = { code: string };

/** A code of the app, or a recovery code; `send` gets it. */
export const useAnyCode = (send: (code: string) => Promise<void>): CheckedForm<Code> =>
  useCodeForm({ schema: SecondCodeForm, code: 'code', send: ({ code }) => send(code) });

export function AnyCodeForm({ form, submitLabel }: { form: CheckedForm<Code>; submitLabel: string }) {
  const t = useWords();
  return (
    <Form form={form} data-testid="any-code-form">
      <TextField
        label={t('security.anyCode')}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.field('code')}
        data-testid="any-code"
      />
      <SubmitButton form={form} busyLabel={t('account.busy')} data-testid="any-code-submit">
        {submitLabel}
      </SubmitButton>
    </Form>
  );
}
