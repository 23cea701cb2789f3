import { Heart } from 'lucide-react';
import type { Notification } from '#features/notifications/contract.ts';
import { NotificationSentence } from '#features/notifications/web/NotificationFact.tsx';
import type { NotificationView } from '#features/notifications/web/notification-kinds.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import type { FavouriteNoticeFacts } from '../notification.ts';

/** A relative shares a favourite; it leads to where the note is read. */
export function favouriteNotification({ _id: id, facts }: Notification): NotificationView {
  const notice = facts as FavouriteNoticeFacts; // the server wrote them by this schema
  return {
    icon: <Heart size={22} aria-hidden="true" />,
    tone: 'info',
    content: <Sentence notice={notice} />,
    address: href('/favourites'),
    testId: `notification-favourite-${id}`,
  };
}

function Sentence({ notice: { by, providerName, person } }: { notice: FavouriteNoticeFacts }) {
  const t = useWords();
  return <NotificationSentence>{t('favourites.bell', { by, provider: providerName, person })}</NotificationSentence>;
}
