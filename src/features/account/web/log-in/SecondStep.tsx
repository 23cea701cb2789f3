import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { entry } from '#features/account/entry-contract.ts';
import type { LoggedInAccount } from '#features/account/logged-in.ts';
import { SecondStepForm, TRUSTED_DAYS } from '#features/account/second-step.ts';
import { brand } from '#shared/brand.ts';
import { Form, FormProblems, SubmitButton, useErrorWord } from '#web/forms/Form.tsx';
import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { useCodeForm } from '#web/forms/useCodeForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { Button } from '#web/ui/Button.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { OtpField } from '#web/ui/OtpField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { FocusLayout } from '../FocusLayout.tsx';
import { QuietChoices } from '../QuietChoices.tsx';
import { awayIn, type AwayState } from './ComeBack.tsx';

type Props = {
  /** From the answer to the right password. */
  step: string;
  onDone: (answer: LoggedInAccount) => Promise<void>;
  /** The code was right, and the account is away. */
  onAway: (away: AwayState) => void;
  /** Back to the password, where all that was typed still stands. */
  onBack: () => void;
};

/** A code of the app, or one of the recovery codes. */
export function SecondStep(props: Props) {
  const [isRecovering, setIsRecovering] = useState(false);
  // another form: what was wrong with the one says nothing about the other
  return (
    <StepForm
      key={String(isRecovering)}
      {...props}
      isRecovering={isRecovering}
      onSwap={() => setIsRecovering(!isRecovering)}
    />
  );
}

function StepForm({
  step,
  onDone,
  onAway,
  onBack,
  isRecovering,
  onSwap,
}: Props & { isRecovering: boolean; onSwap: () => void }) {
  const t = useWords();
  const client = useQueryClient();
  const form = useCodeForm({
    schema: SecondStepForm,
    code: 'code',
    fields: ['code', 'trustsDevice'],
    start: { trustsDevice: false },
    send: async (typed) => {
      const answer = await callsOf(client, entry)
        .secondStep({ body: { step, ...typed } })
        .catch((error: unknown) => {
          const away = awayIn(error);
          if (!away) throw error;
          return onAway(away);
        });
      if (answer) await onDone(answer);
    },
  });
  return (
    <FocusLayout
      title={t('account.second.title')}
      errorWord={useErrorWord(form)}
      hasBrandRow
      hasSmallPicture
      before={<FormProblems form={form} />}
    >
      <p>{t(isRecovering ? 'account.second.recovery' : 'account.second.app', { brand: brand.name })}</p>
      <Form form={form} data-testid="second-step-form">
        {/* above the code, which is sent once it is typed */}
        <CheckboxField
          label={t('account.second.trust', { days: TRUSTED_DAYS })}
          hint={t('account.second.trust.hint')}
          {...form.field('trustsDevice')}
        />
        <CodeField form={form} isRecovering={isRecovering} />
        <SubmitButton form={form} busyLabel={t('account.login.busy')} data-testid="second-step-submit">
          {t('account.login.submit')}
        </SubmitButton>
      </Form>
      <QuietChoices>
        <Button variant="quiet" onClick={onSwap} data-testid="second-step-swap">
          {t(isRecovering ? 'account.second.useApp' : 'account.second.useRecovery')}
        </Button>
        <Button variant="quiet" onClick={onBack} data-testid="second-step-back">
          {t('account.second.back')}
        </Button>
      </QuietChoices>
      {isRecovering && <p className="small muted">{t('account.second.lost', { phone: brand.phone })}</p>}
    </FocusLayout>
  );
}

type FieldProps = { form: Pick<CheckedForm<{ code: string }>, 'field'>; isRecovering: boolean };

function CodeField({ form, isRecovering }: FieldProps) {
  const t = useWords();
  if (!isRecovering)
    return (
      <OtpField
        label={t('account.second.code')}
        hint={t('account.code.hint')}
        sendsItself
        {...form.field('code')}
        data-testid="second-code"
      />
    );
  return (
    <TextField
      label={t('account.second.recoveryCode')}
      hint={t('account.second.recoveryCode.hint')}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      {...form.field('code')}
      data-testid="recovery-code"
    />
  );
}
