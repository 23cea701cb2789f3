import { CalendarCheck, MapPin } from 'lucide-react';
import { daysBetween, formatWeekday } from '#shared/dates.ts';
import { type Cents, formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import type { Query } from '#web/paths.ts';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import type { CentreCard } from '../../centre.ts';
import type { CentreSearch } from '../../search.ts';
import { STAY_DAYS } from '../../stay-limits.ts';
import { milesInWords } from '#features/places/web/miles-in-words.ts';
import { VerifiedTag } from '#features/providers/web/VerifiedTag.tsx';
import { priceOf } from '../price-label.ts';
import { ProviderPicture } from '#features/providers/web/ProviderPicture.tsx';
import styles from './CentreRow.module.css';
import { languageName } from '#shared/language-name.ts';
import { OpeningNow } from '#features/providers/web/OpeningNow.tsx';

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
};

/** A centre in the list. Its name is a link that covers the card. */
export function CentreRow({ centre, search, along, isSelected, isFirst }: Props) {
  const t = useWords();
  const locale = useLocale();
  const price = priceOf(centre);
  const address = href('/care/daycaredetails/:pathParam?', { pathParam: centre._id }, along);
  return (
    <article className={styles.row} data-selected={isSelected || undefined} data-testid={`centre-${centre._id}`}>
      <div className={styles.picture}>
        <ProviderPicture picture={{ kind: 'place', traits: centre.art }} eager={isFirst} />
      </div>
      <div className={styles.words}>
        <h2>
          <a href={address} id={`centre-link-${centre._id}`}>
            {centre.name}
          </a>
        </h2>
        <p className={styles.meta}>
          {centre.rating !== null && <Stars rating={centre.rating} count={centre.reviewCount} />}
          {centre.distanceMiles !== null && (
            <span>
              <MapPin size={20} aria-hidden="true" />
              {milesInWords(centre.distanceMiles, { t, locale })}
            </span>
          )}
          <OpeningNow hours={centre.hours} timeZone={centre.timeZone} />
        </p>
        <p className={styles.tags}>
          <CentreTags centre={centre} />
        </p>
        {price && (
          <p className={styles.spaces}>
            <CalendarCheck size={20} aria-hidden="true" />
            {spacesInWords(centre, { t, locale })}
          </p>
        )}
        <div className={styles.foot}>
          <p className={styles.price}>
            {price ? (
              <span>
                <b>{formatMoney(price.cents, locale, 'short')}</b> {t(`seniorCare.price.per.${price.unit}`)}
              </span>
            ) : (
              <span className="small muted">{t('seniorCare.price.unknown')}</span>
            )}
            {price?.unit === 'day' && !!centre.totalCents && (
              <span className="small muted num">{totalInWords(centre.totalCents, search, { t, locale })}</span>
            )}
          </p>
          {/* for pointers only: the name of the centre leads there too */}
          <ButtonLink href={address} variant={isSelected ? 'primary' : 'secondary'} aria-hidden="true" tabIndex={-1}>
            {t('seniorCare.details')}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

function CentreTags({ centre }: { centre: CentreCard }) {
  const t = useWords();
  const locale = useLocale();
  const languages = centre.languages.filter((code) => code !== 'en').slice(0, 1);
  return (
    <>
      <VerifiedTag isVerified={centre.isVerified} />
      {languages.map((code) => (
        <Tag key={code}>{t('seniorCare.speaks', { language: languageName(code, locale) })}</Tag>
      ))}
      {centre.services.slice(0, MOST_TAGS - languages.length).map((service) => (
        <Tag key={service}>{t(`seniorCare.service.${service}`)}</Tag>
      ))}
    </>
  );
}

type Speaking = { t: ReturnType<typeof useWords>; locale: string };

function spacesInWords({ freeWeekdays, openWeekdays }: CentreCard, { t, locale }: Speaking) {
  if (freeWeekdays.length === 0) return t('seniorCare.spaces.none');
  if (freeWeekdays.length === DAYS_A_WEEK) return t('seniorCare.spaces.always');
  if (freeWeekdays.length === openWeekdays.length && [1, 2, 3, 4, 5].every((day) => freeWeekdays.includes(day)))
    return t('seniorCare.spaces.weekdays');
  return t('seniorCare.spaces.on', { days: freeWeekdays.map((day) => formatWeekday(day, locale)).join(', ') });
}

function totalInWords(totalCents: Cents, search: CentreSearch, { t, locale }: Speaking) {
  const total = formatMoney(totalCents, locale, 'short');
  const days = search.in && search.out ? daysBetween(search.in, search.out) : STAY_DAYS;
  if (days === 0 || days % DAYS_A_WEEK !== 0) return t('seniorCare.total.days', { total });
  return t('seniorCare.total.weeks', { total, count: days / DAYS_A_WEEK });
}
