import type { SignUpForm } from '#features/account/contract.ts';
import { Form, SubmitButton } from '#web/forms/Form.tsx';
import { type CheckedForm, useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { brand } from '#shared/brand.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { EmailField } from '#web/ui/EmailField.tsx';
import { PhoneField } from '#web/ui/PhoneField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useNext } from './next.ts';
import { JudgedSignUpForm } from './uncommon-password.ts';
import { useCarried } from './useCarried.ts';

export const SIGN_UP_DRAFT = 'sign-up';
const fields = ['firstName', 'lastName', 'email', 'phone', 'password', 'confirmPassword', 'agreesToTerms'] as const;

type Choices = { typed: SignUpForm | undefined; send: (values: SignUpForm) => Promise<void> };

export function useDetailsForm({ typed, send }: Choices) {
  const t = useWords();
  const carried = useCarried();
  const start = typed ?? carried;
  return useCheckedForm({
    schema: JudgedSignUpForm,
    fields,
    send,
    ...(start && { start }),
    draft: {
      name: SIGN_UP_DRAFT,
      label: t('account.signUp.draft'),
      isKeptAfterSending: true,
      isStale: typed !== undefined,
    },
  });
}

const termKeys = ['service', 'bookings', 'health', 'emergency', 'leave'] as const;

/** The long form of the sign-up page. */
export function SignUpDetails({
  form,
  typedPassword,
}: {
  form: CheckedForm<SignUpForm>;
  typedPassword: string | undefined;
}) {
  const t = useWords();
  const next = useNext();
  return (
    <>
      <Form form={form} data-testid="sign-up-form">
        <TextField label={t('account.firstName')} autoComplete="given-name" {...form.field('firstName')} />
        <TextField label={t('account.lastName')} autoComplete="family-name" {...form.field('lastName')} />
        <EmailField label={t('account.email')} hint={t('account.email.hint')} {...form.field('email')} />
        <PhoneField label={t('account.phone')} hint={t('ui.phone.hint')} {...form.field('phone')} />
        <NewPasswordFields form={form} typed={typedPassword} />
        <Disclosure summary={t('account.terms.title')} data-testid="terms">
          <ul className="stack">
            {termKeys.map((key) => (
              <li key={key}>{t(`account.terms.${key}`, { phone: brand.phone })}</li>
            ))}
          </ul>
        </Disclosure>
        <CheckboxField label={t('account.terms.agree')} {...form.field('agreesToTerms')} />
        <SubmitButton form={form} busyLabel={t('account.busy')} data-testid="sign-up-submit">
          {t('ui.continue')}
        </SubmitButton>
      </Form>
      <p>
        {t('account.signUp.hasAccount')}{' '}
        <a className="link" href={href('/login', undefined, { next })}>
          {t('account.login.submit')}
        </a>
      </p>
    </>
  );
}
