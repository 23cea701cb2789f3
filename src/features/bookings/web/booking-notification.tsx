import type { Notification } from '#features/notifications/contract.ts';
import { formatClock, formatDayInWords } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import { NotificationFact, NotificationSentence } from '#features/notifications/web/NotificationFact.tsx';
import type { NotificationView } from '#features/notifications/web/notification-kinds.tsx';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { DateText } from '#web/ui/DateText.tsx';
import { statusLooks } from '#web/ui/StatusTag.tsx';
import type { BookingNoticeFacts, InNameNotice } from '../notification.ts';
import type { BookingPages } from './booking-pages.tsx';
import { clockInWords, momentInWords, untilInWords } from '#web/moment-in-words.ts';

/** A booking in the bell: the fields of the specification. It opens as an ongoing record in the list of its kind, or as the provider's request. */
export function bookingNotification(
  { _id: id, facts, isForProvider }: Notification,
  kinds: BookingPages['kinds'],
): NotificationView {
  const notice = facts as BookingNoticeFacts; // the server wrote them by this schema
  const { icon: Icon, tone } = statusLooks[notice.status];
  const side = isForProvider ? 'provider' : 'family';
  return {
    icon: <Icon size={22} aria-hidden="true" />,
    tone,
    content: (
      <>
        {notice.inName ? (
          <InNameSentence notice={notice} inName={notice.inName} />
        ) : (
          <Sentence notice={notice} side={side} own={kinds[notice.kind]?.bell?.(notice.what, side)} />
        )}
        <Facts notice={notice} />
      </>
    ),
    address: isForProvider
      ? href('/partner', undefined, { id })
      : (kinds[notice.kind]?.list({ tab: 'ongoing', _id: id }) ?? ''),
    testId: `notification-${notice.bookingId}`,
  };
}

type SentenceProps = {
  notice: BookingNoticeFacts;
  side: 'family' | 'provider';
  /** The word key of what only its kind has to say. */
  own: string | undefined;
};

/** What happened, where, for whom, when and what to do: days and times of the booking on the provider's clock, what ends on both. */
function Sentence({ notice, side, own }: SentenceProps) {
  const t = useWords();
  const locale = useLocale();
  const { what, providerName, personName, bookedDate, startsAt, answerBy, heldUntil, timeZone, about, cents, payBy } =
    notice;
  const { aboutTime, movedTo, bySide = '', unpaidCents, isAtHome = false } = notice;
  const until = (instant: string | null | undefined) =>
    instant ? untilInWords(instant, { timeZone, locale, look: 'short' }) : '';
  const owed = { cents: cents === undefined ? '' : formatMoney(cents, locale), payBy: until(payBy) };
  return (
    <NotificationSentence>
      {t(own ?? `bookings.bell.${what}.${side}`, {
        ...owed,
        provider: providerName,
        person: personName,
        isAtHome: String(isAtHome),
        day: formatDayInWords(bookedDate, locale, 'short'),
        about: about ? formatDayInWords(about, locale, 'short') : '',
        time: clockInWords(startsAt, { timeZone, locale }),
        aboutTime: aboutTime ? clockInWords(aboutTime, { timeZone, locale }) : '',
        movedTo: movedTo ? momentInWords(movedTo, { timeZone, locale, look: 'short' }) : '',
        by: bySide,
        answerBy: until(answerBy),
        heldUntil: until(heldUntil),
      })}
      {payBy && side === 'family' && what !== 'dueSoon' && <span> {t('bookings.bell.due', owed)}</span>}
      {unpaidCents !== undefined && (
        <span> {t('bookings.unpaidPart', { cents: formatMoney(unpaidCents, locale) })}.</span>
      )}
    </NotificationSentence>
  );
}

type InNameProps = { notice: BookingNoticeFacts; inName: InNameNotice };

/** What others have done in the name of whoever reads it. */
function InNameSentence({ notice, inName }: InNameProps) {
  const t = useWords();
  const locale = useLocale();
  const { providerName: provider, bookedDate, startsAt, timeZone, about, by = '', booker = '', paidCents = 0 } = notice;
  const { aboutTime, movedTo } = notice;
  const moment = (instant: string) => momentInWords(instant, { timeZone, locale, look: 'short' });
  return (
    <NotificationSentence>
      {t(`bookings.inName.${inName}`, {
        by,
        booker,
        hasBy: String(by !== ''),
        isPaid: String(paidCents > 0),
        paid: formatMoney(paidCents, locale),
        provider,
        day: formatDayInWords(bookedDate, locale, 'short'),
        time: clockInWords(startsAt, { timeZone, locale }),
        about: aboutTime ? moment(aboutTime) : about ? formatDayInWords(about, locale, 'short') : '',
        movedTo: movedTo ? moment(movedTo) : '',
      })}
    </NotificationSentence>
  );
}

function Facts({ notice: { bookingId, bookedDate, status, heldUntil } }: { notice: BookingNoticeFacts }) {
  const t = useWords();
  const locale = useLocale();
  return (
    <>
      <NotificationFact name={t('ui.bell.date')}>
        <DateText day={bookedDate} />
      </NotificationFact>
      <NotificationFact name={t('ui.bell.id')}>
        <span className="num">{bookingId}</span>
      </NotificationFact>
      <NotificationFact name={t('ui.bell.status')}>
        {heldUntil
          ? t('bookings.unpaid', { time: formatClock(deviceZone(), heldUntil, locale) })
          : t(`status.${status}`)}
      </NotificationFact>
    </>
  );
}
