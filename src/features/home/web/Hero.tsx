import { BadgeCheck, CalendarCheck, Languages, Receipt, Sun } from 'lucide-react';
import { people } from '#shared/art/people.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Art } from '#web/ui/Art.tsx';
import styles from './Hero.module.css';

const trust = [
  ['credentials', BadgeCheck],
  ['prices', Receipt],
  ['languages', Languages],
] as const;

/** A doctor, somebody's mother and a nurse, each in a door. */
const doors = [
  { key: 'doctor', traits: people.doctor },
  { key: 'mother', traits: people.mother },
  { key: 'nurse', traits: { ...people.nurse, backdrop: 'none' } },
] as const;

export function Hero() {
  const t = useWords();
  return (
    <div className={styles.hero}>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.words}>
          <h1 tabIndex={-1} className={styles.title}>
            {t('home.hero.first')} <em>{t('home.hero.second')}</em>
          </h1>
          <p className={styles.lead}>{t('home.hero.lead')}</p>
          <ul className={styles.trust}>
            {trust.map(([name, Icon]) => (
              <li key={name}>
                <Icon size={22} aria-hidden="true" />
                {t(`home.trust.${name}`)}
              </li>
            ))}
          </ul>
        </div>
        <Arches />
      </div>
    </div>
  );
}

function Arches() {
  const t = useWords();
  return (
    <div className={styles.arches} aria-hidden="true">
      {doors.map(({ key, traits }) => (
        <span key={key}>
          <Art kind="portrait" traits={traits} width={240} height={280} eager />
        </span>
      ))}
      <p className={styles.chip}>
        <i data-tint="pine">
          <CalendarCheck size={22} />
        </i>
        <span>
          <b>{t('home.chip.booking')}</b>
          {t('home.chip.booking.line')}
        </span>
      </p>
      <p className={styles.chip}>
        <i data-tint="sun">
          <Sun size={22} />
        </i>
        <span>
          <b>{t('home.chip.center')}</b>
          {t('home.chip.center.line')}
        </span>
      </p>
    </div>
  );
}
