import { ArrowRight } from 'lucide-react';
import { MOST_COUNTED } from '#features/search/search-limits.ts';
import type { PlaceTraits } from '#shared/art/place.ts';
import type { Reply } from '#shared/call.ts';
import { formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Arch } from '#web/ui/Arch.tsx';
import { Art } from '#web/ui/Art.tsx';
import type { seniorCare } from '../../contract.ts';
import type { Kind } from '../../stay.ts';
import styles from './KindDoor.module.css';

type Props = {
  kind: Reply<typeof seniorCare.services>['data'][number];
  /** How many there are near the place; undefined while no place is known. */
  count: number | undefined;
  place: string;
  /** The list of them, or where it is asked for a place. */
  address: string;
};

const pictures: Record<Kind, PlaceTraits> = {
  day_care: { seed: 'day', kind: 'court', sky: 'morning', wall: 'sun', roof: 'pine' },
  assisted_living: { seed: 'residence', kind: 'tower', sky: 'mint', wall: 'lilac', roof: 'lilac' },
  board_and_care: { seed: 'house', kind: 'gable', sky: 'noon', wall: 'paper', roof: 'sun' },
};

/** One kind of care: for whom it is good, what it costs at least, and how many there are near the place. */
export function KindDoor({ kind: { kind, fromCents }, count, place, address }: Props) {
  const t = useWords();
  const locale = useLocale();
  return (
    <a href={address} className={styles.door} data-testid={`kind-${kind}`}>
      <div className={styles.picture}>
        <Arch size="fill" tint="sun">
          <Art kind="place" traits={pictures[kind]} width={480} height={320} />
        </Arch>
      </div>
      <div className={styles.words}>
        <h3>{t(`seniorCare.kind.${kind}`)}</h3>
        <p className={styles.line}>
          <span className="muted">{t('seniorCare.kinds.goodFor')}</span> {t(`seniorCare.kinds.goodFor.${kind}`)}
        </p>
        {fromCents !== null && (
          <b className="num">
            {t(`seniorCare.kinds.from.${kind === 'day_care' ? 'day' : 'month'}`, {
              price: formatMoney(fromCents, locale, 'short'),
            })}
          </b>
        )}
        <span className={styles.go}>
          <span>
            {count === undefined
              ? t('seniorCare.kinds.where')
              : count === 0
                ? t('seniorCare.kinds.none', { place })
                : t(`seniorCare.kinds.see.${kind}`, {
                    count,
                    shown: count < MOST_COUNTED ? String(count) : `${MOST_COUNTED}+`,
                  })}
          </span>
          <ArrowRight size={20} aria-hidden="true" />
        </span>
      </div>
    </a>
  );
}
