import { X } from 'lucide-react';
import { useForWhom } from '#features/family/web/named-person.ts';
import { FavouriteButton } from '#features/favourites/web/FavouriteButton.tsx';
import { ProviderPicture } from '#features/providers/web/ProviderPicture.tsx';
import { askAddress } from '#features/tours/web/visit-address.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import type { ComparedCentre } from '../../centre.ts';
import { priceInWords } from '../price-label.ts';
import styles from './Comparison.module.css';
import { pictureOf } from '../picture-of.ts';

/** A center above its column; `without` is the comparison without it. */
export function ComparedHead({ centre, without }: { centre: ComparedCentre; without: string }) {
  const t = useWords();
  const locale = useLocale();
  const person = useForWhom();
  return (
    <article className={styles.centre} data-testid={`compared-${centre._id}`}>
      <div className={styles.picture}>
        <ProviderPicture picture={pictureOf(centre)} eager />
      </div>
      <div className={styles.words}>
        <h2>
          <a href={href('/care/daycaredetails/:pathParam?', { pathParam: centre._id })}>{centre.name}</a>
        </h2>
        <p className="num">{priceInWords(centre, { t, locale })}</p>
        {centre.nextVisit && (
          <p data-print="hide">
            <a
              className="link"
              href={askAddress(centre._id, { at: centre.nextVisit, person })}
              data-testid="compare-visit"
            >
              {t('tours.first')}
              <span className="vh">: {centre.name}</span>
            </a>
          </p>
        )}
        <p className={styles.tools} data-print="hide">
          <FavouriteButton id={centre._id} name={centre.name} />
          <a
            className={styles.remove}
            href={without}
            aria-label={t('seniorCare.compare.remove', { name: centre.name })}
          >
            <X size={20} aria-hidden="true" />
            {t('seniorCare.compare.removeWord')}
          </a>
        </p>
      </div>
    </article>
  );
}
