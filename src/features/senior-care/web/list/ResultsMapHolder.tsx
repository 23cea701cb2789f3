import { List, Map as MapIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Point } from '#features/places/place.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { useMedia } from '#web/ui/useMedia.ts';
import { useNavigate } from '#web/useNavigate.ts';
import type { CentreSearch } from '../../search.ts';
import type { Found } from '../queries.ts';
import { MapSheet } from './MapSheet.tsx';
import styles from './ResultsMapHolder.module.css';
import { searchAddress } from './search-address.ts';

const ResultsMap = lazy(() => import('./ResultsMap.tsx'));

type Props = { found: Found; search: CentreSearch; selected: string | undefined; onSelect: (id: string) => void };

/** Beside the list on wide screens; on others a floating button opens the map over everything. */
export function ResultsMapHolder({ found, search, selected, onSelect }: Props) {
  const t = useWords();
  const navigate = useNavigate();
  const isWide = useMedia('(min-width: 1200px)');
  const [isOpen, setIsOpen] = useState(false);
  const searchArea = ({ latitude, longitude }: Point) => {
    setIsOpen(false);
    void navigate(
      searchAddress({
        ...search,
        page: 1,
        place: '',
        latitude: thousandth(latitude),
        longitude: thousandth(longitude),
      }),
      {
        preventScrollReset: true,
      },
    );
  };
  const centre = middleOf(found, search, t('seniorCare.map.here'));
  const map = (onPress: (id: string) => void) => (
    <Suspense>
      <ResultsMap
        place={centre}
        centres={found.data}
        selected={selected}
        onSelect={onPress}
        onPoint={(id) => id && onSelect(id)}
        onSearchArea={searchArea}
      />
    </Suspense>
  );
  return (
    <>
      <aside className={styles.beside} aria-label={t('seniorCare.map.title')}>
        {isWide &&
          map((id) => {
            onSelect(id);
            showCard(id);
          })}
      </aside>
      <div className={styles.floating}>
        <Button
          size="large"
          icon={<MapIcon size={24} aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
          data-testid="map-open"
        >
          {t('seniorCare.map.open')}
        </Button>
      </div>
      {isOpen && !isWide && (
        <MapSheet
          centre={found.data.find(({ _id }) => _id === selected)}
          search={search}
          onClose={() => setIsOpen(false)}
          closeIcon={<List size={24} aria-hidden="true" />}
        >
          {map(onSelect)}
        </MapSheet>
      )}
    </>
  );
}

/** The point that was searched around; far from every town it has no name. */
function middleOf({ place }: Found, { latitude = 0, longitude = 0 }: CentreSearch, unnamed: string) {
  return place ?? { latitude, longitude, label: unnamed };
}

const showCard = (id: string) =>
  document.getElementById(`centre-link-${id}`)?.closest('li')?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });

const thousandth = (degrees: number) => Math.round(degrees * 1000) / 1000;
