import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CodeForm, type CodeTarget } from '#features/account/contract.ts';
import { RESEND_AFTER_SECONDS } from '#features/account/credentials.ts';
import { useRefusalOf } from '#web/connection.ts';
import { Form, SubmitButton } from '#web/forms/Form.tsx';
import type { CheckedCodeForm } from '#web/forms/useCodeForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { OtpField } from '#web/ui/OtpField.tsx';
import { QuietChoices } from './QuietChoices.tsx';
import { useSecondsUntil } from './useSecondsUntil.ts';

/** A code that was sent to an address, for `useCodeForm`. */
export const sentCode = { schema: CodeForm, code: 'otp', wrong: 'wrong_code' } as const;

type Props = {
  form: CheckedCodeForm<CodeForm>;
  target: CodeTarget;
  /** The other way a code can go, where there is one. */
  other?: CodeTarget | undefined;
  send: (target: CodeTarget) => Promise<unknown>;
  submitLabel: string;
};

/** Six digits, from wherever they were sent; another code after half a minute, or by the other way. */
export function CodeStep({ form, target, other, send, submitLabel }: Props) {
  const t = useWords();
  const [sentAt, setSentAt] = useState(() => performance.now());
  const seconds = useSecondsUntil(sentAt + RESEND_AFTER_SECONDS * 1000);
  const sending = useMutation({
    mutationFn: send,
    onSuccess: () => {
      form.expectNew();
      setSentAt(performance.now());
    },
  });
  const failure = useRefusalOf(sending.error);
  return (
    <>
      <Form form={form} data-testid="code-form">
        <OtpField
          label={t('account.code')}
          hint={t('account.code.hint')}
          sendsItself
          {...form.field('otp')}
          data-testid="code"
        />
        <SubmitButton form={form} busyLabel={t('account.busy')} data-testid="code-submit">
          {submitLabel}
        </SubmitButton>
      </Form>
      <div className="stack">
        <div role="status">
          {failure && (
            <Notice tone="danger" data-testid="code-failure">
              {t(`errors.${failure.code}`, failure.values)}
            </Notice>
          )}
          {sending.isSuccess && (
            <Notice tone="success" data-testid="code-sent">
              {t('account.code.sentAgain')}
            </Notice>
          )}
        </div>
        {seconds > 0 && (
          <p className="muted" data-testid="code-wait">
            {t('account.code.wait', { time: clockTime(seconds) })}
          </p>
        )}
        <QuietChoices>
          {seconds === 0 && (
            <Button
              variant="quiet"
              isBusy={sending.isPending}
              onClick={() => sending.mutate(target)}
              data-testid="code-again"
            >
              {t('account.code.again')}
            </Button>
          )}
          {other && (
            <Button
              variant="quiet"
              isBusy={sending.isPending}
              onClick={() => sending.mutate(other)}
              data-testid="code-other"
            >
              {t(other.channel === 'phone' ? 'account.code.toPhone' : 'account.code.toEmail')}
            </Button>
          )}
        </QuietChoices>
      </div>
    </>
  );
}

/** `0:24` for 24. */
const clockTime = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
