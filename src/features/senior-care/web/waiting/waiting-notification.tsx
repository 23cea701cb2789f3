import { Hourglass } from 'lucide-react';
import type { Notification } from '#features/notifications/contract.ts';
import { NotificationSentence } from '#features/notifications/web/NotificationFact.tsx';
import type { NotificationView } from '#features/notifications/web/notification-kinds.tsx';
import { formatDayInWords } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { untilClock } from '#web/moment-in-words.ts';
import { href } from '#web/paths.ts';
import type { WaitingNoticeFacts } from '../../waiting-notice.ts';

/** News of a place in line in the bell; it leads to the dashboard, where an offer stands first. */
export function waitingNotification({ _id: id, facts }: Notification): NotificationView {
  const notice = facts as WaitingNoticeFacts; // the server wrote them by this schema
  return {
    icon: <Hourglass size={22} aria-hidden="true" />,
    tone: notice.what === 'offered' ? 'warning' : 'info',
    content: <Sentence notice={notice} />,
    address: href('/dashboard'),
    testId: `notification-waiting-${id}`,
  };
}

function Sentence({ notice: { what, centerName, personName, day, until, timeZone } }: { notice: WaitingNoticeFacts }) {
  const t = useWords();
  const locale = useLocale();
  return (
    <NotificationSentence>
      {t(`seniorCare.waiting.bell.${what}`, {
        provider: centerName,
        person: personName,
        day: formatDayInWords(day, locale, 'short'),
        until: until === null ? '' : untilClock(until, { timeZone: timeZone ?? deviceZone(), locale }),
      })}
    </NotificationSentence>
  );
}
