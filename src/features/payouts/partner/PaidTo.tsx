import { Landmark } from 'lucide-react';
import { useState } from 'react';
import type { WorkPlace } from '#features/providers/work-place.ts';
import { dayIn, formatDayInWords } from '#shared/dates.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import type { PayoutOverview } from '../contract.ts';
import { BankDialog } from './BankDialog.tsx';
import styles from './Payouts.module.css';

/** The account that a place is paid to, as far as anybody here knows it, and the way to another one. */
export function PaidTo({ place, overview }: { place: WorkPlace; overview: PayoutOverview }) {
  const t = useWords();
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const { bank, problem, timeZone } = overview;
  return (
    <section aria-labelledby="bank" className={styles.account}>
      <span className={styles.mark}>
        <Landmark size={26} aria-hidden="true" />
      </span>
      <div className={styles.known}>
        <h3 id="bank" className="small muted">
          {t('payouts.bank')}
        </h3>
        <b data-testid="bank-known">
          {bank ? t('payouts.account', { bank: bank.bankName, lastFour: bank.lastFour }) : t('payouts.bank.none')}
        </b>
        <p className="small muted">
          {bank
            ? t('payouts.bank.since', {
                when: formatDayInWords(dayIn(timeZone, new Date(bank.changedAt)), locale),
              })
            : t('payouts.bank.none.text', { place: place.name })}
        </p>
      </div>
      <Button
        variant={bank && !problem ? 'secondary' : 'primary'}
        onClick={() => setOpen(true)}
        data-testid="bank-change"
      >
        {t(bank ? 'payouts.bank.change' : 'payouts.bank.add')}
      </Button>
      <BankDialog place={place} overview={overview} isOpen={isOpen} onClose={() => setOpen(false)} />
    </section>
  );
}
