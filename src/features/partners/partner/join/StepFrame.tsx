import type { ReactNode } from 'react';
import { FocusLayout } from '#features/account/web/FocusLayout.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { BackLink } from '#web/ui/BackLink.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Stepper } from '#web/ui/Stepper.tsx';
import type { Application } from '../../application.ts';
import { type JoinStep, stepAddress, stepBefore, stepsOf } from './join-steps.ts';

type Props = {
  application: Application;
  step: JoinStep;
  errorWord?: string | undefined;
  /** Problems of a form. */
  before?: ReactNode;
  children: ReactNode;
};

/** One step of joining: where one is, what staff asks for, and the way back. */
export function StepFrame({ application, step, errorWord, before, children }: Props) {
  const t = useWords();
  const title = t(`partners.step.${step}.title`);
  const { kind } = application;
  const previous = stepBefore(kind, step);
  return (
    <FocusLayout
      title={title}
      errorWord={errorWord}
      back={previous && <BackLink href={stepAddress(kind, previous)}>{t(`partners.step.${previous}.title`)}</BackLink>}
      before={before}
      heading={
        <Stepper
          steps={stepsOf(kind).map((name) => t(`partners.step.${name}`))}
          current={stepsOf(kind).indexOf(step) + 1}
          data-testid="join-stepper"
        >
          <h1 tabIndex={-1}>{title}</h1>
        </Stepper>
      }
    >
      {application.answer && (
        <Notice tone="warning" title={t('partners.asked.title')}>
          {application.answer}
        </Notice>
      )}
      {children}
    </FocusLayout>
  );
}
