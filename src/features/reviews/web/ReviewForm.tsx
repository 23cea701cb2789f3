import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import type { Booking } from '#features/bookings/booking.ts';
import { bookingKeys } from '#features/bookings/web/queries.ts';
import { SendOrCancel } from '#web/forms/SendOrCancel.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTypedField } from '#web/forms/useTyped.ts';
import { useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { LONGEST_REVIEW, ReviewForm as ReviewSchema, reviews, Stars } from '../contract.ts';
import styles from './ReviewForm.module.css';

// A radio button says its number as text.
const TypedReview = z.object({
  stars: z.pipe(
    z.transform((typed: unknown) => Number(typed)),
    Stars,
  ),
  words: ReviewSchema.shape.words,
});

/** Stars and a few words about a booking that is over. */
export function ReviewForm({ booking, onDone }: { booking: Booking; onDone: () => void }) {
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  const form = useCheckedForm({
    schema: TypedReview,
    fields: ['stars', 'words'],
    start: { stars: '', words: '' },
    send: async (review) => {
      await callsOf(client, reviews).add({ body: { bookingId: booking._id, ...review } });
      await Promise.all(bookingKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
      toast({ text: t('reviews.form.done') });
      onDone();
    },
  });
  const words = useTypedField<string>(form.control, 'words');
  const heading = useRef<HTMLHeadingElement>(null);
  // the button that opened the form is gone
  useEffect(() => heading.current?.focus(), []);
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate data-testid="review-form">
      <h3 ref={heading} tabIndex={-1}>
        {t('reviews.form.title', { name: booking.providerName })}
      </h3>
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <RadioCards
        {...form.field('stars')}
        label={t('reviews.form.stars')}
        options={[5, 4, 3, 2, 1].map((count) => ({
          value: String(count),
          label: t('reviews.stars', { count }),
        }))}
        data-testid="stars"
      />
      <TextAreaField
        {...form.field('words')}
        label={t('reviews.form.words')}
        hint={t('reviews.form.words.hint')}
        value={words}
        limit={LONGEST_REVIEW}
        data-testid="review-words"
      />
      <SendOrCancel form={form} onCancel={onDone} data-testid="send-review">
        {t('reviews.form.send')}
      </SendOrCancel>
    </form>
  );
}
