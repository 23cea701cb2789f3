import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { rowRefusal, useHeld } from '#web/ui/Held.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { useAnswerVisit } from './queries.ts';

/** The number of a family, which reads from then on who has it. */
export function OpenNumber({ id }: { id: string }) {
  const t = useWords();
  const { refused } = useHeld();
  const answer = useAnswerVisit(id, undefined, refused);
  return (
    <>
      <Refusal failure={rowRefusal(answer.error)} />
      <div className="actions" data-print="hide">
        <Button
          variant="secondary"
          isBusy={answer.isPending}
          onClick={() => answer.mutate({ answer: 'number' })}
          data-testid="open-number"
        >
          {t('tours.desk.number')}
        </Button>
        <span className="small muted">{t('tours.desk.number.text')}</span>
      </div>
    </>
  );
}
