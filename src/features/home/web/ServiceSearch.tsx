import { HandHeart, House, Stethoscope, Sun, TestTube } from 'lucide-react';
import { Suspense, useState } from 'react';
import { SearchCard } from '#features/senior-care/web/list/SearchCard.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { openedPart, useBrought } from '#web/opened-part.ts';
import { services, type ServiceName } from '#web/service-links.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import styles from './ServiceSearch.module.css';

const OtherSearch = openedPart(async () => (await import('./OtherSearch.tsx')).OtherSearch);

const icons = {
  seniorCare: Sun,
  doctors: Stethoscope,
  caregivers: HandHeart,
  labTests: TestTube,
  homeHealth: House,
} as const;

/** The search card: a tab for each service, and its fields. */
export function ServiceSearch() {
  const t = useWords();
  const [service, setService] = useState<ServiceName>('seniorCare');
  useBrought(OtherSearch);
  const tabs = services.map((shown) => {
    const Icon = icons[shown.name];
    return {
      value: shown.name,
      label: t(`shell.service.${shown.name}`),
      icon: <Icon size={22} aria-hidden="true" />,
    };
  });
  return (
    <div className={`wrap ${styles.over}`}>
      <div className={styles.card}>
        <Tabs
          look="pills"
          label={t('home.search.services')}
          tabs={tabs}
          value={service}
          onChange={setService}
          data-testid="service"
        >
          {/* Stays while another tab is looked at, and keeps what was typed. */}
          <div hidden={service !== 'seniorCare'} className={styles.panel}>
            <SearchCard isBare />
          </div>
          {service !== 'seniorCare' && (
            <div className={styles.panel}>
              <Suspense fallback={<Skeleton shape="card" />}>
                <OtherSearch service={service} />
              </Suspense>
            </div>
          )}
        </Tabs>
      </div>
    </div>
  );
}
