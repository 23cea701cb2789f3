import { Video } from 'lucide-react';
import type { Notification } from '#features/notifications/contract.ts';
import { NotificationSentence } from '#features/notifications/web/NotificationFact.tsx';
import type { NotificationView } from '#features/notifications/web/notification-kinds.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import type { VideoNoticeFacts } from '../notification.ts';
import { visitAddress } from './VisitReturn.tsx';

/** News of visits by video in the bell. */
export function videoNotification({ _id: id, facts }: Notification): NotificationView {
  const notice = facts as VideoNoticeFacts; // the server wrote them by this schema
  return {
    icon: <Video size={22} aria-hidden="true" />,
    tone: ['invited', 'guestAsked', 'guestRefused'].includes(notice.what) ? 'info' : 'warning',
    content: <Sentence notice={notice} />,
    address: notice.what === 'waiting' ? href('/partner/video') : visitAddress({ label: notice.label, _id: id }),
    testId: `notification-video-${id}`,
  };
}

function Sentence({ notice: { what, provider, person, guest = '', by = '' } }: { notice: VideoNoticeFacts }) {
  const t = useWords();
  return <NotificationSentence>{t(`videoVisits.news.${what}`, { provider, person, guest, by })}</NotificationSentence>;
}
