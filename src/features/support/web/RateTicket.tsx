import { useQueryClient } from '@tanstack/react-query';
import { Form, FormProblems, SubmitButton } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { refreshTopics } from '#web/realtime.ts';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { tickets } from '../contract.ts';
import { LONGEST_RATING, RatingForm, type Ticket } from '../ticket.ts';

/** How we have helped: one question, and room for a sentence. */
export function RateTicket({ ticket: { _id: id } }: { ticket: Ticket }) {
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  const form = useCheckedForm({
    schema: RatingForm,
    fields: ['stars', 'words'],
    start: { stars: '', words: '' },
    send: async (body) => {
      await callsOf(client, tickets).rate({ params: { id }, body });
      toast({ text: t('support.rated') });
      await refreshTopics(client, ['threads']);
    },
  });
  return (
    <Form form={form} data-testid="rate-ticket">
      <FormProblems form={form} />
      <RadioCards
        {...form.field('stars')}
        label={t('support.rate')}
        legendSize="heading"
        options={[5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: t(`support.rate.${stars}`) }))}
        data-testid="rating"
      />
      <TextAreaField
        label={t('support.rate.words')}
        isOptional
        rows={2}
        limit={LONGEST_RATING}
        {...form.field('words')}
        data-testid="rating-words"
      />
      <SubmitButton form={form} variant="secondary" data-testid="rating-send">
        {t('support.rate.send')}
      </SubmitButton>
    </Form>
  );
}
