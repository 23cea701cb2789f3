import type { Wording } from '#shared/words.ts';
import type { ReactNode } from 'react';
import { CalendarCheck, Languages, MapPin, ShieldPlus } from 'lucide-react';
import { milesInWords } from '#features/places/web/miles-in-words.ts';
import { OpeningNow } from '#features/providers/web/OpeningNow.tsx';
import { pictureOf } from '../picture-of.ts';
import { ProviderPicture } from '#features/providers/web/ProviderPicture.tsx';
import { VerifiedTag } from '#features/providers/web/VerifiedTag.tsx';
import { daysBetween, formatDayInWords } from '#shared/dates.ts';
import { type Cents, formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import type { Query } from '#web/paths.ts';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import type { CentreCard } from '../../centre.ts';
import { unitOf } from '../../price-unit.ts';
import type { CentreSearch } from '../../search.ts';
import { STAY_DAYS } from '../../stay-limits.ts';
import { priceInWords, priceOf } from '../price-label.ts';
import styles from './CentreRow.module.css';
import { languagesInWords, namesInWords } from '#features/providers/web/names-in-words.ts';
import { spacesInWords } from './centre-words.ts';
import { bookingFrom } from './search-address.ts';

const MOST_TAGS = 4;
const DAYS_A_WEEK = 7;

type Props = {
  centre: CentreCard;
  search: CentreSearch;
  /** What goes along to the centre: place, days and guests. */
  along: Query;
  isSelected: boolean;
  /** Seen at once, without scrolling. */
  isFirst: boolean;
  /** What can be done with it besides, in its corner. */
  corner?: ReactNode;
};

/** A centre in the list, by the width it gets. Its name is a link that covers the card; the one other link books its next free day. */
export function CentreRow({ centre, search, along, isSelected, isFirst, corner }: Props) {
  const t = useWords();
  const locale = useLocale();
  const address = href('/care/daycaredetails/:pathParam?', { pathParam: centre._id }, along);
  return (
    <article className={styles.card} data-testid={`centre-${centre._id}`}>
      <div className={styles.row} data-selected={isSelected || undefined}>
        <div className={styles.picture}>
          <ProviderPicture picture={pictureOf(centre)} eager={isFirst} />
        </div>
        <div className={styles.words}>
          <h2>
            <a href={address} id={`centre-link-${centre._id}`}>
              {centre.name}
            </a>
          </h2>
          <p className={styles.kind}>
            {t(`seniorCare.kind.${centre.kind}`)}
            <VerifiedTag isVerified={centre.isVerified} />
          </p>
          <p className={styles.meta}>
            {centre.rating !== null && <Stars rating={centre.rating} count={centre.reviewCount} />}
            {centre.distanceMiles !== null && (
              <span>
                <MapPin size={20} aria-hidden="true" />
                {milesInWords(centre.distanceMiles, { t, locale })}
              </span>
            )}
            <span>
              <Languages size={20} aria-hidden="true" />
              {languagesInWords(centre.languages, locale)}
            </span>
            <span className={styles.opening}>
              <OpeningNow hours={centre.hours} timeZone={centre.timeZone} isResidence={centre.kind !== 'day_care'} />
            </span>
          </p>
          <p className={styles.tags}>
            {centre.services.slice(0, MOST_TAGS).map((service) => (
              <Tag key={service}>{t(`seniorCare.service.${service}`)}</Tag>
            ))}
          </p>
          {centre.takes.length > 0 && (
            <p className={styles.spaces} data-testid={`takes-${centre._id}`}>
              <ShieldPlus size={20} aria-hidden="true" />
              {t('seniorCare.takes', { plans: namesInWords(centre.takes, locale) })}
            </p>
          )}
          {centre.prices && (
            <p className={styles.spaces} data-quiet={centre.nextFreeDay !== null || undefined}>
              <CalendarCheck size={20} aria-hidden="true" />
              {spacesInWords(centre, { t, locale })}
            </p>
          )}
        </div>
        {corner && <div className={styles.corner}>{corner}</div>}
        <Foot centre={centre} search={search} />
      </div>
    </article>
  );
}

/** What it costs by the unit of the list, and by the other one where its kind has both, and from which day on it can be booked. */
function Foot({ centre, search }: { centre: CentreCard; search: CentreSearch }) {
  const t = useWords();
  const locale = useLocale();
  const unit = unitOf(search.kind);
  const price = priceOf(centre, unit);
  const { nextFreeDay } = centre;
  const isByDay = centre.kind === 'day_care';
  return (
    <div className={styles.foot}>
      <p className={styles.price}>
        {centre.rooms.length > 1 && <span className="small muted">{t('seniorCare.price.least')} </span>}
        {price ? (
          <span>
            <b>{formatMoney(price.cents, locale, 'short')}</b> {t(`seniorCare.price.per.${price.unit}`)}
          </span>
        ) : (
          <span className="small muted">{t('seniorCare.price.unknown')}</span>
        )}
        {price && !isByDay && (
          <span className="small muted num">
            {priceInWords(centre, { t, locale, unit: unit === 'day' ? 'month' : 'day' })}
          </span>
        )}
        {isByDay && !!centre.totalCents && (
          <span className="small muted num">{totalInWords(centre.totalCents, search, { t, locale })}</span>
        )}
      </p>
      {nextFreeDay !== null && (
        <ButtonLink
          href={bookingFrom(centre._id, nextFreeDay, search)}
          variant="secondary"
          data-testid={`book-${centre._id}`}
        >
          {t('seniorCare.nextFree', { day: formatDayInWords(nextFreeDay, locale, 'short') })}
          <span className="vh">, {t('seniorCare.nextFree.at', { name: centre.name })}</span>
        </ButtonLink>
      )}
    </div>
  );
}

function totalInWords(totalCents: Cents, search: CentreSearch, { t, locale }: Wording) {
  const total = formatMoney(totalCents, locale, 'short');
  const days = search.in && search.out ? daysBetween(search.in, search.out) : STAY_DAYS;
  if (days === 0 || days % DAYS_A_WEEK !== 0) return t('seniorCare.total.days', { total });
  return t('seniorCare.total.weeks', { total, count: days / DAYS_A_WEEK });
}
