import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import type { Booking } from '#features/bookings/booking.ts';
import { ReviewForm as Form, reviews } from '#features/reviews/contract.ts';
import { Failure } from '#shared/failure.ts';
import { callsOf } from '#web/queries.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import styles from './ReviewForm.module.css';
import { bookingKeys } from './queries.ts';

type Props = { booking: Booking; onDone: () => void };

const MOST_CHARACTERS = 2000;

/** Stars and a few words about a stay that is over. */
export function ReviewForm({ booking, onDone }: Props) {
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  const [stars, setStars] = useState('');
  const [words, setWords] = useState('');
  const [attempt, setAttempt] = useState(0);
  const checked = z.safeParse(Form, { stars: stars === '' ? undefined : Number(stars), words });
  const issues = attempt > 0 && !checked.success ? checked.error.issues : [];
  const problems = issues.map(({ path, message }) => ({ field: String(path[0]), message: t(message) }));
  const errorOf = (name: string) => problems.find(({ field }) => field === name)?.message;
  const add = useMutation({
    mutationFn: (form: z.output<typeof Form>) =>
      callsOf(client, reviews).add({ body: { bookingId: booking._id, ...form } }),
    onSuccess: async () => {
      await Promise.all(bookingKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
      toast({ text: t('bookings.review.done') });
      onDone();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (checked.success) add.mutate(checked.data);
    else setAttempt(attempt + 1);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate data-testid="review-form">
      <h3>{t('bookings.review.title', { name: booking.providerName })}</h3>
      <ErrorSummary problems={problems} attempt={attempt} />
      {add.error instanceof Failure && (
        <Notice tone="danger" isLive>
          {t(`errors.${add.error.code}`)}
        </Notice>
      )}
      <RadioCards
        name="stars"
        label={t('bookings.review.stars')}
        value={stars}
        onChange={({ target }) => setStars(target.value)}
        error={errorOf('stars')}
        options={[5, 4, 3, 2, 1].map((count) => ({
          value: String(count),
          label: t('bookings.review.star', { count }),
        }))}
        data-testid="stars"
      />
      <TextAreaField
        name="words"
        label={t('bookings.review.words')}
        hint={t('bookings.review.words.hint')}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        error={errorOf('words')}
        limit={MOST_CHARACTERS}
        data-testid="review-words"
      />
      <div className={styles.actions}>
        <Button type="submit" isBusy={add.isPending} data-testid="send-review">
          {t('bookings.review.send')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('ui.cancel')}
        </Button>
      </div>
    </form>
  );
}
