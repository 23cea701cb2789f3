import { CircleCheck, CircleX, Hourglass, Send } from 'lucide-react';
import { dayIn, formatDayInWords } from '#shared/dates.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { Money } from '#web/ui/Money.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import type { Payout } from '../payout.ts';
import { EarnedDays } from './EarnedDays.tsx';
import styles from './Payouts.module.css';

const looks = {
  started: { tone: 'warning', icon: Hourglass },
  sent: { tone: 'info', icon: Send },
  paid: { tone: 'success', icon: CircleCheck },
  failed: { tone: 'danger', icon: CircleX },
} as const;

/** One payout: when, how much, and where it is now; opened, of which bookings it is. */
export function PayoutRow({ payout, timeZone }: { payout: Payout; timeZone: string }) {
  const t = useWords();
  const { number, state, failure, cents, bankName, lastFour, createdAt } = payout;
  const { tone, icon: Icon } = looks[state];
  return (
    <li data-testid={`payout-${state}`}>
      <Disclosure
        summary={
          <span className={styles.payout}>
            <span className={styles.known}>
              <b>
                <DateText day={dayIn(timeZone, new Date(createdAt))} look="words" />
              </b>
              <span className={styles.quiet}>
                {number} · {t('payouts.account', { bank: bankName, lastFour })}
              </span>
              {failure && <span className={styles.why}>{t(`payouts.why.${failure}`)}</span>}
            </span>
            <span className={styles.amount}>
              <Money cents={cents} />
              <Tag tone={tone} icon={<Icon size={18} aria-hidden="true" />}>
                {t(`payouts.state.${state}`)}
              </Tag>
            </span>
          </span>
        }
      >
        <Bookings payout={payout} timeZone={timeZone} />
      </Disclosure>
    </li>
  );
}

function Bookings({ payout: { state, settledAt, items }, timeZone }: { payout: Payout; timeZone: string }) {
  const t = useWords();
  const locale = useLocale();
  const settled = settledAt && formatDayInWords(dayIn(timeZone, new Date(settledAt)), locale);
  return (
    <>
      {settled && (
        <p className="small muted">
          {t(state === 'failed' ? 'payouts.settled.back' : 'payouts.settled.there', { when: settled })}
        </p>
      )}
      <p className="vh">{t('payouts.bookings', { count: items.length })}</p>
      <ul className={styles.rows}>
        {items.map((item) => (
          <li key={item.bookingId}>
            <div>
              <b>{item.bookingId}</b>
              <p className="small muted">
                <EarnedDays firstDay={item.firstDay} lastDay={item.lastDay} />
              </p>
              {item.cents < 0 && <p className="small">{t('payouts.takenOff')}</p>}
            </div>
            <Money cents={item.cents} />
          </li>
        ))}
      </ul>
    </>
  );
}
