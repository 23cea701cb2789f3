import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { passwordRules } from '#features/account/credentials.ts';
import { useWords } from '#web/i18n/words.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';

type NewPassword = { password: string; confirmPassword: string };
type Props = {
  form: Pick<CheckedForm<NewPassword>, 'field'>;
  label?: string;
  /** What stands there already, so that its rules are ticked. */
  typed?: string | undefined;
};

/** The new password with its rules, ticking themselves off, and once more. */
export function NewPasswordFields({ form, label, typed }: Props) {
  const t = useWords();
  const rules = passwordRules.map(({ key, holds }) => ({ text: t(`account.password.${key}`), isMet: holds }));
  return (
    <>
      <PasswordField
        label={label ?? t('account.password')}
        autoComplete="new-password"
        rules={rules}
        defaultValue={typed}
        {...form.field('password')}
      />
      <PasswordField
        label={t('account.confirmPassword')}
        autoComplete="new-password"
        {...form.field('confirmPassword')}
      />
    </>
  );
}
