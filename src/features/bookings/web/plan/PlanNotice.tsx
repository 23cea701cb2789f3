import { formatMoney } from '#shared/money.ts';
import { phoneInWords, phoneLink } from '#shared/phone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { Booking } from '../../booking.ts';
import { usePagesOf } from '../booking-pages.tsx';
import { untilInWords } from '#web/moment-in-words.ts';

const tones = { asked: 'info', covered: 'success', part: 'success', refused: 'warning', replaced: 'info' } as const;

/** How paying by insurance stands, what is owed by whom, and what can be done; nothing for what is paid otherwise. */
export function PlanNotice({ booking }: { booking: Booking }) {
  const t = useWords();
  const locale = useLocale();
  const { plan, providerName: provider, money, timeZone, phone } = booking;
  if (!plan) return null;
  const { state, chooseBy, isOverdue } = plan;
  const isLate = state === 'asked' && booking.tab !== 'pending' && booking.tab !== 'upcoming';
  return (
    <Notice
      tone={isOverdue ? 'warning' : tones[state]}
      title={t(isOverdue ? 'bookings.plan.overdue' : `bookings.plan.${state}`, { provider })}
      action={state === 'refused' && booking.mayPay && <OtherWays booking={booking} />}
      data-testid="plan"
    >
      <p>
        {t(
          isLate
            ? 'bookings.plan.asked.late'
            : isOverdue
              ? 'bookings.plan.overdue.text'
              : `bookings.plan.${state}.text`,
          {
            provider,
            total: formatMoney(money.totalCents, locale),
            planPays: formatMoney(money.planCents, locale),
            owed: formatMoney(money.balanceCents, locale),
            moment: chooseBy ? untilInWords(chooseBy, { timeZone, locale }) : '',
          },
        )}
      </p>
      {(isLate || isOverdue) && (
        <a className="link" href={phoneLink(phone)}>
          {phoneInWords(phone)}
        </a>
      )}
    </Notice>
  );
}

/** By card, or with another insurance card. */
function OtherWays({ booking }: { booking: Booking }) {
  const t = useWords();
  const pages = usePagesOf(booking.kind);
  return (
    <div className="row" data-print="hide">
      <ButtonLink href={pages.pay(booking._id)} data-testid="plan-pay-card">
        {t('bookings.plan.byCard')}
      </ButtonLink>
      {booking.plan?.canTryAgain && (
        <ButtonLink
          variant="secondary"
          href={href('/care/insuranceCardList', undefined, { booking: booking._id })}
          data-testid="plan-other-card"
        >
          {t('bookings.plan.otherCard')}
        </ButtonLink>
      )}
    </div>
  );
}
