import { CalendarClock, ChevronDown, MessageCircleQuestionMark, MessageCircleReply } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { RequestNotes } from '#features/care-notes/partner/ToldNotes.tsx';
import { ToldAnswers } from '#features/intake/web/ToldAnswers.tsx';
import { OnlyOthers } from '#features/providers/partner/AtPlace.tsx';
import { useMay } from '#features/providers/web/places/work-places.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import type { Request } from '../request-contract.ts';
import { keepsTime } from '../offer.ts';
import { Questions } from '../web/Questions.tsx';
import { ShownWithBooking, WrittenOfBooking } from '../web/booking-pages.tsx';
import { SkippedDays } from '../web/SkippedDays.tsx';
import { RecordOpener } from '../web/RecordOpener.tsx';
import { AnswerBy } from './AnswerBy.tsx';
import { AnswerChange } from './AnswerChange.tsx';
import { AnswerRequest } from './AnswerRequest.tsx';
import { AskFamily } from './AskFamily.tsx';
import { Contact } from './Contact.tsx';
import { NextTime } from './NextTime.tsx';
import styles from './RequestCard.module.css';
import { OfferTimes } from './offer/OfferTimes.tsx';
import { OpenDifference } from './OpenDifference.tsx';
import { OpenOffer } from './offer/OpenOffer.tsx';
import { PlanCheck } from './plan/PlanCheck.tsx';
import { RequestDetails } from './RequestDetails.tsx';
import { RequestFacts } from './RequestFacts.tsx';
import { RequestLine } from './RequestLine.tsx';
import { RequestOutcome } from './RequestOutcome.tsx';
import { SaidToCome } from './SaidToCome.tsx';
import { RequestTimes } from './times/RequestTimes.tsx';
import { UnpaidPart } from './UnpaidPart.tsx';
import { type Answer, useAnswer } from './useAnswer.ts';

type Props = {
  request: Request;
  isNew: boolean;
  isOpen: boolean;
  /** What was asked for and of whom, where the list holds several. */
  origin: readonly string[];
  /** How it was answered a moment ago, here. */
  answer: Answer | undefined;
  onToggle: (isOpen: boolean) => void;
  onAnswered: (answer: Answer) => void;
};

/** A request as a row: the moment that matters first, who, and which days. Its heading opens the whole request below it. */
export function RequestCard({ request, isNew, isOpen, origin, answer, onToggle, onAnswered }: Props) {
  const t = useWords();
  const id = useId();
  const mayAnswer = useMay('answers', request.providerId);
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
  const { personName, familyName, status, tab, bookingId, change } = request;
  const deadline = request.answerBy ?? (change?.state === 'asked' ? change.answerBy : null);
  const isOver = status === 'cancelled' || tab === 'completed';
  const isComing = !deadline && !isOver && (!request.offer || keepsTime(request.offer.why));
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
            {deadline ? (
              <AnswerBy answerBy={deadline} timeZone={request.timeZone} />
            ) : isOver ? (
              <StatusTag status={tab === 'completed' ? 'completed' : status} />
            ) : (
              isComing && <NextTime request={request} />
            )}
            {request.isSure && tab === 'upcoming' && <SaidToCome isAtHome={request.isAtHome} />}
            <QuestionTag request={request} />
            {request.plan?.state === 'asked' && status !== 'cancelled' && (
              <Tag tone="warning">{t('partner.plan.tag')}</Tag>
            )}
            {request.offer && (
              <Tag tone="info" icon={<CalendarClock size={18} aria-hidden="true" />}>
                {t('partner.offer.tag')}
              </Tag>
            )}
            {change?.state === 'asked' && <Tag tone="info">{t('partner.change.tag')}</Tag>}
            {isNew && status === 'pending' && <Tag tone="brand">{t('partner.request.new')}</Tag>}
          </div>
          <div className={styles.who}>
            <RecordOpener ref={opener} bookingId={bookingId} isOpen={isOpen} controls={id} onToggle={onToggle}>
              {personName}
            </RecordOpener>
            <RequestLine request={request} origin={origin} isTimeSaid={isComing && request.times.length === 1} />
          </div>
        </div>
        <ChevronDown size={24} aria-hidden="true" className={styles.chevron} data-open={isOpen || undefined} />
      </div>
      <div id={id} hidden={!isOpen} className={styles.body}>
        {isOpen && (
          <>
            <RequestOutcome request={request} answer={answer} />
            {request.answerBy && mayAnswer && (
              <AnswerRequest request={request} {...answering}>
                {request.canOffer && <OfferTimes request={request} />}
              </AnswerRequest>
            )}
            {mayAnswer && <AnswerChange request={request} />}
            {deadline && !mayAnswer && <OnlyOthers providerId={request.providerId} />}
            <p className="muted">
              {familyName === personName ? t('partner.request.self') : t('partner.request.by', { name: familyName })}
            </p>
            <OpenOffer request={request} mayAnswer={mayAnswer} />
            <OpenDifference request={request} />
            <UnpaidPart request={request} />
            <RequestFacts request={request} />
            <PlanCheck request={request} />
            <Questions
              questions={request.questions}
              providerName={request.providerName}
              isPending={status === 'pending'}
            />
            {!request.answerBy && request.canOffer && mayAnswer && <OfferTimes request={request} />}
            {request.answerBy && mayAnswer && <AskFamily request={request} answerBy={request.answerBy} />}
            <SkippedDays booking={request} />
            <RequestTimes request={request} mayAnswer={mayAnswer} />
            <Contact request={request} />
            {(status === 'accepted' || status === 'scheduled') && (
              <>
                <ToldAnswers bookingId={request._id} />
                <ShownWithBooking _id={request._id} kind={request.kind} />
                <RequestNotes bookingId={request._id} personName={personName} />
              </>
            )}
            {status !== 'pending' && <WrittenOfBooking {...request} />}
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
