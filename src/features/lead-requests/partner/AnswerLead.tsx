import { useState } from 'react';
import { addDays, dayIn } from '#shared/dates.ts';
import type { Issue } from '#shared/failure.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { DateField } from '#web/ui/DateField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Quote } from '#web/ui/Quote.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { useNow } from '#web/useNow.ts';
import {
  FARTHEST_VISIT_DAYS,
  type LeadChange,
  LONGEST_LEAD_ANSWER,
  type ReceivedLead,
  wrongVisitDay,
} from '../lead-request.ts';
import styles from './ReceivedLeads.module.css';

export type AnsweringProps = {
  isBusy: boolean;
  /** What was wrong with a field of the answer. */
  refused: (field: keyof LeadChange) => Issue | undefined;
  onChange: (change: LeadChange, onDone: () => void) => void;
};

/** What became of a request, and what the family is to read with it; of one that a colleague has closed meanwhile what was not sent. */
export function AnswerLead({ lead, isBusy, refused, onChange }: { lead: ReceivedLead } & AnsweringProps) {
  const t = useWords();
  const today = dayIn(lead.timeZone, useNow());
  const [answer, setAnswer] = useState('');
  const [visitOn, setVisitOn] = useState('');
  const [wrongDay, setWrongDay] = useState<string>();
  const say = (change: Omit<LeadChange, 'answer'>) => onChange({ ...change, answer }, () => setAnswer(''));
  const plan = () => {
    const wrong = wrongVisitDay(visitOn, today);
    setWrongDay(wrong);
    if (!wrong) say({ status: 'visit_planned', visitOn });
  };
  const messageOf = (issue: Issue | undefined) => issue && t(issue.key, issue.values);
  if (lead.status === 'closed') return answer !== '' && !isBusy && <Unsent answer={answer} />;
  return (
    <>
      <TextAreaField
        label={t('leadRequests.answer')}
        hint={t('leadRequests.answer.hint')}
        name={`answer-${lead._id}`}
        isOptional
        rows={2}
        limit={LONGEST_LEAD_ANSWER}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
        error={messageOf(refused('answer'))}
        data-testid="lead-answer"
      />
      <div className={styles.actions}>
        {lead.status === 'new' && (
          <Button isBusy={isBusy} onClick={() => say({ status: 'contacted' })} data-testid="lead-contacted">
            {t('leadRequests.set.contacted')}
          </Button>
        )}
        <DateField
          label={t('leadRequests.set.day')}
          name={`visit-${lead._id}`}
          min={today}
          max={addDays(today, FARTHEST_VISIT_DAYS)}
          value={visitOn}
          onChange={setVisitOn}
          error={wrongDay ? t(wrongDay) : messageOf(refused('visitOn'))}
          data-testid="lead-visit-day"
        />
        <Button variant="secondary" isBusy={isBusy} onClick={plan} data-testid="lead-visit">
          {t('leadRequests.set.visit')}
        </Button>
        <Button variant="quiet" isBusy={isBusy} onClick={() => say({ status: 'closed' })} data-testid="lead-close">
          {t('leadRequests.set.closed')}
        </Button>
      </div>
    </>
  );
}

function Unsent({ answer }: { answer: string }) {
  const t = useWords();
  return (
    <Notice tone="warning" title={t('leadRequests.unsent')} isLive data-testid="lead-unsent">
      <Quote>{answer}</Quote>
    </Notice>
  );
}
