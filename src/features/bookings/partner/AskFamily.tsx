import { useQueryClient } from '@tanstack/react-query';
import { MessageCircleQuestionMark } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Form, FormProblems, SubmitButton } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { refreshTopics } from '#web/realtime.ts';
import { Button } from '#web/ui/Button.tsx';
import { fieldId } from '#web/ui/field.ts';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { LONGEST_QUESTION, MOST_QUESTIONS, QuestionForm } from '../question.ts';
import { type Request, requests } from '../request-contract.ts';
import styles from './AnswerRequest.module.css';
import { untilInWords } from '#web/moment-in-words.ts';
import { requestWith } from './queries.ts';

type Props = { request: Request; answerBy: string };

/** Asks the family before answering: one question at a time, while the clock of the request goes on. */
export function AskFamily({ request, answerBy }: Props) {
  const t = useWords();
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);
  const { questions, timeZone } = request;
  const clock = t('partner.ask.clock', { moment: untilInWords(answerBy, { timeZone, locale }) });
  const done = () => {
    setAsking(false);
    // The button that was pressed is gone.
    place.current?.focus();
  };
  const isWaiting = questions.some(({ answer }) => answer === null);
  const canAsk = !isWaiting && questions.length < MOST_QUESTIONS;
  return (
    <div ref={place} tabIndex={-1} data-print="hide">
      {!canAsk && (
        <p className="small muted" data-testid="question-clock">
          {!isWaiting && <span>{t('partner.ask.enough', { count: MOST_QUESTIONS })}</span>} <span>{clock}</span>
        </p>
      )}
      {canAsk && !isAsking && (
        <Button
          variant="quiet"
          icon={<MessageCircleQuestionMark size={22} aria-hidden="true" />}
          onClick={() => setAsking(true)}
          data-testid="ask-family"
        >
          {t('partner.ask')}
        </Button>
      )}
      {canAsk && isAsking && <AskForm request={request} clock={clock} onDone={done} />}
    </div>
  );
}

function AskForm({ request, clock, onDone }: { request: Request; clock: string; onDone: () => void }) {
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  const { _id: id, familyName: name } = request;
  const form = useCheckedForm({
    schema: QuestionForm,
    fields: ['question'],
    start: { question: '' },
    selectsField: true,
    send: async (body) => {
      client.setQueryData(requestWith(id).queryKey, await callsOf(client, requests).ask({ params: { id }, body }));
      toast({ text: t('partner.ask.sent', { name }) });
      onDone();
      await refreshTopics(client, ['requests']);
    },
  });
  useEffect(() => document.getElementById(fieldId('question'))?.focus(), []);
  return (
    <Form form={form} data-testid="ask-form">
      <FormProblems form={form} />
      <TextAreaField
        label={t('partner.ask.label', { name })}
        hint={`${t('partner.ask.hint')} ${clock}`}
        rows={3}
        limit={LONGEST_QUESTION}
        {...form.field('question')}
        data-testid="question"
      />
      <div className={styles.actions}>
        <SubmitButton form={form} variant="secondary" busyLabel={t('ui.sending')} data-testid="send-question">
          {t('partner.ask.send')}
        </SubmitButton>
        <Button variant="quiet" onClick={onDone} data-testid="ask-cancel">
          {t('partner.ask.cancel')}
        </Button>
      </div>
    </Form>
  );
}
