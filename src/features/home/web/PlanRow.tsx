import type { TakenPlan } from '#features/insurance/plan.ts';
import { HOME_HEALTH } from '#features/providers/disciplines.ts';
import { kinds as seniorCareKinds } from '#features/senior-care/stay-limits.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import styles from './InsurancePage.module.css';

type PlanList = { service: string; address: (plan: string) => string; kinds: readonly string[] };

/** The lists that can be asked for a plan, and whom they list. */
const lists: readonly PlanList[] = [
  {
    service: 'seniorCare',
    address: (plan: string) => href('/care/daycarecenters', undefined, { plan }),
    kinds: seniorCareKinds,
  },
  { service: 'doctors', address: (plan: string) => href('/top-Doctors', undefined, { plan }), kinds: ['doctor'] },
  {
    service: 'homeHealth',
    address: (plan: string) => href('/homeHealthAgencies', undefined, { plan }),
    kinds: [HOME_HEALTH],
  },
];

/** One plan, and who says that they take it. */
export function PlanRow({ plan: { name, counts } }: { plan: TakenPlan }) {
  const t = useWords();
  const shown = lists
    .map(({ kinds, ...list }) => ({
      ...list,
      count: counts.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { count }) => sum + count, 0),
    }))
    .filter(({ count }) => count > 0);
  return (
    <Card as="li" className={styles.plan} data-testid="plan">
      <h3>{name}</h3>
      <p className="row">
        {shown.map(({ service, address, count }) => (
          <a key={service} className="link" href={address(name)}>
            {t(`home.insurance.by.${service}`, { count })}
            <span className="vh">{`: ${name}`}</span>
          </a>
        ))}
      </p>
    </Card>
  );
}
