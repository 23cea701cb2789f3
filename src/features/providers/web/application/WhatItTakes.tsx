import { useWords } from '#web/i18n/words.tsx';
import type { JoiningKind } from '../../application.ts';
import styles from './WhatItTakes.module.css';

const needed = {
  dayCareCenter: ['place', 'licence', 'insurance'],
  doctor: ['npi', 'doctorsLicence', 'doctorsInsurance', 'visits'],
  caregiver: ['contact', 'help', 'licence', 'insurance', 'background'],
  diagnosticCenter: ['contact', 'tests', 'licence', 'insurance'],
  homeHealthAgency: ['contact', 'visiting', 'licence', 'insurance'],
} as const;

const opens = {
  dayCareCenter: 'open',
  doctor: 'doctorOpens',
  caregiver: 'caregiverOpens',
  diagnosticCenter: 'labOpens',
  homeHealthAgency: 'agencyOpens',
} as const;

/** What to have at hand to join, and how it goes on. */
export function WhatItTakes({ kind }: { kind: JoiningKind }) {
  const t = useWords();
  return (
    <>
      <p className="muted">{t(`partners.takes.lead.${kind}`)}</p>
      <section>
        <h2 className={styles.next}>{t('partners.takes.needed')}</h2>
        <ul className={styles.steps}>
          {needed[kind].map((name) => (
            <li key={name}>{t(`partners.takes.needed.${name}`)}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className={styles.next}>{t('partners.takes.next')}</h2>
        <ol className={styles.steps}>
          <li>{t('partners.takes.next.save')}</li>
          <li>{t('partners.takes.next.check')}</li>
          <li>{t(`partners.takes.next.${opens[kind]}`)}</li>
        </ol>
      </section>
    </>
  );
}
