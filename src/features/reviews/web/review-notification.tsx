import { Star } from 'lucide-react';
import type { PagesOfKind } from '#features/bookings/web/booking-pages.tsx';
import type { Notification } from '#features/notifications/contract.ts';
import { NotificationSentence } from '#features/notifications/web/NotificationFact.tsx';
import type { NotificationView } from '#features/notifications/web/notification-kinds.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import type { ReviewNotice, ReviewNoticeFacts } from '../notification.ts';

const tones: Partial<Record<ReviewNotice, NotificationView['tone']>> = {
  written: 'warning',
  replied: 'success',
  hidden: 'danger',
  shown: 'success',
};

/** News of a review in the bell; it leads to where the review stands. */
export function reviewNotification(
  { _id: id, facts, isForProvider }: Notification,
  kinds: Readonly<Record<string, PagesOfKind>>,
): NotificationView {
  const notice = facts as ReviewNoticeFacts; // the server wrote them by this schema
  const provider = kinds[notice.bookingKind ?? '']?.provider(notice.providerId);
  return {
    icon: <Star size={22} aria-hidden="true" />,
    tone: tones[notice.what] ?? 'info',
    content: <Sentence notice={notice} />,
    address: isForProvider ? href('/partner/reviews') : provider ? `${provider}#reviews` : href('/notifications'),
    testId: `notification-review-${id}`,
  };
}

function Sentence({ notice: { what, providerName, author = '', stars, reason } }: { notice: ReviewNoticeFacts }) {
  const t = useWords();
  return (
    <NotificationSentence>
      {t(`reviews.bell.${what}`, {
        provider: providerName,
        author,
        stars,
        reason: reason === null ? '' : t(`reviews.reason.${reason}`),
      })}
    </NotificationSentence>
  );
}
