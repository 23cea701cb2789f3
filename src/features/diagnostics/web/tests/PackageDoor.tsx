import { formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import type { PackageCard } from '../../centre.ts';
import { packageAddress } from '../addresses.ts';
import styles from './Tests.module.css';

/** The way to a package: what it is for, how many tests it has, and from what price. */
export function PackageDoor({ given: { _id: id, name, about, tests, priceCents } }: { given: PackageCard }) {
  const t = useWords();
  const locale = useLocale();
  return (
    <Card as="article" className={styles.door} data-testid={`package-${id}`}>
      <h3>
        <a href={packageAddress(id)}>{name}</a>
      </h3>
      <p className="small muted">{about}</p>
      <p className={styles.price}>
        <b>
          {priceCents === null
            ? t('diagnostics.price.unknown')
            : t('diagnostics.price.from', { price: formatMoney(priceCents, locale, 'short') })}
        </b>
        <span className="small muted">{t('diagnostics.package.count', { count: tests.length })}</span>
      </p>
    </Card>
  );
}
