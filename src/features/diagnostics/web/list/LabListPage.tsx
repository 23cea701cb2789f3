import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Place } from '#features/places/place.ts';
import { ProviderPicture } from '#features/providers/web/ProviderPicture.tsx';
import { readSearch } from '#features/search/search-rules.ts';
import { PlaceSearchPill } from '#features/search/web/form/PlaceSearchPill.tsx';
import { MapCard } from '#features/search/web/map/MapCard.tsx';
import { isRefused, resultsFor } from '#features/search/web/queries.ts';
import type { SearchReply } from '#features/search/web/searched-service.ts';
import { SearchRefused } from '#features/search/web/SearchRefused.tsx';
import { SearchResults } from '#features/search/web/SearchResults.tsx';
import { FavouriteButton } from '#features/favourites/web/FavouriteButton.tsx';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { href } from '#web/paths.ts';
import type { LabCard } from '../../centre.ts';
import { labSearch } from '../../filters.ts';
import type { LabSearch } from '../../search.ts';
import { labAddress } from '../addresses.ts';
import { pictureOf } from '../picture-of.ts';
import { pinOf, priceInWords } from '../price-words.ts';
import { labList } from './lab-list.ts';
import { LabRow } from './LabRow.tsx';
import { LabSearchCard } from './LabSearchCard.tsx';
import { useLabSearch } from './useLabSearch.tsx';

export const loader = defineLoader(({ search }) => ({ found: resultsFor(labList, readSearch(labSearch, search)) }));

/** Test centres near a place as a list and on the distance map. The whole search stands in the address bar. */
export default function LabListPage() {
  const [params] = useSearchParams();
  const { found } = useLoaderData(loader);
  const search = readSearch(labSearch, params);
  return isRefused(found) ? (
    <SearchRefused service={labList} search={search} refusal={found}>
      <LabSearchCard search={search} />
    </SearchRefused>
  ) : (
    <LabsFound search={search} found={found} />
  );
}

/** Stands in the header of wide screens. */
export function HeaderSearch() {
  const [params] = useSearchParams();
  const search = readSearch(labSearch, params);
  // the page asks; here it is only looked up, because the header stays when the page fails
  const { data: found } = useQuery({ ...resultsFor(labList, search), enabled: false });
  return <SearchPill search={search} place={found && !isRefused(found) ? found.place : undefined} id="header-pill" />;
}

type PillProps = { search: LabSearch; place: Place | null | undefined; id: string };

function SearchPill({ search, place, id }: PillProps) {
  const t = useWords();
  return (
    <PlaceSearchPill
      label={t('diagnostics.search.title')}
      action={href('/test-centers')}
      id={id}
      {...useLabSearch(search, place)}
    />
  );
}

function LabsFound({ search, found }: { search: LabSearch; found: SearchReply<LabCard> }) {
  const t = useWords();
  const locale = useLocale();
  return (
    <SearchResults
      service={labList}
      search={search}
      found={found}
      form={<SearchPill search={search} place={found.place} id="page-pill" />}
      card={(lab, { isFirst, isSelected }) => (
        <LabRow
          lab={lab}
          test={search.test}
          isFirst={isFirst}
          isSelected={isSelected}
          corner={<FavouriteButton id={lab._id} name={lab.name} service="lab" />}
        />
      )}
      pinOf={(lab) => pinOf(lab, { t, locale })}
      mapCard={(lab) => (
        <MapCard
          href={labAddress(lab._id)}
          name={lab.name}
          picture={<ProviderPicture picture={pictureOf(lab)} />}
          rating={lab.rating}
          reviewCount={lab.reviewCount}
        >
          {priceInWords(lab, { t, locale })}
        </MapCard>
      )}
    />
  );
}
