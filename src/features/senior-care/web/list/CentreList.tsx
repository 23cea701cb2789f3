import { useEffect } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { type CentreSearch, SEARCH_PAGE_LENGTH } from '../../search.ts';
import styles from './CentreList.module.css';
import { CentreRow } from './CentreRow.tsx';
import { rememberList } from '#features/search/web/last-list.ts';
import type { Found } from '../queries.ts';
import { askedStay, searchAddress } from './search-address.ts';

type Props = { found: Found; search: CentreSearch; selected: string | undefined; onSelect: (id: string) => void };

/** A page of the list. The card under the pointer or the focus is the one that the map shows. */
export function CentreList({ found, search, selected, onSelect }: Props) {
  const t = useWords();
  const { totalCount } = found.pagization;
  const address = searchAddress(search);
  useEffect(() => rememberList({ address, count: totalCount }), [address, totalCount]);
  const along = { ...askedStay(search), place: search.place || found.place?.label };
  const pages = Math.ceil(totalCount / SEARCH_PAGE_LENGTH);
  return (
    <>
      <ol className={styles.list}>
        {found.data.map((centre, index) => (
          <li key={centre._id} onPointerEnter={() => onSelect(centre._id)} onFocus={() => onSelect(centre._id)}>
            <CentreRow
              centre={centre}
              search={search}
              along={along}
              isSelected={centre._id === selected}
              isFirst={index === 0}
            />
          </li>
        ))}
      </ol>
      {pages > 1 && (
        <nav aria-label={t('seniorCare.pages')} className={styles.pages}>
          {search.page > 1 && (
            <ButtonLink
              variant="secondary"
              rel="prev"
              href={searchAddress({ ...search, page: search.page - 1 })}
              data-testid="page-previous"
            >
              {t('seniorCare.pages.previous')}
            </ButtonLink>
          )}
          <p>{t('seniorCare.pages.current', { page: search.page, count: pages })}</p>
          {search.page < pages && (
            <ButtonLink
              variant="secondary"
              rel="next"
              href={searchAddress({ ...search, page: search.page + 1 })}
              data-testid="page-next"
            >
              {t('seniorCare.pages.next')}
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}
