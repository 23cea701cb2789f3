import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Failure } from '#shared/failure.ts';
import { formatMoment } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { callsOf, keyOf } from '#web/queries.ts';
import { Button } from '#web/ui/Button.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { circle } from '../contract.ts';
import type { TrailEntry } from '../trail.ts';
import { questionKinds, trailQuestions } from '../trail-question.ts';
import { Refusal } from '#web/ui/Refusal.tsx';
import styles from './PrivacyPage.module.css';

/** A line that somebody else has left can be questioned in one tap; who looked is not told unless the person wants it. */
export function AskAboutLine({ entry }: { entry: TrailEntry }) {
  const t = useWords();
  const { question } = entry;
  const asking = useAsking(entry);
  if (entry.actor === 'you' || entry.actor === 'clock') return null;
  if (question) return <Asked entry={entry} question={question} asking={asking} />;
  return (
    <div className={styles.ask} data-print="hide">
      {questionKinds.map((kind) => (
        <Button
          key={kind}
          variant="quiet"
          isBusy={asking.isPending}
          onClick={() => asking.mutate(kind)}
          data-testid={`ask-${kind}`}
        >
          {t(`circle.trail.ask.${kind}`)}
        </Button>
      ))}
      {asking.failure && <Refusal failure={asking.failure} />}
    </div>
  );
}

type Props = {
  entry: TrailEntry;
  question: NonNullable<TrailEntry['question']>;
  asking: ReturnType<typeof useAsking>;
};

function Asked({ entry, question: { kind, askedAt, isTold, answer }, asking }: Props) {
  const t = useWords();
  const locale = useLocale();
  return (
    <div className={styles.asked} data-testid="line-asked">
      <p>
        <b>{t(`circle.trail.asked.${kind}`, { at: formatMoment(deviceZone(), new Date(askedAt), locale) })}</b>
      </p>
      {answer ? <blockquote data-testid="line-answer">{answer}</blockquote> : <p>{t('circle.trail.asked.wait')}</p>}
      {isTold ? (
        <p className="small muted">{t('circle.trail.told', { name: entry.actorName })}</p>
      ) : (
        <>
          {entry.actor === 'relative' && (
            <p className="small muted">{t('circle.trail.untold', { name: entry.actorName })}</p>
          )}
          <div className={styles.ask} data-print="hide">
            {entry.actor === 'relative' && (
              <Button
                variant="quiet"
                isBusy={asking.isPending}
                onClick={() => asking.mutate('tell')}
                data-testid="ask-tell"
              >
                {t('circle.trail.tell', { name: entry.actorName })}
              </Button>
            )}
            {!answer && (
              <Button
                variant="quiet"
                isBusy={asking.isPending}
                onClick={() => asking.mutate('withdraw')}
                data-testid="ask-withdraw"
              >
                {t('circle.trail.withdraw')}
              </Button>
            )}
          </div>
        </>
      )}
      {asking.failure && <Refusal failure={asking.failure} />}
    </div>
  );
}

function useAsking({ _id: entryId, question }: TrailEntry) {
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  const mutation = useMutation({
    mutationFn: (what: (typeof questionKinds)[number] | 'tell' | 'withdraw') => {
      const { ask, change } = callsOf(client, trailQuestions);
      return what === 'who' || what === 'wrong'
        ? ask({ body: { entryId, kind: what } })
        : change({ params: { id: question?._id ?? '' }, body: { change: what } });
    },
    onSuccess: (_, what) => toast({ text: t(`circle.trail.done.${what}`) }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(circle.trail) }),
  });
  return { ...mutation, failure: mutation.error instanceof Failure ? mutation.error : undefined };
}
