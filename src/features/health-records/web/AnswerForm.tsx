import type { ReactNode } from 'react';
import { Form, FormProblems, RestoredNotice, SubmitButton, useErrorWord } from '#web/forms/Form.tsx';
import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { QuestionFrame } from './QuestionFrame.tsx';
import type { Step } from './step.ts';

type AnswerFormState = Pick<
  CheckedForm<object>,
  'submit' | 'problems' | 'attempt' | 'isSending' | 'isRestored' | 'startOver'
> & { hasProblems?: boolean };

type Props = { step: Step; form: AnswerFormState; children: ReactNode };

/** A question that is answered in a form; `children` are its controls. */
export function AnswerForm({ step, form, children }: Props) {
  const t = useWords();
  return (
    <QuestionFrame step={step} errorWord={useErrorWord(form)} problems={<FormProblems form={form} />}>
      <RestoredNotice form={form} />
      <Form form={form} data-testid="health-form">
        {children}
        <SubmitButton form={form} busyLabel={t('ui.saving')} data-testid="health-continue">
          {t('ui.continue')}
        </SubmitButton>
      </Form>
    </QuestionFrame>
  );
}
