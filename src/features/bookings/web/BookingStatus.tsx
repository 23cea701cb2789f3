import { CalendarClock, CreditCard, MessageCircleQuestionMark } from 'lucide-react';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { ownClock, ownMomentInWords } from '#web/moment-in-words.ts';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { type BookingCard, isUnpaid } from '../booking.ts';
import { usePagesOf } from './booking-pages.tsx';
import { AskToPay } from './pay/AskToPay.tsx';

type Props = { booking: BookingCard; 'data-testid'?: string };

/**
 * The status of a booking as people read it: what is not paid yet waits for the family, not for the provider. On the reader's clock
 * alone, to be read at a glance; the provider's stands beside it in the booking and at its payment.
 */
export function BookingStatus({ booking, 'data-testid': testId }: Props) {
  const unpaid = useUnpaidWords(booking);
  const t = useWords();
  const locale = useLocale();
  if (booking.chooseBy)
    return (
      <Tag tone="warning" icon={<CalendarClock size={18} aria-hidden="true" />} data-testid={testId}>
        {t('bookings.choose')}
      </Tag>
    );
  if (booking.otherWayBy)
    return (
      <Tag tone="warning" icon={<CreditCard size={18} aria-hidden="true" />} data-testid={testId}>
        {t('bookings.otherWay', { moment: ownMomentInWords(booking.otherWayBy, locale) })}
      </Tag>
    );
  if (booking.isAsked)
    return (
      <Tag tone="warning" icon={<MessageCircleQuestionMark size={18} aria-hidden="true" />} data-testid={testId}>
        {t('bookings.asked')}
      </Tag>
    );
  if (booking.payBy)
    return (
      <Tag tone="warning" icon={<CreditCard size={18} aria-hidden="true" />} data-testid={testId}>
        {t('bookings.payBy', { moment: ownMomentInWords(booking.payBy, locale) })}
      </Tag>
    );
  if (unpaid === undefined)
    return <StatusTag status={booking.tab === 'completed' ? 'completed' : booking.status} data-testid={testId} />;
  return (
    <Tag tone="warning" icon={<CreditCard size={18} aria-hidden="true" />} data-testid={testId}>
      {unpaid}
    </Tag>
  );
}

/** 'Not paid yet, kept until 2:45 PM'; undefined for a booking that is paid. */
function useUnpaidWords({ heldUntil, ...booking }: BookingCard): string | undefined {
  const t = useWords();
  const locale = useLocale();
  if (!isUnpaid(booking) || heldUntil === null) return undefined;
  return t('bookings.unpaid', { time: ownClock(heldUntil, locale) });
}

/** The way back to the payment, or to those who may pay; nothing for a booking that is paid. */
export function FinishPaying({ booking }: { booking: BookingCard }) {
  const t = useWords();
  const pages = usePagesOf(booking.kind);
  if (!isUnpaid(booking) && !booking.payBy) return null;
  if (!booking.mayPay) return <AskToPay booking={booking} />;
  return (
    <ButtonLink
      href={pages.pay(booking._id)}
      aria-label={`${t('bookings.finishPaying')}: ${booking.providerName}`}
      data-testid="finish-paying"
    >
      {t('bookings.finishPaying')}
    </ButtonLink>
  );
}
