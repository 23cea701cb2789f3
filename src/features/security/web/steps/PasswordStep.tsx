import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { account } from '#features/account/contract.ts';
import { ConfirmPassword, matches, Password, TypedPassword } from '#features/account/credentials.ts';
import { NewPasswordFields } from '#features/account/web/NewPasswordFields.tsx';
import { uncommon } from '#features/account/web/uncommon-password.ts';
import { Form, SubmitButton } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { callsOf } from '#web/queries.ts';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { StepLayout } from './StepLayout.tsx';
import { useDone } from './useDone.ts';

const ChangeForm = z
  .object({ oldPassword: TypedPassword, password: Password, confirmPassword: ConfirmPassword })
  .check(matches())
  .check(uncommon());

/** The old password, and the new one by the one policy. */
export function PasswordStep() {
  const t = useWords();
  const client = useQueryClient();
  const done = useDone();
  const form = useCheckedForm({
    schema: ChangeForm,
    fields: ['oldPassword', 'password', 'confirmPassword'],
    send: async (body) => {
      await callsOf(client, account).changePassword({ body });
      await done(t('security.password.done'));
    },
  });
  return (
    <StepLayout title={t('security.password.title')} form={form}>
      <p>{t('security.password.text')}</p>
      <Form form={form} data-testid="password-form">
        <PasswordField
          label={t('security.password.old')}
          autoComplete="current-password"
          {...form.field('oldPassword')}
        />
        <NewPasswordFields form={form} label={t('account.newPassword')} />
        <SubmitButton form={form} busyLabel={t('ui.saving')} data-testid="password-save">
          {t('security.password.save')}
        </SubmitButton>
      </Form>
      <p>
        <a className="link" href={href('/profile/forgot-password')}>
          {t('security.password.forgot')}
        </a>
      </p>
    </StepLayout>
  );
}
