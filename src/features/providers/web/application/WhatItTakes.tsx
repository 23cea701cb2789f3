import { useWords } from '#web/i18n/words.tsx';
import type { JoiningKind } from '../../application.ts';
import styles from './ApplicationSent.module.css';

const needed = {
  dayCareCenter: ['place', 'licence', 'insurance'],
  doctor: ['npi', 'doctorsLicence', 'doctorsInsurance', 'visits'],
} as const;
const next = {
  dayCareCenter: ['save', 'check', 'open'],
  doctor: ['save', 'check', 'doctorOpens'],
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
          {next[kind].map((name) => (
            <li key={name}>{t(`partners.takes.next.${name}`)}</li>
          ))}
        </ol>
      </section>
    </>
  );
}
