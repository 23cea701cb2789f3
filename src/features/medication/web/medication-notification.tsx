import { Package, Pill } from 'lucide-react';
import type { Notification } from '#features/notifications/contract.ts';
import { NotificationSentence } from '#features/notifications/web/NotificationFact.tsx';
import type { NotificationView } from '#features/notifications/web/notification-kinds.tsx';
import { formatDayInWords, formatTime } from '#shared/dates.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import type { MedicationFacts, SupplyFacts } from '../notification.ts';
import { medicationAddress } from './addresses.ts';

/** That medicines are due, or were missed, in the bell. */
export function medicationNotification({ _id: id, facts }: Notification): NotificationView {
  const told = facts as MedicationFacts; // the server wrote them by this schema
  return {
    icon: <Pill size={22} aria-hidden="true" />,
    tone: 'info',
    content: <Sentence told={told} />,
    address: medicationAddress(told.person === null ? undefined : told.personId)(),
    testId: `notification-medication-${id}`,
  };
}

function Sentence({ told: { news = 'due', person, time, count } }: { told: MedicationFacts }) {
  const t = useWords();
  const values = { hour: formatTime(time, useLocale()), count, person: person ?? '' };
  return (
    <NotificationSentence>
      {t(person === null ? `medication.news.${news}` : `medication.news.${news}.of`, values)}
    </NotificationSentence>
  );
}

/** That one runs out soon. */
export function supplyNotification({ _id: id, facts }: Notification): NotificationView {
  const told = facts as SupplyFacts; // the server wrote them by this schema
  return {
    icon: <Package size={22} aria-hidden="true" />,
    tone: 'warning',
    content: <SupplySentence told={told} />,
    address: medicationAddress(told.person === null ? undefined : told.personId)(),
    testId: `notification-supply-${id}`,
  };
}

function SupplySentence({ told: { person, until } }: { told: SupplyFacts }) {
  const t = useWords();
  const locale = useLocale();
  const key = `medication.supply.news${until === null ? '.out' : ''}${person === null ? '' : '.of'}`;
  const day = until === null ? '' : formatDayInWords(until, locale, 'bare');
  return <NotificationSentence>{t(key, { day, person: person ?? '' })}</NotificationSentence>;
}
