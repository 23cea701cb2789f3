import { ClipboardList } from 'lucide-react';
import type { Notification } from '#features/notifications/contract.ts';
import { NotificationSentence } from '#features/notifications/web/NotificationFact.tsx';
import type { NotificationView } from '#features/notifications/web/notification-kinds.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import type { LeadNoticeFacts } from '../notification.ts';

const pages = {
  family: () => href('/dashboard-leadsinfo'),
  provider: () => href('/partner/leads'),
  staff: () => href('/partner/staff/leads'),
};

/** News of lead requests in the bell. */
export function leadNotification({ _id: id, facts }: Notification): NotificationView {
  const notice = facts as LeadNoticeFacts; // the server wrote them by this schema
  const tone = notice.what === 'withdrawn' ? 'warning' : notice.what === 'visit_planned' ? 'success' : 'info';
  return {
    icon: <ClipboardList size={22} aria-hidden="true" />,
    tone,
    content: <Sentence notice={notice} />,
    address: pages[notice.to](),
    testId: `notification-lead-${id}`,
  };
}

function Sentence({ notice: { what, provider, to } }: { notice: LeadNoticeFacts }) {
  const t = useWords();
  const side = to === 'family' ? 'family' : 'provider';
  return <NotificationSentence>{t(`leadRequests.bell.${side}.${what}`, { provider })}</NotificationSentence>;
}
