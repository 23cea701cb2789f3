import { ShieldQuestionMark } from 'lucide-react';
import type { Notification } from '#features/notifications/contract.ts';
import { NotificationSentence } from '#features/notifications/web/NotificationFact.tsx';
import type { NotificationView } from '#features/notifications/web/notification-kinds.tsx';
import { formatMoment } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import type { TrailNoticeFacts } from '../notification.ts';

const pages = {
  answered: '/dashboard-privacy',
  asks: '/dashboard-addfamily',
  broken: '/partner/staff/questions',
} as const satisfies Record<TrailNoticeFacts['what'], string>;

/** Whoever asked about a line reads the answer with it; the relative who left it goes to the family page, staff to their desk. */
export function trailNotification({ _id: id, facts }: Notification): NotificationView {
  const notice = facts as TrailNoticeFacts; // the server wrote them by this schema
  return {
    icon: <ShieldQuestionMark size={22} aria-hidden="true" />,
    tone: notice.what === 'broken' ? 'warning' : 'info',
    content: <Sentence notice={notice} />,
    address: href(pages[notice.what]),
    testId: `notification-trail-${id}`,
  };
}

function Sentence({ notice: { what, name, at, count = 0 } }: { notice: TrailNoticeFacts }) {
  const t = useWords();
  const locale = useLocale();
  return (
    <NotificationSentence>
      {t(`circle.trail.bell.${what}`, {
        name,
        count,
        at: at ? formatMoment(deviceZone(), new Date(at), locale) : '',
      })}
    </NotificationSentence>
  );
}
