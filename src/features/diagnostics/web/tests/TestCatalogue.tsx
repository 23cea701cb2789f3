import { useSearchParams } from 'react-router';
import { EmergencyNotice } from '#features/threads/web/EmergencyNotice.tsx';
import { formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { TestCard } from '../../centre.ts';
import type { CategoryCard } from '../../contract.ts';
import { testAddress } from '../addresses.ts';
import { fastingInWords } from '../price-words.ts';
import { ItemHead } from './ItemHead.tsx';
import { soughtTests, useSoughtWords } from './sought-cards.ts';
import styles from './Tests.module.css';

type Props = { tests: readonly TestCard[]; categories: readonly CategoryCard[] };

/** Every test, by what it is about and by words. */
export function TestCatalogue({ tests, categories }: Props) {
  const t = useWords();
  const locale = useLocale();
  const [params] = useSearchParams();
  const [words, seek] = useSoughtWords();
  const chosen = categories.find(({ _id }) => _id === params.get('category'));
  const found = soughtTests(tests, words, t);
  const saysWhatIsFelt = words.trim() !== '' && found.every(({ felt }) => felt.length > 0);
  const kept = words.trim() === '' ? {} : { q: words };
  const title = chosen ? chosen.name : t('diagnostics.catalogue.title');
  return (
    <>
      <ItemHead title={title} about={t('diagnostics.catalogue.lead')} />
      <div className="wrap page-stack">
        <nav aria-label={t('diagnostics.filter.category')} className={styles.chips}>
          <a href={href('/testTypeDetails', undefined, kept)} aria-current={chosen ? undefined : 'page'}>
            {t('diagnostics.catalogue.all')}
          </a>
          {categories.map(({ _id: id, name }) => (
            <a
              key={id}
              href={href('/testTypeDetails', undefined, { category: id, ...kept })}
              aria-current={chosen?._id === id ? 'page' : undefined}
            >
              {name}
            </a>
          ))}
        </nav>
        <TextField
          id="catalogue-words"
          type="search"
          label={t('diagnostics.tests.search')}
          hint={t('diagnostics.tests.search.hint')}
          value={words}
          onChange={({ target }) => seek(target.value)}
          data-testid="search-tests"
        />
        <div className={styles.found}>
          <EmergencyNotice words={words} text={t('diagnostics.tests.urgent')} />
          <p role="status">{t('diagnostics.tests.found', { count: found.length })}</p>
        </div>
        {saysWhatIsFelt && (
          <Notice tone="info" data-testid="felt">
            <p>{t('diagnostics.tests.felt')}</p>
            <p>
              <a className="link" href={href('/top-Doctors', undefined, { q: words.trim() })}>
                {t('diagnostics.tests.doctors', { words: words.trim() })}
              </a>
            </p>
          </Notice>
        )}
        <ul className="card-list" data-testid="tests">
          {found.map(({ _id: id, name, about, fastHours, priceCents, felt }) => (
            <Card as="li" key={id} className={styles.door}>
              <h2>
                <a className="link" href={testAddress(id)}>
                  {name}
                </a>
              </h2>
              <p className="small muted">{about}</p>
              {felt.length > 0 && (
                <p className="small">
                  {t('diagnostics.test.reasons')}: {felt.join(', ')}
                </p>
              )}
              <p className={styles.price}>
                <b>
                  {priceCents === null
                    ? t('diagnostics.price.unknown')
                    : t('diagnostics.price.from', { price: formatMoney(priceCents, locale, 'short') })}
                </b>
                <span className="small muted">{fastingInWords(fastHours, { t })}</span>
              </p>
            </Card>
          ))}
        </ul>
      </div>
    </>
  );
}
