import { ClipboardPlus } from 'lucide-react';
import type { Notification } from '#features/notifications/contract.ts';
import { NotificationSentence } from '#features/notifications/web/NotificationFact.tsx';
import type { NotificationView } from '#features/notifications/web/notification-kinds.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import type { SummaryNoticeFacts } from '../notification.ts';

/** That a summary is there, or was added to, in the bell. */
export function summaryNotification({ _id: id, facts }: Notification): NotificationView {
  const notice = facts as SummaryNoticeFacts; // the server wrote them by this schema
  return {
    icon: <ClipboardPlus size={22} aria-hidden="true" />,
    tone: 'info',
    content: <Sentence notice={notice} />,
    address: href('/visit-summary/:id?', { id: notice.visit }),
    testId: `notification-summary-${id}`,
  };
}

function Sentence({ notice: { what, provider, person } }: { notice: SummaryNoticeFacts }) {
  const t = useWords();
  return <NotificationSentence>{t(`visitSummaries.news.${what}`, { provider, person })}</NotificationSentence>;
}
