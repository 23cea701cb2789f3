import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import * as z from 'zod/mini';
import { account, LogInForm } from '#features/account/contract.ts';
import { Failure } from '#shared/failure.ts';
import { callsOf } from '#web/queries.ts';
import { Form, FormProblems, SubmitButton, useErrorWord } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { useSession } from '#web/useSession.tsx';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmailField } from '#web/ui/EmailField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { enter } from './enter.ts';
import { FocusLayout } from './FocusLayout.tsx';
import { homeOf, reasonFor, useNext } from './next.ts';
import styles from './LoginPage.module.css';
import { useCapsLock } from './useCapsLock.ts';

/** After so many wrong pairs the way to a new password is offered first. */
const WRONG_PAIRS = 5;
/** What a page may hand over: the address that was typed there. */
const Carried = z.object({ email: z.string() });

export default function LoginPage() {
  const t = useWords();
  const next = useNext();
  const session = useSession();
  const form = useLogInForm(next);
  const capsLock = useCapsLock();
  const errorWord = useErrorWord(form);
  const reason = reasonFor(next);
  if (session && !form.isSending) return <Navigate to={next ?? homeOf(session)} replace />;
  const isStuck = form.wrongPairs >= WRONG_PAIRS;
  const forgotPassword = href('/profile/forgot-password', undefined, { next });
  return (
    <FocusLayout
      title={t('account.login.title')}
      errorWord={errorWord}
      hasBrandRow
      hasSmallPicture
      before={
        <FormProblems form={form}>
          {isStuck && (
            <ButtonLink href={forgotPassword} data-testid="login-reset">
              {t('account.login.reset')}
            </ButtonLink>
          )}
        </FormProblems>
      }
    >
      {reason && <Notice data-testid="login-reason">{t(reason)}</Notice>}
      <Form form={form} data-testid="login-form">
        <EmailField label={t('account.email')} autoComplete="username" {...form.field('email')} />
        <div>
          <PasswordField
            label={t('account.password')}
            autoComplete="current-password"
            hint={capsLock.isOn ? t('account.capsLock') : undefined}
            {...form.field('password')}
            {...capsLock.handlers}
          />
          <p className="vh" role="status">
            {capsLock.isOn && t('account.capsLock')}
          </p>
        </div>
        <SubmitButton
          form={form}
          variant={isStuck ? 'secondary' : 'primary'}
          busyLabel={t('account.login.busy')}
          data-testid="login-submit"
        >
          {t('account.login.submit')}
        </SubmitButton>
      </Form>
      <div className={styles.links}>
        <a className="link" href={forgotPassword}>
          {t('account.login.forgot')}
        </a>
        <a className="link" href={href('/profile/signup', undefined, { next })}>
          {t('account.login.create')}
        </a>
      </div>
    </FocusLayout>
  );
}

function useLogInForm(next: string | undefined) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { state } = useLocation();
  const carried = z.safeParse(Carried, state);
  const [wrongPairs, setWrongPairs] = useState(0);
  const form = useCheckedForm({
    schema: LogInForm,
    fields: ['email', 'password'],
    ...(carried.success && { start: carried.data }),
    send: async (values) => {
      const answer = await callsOf(client, account)
        .logIn({ body: values })
        .catch((error: unknown) => {
          if (error instanceof Failure && error.code === 'wrong_credentials') {
            form.setValue('password', '');
            setWrongPairs((count) => count + 1);
          }
          throw error;
        });
      enter(client, answer);
      await navigate(next ?? homeOf(answer), { replace: true });
    },
  });
  return { ...form, wrongPairs };
}
