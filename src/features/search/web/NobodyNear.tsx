import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { WaitingListForm } from '#features/leads/web/WaitingListForm.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { HelpLine } from '#web/ui/HelpLine.tsx';
import { MOST_MILES, type PlaceSearch } from '../search-limits.ts';
import { subjectOf } from '../search-rules.ts';
import { isRefused, resultsFor } from './queries.ts';
import styles from './NobodyNear.module.css';
import type { ListItem, SearchedService, SearchReply } from './searched-service.ts';

type Props<Search extends PlaceSearch, Card extends ListItem> = {
  service: SearchedService<Search, Card>;
  search: Search;
  found: SearchReply<Card>;
  card: (card: Card) => ReactNode;
  /** A wider search, where that finds somebody. */
  action: ReactNode;
};

const MOST_CARDS = 3;

/** A place without any provider, whatever the filters: a way to hear of the first one, somebody to call, and who is nearest within a day’s drive. */
export function NobodyNear<Search extends PlaceSearch, Card extends ListItem>(props: Props<Search, Card>) {
  const { service, search, found, card, action } = props;
  const t = useWords();
  const { place: typed, latitude, longitude, miles } = search;
  const drive = { ...subjectOf(service.rules, search), place: typed, latitude, longitude, miles: MOST_MILES };
  const { data: near } = useQuery({ ...resultsFor(service, drive), meta: { isQuiet: true } });
  const nearest = near && !isRefused(near) ? near.data.slice(0, MOST_CARDS) : [];
  const place = found.place?.city ?? t('search.here');
  return (
    <div className={styles.page}>
      <EmptyState
        as="h2"
        spot="search"
        title={t(`${service.words}.list.nobody`, { place })}
        action={action}
        data-testid="nobody-near"
      >
        {t('search.nobody.hint', { miles })}
      </EmptyState>
      {service.awaited && found.place && (
        <section aria-labelledby="tell-me" className={styles.tell}>
          <h2 id="tell-me">{t('search.nobody.tell', { place })}</h2>
          <WaitingListForm service={service.awaited} place={found.place.label} />
        </section>
      )}
      <div>
        <p>{t('search.nobody.call')}</p>
        <HelpLine />
      </div>
      {nearest.length > 0 && (
        <section aria-labelledby="nearest">
          <h2 id="nearest">{t('search.nobody.nearest')}</h2>
          <ol className={styles.cards}>
            {nearest.map((one) => (
              <li key={one._id}>{card(one)}</li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
