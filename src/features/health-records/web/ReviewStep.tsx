import { useWords } from '#web/i18n/words.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { HealthSummary } from './HealthSummary.tsx';
import { QuestionFrame } from './QuestionFrame.tsx';
import type { Step } from './step.ts';

export function ReviewStep({ step }: { step: Step }) {
  const t = useWords();
  return (
    <QuestionFrame step={step}>
      <HealthSummary facts={step.profile.facts} changeAt={step.changeAt} />
      <p>
        <ButtonLink href={step.onTo} size="large" data-testid="health-continue">
          {t('ui.continue')}
        </ButtonLink>
      </p>
    </QuestionFrame>
  );
}
