import type { ReactNode } from 'react';
import { Form, FormProblems, RestoredNotice, SubmitButton, useErrorWord } from '#web/forms/Form.tsx';
import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import type { Application } from '../../application.ts';
import type { ProfilePart } from '../../place-profile.ts';
import { StepFrame } from './StepFrame.tsx';

type Props<Output extends object> = {
  application: Application;
  step: ProfilePart;
  form: CheckedForm<Output>;
  /** The fields. */
  children: ReactNode;
};

/** The form of one part of the profile, with its problems and the button that saves it and goes on. */
export function StepForm<Output extends object>({ application, step, form, children }: Props<Output>) {
  const t = useWords();
  return (
    <StepFrame
      application={application}
      step={step}
      errorWord={useErrorWord(form)}
      before={<FormProblems form={form} />}
    >
      <RestoredNotice form={form} />
      <Form form={form} data-testid={`join-${step}`}>
        {children}
        <SubmitButton form={form} busyLabel={t('ui.saving')} data-testid="join-next">
          {t('partners.next')}
        </SubmitButton>
      </Form>
    </StepFrame>
  );
}
