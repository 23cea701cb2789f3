import { Users } from 'lucide-react';
import type { Notification } from '#features/notifications/contract.ts';
import { NotificationSentence } from '#features/notifications/web/NotificationFact.tsx';
import type { NotificationView } from '#features/notifications/web/notification-kinds.tsx';
import { formatDayInWords } from '#shared/dates.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { answerAddress } from './invited/answer-address.ts';
import type { CircleNotice, CircleNoticeFacts } from '../notification.ts';

const tones: Partial<Record<CircleNotice, NotificationView['tone']>> = {
  asked: 'warning',
  offered: 'warning',
  takeover: 'warning',
  accepted: 'success',
  tookOver: 'success',
  resumed: 'success',
};

/** What waits for an answer. */
const asking: readonly CircleNotice[] = ['asked', 'offered', 'takeover'];

/** News of the circle in the bell; it leads to the family page, and what waits for an answer to the first question of it. */
export function circleNotification({ _id: id, facts }: Notification): NotificationView {
  const notice = facts as CircleNoticeFacts; // the server wrote them by this schema
  return {
    icon: <Users size={22} aria-hidden="true" />,
    tone: tones[notice.what] ?? 'info',
    content: <Sentence notice={notice} />,
    address: asking.includes(notice.what) ? answerAddress(id) : href('/dashboard-addfamily'),
    testId: `notification-circle-${id}`,
  };
}

function Sentence({ notice: { what, name, person, day } }: { notice: CircleNoticeFacts }) {
  const t = useWords();
  const locale = useLocale();
  return (
    <NotificationSentence>
      {t(`circle.bell.${what}`, { name, person: person ?? '', day: day ? formatDayInWords(day, locale) : '' })}
    </NotificationSentence>
  );
}
