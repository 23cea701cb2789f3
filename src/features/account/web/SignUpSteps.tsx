import type { ReactNode } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { Stepper } from '#web/ui/Stepper.tsx';
import { useNext } from './next.ts';

const steps = ['details', 'code', 'about'];

/** 'Step 1 of 3' and the heading of a step on the way to a new account; whoever was on their way somewhere has two. */
export function SignUpSteps({ current, children }: { current: 1 | 2 | 3; children: ReactNode }) {
  const t = useWords();
  const isOnTheWay = useNext() !== undefined && current < steps.length;
  const taken = isOnTheWay ? steps.slice(0, 2) : steps;
  return (
    <Stepper steps={taken.map((step) => t(`account.signUp.step.${step}`))} current={current}>
      {children}
    </Stepper>
  );
}
