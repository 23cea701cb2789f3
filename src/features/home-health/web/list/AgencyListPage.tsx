import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { FavouriteButton } from '#features/favourites/web/FavouriteButton.tsx';
import { ProviderPicture } from '#features/providers/web/ProviderPicture.tsx';
import { readSearch } from '#features/search/search-rules.ts';
import { PlaceSearchPill } from '#features/search/web/form/PlaceSearchPill.tsx';
import { MapCard } from '#features/search/web/map/MapCard.tsx';
import { isRefused, resultsFor } from '#features/search/web/queries.ts';
import styles from '#features/search/web/RowCard.module.css';
import type { SearchReply } from '#features/search/web/searched-service.ts';
import { SearchRefused } from '#features/search/web/SearchRefused.tsx';
import { SearchResults } from '#features/search/web/SearchResults.tsx';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import type { AgencyCard } from '../../agency.ts';
import { agencySearch } from '../../filters.ts';
import type { AgencySearch } from '../../search.ts';
import { agencyAddress, pictureOf, programsInWords } from '../agency-words.ts';
import { agencyList } from './agency-list.ts';
import { AgencyRow } from './AgencyRow.tsx';
import { AgencySearchForm } from './AgencySearchForm.tsx';

export const loader = defineLoader(({ search }) => ({
  found: resultsFor(agencyList, readSearch(agencySearch, search)),
}));

/** Agencies that come to a place, as a list and on the distance map. The whole search stands in the address bar. */
export default function AgencyListPage() {
  const t = useWords();
  const [params] = useSearchParams();
  const { found } = useLoaderData(loader);
  const search = readSearch(agencySearch, params);
  return (
    <>
      <meta name="description" content={t('homeHealth.description')} />
      {isRefused(found) ? (
        <SearchRefused service={agencyList} search={search} refusal={found}>
          <AgencySearchForm search={search} id="agencies" />
        </SearchRefused>
      ) : (
        <AgenciesFound search={search} found={found} />
      )}
    </>
  );
}

/** Stands in the header of wide screens. */
export function HeaderSearch() {
  const [params] = useSearchParams();
  const search = readSearch(agencySearch, params);
  // the page asks; here it is only looked up, because the header stays when the page fails
  const { data: found } = useQuery({ ...resultsFor(agencyList, search), enabled: false });
  const place = found && !isRefused(found) ? found.place : undefined;
  return <AgencySearchForm search={search} place={place} Look={PlaceSearchPill} id="header-pill" />;
}

function AgenciesFound({ search, found }: { search: AgencySearch; found: SearchReply<AgencyCard> }) {
  const t = useWords();
  const locale = useLocale();
  return (
    <SearchResults
      service={agencyList}
      search={search}
      found={found}
      form={<AgencySearchForm search={search} place={found.place} Look={PlaceSearchPill} id="page-pill" />}
      card={(agency, { isFirst }) => (
        <div className={styles.card}>
          <AgencyRow
            agency={agency}
            wanted={search.need}
            isFirst={isFirst}
            corner={<FavouriteButton id={agency._id} name={agency.name} service="agency" />}
          />
        </div>
      )}
      pinOf={({ name, qualityStars }) => ({
        label: qualityStars === null ? '?' : `★ ${qualityStars}`,
        name: qualityStars === null ? name : t('homeHealth.map.pin', { name, stars: qualityStars }),
      })}
      mapCard={(agency) => (
        <MapCard
          href={agencyAddress(agency._id)}
          name={agency.name}
          picture={<ProviderPicture picture={pictureOf(agency)} />}
          rating={null}
          reviewCount={0}
        >
          {programsInWords(agency, { t, locale }) ?? t('homeHealth.kind')}
        </MapCard>
      )}
    />
  );
}
