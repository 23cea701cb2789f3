import { FileHeart } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { Art } from '#web/ui/Art.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import styles from './FamilyBand.module.css';

export function FamilyBand() {
  const t = useWords();
  return (
    <section className={`wrap ${styles.part}`} aria-labelledby="family">
      <div className={styles.band}>
        <div className="on-band">
          <h2 id="family">{t('home.family.title')}</h2>
          <p>{t('home.family.text')}</p>
          <ButtonLink href={href('/profile/signup')} size="large" data-testid="create-account">
            {t('home.family.create')}
          </ButtonLink>
        </div>
        <Week />
      </div>
    </section>
  );
}

/** What a week looks like for a daughter who books: a picture, not a record of anybody. */
function Week() {
  const t = useWords();
  return (
    <div className={styles.week} aria-hidden="true">
      <p className={styles.who}>
        {t('home.family.week')} <Tag tone="brand">{t('home.family.who')}</Tag>
      </p>
      <ul>
        <li>
          <Art
            kind="place"
            traits={{ seed: 'jacaranda', kind: 'arcade', sky: 'golden', wall: 'paper', roof: 'clay' }}
            width={52}
            height={60}
          />
          <span>
            <b>{t('home.family.first')}</b>
            <span>{t('home.family.first.line')}</span>
          </span>
          <StatusTag status="accepted" />
        </li>
        <li>
          <Art
            kind="place"
            traits={{ seed: 'casa-amable', kind: 'court', sky: 'morning', wall: 'sun', roof: 'pine' }}
            width={52}
            height={60}
          />
          <span>
            <b>{t('home.family.second')}</b>
            <span>{t('home.family.second.line')}</span>
          </span>
          <StatusTag status="pending" />
        </li>
        <li>
          <Art kind="spot" traits={{ name: 'record' }} width={52} height={60} />
          <span>
            <b>{t('home.family.third')}</b>
            <span>{t('home.family.third.line')}</span>
          </span>
          <Tag tone="info" icon={<FileHeart size={18} />}>
            {t('home.family.third.state')}
          </Tag>
        </li>
      </ul>
    </div>
  );
}
