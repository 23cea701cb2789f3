import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { account, type CodeTarget, type SignUpForm } from '#features/account/contract.ts';
import { masked } from '#features/account/credentials.ts';
import { Failure } from '#shared/failure.ts';
import { callsOf } from '#web/queries.ts';
import { device } from '#web/device.ts';
import { forgetDraft } from '#web/draft-vault.ts';
import { FormProblems, RestoredNotice, useErrorWord } from '#web/forms/Form.tsx';
import { useCodeForm } from '#web/forms/useCodeForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { useSession } from '#web/useSession.tsx';
import { href } from '#web/paths.ts';
import { BackLink } from '#web/ui/BackLink.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { CodeStep, sentCode } from './CodeStep.tsx';
import { enter } from './enter.ts';
import { FocusLayout } from './FocusLayout.tsx';
import { LogInInstead } from './LogInInstead.tsx';
import { homeOf, useNext } from './next.ts';
import { SIGN_UP_DRAFT, SignUpDetails, useDetailsForm } from './SignUpDetails.tsx';
import { SignUpSteps } from './SignUpSteps.tsx';

/** Details, code, and then 'About you': three steps; the password lives in memory alone, so a reload begins at the first again. */
export default function SignUpPage() {
  const next = useNext();
  const session = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [typed, setTyped] = useState<SignUpForm>();
  if (session && !typed) return <Navigate to={next ?? homeOf(session)} replace />;
  if (typed && search.get('step') === 'code') return <Code typed={typed} />;
  const goOn = async (values: SignUpForm) => {
    setTyped(values);
    await navigate(href('/profile/signup', undefined, { step: 'code', next }));
  };
  return <Details typed={typed} onDone={goOn} />;
}

function Details({ typed, onDone }: { typed: SignUpForm | undefined; onDone: (values: SignUpForm) => Promise<void> }) {
  const t = useWords();
  const client = useQueryClient();
  const [tried, setTried] = useState('');
  const form = useDetailsForm({
    typed,
    send: async (values) => {
      const { email, phone } = values;
      setTried(email);
      const calls = callsOf(client, account);
      await Promise.all([
        calls.checkUser({ body: { email } }),
        calls.validateEmailAndPhone({ body: { email, phone } }),
      ]);
      await calls.sendCode({ body: { channel: 'email', email, phone } });
      await onDone(values);
    },
  });
  const errorWord = useErrorWord(form);
  const isTaken = form.failure?.code === 'email_taken';
  return (
    <FocusLayout
      title={t('account.signUp.title')}
      errorWord={errorWord}
      before={<FormProblems form={form}>{isTaken && <LogInInstead email={tried} />}</FormProblems>}
      heading={
        <SignUpSteps current={1}>
          <h1 tabIndex={-1}>{t('account.signUp.title')}</h1>
        </SignUpSteps>
      }
    >
      <RestoredNotice form={form} />
      <SignUpDetails form={form} typedPassword={typed?.password} />
    </FocusLayout>
  );
}

function Code({ typed }: { typed: SignUpForm }) {
  const t = useWords();
  const next = useNext();
  const client = useQueryClient();
  const navigate = useNavigate();
  const calls = callsOf(client, account);
  const ticket = useRef<string>(undefined);
  const { email, phone } = typed;
  const [target, setTarget] = useState<CodeTarget>({ channel: 'email', email, phone });
  const form = useCodeForm({
    ...sentCode,
    send: async ({ otp }) => {
      // The ticket of a right code is kept until the sign-up succeeds, so that the code is not asked for twice.
      ticket.current ??= (await calls.verifyCode({ body: { ...target, otp } })).ticket;
      const answer = await calls.signUp({ body: { ...typed, ticket: ticket.current } }).catch((error: unknown) => {
        if (error instanceof Failure && error.code === 'ticket_expired') ticket.current = undefined;
        throw unableToCreate(error);
      });
      forgetDraft(SIGN_UP_DRAFT);
      enter(client, answer);
      device.set('registedUser', answer.data._id);
      // whoever was on their way goes on: what else an account wants to know can wait
      await navigate(next ?? href('/profile/form'), { replace: true });
    },
  });
  const errorWord = useErrorWord(form);
  const title = t(target.channel === 'email' ? 'account.code.checkEmail' : 'account.code.checkPhone');
  return (
    <FocusLayout
      title={title}
      errorWord={errorWord}
      back={
        <BackLink href={href('/profile/signup', undefined, { next })} data-testid="code-change">
          {t('account.signUp.change')}
        </BackLink>
      }
      before={
        <FormProblems form={form}>
          {form.failure?.code === 'email_taken' && <LogInInstead email={email} />}
        </FormProblems>
      }
      heading={
        <SignUpSteps current={2}>
          <h1 tabIndex={-1}>{title}</h1>
        </SignUpSteps>
      }
    >
      <p>{t('account.code.text', { address: masked(target.channel === 'email' ? email : phone) })}</p>
      <CodeStep
        key={target.channel}
        form={form}
        target={target}
        other={{ ...target, channel: target.channel === 'email' ? 'phone' : 'email' }}
        send={async (chosen) => {
          await calls.sendCode({ body: chosen });
          ticket.current = undefined;
          setTarget(chosen);
        }}
        submitLabel={t('ui.continue')}
      />
    </FocusLayout>
  );
}

/** What went wrong on our side is said in the words of the specification. */
function unableToCreate(error: unknown): unknown {
  if (!(error instanceof Failure) || error.status < 500) return error;
  return new Failure(error.code, {
    cause: error,
    issues: ['errors.unableToCreate', 'errors.second.unableToCreate'].map((key) => ({ field: '', key })),
  });
}
