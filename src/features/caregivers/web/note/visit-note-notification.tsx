import { NotebookPen } from 'lucide-react';
import type { Notification } from '#features/notifications/contract.ts';
import { NotificationSentence } from '#features/notifications/web/NotificationFact.tsx';
import type { NotificationView } from '#features/notifications/web/notification-kinds.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import type { VisitNoteFacts } from '../../notification.ts';

/** That a caregiver has written of a visit, in the bell. */
export function visitNoteNotification({ _id: id, facts }: Notification): NotificationView {
  const notice = facts as VisitNoteFacts; // the server wrote them by this schema
  return {
    icon: <NotebookPen size={22} aria-hidden="true" />,
    tone: 'info',
    content: <Sentence notice={notice} />,
    address: href('/dashboardappointments', undefined, { id: notice.visit }),
    testId: `notification-visitNote-${id}`,
  };
}

function Sentence({ notice: { provider, person } }: { notice: VisitNoteFacts }) {
  const t = useWords();
  return <NotificationSentence>{t('caregivers.note.news', { provider, person })}</NotificationSentence>;
}
