import { type ReactNode, useEffect } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { Piece } from '#web/piece.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { type ListSearch, RESULTS_A_PAGE } from '../search-limits.ts';
import { rememberList } from './last-list.ts';
import styles from './SearchList.module.css';
import { listAddress, type ListItem, type SearchedService, type SearchReply } from './searched-service.ts';

/** `isSelected`: the map shows this one. `isFirst`: seen at once, without scrolling. */
export type CardPlace = { isSelected: boolean; isFirst: boolean };

type Props<Search extends ListSearch, Card extends ListItem> = {
  service: SearchedService<Search, Card>;
  found: SearchReply<Card>;
  search: Search;
  selected: string | undefined;
  onSelect: (id: string) => void;
  children: (card: Card, place: CardPlace) => ReactNode;
};

/** A page of the list. The card under the pointer or the focus is the one that the map shows. */
export function SearchList<Search extends ListSearch, Card extends ListItem>(props: Props<Search, Card>) {
  const { service, found, search, selected, onSelect, children } = props;
  const { totalCount } = found.pagization;
  const address = listAddress(service, search);
  useEffect(() => rememberList({ address, count: totalCount }), [address, totalCount]);
  return (
    <>
      <ol className={styles.list}>
        {found.data.map((card, index) => (
          <li
            key={card._id}
            id={listItemId(card._id)}
            onPointerEnter={() => onSelect(card._id)}
            onFocus={() => onSelect(card._id)}
          >
            <Piece>{children(card, { isSelected: card._id === selected, isFirst: index === 0 })}</Piece>
          </li>
        ))}
      </ol>
      <Pages
        page={search.page}
        count={Math.ceil(totalCount / RESULTS_A_PAGE)}
        addressOf={(page) => listAddress(service, { ...search, page })}
      />
    </>
  );
}

export const listItemId = (id: string) => `result-${id}`;

type PagesProps = { page: number; count: number; addressOf: (page: number) => string };

function Pages({ page, count, addressOf }: PagesProps) {
  const t = useWords();
  if (count <= 1) return null;
  return (
    <nav aria-label={t('search.pages')} className={styles.pages}>
      {page > 1 && (
        <ButtonLink variant="secondary" rel="prev" href={addressOf(page - 1)} data-testid="page-previous">
          {t('ui.pages.previous')}
        </ButtonLink>
      )}
      <p>{t('search.pages.current', { page, count })}</p>
      {page < count && (
        <ButtonLink variant="secondary" rel="next" href={addressOf(page + 1)} data-testid="page-next">
          {t('ui.pages.next')}
        </ButtonLink>
      )}
    </nav>
  );
}
