import { ArrowRight } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import { isOpen, serviceAddress, services } from '#web/service-links.ts';
import { Art } from '#web/ui/Art.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import styles from './ServiceDoors.module.css';

/** Five services. The open ones have their tint and an arrow; the others are pale, say so, and lead to their waiting list. */
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
            <a
              href={serviceAddress(door)}
              className={styles.door}
              data-soon={!isOpen(door) || undefined}
              data-testid={`door-${door.name}`}
            >
              <div className={styles.picture} data-tint={door.tint}>
                <Art {...door.art} width={240} height={226} />
              </div>
              <div className={styles.words}>
                <h3>{t(`shell.service.${door.name}`)}</h3>
                <p>{t(`home.door.${door.name}`)}</p>
                {isOpen(door) ? (
                  <span className={styles.go}>
                    {t(`home.door.${door.name}.go`)}
                    <ArrowRight size={20} aria-hidden="true" />
                  </span>
                ) : (
                  <span className={styles.soon}>
                    <Tag>{t('shell.service.soon')}</Tag>
                  </span>
                )}
              </div>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
