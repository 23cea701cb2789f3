import { Failure } from '#shared/failure.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import type { Tour, TourOutcome } from '../tour.ts';
import { useChangeVisit } from './queries.ts';
import styles from './Visits.module.css';

/** The one question after a visit; each answer leads on, and nobody but the family reads it. */
export function HowWasIt({ visit }: { visit: Tour }) {
  const t = useWords();
  const { _id: id, providerId, outcome } = visit;
  const change = useChangeVisit(id);
  const say = (answer: TourOutcome) => change.mutate({ change: 'outcome', outcome: answer });
  const forWhom = visit.isForSelf ? undefined : visit.personId;
  const next = {
    book: href('/care/daycaredetails/:pathParam?', { pathParam: providerId }, { for: forWhom }),
    ask: href('/dashboard-enquiries', undefined, { provider: providerId, for: forWhom }),
    no: href('/senior-care'),
  };
  const busy = change.isPending && change.variables.change === 'outcome' ? change.variables.outcome : undefined;
  return (
    <div className={styles.near} data-testid="how-was-it">
      <p>
        <b>{t(outcome ? `tours.outcome.${outcome}.text` : 'tours.outcome')}</b>
      </p>
      <Refusal failure={change.error instanceof Failure ? change.error : undefined} />
      <div className="actions">
        {outcome ? (
          <ButtonLink href={next[outcome]} data-testid="outcome-next">
            {t(`tours.outcome.${outcome}.next`)}
          </ButtonLink>
        ) : (
          (['book', 'ask', 'no'] as const).map((answer) => (
            <Button
              key={answer}
              variant={answer === 'book' ? 'primary' : 'secondary'}
              isBusy={busy === answer}
              onClick={() => say(answer)}
              data-testid={`outcome-${answer}`}
            >
              {t(`tours.outcome.${answer}`)}
            </Button>
          ))
        )}
      </div>
      {!outcome && <p className="small muted">{t('tours.outcome.private')}</p>}
    </div>
  );
}
