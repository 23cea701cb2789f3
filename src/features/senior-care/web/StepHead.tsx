import type { ReactNode } from 'react';
import { bookingSteps } from '#features/bookings/steps.ts';
import { pageTitle } from '#web/page-title.ts';
import { useWords } from '#web/i18n/words.tsx';
import { BackLink } from '#web/ui/BackLink.tsx';
import { ErrorSummary, type Problem } from '#web/ui/ErrorSummary.tsx';
import { Stepper } from '#web/ui/Stepper.tsx';
import type { BookingStep } from './booking-steps.ts';

type Props = {
  step: BookingStep;
  title: string;
  backTo: string;
  problems?: readonly Problem[];
  attempt?: number;
  notice?: ReactNode;
};

/** Way back, what went wrong, which step this is and its question. */
export function StepHead({ step, title, backTo, problems = [], attempt, notice }: Props) {
  const t = useWords();
  const inSteps = `${t('ui.step', { current: step, count: bookingSteps.length })}: ${title}`;
  return (
    <>
      <title>{pageTitle(inSteps, problems.length > 0 ? t('shell.errorTitle') : undefined)}</title>
      <div>
        <BackLink href={backTo} data-testid="booking-back">
          {t('seniorCare.back')}
        </BackLink>
      </div>
      <ErrorSummary problems={problems} attempt={attempt} />
      {notice}
      <Stepper steps={bookingSteps.map((name) => t(`seniorCare.step.${name}`))} current={step}>
        <h1 tabIndex={-1}>{title}</h1>
      </Stepper>
    </>
  );
}
