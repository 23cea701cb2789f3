import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog } from '#features/staff/web/ReasonDialog.tsx';
import { useRefusalOf } from '#web/connection.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { AskAgain } from '#web/ui/AskAgain.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { RelativeTime } from '#web/ui/RelativeTime.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { reportReasons } from '../contract.ts';
import { type DecisionForm, type ReportedReview as DeskReview, reviewDesk } from '../moderation-contract.ts';
import { OneReview } from '../web/OneReview.tsx';
import { deskKey } from './queries.ts';
import styles from './ReportedReviewsPage.module.css';

/** A review, what readers say is wrong with it, and the decision. */
export function ReportedReview({ review }: { review: DeskReview }) {
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  const [isHiding, setIsHiding] = useState(false);
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (body: DecisionForm) => callsOf(client, reviewDesk).decide({ params: { id: review._id }, body }),
    onSuccess: async (_, { decision }) => {
      setIsHiding(false);
      toast({ text: t(`reviews.desk.done.${decision}`) });
      await client.invalidateQueries({ queryKey: deskKey });
    },
  });
  const failure = useRefusalOf(error);
  const { decided, reports, isHidden } = review;
  return (
    <Card as="article" className={styles.card} data-testid={`reported-${review._id}`}>
      <p className="muted">{t('reviews.received.of', { name: review.providerName })}</p>
      <OneReview isPlain review={review} name={review.providerName} />
      <ul className={styles.reports}>
        {reports.map(({ reason, words, createdAt, isByProvider }) => (
          <li key={createdAt + words}>
            <Notice
              tone="warning"
              title={`${t(isByProvider ? 'reviews.desk.reportedBy.provider' : 'reviews.desk.reportedBy.reader')}: ${t(`reviews.reason.${reason}`)}`}
            >
              {words && <p>{words}</p>}
              <p className="small">
                <RelativeTime instant={createdAt} zone={deviceZone()} />
              </p>
            </Notice>
          </li>
        ))}
      </ul>
      {decided && (
        <p>
          <Tag tone={decided.decision === 'hidden' ? 'danger' : 'neutral'}>
            {t(`reviews.desk.was.${decided.decision}`)}
          </Tag>{' '}
          <span className="small muted">
            {decided.reason !== null && <span>{t(`reviews.reason.${decided.reason}`)} · </span>}
            <RelativeTime instant={decided.at} zone={deviceZone()} />
          </span>
        </p>
      )}
      {failure && !isHiding && <AskAgain failure={failure} onAsk={() => variables && mutate(variables)} />}
      <div className={styles.actions}>
        {isHidden ? (
          <Button
            variant="secondary"
            isBusy={isPending}
            onClick={() => mutate({ decision: 'restored' })}
            data-testid="restore-review"
          >
            {t('reviews.desk.restore')}
          </Button>
        ) : (
          <>
            {reports.length > 0 && (
              <Button isBusy={isPending} onClick={() => mutate({ decision: 'kept' })} data-testid="keep-review">
                {t('reviews.desk.keep')}
              </Button>
            )}
            <Button variant="danger" onClick={() => setIsHiding(true)} data-testid="hide-review">
              {t('reviews.desk.hide')}
            </Button>
          </>
        )}
      </div>
      {isHiding && (
        <ReasonDialog
          title={t('reviews.desk.hide.title')}
          label={t('reviews.report.reason')}
          hint={t('reviews.desk.hide.hint')}
          reasons={reportReasons.map((value) => ({ value, label: t(`reviews.reason.${value}`) }))}
          confirmLabel={t('reviews.desk.hide')}
          missing={t('errors.reportReasonUnselected')}
          isBusy={isPending}
          failure={failure}
          onTake={(reason) => mutate({ decision: 'hidden', reason })}
          onClose={() => setIsHiding(false)}
        />
      )}
    </Card>
  );
}
