import { HandHeart, House, Stethoscope, Sun, TestTube } from 'lucide-react';
import { useState } from 'react';
import { CaregiverSearchForm } from '#features/caregivers/web/list/CaregiverSearchForm.tsx';
import { LabDoor } from '#features/diagnostics/web/list/LabDoor.tsx';
import { DoctorDoor } from '#features/doctors/web/list/DoctorDoor.tsx';
import { AgencySearchForm } from '#features/home-health/web/list/AgencySearchForm.tsx';
import { SearchCard } from '#features/senior-care/web/list/SearchCard.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { services, type ServiceName } from '#web/service-links.ts';
import { Tabs } from '#web/ui/Tabs.tsx';
import styles from './ServiceSearch.module.css';

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
          {service === 'doctors' && (
            <div className={styles.panel}>
              <DoctorDoor />
            </div>
          )}
          {service === 'caregivers' && (
            <div className={styles.panel}>
              <CaregiverSearchForm look="bare" id="caregivers" />
            </div>
          )}
          {service === 'labTests' && (
            <div className={styles.panel}>
              <LabDoor />
            </div>
          )}
          {service === 'homeHealth' && (
            <div className={styles.panel}>
              <AgencySearchForm look="bare" id="agencies" />
            </div>
          )}
        </Tabs>
      </div>
    </div>
  );
}
