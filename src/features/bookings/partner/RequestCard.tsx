import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { AvatarInitial } from '#web/ui/AvatarInitial.tsx';
import { Card } from '#web/ui/Card.tsx';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import type { Request } from '../request-contract.ts';
import { RecordOpener } from '../web/RecordOpener.tsx';
import { AnswerBy } from './AnswerBy.tsx';
import { AnswerRequest } from './AnswerRequest.tsx';
import { Contact } from './Contact.tsx';
import styles from './RequestCard.module.css';
import { RequestDetails } from './RequestDetails.tsx';
import { RequestFacts } from './RequestFacts.tsx';
import { RequestOutcome } from './RequestOutcome.tsx';
import type { Answer } from './useAnswer.ts';

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

/** A request: who, when, what it costs, until when to answer, and the two answers. Its heading opens the rest. */
export function RequestCard({ request, isNew, isOpen, origin, answer, onToggle, onAnswered }: Props) {
  const t = useWords();
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The buttons that were pressed are gone: whoever answered goes on from the heading.
    if (answer) opener.current?.focus();
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
        <AvatarInitial name={personName} shape="arch" />
        <div className={styles.words}>
          <RecordOpener ref={opener} bookingId={bookingId} isOpen={isOpen} controls={id} onToggle={onToggle}>
            {personName}
          </RecordOpener>
          <p className="muted">
            {familyName === personName ? t('partner.request.self') : t('partner.request.by', { name: familyName })}
          </p>
          {origin && <p className="small muted">{origin}</p>}
        </div>
        <div className={styles.tags}>
          {isNew && <Tag tone="brand">{t('partner.request.new')}</Tag>}
          <StatusTag status={tab === 'completed' ? 'completed' : status} />
        </div>
        <ChevronDown size={24} aria-hidden="true" className={styles.chevron} data-open={isOpen || undefined} />
      </div>
      <div className={styles.body}>
        {request.answerBy && <AnswerBy answerBy={request.answerBy} timeZone={request.timeZone} />}
        <RequestOutcome request={request} answer={answer} />
        <RequestFacts request={request} />
        <Contact request={request} />
        <div id={id} hidden={!isOpen}>
          {isOpen && <RequestDetails request={request} />}
        </div>
        {status === 'pending' && <AnswerRequest request={request} onAnswered={onAnswered} />}
      </div>
    </Card>
  );
}
