import { CalendarCheck } from 'lucide-react';
import type { Notification } from '#features/notifications/contract.ts';
import { NotificationSentence } from '#features/notifications/web/NotificationFact.tsx';
import type { NotificationView } from '#features/notifications/web/notification-kinds.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import type { BoardNoticeFacts } from '../notification.ts';

/** The latest of a shared week, for everybody of the circle but whoever did it. */
export function boardNotification({ _id: id, facts }: Notification): NotificationView {
  const notice = facts as BoardNoticeFacts; // the server wrote them by this schema
  return {
    icon: <CalendarCheck size={22} aria-hidden="true" />,
    tone: 'info',
    content: <Sentence notice={notice} />,
    address: href('/dashboard-week', undefined, { for: notice.isForSelf ? undefined : notice.personId }),
    testId: `notification-board-${id}`,
  };
}

function Sentence({ notice: { what, name, person, isForSelf } }: { notice: BoardNoticeFacts }) {
  const t = useWords();
  const whose = isForSelf ? 'self' : 'other';
  return <NotificationSentence>{t(`board.bell.${what}`, { name, person, whose })}</NotificationSentence>;
}
