import type { ReactNode } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { StepBar } from './StepBar.tsx';

type Props = {
  isBusy?: boolean;
  busyLabel?: string;
  onClick?: () => void;
  icon?: ReactNode;
  /** For whom it is, by name, where that is known. */
  who?: string | undefined;
  /** 'Continue' when nothing else is said. */
  children?: ReactNode;
  'data-testid'?: string;
};

/** The one filled button of a step. */
export function StepContinue({ who, children, 'data-testid': testId = 'booking-continue', ...button }: Props) {
  const t = useWords();
  return (
    <StepBar about={who !== undefined && <p data-testid="for-whom">{t('bookings.for', { name: who })}</p>}>
      <Button type="submit" size="large" {...button} data-testid={testId}>
        {children ?? t('ui.continue')}
      </Button>
    </StepBar>
  );
}
