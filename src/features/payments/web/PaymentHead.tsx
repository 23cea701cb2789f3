import { bookingSteps } from '#features/bookings/steps.ts';
import { useWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import { Stepper } from '#web/ui/Stepper.tsx';

/** Paying is the last step of the booking that led here. */
export function PaymentHead({ title, hasProblem = false }: { title: string; hasProblem?: boolean }) {
  const t = useWords();
  const count = bookingSteps.length;
  const inSteps = `${t('ui.step', { current: count, count })}: ${title}`;
  return (
    <>
      <title>{pageTitle(inSteps, hasProblem ? t('shell.errorTitle') : undefined)}</title>
      <Stepper steps={bookingSteps.map((name) => t(`seniorCare.step.${name}`))} current={count}>
        <h1 tabIndex={-1}>{title}</h1>
      </Stepper>
    </>
  );
}
