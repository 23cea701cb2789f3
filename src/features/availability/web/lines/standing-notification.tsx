import { Hourglass } from 'lucide-react';
import type { Notification } from '#features/notifications/contract.ts';
import { NotificationSentence } from '#features/notifications/web/NotificationFact.tsx';
import type { NotificationView } from '#features/notifications/web/notification-kinds.tsx';
import { formatDayInWords } from '#shared/dates.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { momentInWords, untilClock } from '#web/moment-in-words.ts';

type StandingNews = {
  /** Of the test, besides the id. */
  name: string;
  /** The name of its sentence. */
  words: string;
  isOffered: boolean;
  provider: string;
  person: string;
  /** The day that one waits for, or until which. */
  day: string;
  /** When that begins which is or was held, and until when. */
  startsAt?: string | null;
  until: string | null;
  timeZone: string;
  address: string;
};

/** News of a place in line in the bell. */
export const standingNotification = ({ _id: id }: Notification, news: StandingNews): NotificationView => ({
  icon: <Hourglass size={22} aria-hidden="true" />,
  tone: news.isOffered ? 'warning' : 'info',
  content: <Sentence news={news} />,
  address: news.address,
  testId: `notification-${news.name}-${id}`,
});

function Sentence({ news: { words, provider, person, day, startsAt, until, timeZone } }: { news: StandingNews }) {
  const t = useWords();
  const locale = useLocale();
  const place = { timeZone, locale };
  return (
    <NotificationSentence>
      {t(words, {
        provider,
        person,
        day: formatDayInWords(day, locale, 'short'),
        moment: startsAt ? momentInWords(startsAt, { ...place, look: 'short' }) : '',
        until: until === null ? '' : untilClock(until, place),
      })}
    </NotificationSentence>
  );
}
