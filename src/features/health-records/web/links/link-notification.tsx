import { Link2 } from 'lucide-react';
import type { Notification } from '#features/notifications/contract.ts';
import { NotificationSentence } from '#features/notifications/web/NotificationFact.tsx';
import type { NotificationView } from '#features/notifications/web/notification-kinds.tsx';
import { useWords } from '#web/i18n/words.tsx';
import type { RecordLinkFacts } from '../../notification.ts';
import { ownRecordAddress, recordAddress } from '../addresses.ts';

/** That a link to health records was opened for the first time, or closed by wrong passcodes. */
export function recordLinkNotification({ _id: id, facts }: Notification): NotificationView {
  const told = facts as RecordLinkFacts; // the server wrote them by this schema
  const step = { step: 'share' };
  return {
    icon: <Link2 size={22} aria-hidden="true" />,
    tone: told.what === 'guessed' ? 'warning' : 'info',
    content: <Sentence told={told} />,
    address: told.person === null ? ownRecordAddress(step) : recordAddress(told.personId, step),
    testId: `notification-recordLink-${id}`,
  };
}

function Sentence({ told: { what, person } }: { told: RecordLinkFacts }) {
  const t = useWords();
  return (
    <NotificationSentence>
      {t(`healthRecords.link.news.${what}${person === null ? '' : '.of'}`, { person: person ?? '' })}
    </NotificationSentence>
  );
}
