import type { ReactNode } from 'react';
import { Piece } from '#web/piece.tsx';
import type { ListSearch } from '../search-limits.ts';
import { Filters } from './Filters.tsx';
import styles from './ListedResults.module.css';
import { ListTitle } from './ListTitle.tsx';
import { NoResults } from './NoResults.tsx';
import { type CardPlace, SearchList } from './SearchList.tsx';
import type { ListItem, SearchedService, SearchReply } from './searched-service.ts';

type Props<Search extends ListSearch, Card extends ListItem> = {
  service: SearchedService<Search, Card>;
  search: Search;
  found: SearchReply<Card>;
  onChange: (change: Partial<Search>) => void;
  /** Nobody at all is found, whatever the filters. */
  nobody: ReactNode;
  card: (card: Card, place: CardPlace) => ReactNode;
};

/** Who is listed around no place: filters, title and cards. */
export function ListedResults<Search extends ListSearch, Card extends ListItem>(props: Props<Search, Card>) {
  const { service, search, found, onChange, nobody, card } = props;
  const listed = { service, search, found };
  return (
    <div className={`wrap ${styles.list}`}>
      <Piece>
        <Filters service={service} search={search} onChange={onChange} />
      </Piece>
      <Piece>
        <ListTitle {...listed} onChange={onChange} />
      </Piece>
      {found.data.length === 0 ? (
        <NoResults {...listed} nobody={() => nobody} onChange={onChange} />
      ) : (
        <SearchList {...listed} selected={undefined} onSelect={() => undefined}>
          {card}
        </SearchList>
      )}
    </div>
  );
}
