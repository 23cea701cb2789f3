import type { ReactNode } from 'react';
import { formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { categories } from '../../catalogue.ts';
import { isBookable, type LabDetails, type TestCard } from '../../centre.ts';
import { packageAddress, testAddress } from '../addresses.ts';
import { AddButton } from '../cart/AddButton.tsx';
import { fastingInWords } from '../price-words.ts';
import { soughtPackages, soughtTests, useSoughtWords } from '../tests/sought-cards.ts';
import styles from './OfferedTests.module.css';

type Props = {
  lab: LabDetails;
  /** With a field that narrows them by words. */
  isSearched?: boolean;
};

/** The tests of a centre by what they are about, its packages first; each goes into the cart. */
export function OfferedTests({ lab, isSearched = false }: Props) {
  const t = useWords();
  const [words, seek] = useSoughtWords();
  const sought = isSearched ? words : '';
  const packages = soughtPackages(lab.packages, sought, t);
  const tests = soughtTests(lab.tests, sought, t);
  return (
    <div className="stack">
      {isSearched && (
        <TextField
          id="within"
          type="search"
          label={t('diagnostics.tests.search')}
          value={words}
          onChange={({ target }) => seek(target.value)}
          data-testid="search-tests"
        />
      )}
      {packages.length > 0 && (
        <Group title={t('diagnostics.packages')}>
          {packages.map((given) => (
            <Line key={given._id} lab={lab} item={given} href={packageAddress(given._id)}>
              {t('diagnostics.package.count', { count: given.tests.length })}
            </Line>
          ))}
        </Group>
      )}
      {categories.map((category) => {
        const inside = tests.filter((test) => test.category === category);
        if (inside.length === 0) return null;
        return (
          <Group key={category} title={t(`diagnostics.category.${category}`)}>
            {inside.map((test) => (
              <Line key={test._id} lab={lab} item={test} href={testAddress(test._id)}>
                {fastingInWords(test.fastHours, { t })}
              </Line>
            ))}
          </Group>
        );
      })}
      {packages.length + tests.length === 0 && (
        <p className="muted" role="status">
          {t('diagnostics.tests.none')}
        </p>
      )}
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="div" padding="none" className={styles.group}>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </Card>
  );
}

type LineProps = {
  lab: LabDetails;
  item: Pick<TestCard, '_id' | 'name' | 'priceCents'>;
  href: string;
  children: ReactNode;
};

function Line({ lab, item: { _id: id, name, priceCents }, href, children }: LineProps) {
  const locale = useLocale();
  return (
    <li className={styles.line} data-testid={`offered-${id}`}>
      <div>
        <a className="link" href={href}>
          {name}
        </a>
        <p className="small muted">{children}</p>
      </div>
      {priceCents !== null && <b className="num">{formatMoney(priceCents, locale)}</b>}
      {priceCents !== null && isBookable(lab) && <AddButton id={id} name={name} centerId={lab._id} />}
    </li>
  );
}
