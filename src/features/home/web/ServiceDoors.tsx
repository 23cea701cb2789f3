import { ArrowRight } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import { isBuilt } from '#web/routes.ts';
import { serviceAddress, services } from '#web/service-links.ts';
import { Art } from '#web/ui/Art.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import styles from './ServiceDoors.module.css';

/** Five services, each in its tint. Those that are not open yet say so and lead to their waiting list. */
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
            <a href={serviceAddress(door)} className={styles.door} data-testid={`door-${door.name}`}>
              <div className={styles.picture} data-tint={door.tint}>
                <Art {...door.art} width={240} height={226} />
              </div>
              <div className={styles.words}>
                <h3>{t(`shell.service.${door.name}`)}</h3>
                <p>{t(`home.door.${door.name}`)}</p>
                <span className={styles.go}>
                  {t(isBuilt(door.path) ? `home.door.${door.name}.go` : 'home.soon.short')}
                  <ArrowRight size={20} aria-hidden="true" />
                </span>
              </div>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
