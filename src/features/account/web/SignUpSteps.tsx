import type { ReactNode } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { Stepper } from '#web/ui/Stepper.tsx';

/** 'Step 1 of 3' and the heading of a step on the way to a new account. */
export function SignUpSteps({ current, children }: { current: 1 | 2 | 3; children: ReactNode }) {
  const t = useWords();
  return (
    <Stepper steps={['details', 'code', 'about'].map((step) => t(`account.signUp.step.${step}`))} current={current}>
      {children}
    </Stepper>
  );
}
