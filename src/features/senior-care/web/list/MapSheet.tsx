import type { ReactNode } from 'react';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import { useModal } from '#web/ui/useModal.ts';
import type { CentreCard } from '../../centre.ts';
import type { CentreSearch } from '../../search.ts';
import { priceInWords } from '../price-label.ts';
import { ProviderPicture } from '#features/providers/web/ProviderPicture.tsx';
import styles from './MapSheet.module.css';
import { askedStay } from './search-address.ts';

type Props = {
  centre: CentreCard | undefined;
  search: CentreSearch;
  onClose: () => void;
  closeIcon: ReactNode;
  children: ReactNode;
};

/** The map over the whole screen, with the chosen centre at its foot. */
export function MapSheet({ centre, search, onClose, closeIcon, children }: Props) {
  const t = useWords();
  const locale = useLocale();
  return (
    <dialog
      {...useModal({ isOpen: true, onClose })}
      className={styles.sheet}
      aria-label={t('seniorCare.map.title')}
      data-testid="map-sheet"
    >
      <div className={styles.map}>{children}</div>
      <div className={styles.foot}>
        {centre && (
          <a
            href={href('/care/daycaredetails/:pathParam?', { pathParam: centre._id }, askedStay(search))}
            className={styles.card}
            data-testid="map-card"
          >
            <span className={styles.picture}>
              <ProviderPicture picture={{ kind: 'place', traits: centre.art }} />
            </span>
            <span className={styles.words}>
              <b>{centre.name}</b>
              <span className={styles.facts}>
                {centre.rating !== null && <Stars rating={centre.rating} count={centre.reviewCount} />}
                <span>{priceInWords(centre, { t, locale })}</span>
              </span>
            </span>
          </a>
        )}
        <Button size="large" icon={closeIcon} onClick={onClose} data-testid="map-close">
          {t('seniorCare.map.list')}
        </Button>
      </div>
    </dialog>
  );
}
