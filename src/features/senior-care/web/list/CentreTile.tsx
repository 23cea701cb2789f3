import { useLocale, useWords } from '#web/i18n/words.tsx';
import type { Query } from '#web/paths.ts';
import { href } from '#web/paths.ts';
import { Stars } from '#web/ui/Stars.tsx';
import type { CentreCard } from '../../centre.ts';
import { priceInWords } from '../price-label.ts';
import { pictureOf } from '../picture-of.ts';
import { ProviderPicture } from '#features/providers/web/ProviderPicture.tsx';
import styles from './CentreTile.module.css';

/** A centre in a row of tiles; the whole tile leads to it. */
export function CentreTile({ centre, along = {} }: { centre: CentreCard; along?: Query }) {
  const t = useWords();
  const locale = useLocale();
  return (
    <article className={styles.tile}>
      <div className={styles.picture}>
        <ProviderPicture picture={pictureOf(centre)} shape="plain" />
      </div>
      <div className={styles.words}>
        <h3>
          <a
            href={href('/care/daycaredetails/:pathParam?', { pathParam: centre._id }, along)}
            data-testid={`tile-${centre._id}`}
          >
            {centre.name}
          </a>
        </h3>
        <p className="small muted">
          {t('seniorCare.tile.where', { kind: t(`seniorCare.kind.${centre.kind}`), place: centre.city })}
        </p>
        <p className={styles.facts}>
          {centre.rating !== null && <Stars rating={centre.rating} count={centre.reviewCount} />}
          <b className="num">{priceInWords(centre, { t, locale })}</b>
        </p>
      </div>
    </article>
  );
}
