import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useRefusalOf } from '#web/connection.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { callsOf, keyOf } from '#web/queries.ts';
import { Button } from '#web/ui/Button.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { useFocusKept } from '#web/useFocusKept.ts';
import { useNow } from '#web/useNow.ts';
import { circle } from '../../contract.ts';
import type { QuestionKind, TrailEntry } from '../../trail.ts';
import { type questionChanges, trailQuestions } from '../../trail-question.ts';
import { pastMoment } from './past-day.ts';
import styles from '../PrivacyPage.module.css';

type Props = {
  entry: TrailEntry;
  /** The id of what the question is about. */
  describedBy: string;
};

/** A line that somebody else has left is questioned in one tap, which says whom it asks: the relative who left it, or staff; what staff are asked nobody else hears of unless the person wants it. */
export function AskAboutLine({ entry, describedBy }: Props) {
  const t = useWords();
  const { actor, actorName: name, question } = entry;
  const asking = useAsking(entry);
  const place = useRef<HTMLDivElement>(null);
  useFocusKept(
    `${question?._id} ${question?.kind} ${question?.isTold}`,
    () => place.current?.querySelector<HTMLElement>('[tabindex], button') ?? null,
  );
  if (actor === 'you' || actor === 'clock' || actor === 'link') return null;
  const kinds: QuestionKind[] = [actor === 'relative' ? 'relative' : 'who', 'wrong'];
  return (
    <div ref={place}>
      {question ? (
        <Asked entry={entry} question={question} asking={asking} />
      ) : (
        <div className={styles.ask} data-print="hide">
          {kinds.map((kind) => (
            <Button
              key={kind}
              variant="quiet"
              isBusy={asking.isPending}
              onClick={() => asking.mutate({ ask: kind })}
              aria-describedby={describedBy}
              data-testid={`ask-${kind}`}
            >
              {t(`circle.trail.ask.${kind}`, { name })}
            </Button>
          ))}
        </div>
      )}
      {asking.failure && <Refusal failure={asking.failure} />}
    </div>
  );
}

type AskedProps = {
  entry: TrailEntry;
  question: NonNullable<TrailEntry['question']>;
  asking: ReturnType<typeof useAsking>;
};

function Asked({ entry, question: { _id: id, kind, askedAt, isTold, answer }, asking }: AskedProps) {
  const t = useWords();
  const locale = useLocale();
  const now = useNow();
  const { actor, actorName: name } = entry;
  const isOfRelative = actor === 'relative';
  const ways: Change[] = [
    ...(isOfRelative && !isTold ? (['tell'] as const) : []),
    ...(kind === 'relative' ? (['wrong'] as const) : []),
    ...(kind !== 'relative' && !isTold && !answer ? (['withdraw'] as const) : []),
  ];
  const words = {
    tell: t('circle.trail.tell', { name }),
    wrong: t('circle.trail.ask.wrong'),
    withdraw: t('circle.trail.withdraw'),
  };
  return (
    <div className={styles.asked} data-testid="line-asked">
      <p tabIndex={-1}>
        <b>{t(`circle.trail.asked.${kind}`, { name, at: pastMoment(askedAt, { now, locale }) })}</b>
      </p>
      {answer && <blockquote data-testid="line-answer">{answer}</blockquote>}
      {kind !== 'relative' && !answer && <p>{t('circle.trail.asked.wait')}</p>}
      {isOfRelative && (
        <p className="small muted">{t(isTold ? 'circle.trail.told' : 'circle.trail.untold', { name })}</p>
      )}
      {ways.length > 0 && (
        <div className={styles.ask} data-print="hide">
          {ways.map((way) => (
            <Button
              key={way}
              variant="quiet"
              isBusy={asking.isPending}
              onClick={() => asking.mutate({ change: way, id })}
              data-testid={`ask-${way}`}
            >
              {words[way]}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

type Change = (typeof questionChanges)[number];
type Step = { ask: QuestionKind } | { change: Change; id: string };

function useAsking({ _id: entryId }: TrailEntry) {
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  const mutation = useMutation({
    mutationFn: (step: Step) => {
      const { ask, change } = callsOf(client, trailQuestions);
      return 'ask' in step
        ? ask({ body: { entryId, kind: step.ask } })
        : change({ params: { id: step.id }, body: { change: step.change } });
    },
    onSuccess: (_, step) => toast({ text: t(`circle.trail.done.${'ask' in step ? step.ask : step.change}`) }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(circle.trail) }),
  });
  return { ...mutation, failure: useRefusalOf(mutation.error) };
}
