import { Hourglass } from 'lucide-react';
import type { EarlierNoticeFacts } from '../../line-notice.ts';
import type { Notification } from '#features/notifications/contract.ts';
import { NotificationSentence } from '#features/notifications/web/NotificationFact.tsx';
import type { NotificationView } from '#features/notifications/web/notification-kinds.tsx';
import { formatDayInWords } from '#shared/dates.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { momentInWords, untilClock } from '#web/moment-in-words.ts';

/** News of a place in the line for an earlier time in the bell; it leads to where one books, or waits again. */
export function earlierNotification({ _id: id, facts }: Notification): NotificationView {
  const notice = facts as EarlierNoticeFacts; // the server wrote them by this schema
  return {
    icon: <Hourglass size={22} aria-hidden="true" />,
    tone: notice.what === 'offered' ? 'warning' : 'info',
    content: <Sentence notice={notice} />,
    address: notice.address,
    testId: `notification-earlier-${id}`,
  };
}

function Sentence({ notice }: { notice: EarlierNoticeFacts }) {
  const t = useWords();
  const locale = useLocale();
  const { what, providerName, personName, lastDay, startsAt, until, timeZone } = notice;
  const place = { timeZone, locale };
  return (
    <NotificationSentence>
      {t(`availability.line.bell.${what}`, {
        provider: providerName,
        person: personName,
        day: formatDayInWords(lastDay, locale, 'short'),
        moment: startsAt === null ? '' : momentInWords(startsAt, { ...place, look: 'short' }),
        until: until === null ? '' : untilClock(until, place),
      })}
    </NotificationSentence>
  );
}
