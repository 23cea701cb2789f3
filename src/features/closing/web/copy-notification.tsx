import { FileArchive } from 'lucide-react';
import type { Notification } from '#features/notifications/contract.ts';
import { NotificationSentence } from '#features/notifications/web/NotificationFact.tsx';
import type { NotificationView } from '#features/notifications/web/notification-kinds.tsx';
import { COPY_DAYS } from '../closing.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';

/** The copy of one's data is ready; it leads to where it is fetched. */
export function copyNotification({ _id: id }: Notification): NotificationView {
  return {
    icon: <FileArchive size={22} aria-hidden="true" />,
    tone: 'success',
    content: <Sentence />,
    address: href('/dashboard-data'),
    testId: `notification-copy-${id}`,
  };
}

function Sentence() {
  const t = useWords();
  return <NotificationSentence>{t('closing.bell', { days: COPY_DAYS })}</NotificationSentence>;
}
