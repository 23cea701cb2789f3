import { ChevronDown, MessageCircleQuestionMark, MessageCircleReply } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import type { Request } from '../request-contract.ts';
import { Questions } from '../web/Questions.tsx';
import { RecordOpener } from '../web/RecordOpener.tsx';
import { AnswerBy } from './AnswerBy.tsx';
import { AnswerRequest } from './AnswerRequest.tsx';
import { AskFamily } from './AskFamily.tsx';
import { Contact } from './Contact.tsx';
import { NextTime } from './NextTime.tsx';
import styles from './RequestCard.module.css';
import { RequestDetails } from './RequestDetails.tsx';
import { RequestFacts } from './RequestFacts.tsx';
import { RequestOutcome } from './RequestOutcome.tsx';
import { type Answer, useAnswer } from './useAnswer.ts';

type Props = {
  request: Request;
  isNew: boolean;
  isOpen: boolean;
  /** What was asked for and of whom, where the list holds several. */
  origin: string;
  /** How it was answered a moment ago, here. */
  answer: Answer | undefined;
  onToggle: (isOpen: boolean) => void;
  onAnswered: (answer: Answer) => void;
};

/** A request as a row: the moment that matters first, who, and which days. Its heading opens the whole request below it. */
export function RequestCard({ request, isNew, isOpen, origin, answer, onToggle, onAnswered }: Props) {
  const t = useWords();
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const answering = useAnswer(request, (next) => {
    if (next !== 'elsewhere' || isOpen) onAnswered(next);
  });
  useEffect(() => {
    // The buttons that were pressed are gone: whoever answered, or was about to, goes on from the heading.
    if (answer && (answer !== 'elsewhere' || document.activeElement === document.body)) opener.current?.focus();
  }, [answer]);
  useEffect(() => {
    if (isOpen) opener.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const { personName, familyName, status, tab, bookingId } = request;
  return (
    <Card
      as="li"
      padding="none"
      className={styles.card}
      data-new={isNew || undefined}
      data-testid={`request-${bookingId}`}
    >
      <div className={styles.head}>
        <div className={styles.words}>
          <div className={styles.first}>
            {request.answerBy ? (
              <AnswerBy answerBy={request.answerBy} timeZone={request.timeZone} />
            ) : status === 'cancelled' || tab === 'completed' ? (
              <StatusTag status={tab === 'completed' ? 'completed' : status} />
            ) : (
              <NextTime request={request} />
            )}
            <QuestionTag request={request} />
            {isNew && status === 'pending' && <Tag tone="brand">{t('partner.request.new')}</Tag>}
          </div>
          <RecordOpener ref={opener} bookingId={bookingId} isOpen={isOpen} controls={id} onToggle={onToggle}>
            {personName}
          </RecordOpener>
          <p className="small muted">
            <DateText day={request.firstDay} look="short" />
            {request.lastDay !== request.firstDay && (
              <>
                {' '}
                {t('bookings.to')} <DateText day={request.lastDay} look="short" isWithin />
              </>
            )}
            {request.facts.slice(0, 1).map(({ value }) => ` · ${value}`)}
            {origin && ` · ${origin}`}
          </p>
        </div>
        <ChevronDown size={24} aria-hidden="true" className={styles.chevron} data-open={isOpen || undefined} />
      </div>
      <div id={id} hidden={!isOpen} className={styles.body}>
        {isOpen && (
          <>
            <RequestOutcome request={request} answer={answer} />
            <p className="muted">
              {familyName === personName ? t('partner.request.self') : t('partner.request.by', { name: familyName })}
            </p>
            <RequestFacts request={request} />
            <Questions
              questions={request.questions}
              providerName={request.providerName}
              isPending={status === 'pending'}
            />
            {status === 'pending' && <AnswerRequest request={request} {...answering} />}
            {request.answerBy && <AskFamily request={request} answerBy={request.answerBy} />}
            <Contact request={request} />
            <RequestDetails request={request} />
          </>
        )}
      </div>
    </Card>
  );
}

/** Whether the family still owes an answer, or has given it; of a request that waits. */
function QuestionTag({ request: { questions, status } }: { request: Request }) {
  const t = useWords();
  const last = questions.at(-1);
  if (!last || status !== 'pending') return null;
  return last.answer === null ? (
    <Tag icon={<MessageCircleQuestionMark size={18} aria-hidden="true" />}>{t('partner.ask.open')}</Tag>
  ) : (
    <Tag tone="info" icon={<MessageCircleReply size={18} aria-hidden="true" />}>
      {t('partner.ask.answered')}
    </Tag>
  );
}
