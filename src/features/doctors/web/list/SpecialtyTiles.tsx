import { useWords } from '#web/i18n/words.tsx';
import type { Reply } from '#shared/call.ts';
import type { doctors } from '../../contract.ts';
import { doctorsAddress } from '../doctor-address.ts';
import { specialtyIcons } from '../specialty-icons.ts';
import styles from './SpecialtyTiles.module.css';

const MOST_TILES = 8;

/** The specialties that most doctors have, each a way into the list. */
export function SpecialtyTiles({ offered }: { offered: Reply<typeof doctors.specialties>['data'] }) {
  const t = useWords();
  if (offered.length === 0) return null;
  return (
    <nav aria-label={t('doctors.filter.specialty')}>
      <ul className={styles.tiles}>
        {offered.slice(0, MOST_TILES).map(({ specialty, doctors: count }) => {
          const Icon = specialtyIcons[specialty];
          return (
            <li key={specialty}>
              <a href={doctorsAddress({ specialty: [specialty] })} data-testid={`specialty-${specialty}`}>
                <span className={styles.icon}>
                  <Icon size={26} aria-hidden="true" />
                </span>
                {t(`doctors.specialty.${specialty}`)}
                <span className="vh">, {t('doctors.count', { count })}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
