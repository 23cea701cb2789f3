import { ChevronDown } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import type { ServiceLink } from '#web/service-links.ts';
import { Art } from '#web/ui/Art.tsx';
import { Popover } from '#web/ui/Popover.tsx';
import styles from './ServicesMenu.module.css';

/** The services behind one word: what visitors can have, and where a family finds more care. */
export function ServicesMenu({ label, services }: { label: string; services: readonly ServiceLink[] }) {
  const t = useWords();
  return (
    <Popover
      opensByDown
      data-testid="services-menu"
      trigger={(trigger) => (
        <button type="button" {...trigger} className="navlink" data-testid="our-services">
          {label}
          <ChevronDown size={20} aria-hidden="true" />
        </button>
      )}
    >
      {({ isOpen, close }) => (
        <ul className={styles.services}>
          {services.map((service) => (
            <li key={service.name}>
              <a href={service.path} onClick={close}>
                {isOpen ? <Art {...service.art} width={48} height={52} /> : <span />}
                <span>
                  <b>{t(`shell.service.${service.name}`)}</b>
                  <span className="small muted">{t(`shell.service.${service.name}.line`)}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
