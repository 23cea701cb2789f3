import { Lock } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import type { Checkout } from '../../contract.ts';
import styles from '../Payment.module.css';

/** Where a card goes that is typed here; in a demo, which cards there are. */
export function CardNote({ provider }: Pick<Checkout, 'provider'>) {
  const t = useWords();
  if (provider === 'simulated') return <p className="small muted">{t('payments.card.test')}</p>;
  return (
    <p className={styles.lock}>
      <Lock size={20} aria-hidden="true" />
      {t('payments.card.direct')}
    </p>
  );
}
