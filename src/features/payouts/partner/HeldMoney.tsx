import { dayIn, formatDayInWords } from '#shared/dates.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { Money } from '#web/ui/Money.tsx';
import type { PayoutOverview } from '../contract.ts';
import type { HoldReason } from '../earnings.ts';
import type { HeldItem } from '../payout.ts';
import { EarnedDays } from './EarnedDays.tsx';
import styles from './Payouts.module.css';

/** What comes first is ready first. */
const reasons: readonly HoldReason[] = ['settling', 'ahead', 'unanswered'];

/** What was paid and cannot leave yet, by why. */
export function HeldMoney({ overview: { held, heldCents, timeZone } }: { overview: PayoutOverview }) {
  const t = useWords();
  return (
    <Card aria-labelledby="held" className={styles.part} data-testid="held-money">
      <div className={styles.head}>
        <h2 id="held">{t('payouts.held')}</h2>
        {heldCents > 0 && (
          <b data-testid="held-sum">
            <Money cents={heldCents} />
          </b>
        )}
      </div>
      {held.length === 0 && <p className="muted">{t('payouts.held.none')}</p>}
      {reasons.map((why) => {
        const items = held.filter((item) => item.why === why);
        return items.length > 0 && <Held key={why} why={why} items={items} timeZone={timeZone} />;
      })}
    </Card>
  );
}

type Props = { why: HoldReason; items: readonly HeldItem[]; timeZone: string };

function Held({ why, items, timeZone }: Props) {
  const t = useWords();
  const locale = useLocale();
  return (
    <Disclosure
      data-testid={`held-${why}`}
      summary={
        <span className={styles.head}>
          <span>{t(`payouts.held.${why}`)}</span>
          <Money cents={items.reduce((sum, { cents }) => sum + cents, 0)} />
        </span>
      }
    >
      <p className="muted">{t(`payouts.held.${why}.text`)}</p>
      <ul className={styles.rows}>
        {items.map(({ bookingId, firstDay, lastDay, cents, until }) => (
          <li key={bookingId}>
            <div>
              <b>{bookingId}</b>
              <p className="small muted">
                <EarnedDays firstDay={firstDay} lastDay={lastDay} />
              </p>
              {until && (
                <p className="small">
                  {t('payouts.held.until', {
                    when: formatDayInWords(dayIn(timeZone, new Date(until)), locale, 'short'),
                  })}
                </p>
              )}
            </div>
            <Money cents={cents} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
