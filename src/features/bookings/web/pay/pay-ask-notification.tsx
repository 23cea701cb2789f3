import { HandCoins } from 'lucide-react';
import type { Notification } from '#features/notifications/contract.ts';
import { NotificationSentence } from '#features/notifications/web/NotificationFact.tsx';
import type { NotificationView } from '#features/notifications/web/notification-kinds.tsx';
import { formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { untilInWords } from '#web/moment-in-words.ts';
import type { PayAskFacts } from '../../notification.ts';
import type { BookingPages } from '../booking-pages.tsx';

/** Somebody of the circle asks to pay for a booking: it opens its payment, with the person whom it is for. */
export function payAskNotification({ _id: id, facts }: Notification, kinds: BookingPages['kinds']): NotificationView {
  const notice = facts as PayAskFacts; // the server wrote them by this schema
  return {
    icon: <HandCoins size={22} aria-hidden="true" />,
    tone: 'warning',
    content: <Sentence notice={notice} />,
    address: kinds[notice.kind]?.pay(id, notice.personId) ?? '',
    testId: `notification-pay-ask-${id}`,
  };
}

function Sentence({ notice: { name, personName, providerName, cents, until, timeZone } }: { notice: PayAskFacts }) {
  const t = useWords();
  const locale = useLocale();
  return (
    <NotificationSentence>
      {t('bookings.bell.payAsked', {
        name,
        person: personName,
        provider: providerName,
        cents: formatMoney(cents, locale),
        isTimed: String(until !== null),
        until: until ? untilInWords(until, { timeZone, locale, look: 'short' }) : '',
      })}
    </NotificationSentence>
  );
}
