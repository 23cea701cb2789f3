import { ArrowRight } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { services } from '#web/service-links.ts';
import { Art } from '#web/ui/Art.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import styles from './ServiceDoors.module.css';

const next = [
  { name: 'pharmacy', address: href('/cs-pharmacy') },
  { name: 'medicalSupplies', address: href('/coming-soon', undefined, { service: 'medicalSupplies' }) },
  { name: 'transportation', address: href('/cs-transportation') },
] as const;

/** Five services, each in its tint, and what comes next. */
export function ServiceDoors() {
  const t = useWords();
  return (
    <section className={`wrap ${styles.part}`} aria-labelledby="services">
      <SectionHeading id="services" line={t('home.doors.line')}>
        {t('home.doors.title')}
      </SectionHeading>
      <ul className={styles.doors}>
        {services.map((door) => (
          <li key={door.name}>
            <a href={door.path} className={styles.door} data-testid={`door-${door.name}`}>
              <div className={styles.picture} data-tint={door.tint}>
                <Art {...door.art} width={240} height={226} />
              </div>
              <div className={styles.words}>
                <h3>{t(`shell.service.${door.name}`)}</h3>
                <p>{t(`home.door.${door.name}`)}</p>
                <span className={styles.go}>
                  {t(`home.door.${door.name}.go`)}
                  <ArrowRight size={20} aria-hidden="true" />
                </span>
              </div>
            </a>
          </li>
        ))}
      </ul>
      <p className={`row ${styles.next}`}>
        <span className="muted">{t('home.doors.next')}</span>
        {next.map(({ name, address }) => (
          <a key={name} className="link" href={address}>
            {t(`leads.service.${name}`)}
          </a>
        ))}
      </p>
    </section>
  );
}
