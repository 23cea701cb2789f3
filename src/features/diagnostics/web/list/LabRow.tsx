import { CalendarCheck, FlaskConical, House, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { timeInWords } from '#features/availability/web/time-words.ts';
import { milesInWords } from '#features/places/web/miles-in-words.ts';
import { ProviderPicture } from '#features/providers/web/ProviderPicture.tsx';
import { VerifiedTag } from '#features/providers/web/VerifiedTag.tsx';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { useNow } from '#web/useNow.ts';
import { Stars } from '#web/ui/Stars.tsx';
import type { LabCard } from '../../centre.ts';
import { itemNumbered, wordOf } from '../../catalogue.ts';
import { labAddress } from '../addresses.ts';
import { AddButton } from '../cart/AddButton.tsx';
import { pictureOf } from '../picture-of.ts';
import { priceInWords } from '../price-words.ts';
import styles from './LabRow.module.css';

type Props = {
  lab: LabCard;
  /** The number of the test that was asked for. */
  test?: number | undefined;
  /** Seen at once, without scrolling. */
  isFirst?: boolean;
  isSelected?: boolean;
  /** What can be done with it besides, in its corner. */
  corner?: ReactNode;
  as?: 'h2' | 'h3';
};

/** A test centre in a list. Its name is a link that covers the card; beside the price the test that was asked for goes into the cart. */
export function LabRow({ lab, test, isFirst = false, isSelected = false, corner, as: Heading = 'h2' }: Props) {
  const t = useWords();
  const locale = useLocale();
  const now = useNow();
  const { _id: id, name, timeZone, nextFree } = lab;
  const item = itemNumbered(test);
  return (
    <article className={styles.card} data-testid={`lab-${id}`}>
      <div className={styles.row} data-selected={isSelected || undefined}>
        <div className={styles.picture}>
          <ProviderPicture picture={pictureOf(lab)} eager={isFirst} />
        </div>
        <div className={styles.words}>
          <Heading>
            <a href={labAddress(id)} id={`lab-link-${id}`}>
              {name}
            </a>
          </Heading>
          <p className={styles.meta}>
            <VerifiedTag isVerified={lab.isVerified} />
            {lab.rating !== null && <Stars rating={lab.rating} count={lab.reviewCount} />}
            <span>
              <MapPin size={20} aria-hidden="true" />
              {lab.distanceMiles === null
                ? `${lab.city}, ${lab.state}`
                : milesInWords(lab.distanceMiles, { t, locale })}
            </span>
          </p>
          <p className={styles.meta}>
            {lab.offered > 0 && (
              <span>
                <FlaskConical size={20} aria-hidden="true" />
                {t('diagnostics.center.offered', { count: lab.offered })}
              </span>
            )}
            {lab.homeFeeCents !== null && (
              <span>
                <House size={20} aria-hidden="true" />
                {t('diagnostics.center.home')}
              </span>
            )}
          </p>
          {nextFree !== null && (
            <p className={styles.next}>
              <CalendarCheck size={20} aria-hidden="true" />
              {t('diagnostics.center.next', { moment: timeInWords(nextFree, { zone: timeZone, now, t, locale }) })}
            </p>
          )}
        </div>
        {corner && <div className={styles.corner}>{corner}</div>}
        <div className={styles.foot}>
          <p>
            <b className="price">{priceInWords(lab, { t, locale })}</b>
            {item && lab.askedCents !== null && <span className="small muted"> {t(wordOf(item))}</span>}
          </p>
          {item && lab.askedCents !== null && <AddButton id={item._id} name={t(wordOf(item))} centerId={id} />}
        </div>
      </div>
    </article>
  );
}
