import { type ReactNode, use } from 'react';
import type { Failure } from '#shared/failure.ts';
import { useWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import { href } from '#web/paths.ts';
import { BackLink } from '#web/ui/BackLink.tsx';
import { ErrorSummary, type Problem } from '#web/ui/ErrorSummary.tsx';
import { Stepper } from '#web/ui/Stepper.tsx';
import styles from './StepHead.module.css';
import { WizardSteps } from './WizardLayout.tsx';

type Props = {
  /** Its name, as the kind of booking has it in its list. */
  step: string;
  title: string;
  backTo?: string;
  problems?: readonly Problem[];
  attempt?: number;
  /** Whether the title says that something is wrong, when more can be wrong than the problems say. */
  hasProblem?: boolean;
  notice?: ReactNode;
  /** What the server has refused, for the way out of it. */
  failure?: Failure | undefined;
};

/** Refused because of what is held and not paid. */
const ofUnpaid: readonly string[] = ['too_many_unpaid', 'too_much_unpaid'];

/** Way back, what went wrong, which step of the booking this is and its question. */
export function StepHead(props: Props) {
  const { step, title, backTo, problems = [], attempt, hasProblem = problems.length > 0, notice, failure } = props;
  const t = useWords();
  const steps = use(WizardSteps);
  const current = steps.findIndex(({ name }) => name === step) + 1;
  const inSteps = `${t('ui.step', { current, count: steps.length })}: ${title}`;
  return (
    <>
      <title>{pageTitle(inSteps, hasProblem ? t('shell.errorTitle') : undefined)}</title>
      <div className={styles.frame}>
        <div className={styles.head}>
          {backTo !== undefined && (
            <div className={styles.back}>
              <BackLink href={backTo} data-testid="booking-back">
                <span>{t('ui.back')}</span>
              </BackLink>
            </div>
          )}
          <ErrorSummary problems={problems} attempt={attempt}>
            {failure && ofUnpaid.includes(failure.code) && (
              <a
                className="link"
                href={href('/dashboardbookings', undefined, { tab: 'pending' })}
                data-testid="see-unpaid"
              >
                {t('bookings.unpaid.see')}
              </a>
            )}
          </ErrorSummary>
          {notice}
          <Stepper steps={steps.map(({ word }) => t(word))} current={current}>
            <h1 tabIndex={-1}>{title}</h1>
          </Stepper>
        </div>
      </div>
    </>
  );
}
