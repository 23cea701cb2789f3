import type { ReactNode } from 'react';
import { FocusLayout } from '#features/account/web/FocusLayout.tsx';
import { FormProblems, useErrorWord } from '#web/forms/Form.tsx';
import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { BackLink } from '#web/ui/BackLink.tsx';

type Props = {
  title: string;
  form: Pick<CheckedForm<object>, 'problems' | 'attempt'>;
  /** Beside the form: what asks for a proof. */
  dialog?: ReactNode;
  children: ReactNode;
};

/** One change, with the way back to the whole page. */
export function StepLayout({ title, form, dialog, children }: Props) {
  const t = useWords();
  return (
    <>
      <FocusLayout
        title={title}
        errorWord={useErrorWord(form)}
        back={<BackLink href={href('/dashboard-security')}>{t('security.back')}</BackLink>}
        before={<FormProblems form={form} />}
      >
        {children}
      </FocusLayout>
      {dialog}
    </>
  );
}
