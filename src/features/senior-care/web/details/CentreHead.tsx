import { Phone } from 'lucide-react';
import { phoneInWords, phoneLink } from '#shared/phone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { BackLink } from '#web/ui/BackLink.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import type { CentreDetails } from '../../centre.ts';
import styles from './CentreHead.module.css';
import { ProviderPicture } from '#features/providers/web/ProviderPicture.tsx';
import { languageName } from '#shared/language-name.ts';
import { useLastList } from '#features/search/web/last-list.ts';
import { OpeningNow } from '#features/providers/web/OpeningNow.tsx';
import { searchAddress } from '../list/search-address.ts';
import { ShareButton } from '#features/providers/web/ShareButton.tsx';
import { VerifiedTag } from '#features/providers/web/VerifiedTag.tsx';

/** Name and picture in the tint of senior care, with what one looks for first. */
export function CentreHead({ centre }: { centre: CentreDetails }) {
  const t = useWords();
  const locale = useLocale();
  const last = useLastList();
  const town = `${centre.city}, ${centre.state}`;
  return (
    <div className={styles.band}>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.picture}>
          <ProviderPicture picture={{ kind: 'place', traits: centre.art }} shape="plain" eager />
        </div>
        <div className={styles.words}>
          <BackLink href={last?.address ?? searchAddress({ place: town, kind: [centre.kind] })}>
            {last
              ? t('seniorCare.backToList', { count: last.count })
              : t('seniorCare.backToTown', { place: centre.city })}
          </BackLink>
          <h1 tabIndex={-1}>{centre.name}</h1>
          <p className={styles.kind}>
            {t('seniorCare.tile.where', { kind: t(`seniorCare.kind.${centre.kind}`), place: town })}
          </p>
          <p className={styles.meta}>
            {centre.rating !== null && (
              <a href="#reviews" className="link">
                <Stars rating={centre.rating} count={centre.reviewCount} />
              </a>
            )}
            <OpeningNow hours={centre.hours} timeZone={centre.timeZone} isResidence={centre.kind !== 'day_care'} />
          </p>
          <p className={styles.tags}>
            <VerifiedTag isVerified={centre.isVerified} />
            {centre.languages.map((code) => (
              <Tag key={code}>{t('seniorCare.speaks', { language: languageName(code, locale) })}</Tag>
            ))}
          </p>
          <div className={styles.actions}>
            <ButtonLink
              variant="secondary"
              icon={<Phone size={20} aria-hidden="true" />}
              href={phoneLink(centre.phone)}
              data-testid="centre-call"
            >
              {phoneInWords(centre.phone)}
            </ButtonLink>
            <ShareButton title={centre.name} label={t('providers.share')} />
          </div>
        </div>
      </div>
    </div>
  );
}
