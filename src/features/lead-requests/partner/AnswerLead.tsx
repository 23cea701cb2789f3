import { useState } from 'react';
import type { Issue } from '#shared/failure.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { DateField } from '#web/ui/DateField.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { type LeadChange, LONGEST_LEAD_ANSWER, type ReceivedLead } from '../lead-request.ts';
import styles from './ReceivedLeads.module.css';

export type AnsweringProps = {
  isBusy: boolean;
  /** What was wrong with the answer. */
  refused: Issue | undefined;
  onChange: (change: LeadChange, onDone: () => void) => void;
};

/** What became of a request, and what the family is to read with it. */
export function AnswerLead({ lead, isBusy, refused, onChange }: { lead: ReceivedLead } & AnsweringProps) {
  const t = useWords();
  const [answer, setAnswer] = useState('');
  const [visitOn, setVisitOn] = useState('');
  const [isMissing, setMissing] = useState(false);
  const say = (change: Omit<LeadChange, 'answer'>) => onChange({ ...change, answer }, () => setAnswer(''));
  const plan = () => {
    setMissing(!visitOn);
    if (visitOn) say({ status: 'visit_planned', visitOn });
  };
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
        error={refused && t(refused.key, refused.values)}
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
          value={visitOn}
          onChange={setVisitOn}
          error={isMissing ? t('errors.dateBlank') : undefined}
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
