import { MessageCircle } from 'lucide-react';
import type { Notification } from '#features/notifications/contract.ts';
import { NotificationSentence } from '#features/notifications/web/NotificationFact.tsx';
import type { NotificationView } from '#features/notifications/web/notification-kinds.tsx';
import { useWords } from '#web/i18n/words.tsx';
import type { ThreadNoticeFacts } from '../notification.ts';
import { REOPEN_DAYS } from '../thread.ts';

type Kind = {
  /** The sentence: a word key for what happened and who is told. */
  wordOf: (notice: ThreadNoticeFacts) => string;
  addressOf: (id: string, notice: ThreadNoticeFacts) => string;
};

/** News of a conversation in the bell. */
export const threadNotification =
  ({ wordOf, addressOf }: Kind) =>
  ({ _id: id, kind, facts }: Notification): NotificationView => {
    const notice = facts as ThreadNoticeFacts; // the server wrote them by this schema
    return {
      icon: <MessageCircle size={22} aria-hidden="true" />,
      tone: notice.what === 'closed' ? 'success' : 'info',
      content: <Sentence word={wordOf(notice)} notice={notice} />,
      address: addressOf(id, notice),
      testId: `notification-${kind}-${id}`,
    };
  };

function Sentence({ word, notice }: { word: string; notice: ThreadNoticeFacts }) {
  const t = useWords();
  return <NotificationSentence>{t(word, { ...notice, days: REOPEN_DAYS })}</NotificationSentence>;
}
