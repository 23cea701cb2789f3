import { useQuery } from '@tanstack/react-query';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { GivenAnswers } from './GivenAnswers.tsx';
import { lastIntakeOf } from './queries.ts';

type Props = {
  personId: string | null;
  providerName: string;
  /** Where the questions are asked. */
  address: string;
  /** They were looked through for this booking and go along. */
  isGiven: boolean;
  onLeaveOut: () => void;
  /** While an attempt may have arrived nothing of it can be changed. */
  isFixed: boolean;
};

/** Whether answers to the questions before a visit go along with it, and which. Nothing for whoever may not see the records. */
export function IntakeCard({ personId, providerName, address, isGiven, onLeaveOut, isFixed }: Props) {
  const t = useWords();
  const { data: last } = useQuery({ ...lastIntakeOf(personId), meta: { isQuiet: true } });
  if (!last) return null;
  const answers = isGiven ? last.data?.answers : undefined;
  return (
    <Card as="section" aria-labelledby="intake" className="stack" tint="sun" data-testid="intake-card">
      <h2 id="intake">{t('intake.title')}</h2>
      <p>{t(answers ? 'intake.answered' : 'intake.unanswered', { name: providerName })}</p>
      {answers && <GivenAnswers answers={answers} />}
      {!isFixed && (
        <div className="row">
          <ButtonLink variant="secondary" href={address} data-testid="intake-answer">
            {t(answers ? 'intake.change' : 'intake.answer')}
          </ButtonLink>
          {answers && (
            <Button variant="quiet" onClick={onLeaveOut} data-testid="intake-none">
              {t('intake.none')}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
