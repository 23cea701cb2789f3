import { ShieldPlus } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import styles from './PlansTaken.module.css';

/** The insurance plans that a provider says it takes, and what that means; nothing where it takes none. */
export function PlansTaken({ plans }: { plans: readonly string[] }) {
  const t = useWords();
  if (plans.length === 0) return null;
  return (
    <div className={styles.plans} data-testid="plans-taken">
      <h3>{t('providers.plans')}</h3>
      <ul>
        {plans.map((plan) => (
          <li key={plan}>
            <ShieldPlus size={20} aria-hidden="true" />
            {plan}
          </li>
        ))}
      </ul>
      <p className="small muted">{t('providers.plans.text')}</p>
    </div>
  );
}
