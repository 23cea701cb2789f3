import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { account, type CodeTarget } from '#features/account/contract.ts';
import { Email, masked, Phone } from '#features/account/credentials.ts';
import { callsOf } from '#web/queries.ts';
import { Form, FormProblems, SubmitButton, useErrorWord } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useCodeForm } from '#web/forms/useCodeForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { BackLink } from '#web/ui/BackLink.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmailField } from '#web/ui/EmailField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PhoneField } from '#web/ui/PhoneField.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { CodeStep, sentCode } from './CodeStep.tsx';
import { FocusLayout } from './FocusLayout.tsx';
import { useNext } from './next.ts';
import { QuietChoices } from './QuietChoices.tsx';

type CodeChannel = CodeTarget['channel'];

/** An address, then the code that went to it. Whether there is an account is never said. */
export default function ForgotPasswordPage() {
  const next = useNext();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [way, setWay] = useState<CodeChannel>('email');
  const [target, setTarget] = useState<CodeTarget>();
  const send = async (chosen: CodeTarget) => {
    await callsOf(client, account).forgotPassword({ body: chosen });
    setTarget(chosen);
  };
  if (target && search.get('step') === 'code') return <Code target={target} send={send} />;
  const goOn = async (chosen: CodeTarget) => {
    await send(chosen);
    await navigate(href('/profile/forgot-password', undefined, { step: 'code', next }));
  };
  return <Address key={way} way={way} onOther={() => setWay(way === 'email' ? 'phone' : 'email')} send={goOn} />;
}

function Address({
  way,
  onOther,
  send,
}: {
  way: CodeChannel;
  onOther: () => void;
  send: (target: CodeTarget) => Promise<void>;
}) {
  const t = useWords();
  const next = useNext();
  const form = useCheckedForm<{ email?: string; phone?: string }>(
    way === 'email'
      ? { schema: z.object({ email: Email }), fields: ['email'], send: ({ email }) => send({ channel: way, email }) }
      : { schema: z.object({ phone: Phone }), fields: ['phone'], send: ({ phone }) => send({ channel: way, phone }) },
  );
  const errorWord = useErrorWord(form);
  return (
    <FocusLayout
      title={t('account.forgot.title')}
      errorWord={errorWord}
      hasBrandRow
      back={<BackLink href={href('/login', undefined, { next })}>{t('account.backToLogin')}</BackLink>}
      before={<FormProblems form={form} />}
    >
      <p>{t(way === 'email' ? 'account.forgot.byEmail' : 'account.forgot.byPhone')}</p>
      <Form form={form} data-testid="forgot-form">
        {way === 'email' ? (
          <EmailField label={t('account.email')} autoComplete="username" {...form.field('email')} />
        ) : (
          <PhoneField label={t('account.phone')} hint={t('ui.phone.hint')} {...form.field('phone')} />
        )}
        <SubmitButton form={form} busyLabel={t('ui.sending')} data-testid="forgot-submit">
          {t('account.forgot.submit')}
        </SubmitButton>
      </Form>
      <QuietChoices>
        <Button variant="quiet" onClick={onOther} data-testid="forgot-other">
          {t(way === 'email' ? 'account.forgot.usePhone' : 'account.forgot.useEmail')}
        </Button>
      </QuietChoices>
    </FocusLayout>
  );
}

function Code({ target, send }: { target: CodeTarget; send: (target: CodeTarget) => Promise<void> }) {
  const t = useWords();
  const next = useNext();
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useCodeForm({
    ...sentCode,
    send: async ({ otp }) => {
      const { ticket } = await callsOf(client, account).verifyResetCode({ body: { ...target, otp } });
      // In the history state, not in the URL: nobody can copy or bookmark the right to set a password.
      await navigate(href('/profile/reset-password', undefined, { next }), { state: { ticket }, replace: true });
    },
  });
  const errorWord = useErrorWord(form);
  const title = t(target.channel === 'email' ? 'account.code.checkEmail' : 'account.code.checkPhone');
  return (
    <FocusLayout
      title={title}
      errorWord={errorWord}
      hasBrandRow
      back={
        <BackLink href={href('/profile/forgot-password', undefined, { next })} data-testid="code-change">
          {t('account.forgot.change')}
        </BackLink>
      }
      before={<FormProblems form={form} />}
    >
      <Notice data-testid="forgot-sent">{t('account.answers.resetSent')}</Notice>
      <p>{t('account.code.text', { address: masked(target.email ?? target.phone ?? '') })}</p>
      <CodeStep form={form} target={target} send={send} submitLabel={t('ui.continue')} />
    </FocusLayout>
  );
}
