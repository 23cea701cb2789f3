import type { ReactNode } from 'react';
import { FocusLayout } from '#features/account/web/FocusLayout.tsx';
import { FormProblems, useErrorWord } from '#web/forms/Form.tsx';
import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { BackLink } from '#web/ui/BackLink.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { medicationAddress } from './addresses.ts';

type Props = {
  title: string;
  form: Pick<CheckedForm<object>, 'problems' | 'attempt' | 'hasProblems'>;
  forWhom: string | undefined;
  children: ReactNode;
};

/** The screen of a form about one medicine of `forWhom`, with the way back to all of theirs. */
export function MedicineFrame({ title, form, forWhom, children }: Props) {
  const t = useWords();
  return (
    <FocusLayout
      title={title}
      errorWord={useErrorWord(form)}
      back={<BackLink href={medicationAddress(forWhom)()}>{t('shell.medication')}</BackLink>}
      before={<FormProblems form={form} />}
    >
      {children}
    </FocusLayout>
  );
}

/** Leads back to the medicines of `forWhom`, where it says what was done. */
export function useBackToMedicines(forWhom: string | undefined) {
  const navigate = useNavigate();
  const toast = useToast();
  return async (done: string) => {
    await navigate(medicationAddress(forWhom)(), { replace: true });
    toast({ text: done });
  };
}
