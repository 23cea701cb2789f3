import { NotebookPen } from 'lucide-react';
import type { BookingPages } from '#features/bookings/web/booking-pages.tsx';
import type { Notification } from '#features/notifications/contract.ts';
import { NotificationSentence } from '#features/notifications/web/NotificationFact.tsx';
import type { NotificationView } from '#features/notifications/web/notification-kinds.tsx';
import { useWords } from '#web/i18n/words.tsx';
import type { VisitNoteFacts } from '../../notification.ts';
import { CARE_VISIT } from '../../visit.ts';

/** That a caregiver has written of a visit, in the bell. */
export function visitNoteNotification(
  { _id: id, facts }: Notification,
  kinds: BookingPages['kinds'],
): NotificationView {
  const notice = facts as VisitNoteFacts; // the server wrote them by this schema
  return {
    icon: <NotebookPen size={22} aria-hidden="true" />,
    tone: 'info',
    content: <Sentence notice={notice} />,
    address: kinds[CARE_VISIT]?.list({ _id: notice.visit }) ?? '',
    testId: `notification-visitNote-${id}`,
  };
}

function Sentence({ notice: { provider, person } }: { notice: VisitNoteFacts }) {
  const t = useWords();
  return <NotificationSentence>{t('caregivers.note.news', { provider, person })}</NotificationSentence>;
}
