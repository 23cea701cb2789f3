import { ClipboardList } from 'lucide-react';
import type { Notification } from '#features/notifications/contract.ts';
import { NotificationSentence } from '#features/notifications/web/NotificationFact.tsx';
import type { NotificationView } from '#features/notifications/web/notification-kinds.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import type { CareNotesFacts } from '../notification.ts';

/** A provider hears that what it needs to know has changed, and reads it with the booking. */
export function careNotesNotification({ _id: id, facts }: Notification): NotificationView {
  const told = facts as CareNotesFacts; // the server wrote them by this schema
  return {
    icon: <ClipboardList size={22} aria-hidden="true" />,
    tone: 'info',
    content: <Sentence facts={told} />,
    address: href('/partner', undefined, { tab: 'coming', id: told.booking }),
    testId: `notification-careNotes-${id}`,
  };
}

function Sentence({ facts: { personName: person, bookingId } }: { facts: CareNotesFacts }) {
  const t = useWords();
  return <NotificationSentence>{t('careNotes.bell', { person, bookingId })}</NotificationSentence>;
}
