import { List } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import type { Point } from '#features/places/place.ts';
import { useWords } from '#web/i18n/words.tsx';
import { openedPart, useBrought } from '#web/opened-part.ts';
import { useMedia } from '#web/ui/useMedia.ts';
import { useNavigate } from '#web/useNavigate.ts';
import type { PlaceSearch } from '../../search-limits.ts';
import { MapSheet } from './MapSheet.tsx';
import styles from './ResultsMapHolder.module.css';
import { listItemId } from '../SearchList.tsx';
import { listAddress, type LocatedCard, type SearchedService, type SearchReply } from '../searched-service.ts';

const ResultsMap = openedPart(async () => (await import('./ResultsMap.tsx')).ResultsMap);

/** What a pin shows, and what a screen reader says of it. */
export type Pin = { label: string; name: string };

type Props<Search extends PlaceSearch, Card extends LocatedCard> = {
  service: SearchedService<Search, Card>;
  found: SearchReply<Card>;
  search: Search;
  selected: string | undefined;
  onSelect: (id: string) => void;
  /** Over the whole screen, where it has no room beside the list. */
  isOpen: boolean;
  onClose: () => void;
  pinOf: (card: Card) => Pin;
  /** At the foot of the map that covers the screen. */
  mapCard: (card: Card) => ReactNode;
};

const WIDE = '(min-width: 1200px)';
const BESIDE = 'results-map';

/** For the keyboard: beside the list, the map comes after every card of it. */
export function PastTheList() {
  const t = useWords();
  if (!useMedia(WIDE)) return null;
  return (
    <a className="pass" href={`#${BESIDE}`} data-testid="pass-list">
      {t('search.pass.map')}
    </a>
  );
}

/** Beside the list on wide screens; on others over everything, once it has been asked for. */
export function ResultsMapHolder<Search extends PlaceSearch, Card extends LocatedCard>(props: Props<Search, Card>) {
  const { service, found, search, selected, onSelect, isOpen, onClose, pinOf, mapCard } = props;
  const t = useWords();
  const navigate = useNavigate();
  const isWide = useMedia(WIDE);
  useBrought(ResultsMap);
  const searchArea = ({ latitude, longitude }: Point) => {
    onClose();
    const around = { place: '', latitude: thousandth(latitude), longitude: thousandth(longitude) };
    void navigate(listAddress(service, { ...search, ...around, page: 1 }), { preventScrollReset: true });
  };
  const pins = found.data.map((card) => ({
    id: card._id,
    latitude: card.latitude,
    longitude: card.longitude,
    ...pinOf(card),
  }));
  const map = (onPress: (id: string) => void) => (
    <Suspense>
      <ResultsMap
        centre={middleOf(found, search, t('search.here'))}
        pins={pins}
        selected={selected}
        onSelect={onPress}
        onPoint={(id) => id && onSelect(id)}
        onSearchArea={searchArea}
      />
    </Suspense>
  );
  const shown = found.data.find(({ _id }) => _id === selected);
  return (
    <>
      <aside id={BESIDE} className={styles.beside} aria-label={t('search.map.title')}>
        <a className="pass" href="#filters">
          {t('search.pass.filters')}
        </a>
        {isWide &&
          map((id) => {
            onSelect(id);
            showCard(id);
          })}
      </aside>
      {isOpen && !isWide && (
        <MapSheet card={shown && mapCard(shown)} onClose={onClose} closeIcon={<List size={24} aria-hidden="true" />}>
          {map(onSelect)}
        </MapSheet>
      )}
    </>
  );
}

/** The point that was searched around; far from every town it has no name. */
const middleOf = ({ place }: SearchReply, { latitude = 0, longitude = 0 }: PlaceSearch, unnamed: string) =>
  place ?? { latitude, longitude, label: unnamed };

const showCard = (id: string) =>
  document.getElementById(listItemId(id))?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });

const thousandth = (degrees: number) => Math.round(degrees * 1000) / 1000;
