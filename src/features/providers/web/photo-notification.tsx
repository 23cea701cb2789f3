import { Image, ImageOff } from 'lucide-react';
import type { Notification } from '#features/notifications/contract.ts';
import { NotificationSentence } from '#features/notifications/web/NotificationFact.tsx';
import type { NotificationView } from '#features/notifications/web/notification-kinds.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import type { PhotoNoticeFacts } from '../notification.ts';

/** What staff said of a photograph, in the bell of those who manage its place; it leads to their photographs. */
export function photoNotification({ _id: id, facts }: Notification): NotificationView {
  const notice = facts as PhotoNoticeFacts; // the server wrote them by this schema
  const isShown = notice.what === 'shown';
  const Icon = isShown ? Image : ImageOff;
  return {
    icon: <Icon size={22} aria-hidden="true" />,
    tone: isShown ? 'success' : 'warning',
    content: <Sentence notice={notice} />,
    address: `${href('/partner/profile', undefined, { provider: notice.providerId })}#own-photos`,
    testId: `notification-photo-${id}`,
  };
}

function Sentence({ notice }: { notice: PhotoNoticeFacts }) {
  const t = useWords();
  if (notice.what === 'shown')
    return (
      <NotificationSentence>{t('providers.photos.bell.shown', { name: notice.providerName })}</NotificationSentence>
    );
  const { what, providerName: name, alt, reason } = notice;
  return (
    <NotificationSentence>
      {t(`providers.photos.bell.${what}`, { name, alt, reason: t(`providers.photos.reason.${reason}`) })}{' '}
      {t(`providers.photos.advice.${reason}`)}
    </NotificationSentence>
  );
}
