import type { WorkPlace } from '#features/providers/work-place.ts';
import { writtenForReader } from '#shared/both-clocks.ts';
import { formatMoney } from '#shared/money.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Money } from '#web/ui/Money.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { PayoutOverview } from '../contract.ts';
import { PaidTo } from './PaidTo.tsx';
import styles from './Payouts.module.css';

/** How much leaves next, when and where to, or what has to happen first. */
export function NextPayout({ place, overview }: { place: WorkPlace; overview: PayoutOverview }) {
  const t = useWords();
  const locale = useLocale();
  const { nextCents, bank, problem, nextAt, heldUntil, timeZone } = overview;
  const moment = (at: string) => writtenForReader(new Date(at), { timeZone, readerZone: deviceZone(), locale });
  return (
    <Card aria-labelledby="next" className={styles.next} data-testid="next-payout">
      <h2 id="next">{t('payouts.next')}</h2>
      {problem && (
        <Notice tone="danger" title={t('payouts.problem')} data-testid="payout-problem">
          {t(`payouts.failure.${problem}`)}
        </Notice>
      )}
      <p className={styles.sum} data-due={nextCents > 0} data-testid="next-sum">
        {nextCents > 0 ? <Money cents={nextCents} /> : t('payouts.next.none')}
      </p>
      {nextAt && (
        <p data-testid="next-when">
          {t(nextCents > 0 ? 'payouts.next.at' : 'payouts.next.nothing', { when: moment(nextAt) })}
        </p>
      )}
      {!bank && nextCents > 0 && <p>{t('payouts.next.noBank')}</p>}
      {nextCents < 0 && (
        <Notice data-testid="next-owed">{t('payouts.next.owed', { amount: formatMoney(-nextCents, locale) })}</Notice>
      )}
      {heldUntil && bank && <Notice>{t('payouts.hold')}</Notice>}
      <PaidTo place={place} overview={overview} />
    </Card>
  );
}
