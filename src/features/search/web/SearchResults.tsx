import { Map as MapIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import { Piece } from '#web/piece.tsx';
import { Button } from '#web/ui/Button.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import type { PlaceSearch } from '../search-limits.ts';
import { Filters } from './Filters.tsx';
import { ListTitle, titleOf } from './ListTitle.tsx';
import { NobodyNear } from './NobodyNear.tsx';
import { NoResults } from './NoResults.tsx';
import { PastTheList, type Pin, ResultsMapHolder } from './map/ResultsMapHolder.tsx';
import { type CardPlace, SearchList } from './SearchList.tsx';
import styles from './SearchResults.module.css';
import { listAddress, type LocatedCard, type SearchedService, type SearchReply } from './searched-service.ts';

type Props<Search extends PlaceSearch, Card extends LocatedCard> = {
  service: SearchedService<Search, Card>;
  search: Search;
  found: SearchReply<Card>;
  /** The fields of the search, above the list. */
  form: ReactNode;
  card: (card: Card, place: CardPlace) => ReactNode;
  pinOf: (card: Card) => Pin;
  mapCard: (card: Card) => ReactNode;
};

/** Who is near a place: filters, title and cards, and the map beside them. What is chosen goes into the address. */
export function SearchResults<Search extends PlaceSearch, Card extends LocatedCard>(props: Props<Search, Card>) {
  const { service, search, found, form, card, pinOf, mapCard } = props;
  const t = useWords();
  const navigate = useNavigate();
  const [pointed, setPointed] = useState<string>();
  const [isMapOpen, setMapOpen] = useState(false);
  const selected = found.data.find(({ _id }) => _id === pointed)?._id ?? found.data[0]?._id;
  const change = (next: Partial<Search>) =>
    void navigate(listAddress(service, { ...search, page: 1, ...next }), { preventScrollReset: true });
  const listed = { service, search, found, selected, onSelect: setPointed };
  return (
    <div className={styles.page} data-map-beside>
      <title>{pageTitle(titleOf(service, { found, search, t }))}</title>
      <div className={styles.list}>
        <div className={styles.pill}>{form}</div>
        <Piece>
          <Filters service={service} search={search} onChange={change} />
        </Piece>
        <Piece>
          <ListTitle service={service} found={found} search={search} onChange={change}>
            {found.data.length > 0 && (
              <span className={styles.mapOpen}>
                <Button
                  variant="secondary"
                  icon={<MapIcon size={22} aria-hidden="true" />}
                  aria-haspopup="dialog"
                  onClick={() => setMapOpen(true)}
                  data-testid="map-open"
                >
                  {t('search.map.open')}
                </Button>
              </span>
            )}
          </ListTitle>
        </Piece>
        {found.data.length === 0 ? (
          <NoResults
            service={service}
            search={search}
            found={found}
            nobody={(widen) => (
              <NobodyNear
                service={service}
                search={search}
                found={found}
                card={(one) => card(one, { isSelected: false, isFirst: false })}
                action={widen}
              />
            )}
            onChange={change}
          />
        ) : (
          <>
            <PastTheList />
            <SearchList {...listed}>{card}</SearchList>
          </>
        )}
      </div>
      <Piece>
        <ResultsMapHolder
          {...listed}
          isOpen={isMapOpen}
          onClose={() => setMapOpen(false)}
          pinOf={pinOf}
          mapCard={mapCard}
        />
      </Piece>
    </div>
  );
}
