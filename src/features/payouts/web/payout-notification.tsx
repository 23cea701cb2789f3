import { Landmark } from 'lucide-react';
import type { Notification } from '#features/notifications/contract.ts';
import { NotificationSentence } from '#features/notifications/web/NotificationFact.tsx';
import type { NotificationView } from '#features/notifications/web/notification-kinds.tsx';
import { formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import type { PayoutNotice, PayoutNoticeFacts } from '../notification.ts';

const tones: Record<PayoutNotice, NotificationView['tone']> = {
  sent: 'success',
  failed: 'warning',
  again: 'info',
  bank: 'warning',
  earned: 'warning',
};

/** News of the money of a place in the bell. */
export function payoutNotification({ _id: id, facts }: Notification): NotificationView {
  const notice = facts as PayoutNoticeFacts; // the server wrote them by this schema
  return {
    icon: <Landmark size={22} aria-hidden="true" />,
    tone: tones[notice.what],
    content: <Sentence notice={notice} />,
    address: href('/partner/payouts'),
    testId: `notification-payout-${id}`,
  };
}

function Sentence({ notice: { what, place, cents, bankName, lastFour } }: { notice: PayoutNoticeFacts }) {
  const t = useWords();
  const amount = formatMoney(cents, useLocale());
  return (
    <NotificationSentence>
      {t(`payouts.bell.${what}`, { place, amount, bank: bankName, lastFour })}
    </NotificationSentence>
  );
}
