import { FlaskConical } from 'lucide-react';
import type { Notification } from '#features/notifications/contract.ts';
import { NotificationSentence } from '#features/notifications/web/NotificationFact.tsx';
import type { NotificationView } from '#features/notifications/web/notification-kinds.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import type { LabNoticeFacts } from '../notification.ts';

/** How far an order is, in the bell. */
export function labNotification({ _id: id, facts }: Notification): NotificationView {
  const notice = facts as LabNoticeFacts; // the server wrote them by this schema
  const isReadable = notice.what !== 'collected' && notice.what !== 'in_lab';
  return {
    icon: <FlaskConical size={22} aria-hidden="true" />,
    tone: 'info',
    content: <Sentence notice={notice} />,
    address: isReadable
      ? href('/diagnostic-testView', undefined, { order: id })
      : href('/dashboardorders', undefined, { id }),
    testId: `notification-lab-${id}`,
  };
}

function Sentence({ notice: { what, provider, person } }: { notice: LabNoticeFacts }) {
  const t = useWords();
  return <NotificationSentence>{t(`diagnostics.news.${what}`, { provider, person })}</NotificationSentence>;
}
