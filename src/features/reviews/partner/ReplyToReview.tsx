import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { SendOrCancel } from '#web/forms/SendOrCancel.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTypedField } from '#web/forms/useTyped.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { LONGEST_REPLY, type ReceivedReview, ReplyForm, reviewReplies } from '../reply-contract.ts';
import { receivedKey } from './queries.ts';
import styles from './ReceivedReviewsPage.module.css';

/** The one reply, and the one change of it within a day. */
export function ReplyToReview({ review }: { review: ReceivedReview }) {
  const t = useWords();
  const locale = useLocale();
  const [isWriting, setIsWriting] = useState(false);
  const { reply, editableUntil, _id: id, author } = review;
  if (isWriting) return <ReplyFields review={review} onDone={() => setIsWriting(false)} />;
  if (reply && editableUntil === null) return null;
  return (
    <div className={styles.reply}>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => setIsWriting(true)} data-testid={`reply-${id}`}>
          {t(reply ? 'reviews.reply.change' : 'reviews.reply.write')}
          <span className="vh">: {author}</span>
        </Button>
        {editableUntil !== null && (
          <span className="small muted">
            {t('reviews.reply.until', { moment: formatMoment(deviceZone(), new Date(editableUntil), locale) })}
          </span>
        )}
      </div>
    </div>
  );
}

function ReplyFields({ review, onDone }: { review: ReceivedReview; onDone: () => void }) {
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  // several reviews can be replied to on one page: each field has a name of its own
  const form = useCheckedForm({
    schema: ReplyForm,
    fields: ['words'],
    start: { words: review.reply?.words ?? '' },
    draft: { name: `review-reply:${review._id}`, label: t('reviews.received.of', { name: review.providerName }) },
    send: async (body) => {
      await callsOf(client, reviewReplies).reply({
        params: { id: review._id },
        body: { ...body, isChange: review.reply !== null },
      });
      await client.invalidateQueries({ queryKey: receivedKey });
      toast({ text: t('reviews.reply.done') });
      onDone();
    },
  });
  const words = useTypedField<string>(form.control, 'words');
  return (
    <form className={styles.reply} onSubmit={form.submit} noValidate data-testid="reply-form">
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <TextAreaField
        {...form.field('words')}
        label={t('reviews.reply.words')}
        hint={t('reviews.reply.hint')}
        value={words}
        limit={LONGEST_REPLY}
        data-testid="reply-words"
      />
      <SendOrCancel form={form} onCancel={onDone} data-testid="send-reply">
        {t('reviews.reply.send')}
      </SendOrCancel>
    </form>
  );
}
