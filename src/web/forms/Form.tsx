import type { ReactNode } from 'react';
import type { CheckedForm } from './useCheckedForm.ts';
import { useIsOnline } from '#web/connection.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import styles from './Form.module.css';

type SubmittableForm = Pick<CheckedForm<object>, 'submit'>;

/** method="post": before hydration a submit by the browser itself must not put what was typed into the address. */
export function Form({
  form,
  children,
  'data-testid': testId,
}: {
  form: SubmittableForm;
  children: ReactNode;
  'data-testid'?: string;
}) {
  return (
    <form className="fields" noValidate method="post" data-needs-client="" onSubmit={form.submit} data-testid={testId}>
      {children}
    </form>
  );
}

type Problems = Pick<CheckedForm<object>, 'problems' | 'attempt'>;

/** The error summary above the heading; `children` stand below its list. */
export function FormProblems({ form, children }: { form: Problems; children?: ReactNode }) {
  return (
    <ErrorSummary problems={form.problems} attempt={form.attempt}>
      {children}
    </ErrorSummary>
  );
}

/** Says that a draft was restored, with a button to discard it. */
export function RestoredNotice({ form }: { form: Pick<CheckedForm<object>, 'isRestored' | 'startOver'> }) {
  const t = useWords();
  if (!form.isRestored) return null;
  return (
    <Notice
      isLive
      action={
        <Button variant="quiet" onClick={form.startOver} data-testid="start-over">
          {t('ui.draft.startOver')}
        </Button>
      }
      data-testid="draft-restored"
    >
      {t('ui.draft.restored')}
    </Notice>
  );
}

type SubmitProps = {
  form: Pick<CheckedForm<object>, 'isSending'>;
  variant?: 'primary' | 'secondary';
  busyLabel?: string;
  children: ReactNode;
  'data-testid': string;
};

/** The one filled button of the form: as wide as a phone, at the left of a page. */
export function SubmitButton({ form, variant, busyLabel, children, 'data-testid': testId }: SubmitProps) {
  const t = useWords();
  const isOnline = useIsOnline();
  return (
    <div className={styles.submit}>
      <Button
        type="submit"
        size="large"
        isWide
        variant={variant}
        isBusy={form.isSending}
        busyLabel={isOnline ? busyLabel : t('shell.offline.sending')}
        data-testid={testId}
      >
        {children}
      </Button>
    </div>
  );
}

/** The word that titles begin with while a form has problems. */
export function useErrorWord({
  problems,
  hasProblems = problems.length > 0,
}: Pick<CheckedForm<object>, 'problems'> & { hasProblems?: boolean }): string | undefined {
  const t = useWords();
  return hasProblems ? t('shell.errorTitle') : undefined;
}
