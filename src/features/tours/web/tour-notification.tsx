import { CalendarSearch } from 'lucide-react';
import type { Notification } from '#features/notifications/contract.ts';
import { NotificationSentence } from '#features/notifications/web/NotificationFact.tsx';
import type { NotificationView } from '#features/notifications/web/notification-kinds.tsx';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { momentInWords } from '#web/moment-in-words.ts';
import { href } from '#web/paths.ts';
import type { TourNoticeFacts } from '../notification.ts';

const tones: Partial<Record<TourNoticeFacts['what'], NotificationView['tone']>> = {
  asked: 'warning',
  moved: 'warning',
  offered: 'warning',
  confirmed: 'success',
  accepted: 'success',
  declined: 'danger',
  cancelled: 'danger',
  withdrawn: 'danger',
  calledOff: 'danger',
  taken: 'success',
};

/** News of visits in the bell. */
export function tourNotification({ _id: id, facts }: Notification): NotificationView {
  const notice = facts as TourNoticeFacts; // the server wrote them by this schema
  return {
    icon: <CalendarSearch size={22} aria-hidden="true" />,
    tone: tones[notice.what] ?? 'info',
    content: <Sentence notice={notice} />,
    address:
      notice.to === 'family'
        ? href('/dashboard-visits', undefined, { id })
        : href('/partner/visits', undefined, { id }),
    testId: `notification-tour-${id}`,
  };
}

function Sentence({ notice: { what, provider, startsAt, timeZone, to } }: { notice: TourNoticeFacts }) {
  const t = useWords();
  const locale = useLocale();
  const when = momentInWords(startsAt, { timeZone, locale, look: 'short' });
  return <NotificationSentence>{t(`tours.news.${to}.${what}`, { provider, when, count: 2 })}</NotificationSentence>;
}
