import { useQueryClient } from '@tanstack/react-query';
import { Form, FormProblems, SubmitButton } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { refreshTopics } from '#web/realtime.ts';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import type { Booking } from '../booking.ts';
import { bookings } from '../contract.ts';
import { AnswerForm, LONGEST_QUESTION } from '../question.ts';
import { bookingWith } from './queries.ts';

type Props = {
  booking: Booking;
  /** The form is gone with the answer: the focus goes on elsewhere. */
  onAnswered: () => void;
};

/** The family's answer to what the provider asks. */
export function AnswerQuestion({ booking: { _id: id, providerName: name }, onAnswered }: Props) {
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  const form = useCheckedForm({
    schema: AnswerForm,
    fields: ['answer'],
    start: { answer: '' },
    selectsField: true,
    draft: { name: `answer-${id}`, label: t('bookings.question.draft', { name }) },
    send: async (body) => {
      client.setQueryData(
        bookingWith(id).queryKey,
        await callsOf(client, bookings).answerQuestion({ params: { id }, body }),
      );
      onAnswered();
      toast({ text: t('bookings.question.sent', { name }) });
      await refreshTopics(client, ['bookings']);
    },
  });
  return (
    <Form form={form} data-testid="answer-form">
      <FormProblems form={form} />
      <TextAreaField
        label={t('bookings.question.yours')}
        hint={t('bookings.question.hint', { name })}
        rows={3}
        limit={LONGEST_QUESTION}
        {...form.field('answer')}
        data-testid="answer"
      />
      <SubmitButton form={form} busyLabel={t('ui.sending')} data-testid="send-answer">
        {t('bookings.question.send')}
      </SubmitButton>
    </Form>
  );
}
