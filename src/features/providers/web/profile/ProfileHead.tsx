import type { ReactNode } from 'react';
import { languageName } from '#shared/language-name.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import type { Tint } from '#web/ui/Card.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { ShareButton } from '../ShareButton.tsx';
import { VerifiedLink } from '../VerifiedLink.tsx';
import styles from './ProfileHead.module.css';

type Props = {
  provider: {
    name: string;
    rating: number | null;
    reviewCount: number;
    isVerified: boolean;
    languages: readonly string[];
  };
  tint: Tint;
  picture: ReactNode;
  /** A portrait stands in an arch, a place fills it. */
  look?: 'place' | 'portrait';
  back: ReactNode;
  /** What or who it is, in a line. */
  kind: ReactNode;
  /** What one looks for first, beside the stars. */
  fact?: ReactNode;
  /** Before sharing. */
  actions: ReactNode;
  /** Below what one can do. */
  note?: ReactNode;
};

/** Name and picture of a provider in the tint of its service, with what one looks for first. */
export function ProfileHead({ provider, tint, picture, look = 'place', back, kind, fact, actions, note }: Props) {
  const t = useWords();
  const locale = useLocale();
  const { name, rating, reviewCount, isVerified, languages } = provider;
  return (
    <div className={styles.band} data-tint={tint}>
      <div className={`wrap ${styles.grid}`} data-look={look}>
        <div className={styles.picture}>{picture}</div>
        <div className={styles.words}>
          {back}
          <h1 tabIndex={-1}>{name}</h1>
          <p className={styles.kind}>{kind}</p>
          <p className={styles.meta}>
            {rating !== null && (
              <a href="#reviews" className="link">
                <Stars rating={rating} count={reviewCount} />
              </a>
            )}
            {fact}
          </p>
          <p className={styles.tags}>
            <VerifiedLink isVerified={isVerified} />
            {languages.map((code) => (
              <Tag key={code}>{t('providers.speaks', { language: languageName(code, locale) })}</Tag>
            ))}
          </p>
          <div className={styles.actions}>
            {actions}
            <ShareButton title={name} label={t('providers.share')} />
          </div>
          <div className={styles.note}>{note}</div>
        </div>
      </div>
    </div>
  );
}
