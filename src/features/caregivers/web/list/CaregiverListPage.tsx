import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { FavouriteButton } from '#features/favourites/web/FavouriteButton.tsx';
import { ProviderPicture } from '#features/providers/web/ProviderPicture.tsx';
import { readSearch } from '#features/search/search-rules.ts';
import { CompareBar } from '#features/search/web/compare/CompareBar.tsx';
import { CompareToggle } from '#features/search/web/compare/CompareToggle.tsx';
import { comparedIn } from '#features/search/web/compare/comparing.ts';
import { PlaceSearchPill } from '#features/search/web/form/PlaceSearchPill.tsx';
import { MapCard } from '#features/search/web/map/MapCard.tsx';
import { isRefused, resultsFor } from '#features/search/web/queries.ts';
import type { SearchReply } from '#features/search/web/searched-service.ts';
import { SearchRefused } from '#features/search/web/SearchRefused.tsx';
import { SearchResults } from '#features/search/web/SearchResults.tsx';
import { formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import type { CaregiverCard } from '../../caregiver.ts';
import { caregiverSearch } from '../../filters.ts';
import type { CaregiverSearch } from '../../search.ts';
import { pictureOf, priceInWords } from '../caregiver-words.ts';
import { CaregiverComparison } from '../compare/CaregiverComparison.tsx';
import { caregiversCompared } from '../compare/compared-caregivers.ts';
import { comparedCaregivers, servicesOffered } from '../queries.ts';
import { caregiverList } from './caregiver-list.ts';
import styles from '#features/search/web/RowCard.module.css';
import { CaregiverRow, profileOf } from './CaregiverRow.tsx';
import { CaregiverSearchForm } from './CaregiverSearchForm.tsx';
import { ServiceTiles } from './ServiceTiles.tsx';

export const loader = defineLoader(({ search: address }) => {
  const ids = comparedIn(address);
  const search = readSearch(caregiverSearch, address);
  return {
    found: ids ? comparedCaregivers(ids, search.place) : resultsFor(caregiverList, search),
    offered: servicesOffered(),
  };
});

/** Caregivers who come to a place, as a list and on the distance map; or those of `?compare=` side by side. The whole search stands in the address bar. */
export default function CaregiverListPage() {
  const t = useWords();
  const [params] = useSearchParams();
  const { found, offered } = useLoaderData(loader);
  const search = readSearch(caregiverSearch, params);
  if ('compared' in found) return <CaregiverComparison {...found} />;
  return (
    <>
      <meta name="description" content={t('caregivers.description')} />
      {isRefused(found) ? (
        <SearchRefused service={caregiverList} search={search} refusal={found}>
          <CaregiverSearchForm search={search} id="caregivers" />
          <ServiceTiles offered={offered.data} />
        </SearchRefused>
      ) : (
        <CaregiversFound search={search} found={found} />
      )}
    </>
  );
}

/** Stands in the header of wide screens. */
export function HeaderSearch() {
  const [params] = useSearchParams();
  const search = readSearch(caregiverSearch, params);
  // the page asks; here it is only looked up, because the header stays when the page fails
  const { data: found } = useQuery({ ...resultsFor(caregiverList, search), enabled: false });
  const place = found && !isRefused(found) ? found.place : undefined;
  return <CaregiverSearchForm search={search} place={place} Look={PlaceSearchPill} id="header-pill" />;
}

function CaregiversFound({ search, found }: { search: CaregiverSearch; found: SearchReply<CaregiverCard> }) {
  const t = useWords();
  const locale = useLocale();
  const priceOf = (one: CaregiverCard) => priceInWords(one, { t, locale }) ?? t('caregivers.price.unknown');
  return (
    <>
      <SearchResults
        service={caregiverList}
        search={search}
        found={found}
        form={<CaregiverSearchForm search={search} place={found.place} Look={PlaceSearchPill} id="page-pill" />}
        card={(caregiver, { isFirst }) => (
          <div className={styles.card}>
            <CaregiverRow
              caregiver={caregiver}
              wanted={search.help}
              isFirst={isFirst}
              corner={
                <>
                  <CompareToggle comparing={caregiversCompared} id={caregiver._id} name={caregiver.name} />
                  <FavouriteButton id={caregiver._id} name={caregiver.name} service="caregiver" />
                </>
              }
            />
          </div>
        )}
        pinOf={(caregiver) => {
          const { name, hourCents } = caregiver;
          const label = hourCents === null ? '?' : formatMoney(hourCents, locale, 'short');
          return {
            label,
            name: t('caregivers.map.pin', { name, price: hourCents === null ? priceOf(caregiver) : label }),
          };
        }}
        mapCard={(caregiver) => (
          <MapCard
            href={profileOf(caregiver._id)}
            name={caregiver.name}
            picture={<ProviderPicture picture={pictureOf(caregiver)} />}
            rating={caregiver.rating}
            reviewCount={caregiver.reviewCount}
          >
            {priceOf(caregiver)}
          </MapCard>
        )}
      />
      <CompareBar comparing={caregiversCompared} along={{ place: search.place || found.place?.label }} />
    </>
  );
}
