import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { account, LogInForm } from '#features/account/contract.ts';
import { Failure } from '#shared/failure.ts';
import type { LoggedInAccount } from '#features/account/logged-in.ts';
import { callsOf } from '#web/queries.ts';
import { Form, FormProblems, SubmitButton, useErrorWord } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { useSession } from '#web/useSession.tsx';
import { href } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmailField } from '#web/ui/EmailField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { enter } from './enter.ts';
import { FocusLayout } from './FocusLayout.tsx';
import { awayIn, type AwayState, ComeBack } from './log-in/ComeBack.tsx';
import { SecondStep } from './log-in/SecondStep.tsx';
import { usePasskey } from './log-in/usePasskey.ts';
import { homeOf, reasonFor, useNext } from './next.ts';
import styles from './LoginPage.module.css';
import { useCapsLock } from './useCapsLock.ts';
import { useCarried } from './useCarried.ts';

/** After so many wrong pairs the way to a new password is offered first. */
const WRONG_PAIRS = 5;

export default function LoginPage() {
  const t = useWords();
  const next = useNext();
  const session = useSession();
  const form = useLogInForm(next);
  const capsLock = useCapsLock();
  const errorWord = useErrorWord(form);
  const reason = reasonFor(next);
  const passkey = usePasskey({ onDone: form.goOn, onAway: form.askBack });
  if (form.away) return <ComeBack away={form.away} onDone={form.goOn} onBack={form.backToPassword} />;
  if (form.step)
    return <SecondStep step={form.step} onDone={form.goOn} onAway={form.askBack} onBack={form.backToPassword} />;
  if (session && !form.isSending && !passkey.isEntering) return <Navigate to={next ?? homeOf(session)} replace />;
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
        <EmailField label={t('account.email')} autoComplete="username webauthn" {...form.field('email')} />
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
      {passkey.isOffered && (
        <div className="stack">
          {passkey.failure && (
            <Notice tone="danger" isLive data-testid="passkey-failure">
              {t(`errors.${passkey.failure.code}`, passkey.failure.values)}
            </Notice>
          )}
          <Button
            variant="secondary"
            size="large"
            isWide
            isBusy={passkey.isEntering}
            busyLabel={t('account.login.passkey.busy')}
            onClick={passkey.enter}
            data-testid="login-passkey"
          >
            {t('account.login.passkey')}
          </Button>
        </div>
      )}
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
  const carried = useCarried();
  const [wrongPairs, setWrongPairs] = useState(0);
  const [step, setStep] = useState<string>();
  const [away, setAway] = useState<AwayState>();
  const goOn = async (answer: LoggedInAccount) => {
    enter(client, answer);
    await navigate(next ?? homeOf(answer), { replace: true });
  };
  const form = useCheckedForm({
    schema: LogInForm,
    fields: ['email', 'password'],
    ...(carried && { start: carried }),
    send: async (values) => {
      const answer = await callsOf(client, account)
        .logIn({ body: values })
        .catch((error: unknown) => {
          if (!(error instanceof Failure)) throw error;
          if (error.code === 'second_step_due') return setStep(String(error.values['step']));
          const absent = awayIn(error);
          if (absent) return setAway(absent);
          if (error.code === 'wrong_credentials') {
            form.setValue('password', '');
            setWrongPairs((count) => count + 1);
          }
          throw error;
        });
      if (answer) await goOn(answer);
    },
  });
  const backToPassword = () => {
    setStep(undefined);
    setAway(undefined);
  };
  return { ...form, wrongPairs, step, away, goOn, askBack: setAway, backToPassword };
}
