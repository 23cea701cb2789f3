import { Store } from 'lucide-react';
import type { BookingPages } from '#features/bookings/web/booking-pages.tsx';
import type { Notification } from '#features/notifications/contract.ts';
import { NotificationSentence } from '#features/notifications/web/NotificationFact.tsx';
import type { NotificationView } from '#features/notifications/web/notification-kinds.tsx';
import { isBookedKind, providerOf } from '#features/providers/application.ts';
import { formatDayInWords } from '#shared/dates.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import type { PartnerNotice, PartnerNoticeFacts } from '../notification.ts';

const tones: Record<PartnerNotice, NotificationView['tone']> = {
  sent: 'info',
  asked: 'warning',
  approved: 'success',
  declined: 'info',
  claimAsked: 'warning',
  claimApproved: 'success',
  claimDeclined: 'info',
  ending: 'warning',
  ended: 'warning',
  placeEnded: 'warning',
};

/** News about joining in the bell: staff are led to the application, its applicant to what became of it. */
export function partnerNotification({ _id: id, facts }: Notification, kinds: BookingPages['kinds']): NotificationView {
  const notice = facts as PartnerNoticeFacts; // the server wrote them by this schema
  const { what } = notice;
  return {
    icon: <Store size={22} aria-hidden="true" />,
    tone: tones[what],
    content: <Sentence notice={notice} />,
    address: addressOf(id, notice, kinds),
    testId: `notification-partner-${id}`,
  };
}

function addressOf(
  id: string,
  { what, kind, purpose, claimed, booked }: PartnerNoticeFacts,
  kinds: BookingPages['kinds'],
): string {
  if (what === 'sent') return href('/partner/staff/partners', undefined, { application: id });
  if (what === 'claimAsked' || what === 'claimApproved' || what === 'claimDeclined')
    return href('/partner/claim', undefined, { place: claimed });
  if (purpose === 'renewal' || what === 'ending' || what === 'ended') return href('/partner/evidence');
  if (what === 'placeEnded') return kinds[booked ?? '']?.list() ?? href('/dashboardbookings');
  return href('/partner/join', undefined, { as: kind });
}

function Sentence({ notice }: { notice: PartnerNoticeFacts }) {
  const t = useWords();
  const locale = useLocale();
  const { name, day } = notice;
  return (
    <NotificationSentence>
      {t(`partners.bell.${wordOf(notice)}`, { name, day: day ? formatDayInWords(day, locale) : '' })}
    </NotificationSentence>
  );
}

function wordOf({ what, kind, purpose }: PartnerNoticeFacts): string {
  if (purpose === 'renewal' && what !== 'asked') return `${what}.${purpose}`;
  return what === 'ended' && kind && !isBookedKind(providerOf(kind)) ? 'ended.asked' : what;
}
