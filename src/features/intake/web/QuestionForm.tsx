import { useState } from 'react';
import { dayIn } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTypedField } from '#web/forms/useTyped.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { DETAILS_LIMIT, IntakeAnswer, type Question, replies } from '../intake.ts';
import { AnswerText } from './AnswerText.tsx';
import type { QuestionHead } from './question-head.ts';
import styles from './QuestionForm.module.css';

type Props = {
  question: Question;
  /** Under which name what is typed is kept in this tab. */
  draft: string;
  title: string;
  count: string | undefined;
  note: string;
  start: IntakeAnswer | undefined;
  /** What was answered the last time, to be said again with one tap. */
  earlier: { answer: IntakeAnswer; at: string } | undefined;
  isLast: boolean;
  head: QuestionHead;
  onAnswer: (answer: IntakeAnswer) => Promise<void>;
};

/** One question: yes says what. */
export function QuestionForm({ question, draft, title, count, note, start, earlier, isLast, head, onAnswer }: Props) {
  const t = useWords();
  const [isChanging, setChanging] = useState(earlier === undefined);
  const form = useCheckedForm({
    schema: IntakeAnswer,
    fields: ['reply', 'details'],
    start: { reply: start?.reply ?? '', details: start?.details ?? '' },
    draft: { name: draft, label: t('intake.draft') },
    send: onAnswer,
  });
  const isOpen = isChanging || form.isRestored;
  const reply = useTypedField<string>(form.control, 'reply');
  const details = useTypedField<string>(form.control, 'details');
  return (
    <form onSubmit={form.submit} data-needs-client="" noValidate className="stack" data-testid={`intake-${question}`}>
      {head({ title, problems: form.problems, attempt: form.attempt })}
      {count && <p className="muted">{count}</p>}
      {earlier && (
        <Card as="div" tint="sun" className="stack" data-testid="intake-earlier">
          <p>
            {t('intake.lastTime')} <DateText day={dayIn(deviceZone(), new Date(earlier.at))} look="short" isWithin />
          </p>
          <p className={styles.said}>
            <AnswerText answer={earlier.answer} />
          </p>
          <p>{t('intake.still')}</p>
          {!isOpen && (
            <div className="row">
              <Button type="submit" size="large" isBusy={form.isSending} data-testid="intake-still">
                {t('intake.still.yes')}
              </Button>
              <Button variant="secondary" size="large" onClick={() => setChanging(true)} data-testid="intake-changed">
                {t('intake.still.change')}
              </Button>
            </div>
          )}
        </Card>
      )}
      {isOpen && (
        <>
          <RadioCards
            {...form.field('reply')}
            label={<span className="vh">{title}</span>}
            hint={t(`intake.hint.${question}`)}
            options={replies.map((value) => ({ value, label: t(`intake.reply.${value}`) }))}
            data-testid="intake-reply"
          />
          {reply === 'yes' && (
            <TextAreaField
              {...form.field('details')}
              label={t('intake.details')}
              value={details}
              limit={DETAILS_LIMIT}
              data-testid="intake-details"
            />
          )}
          <p className="small muted">{note}</p>
          <div className={styles.go}>
            <Button type="submit" size="large" isBusy={form.isSending} data-testid="intake-next">
              {t(isLast ? 'intake.save' : 'intake.next')}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}
