import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { FavouriteButton } from '#features/favourites/web/FavouriteButton.tsx';
import { pictureOf } from '../picture-of.ts';
import { ProviderPicture } from '#features/providers/web/ProviderPicture.tsx';
import { readSearch } from '#features/search/search-rules.ts';
import { CompareBar } from '#features/search/web/compare/CompareBar.tsx';
import { CompareToggle } from '#features/search/web/compare/CompareToggle.tsx';
import { comparedIn } from '#features/search/web/compare/comparing.ts';
import { isRefused, resultsFor } from '#features/search/web/queries.ts';
import type { SearchReply } from '#features/search/web/searched-service.ts';
import { MapCard } from '#features/search/web/map/MapCard.tsx';
import { SearchRefused } from '#features/search/web/SearchRefused.tsx';
import { SearchResults } from '#features/search/web/SearchResults.tsx';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { href } from '#web/paths.ts';
import type { CentreCard } from '../../centre.ts';
import { centreSearch } from '../../filters.ts';
import { unitOf } from '../../price-unit.ts';
import type { CentreSearch } from '../../search.ts';
import { centresCompared } from '../compare/compared-centres.ts';
import { Comparison } from '../compare/Comparison.tsx';
import { pinOf, priceInWords } from '../price-label.ts';
import { comparedCentres } from '../queries.ts';
import { centreList } from './centre-list.ts';
import { CentreRow } from './CentreRow.tsx';
import { CentreSearchPill } from './CentreSearchPill.tsx';
import { askedStay } from './search-address.ts';
import { SearchCard } from './SearchCard.tsx';

export const loader = defineLoader(({ search }) => {
  const ids = comparedIn(search);
  return { found: ids ? comparedCentres(ids) : resultsFor(centreList, readSearch(centreSearch, search)) };
});

/** Centres near a place as a list and on the distance map; or those of `?compare=` side by side. The whole search stands in the address bar. */
export default function DayCareListPage() {
  const [params] = useSearchParams();
  const { found } = useLoaderData(loader);
  const search = readSearch(centreSearch, params);
  if ('compared' in found) return <Comparison centres={found.compared} />;
  return isRefused(found) ? (
    <SearchRefused service={centreList} search={search} refusal={found}>
      <SearchCard search={search} />
    </SearchRefused>
  ) : (
    <CentresFound search={search} found={found} />
  );
}

/** Stands in the header of wide screens. */
export function HeaderSearch() {
  const [params] = useSearchParams();
  const search = readSearch(centreSearch, params);
  // the page asks; here it is only looked up, because the header stays when the page fails
  const { data: found } = useQuery({ ...resultsFor(centreList, search), enabled: false });
  return (
    <CentreSearchPill search={search} place={found && !isRefused(found) ? found.place : undefined} id="header-pill" />
  );
}

function CentresFound({ search, found }: { search: CentreSearch; found: SearchReply<CentreCard> }) {
  const t = useWords();
  const locale = useLocale();
  const unit = unitOf(search.kind);
  const along = { ...askedStay(search), place: search.place || found.place?.label };
  return (
    <>
      <SearchResults
        service={centreList}
        search={search}
        found={found}
        form={<CentreSearchPill search={search} place={found.place} id="page-pill" />}
        card={(centre, place) => (
          <CentreRow
            centre={centre}
            search={search}
            along={along}
            {...place}
            corner={
              <>
                <CompareToggle comparing={centresCompared} id={centre._id} name={centre.name} />
                <FavouriteButton id={centre._id} name={centre.name} />
              </>
            }
          />
        )}
        pinOf={(centre) => pinOf(centre, { t, locale, unit })}
        mapCard={(centre) => (
          <MapCard
            href={href('/care/daycaredetails/:pathParam?', { pathParam: centre._id }, askedStay(search))}
            name={centre.name}
            picture={<ProviderPicture picture={pictureOf(centre)} />}
            rating={centre.rating}
            reviewCount={centre.reviewCount}
          >
            {priceInWords(centre, { t, locale, unit })}
          </MapCard>
        )}
      />
      <CompareBar comparing={centresCompared} />
    </>
  );
}
