import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { FindCare } from '#features/bookings/web/booking-pages.tsx';
import { CircleHead } from '#features/family/web/CircleHead.tsx';
import { CircleTitle } from '#features/family/web/CircleTitle.tsx';
import { actedFor } from '#features/family/web/queries.ts';
import { hasPageAfter } from '#shared/paging.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PrintHead } from '#web/ui/PrintHead.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { PageTurns } from '#web/ui/PageTurns.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { type FavouriteQuery, favouriteSorts } from '../contract.ts';
import { FavouriteCard } from './FavouriteCard.tsx';
import { useFavouritePages } from './favourite-pages.ts';
import styles from './FavouritesPage.module.css';
import { askedIn, favouritesIn } from './queries.ts';

/** So many stand side by side. */
const MOST_COMPARED = 4;

export const loader = defineLoader(({ search }) => ({ list: favouritesIn(search), people: actedFor() }));

const addressOf = ({ show, sort, page, for: personId }: Partial<FavouriteQuery>) =>
  href('/favourites', undefined, {
    show: show === 'archived' ? show : undefined,
    sort: sort === 'newest' ? undefined : sort,
    for: personId,
    page: page === 1 ? undefined : page,
  });

/** What was marked, with what it costs today, and what relatives share for the same people. */
export default function FavouritesPage() {
  const t = useWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const asked = askedIn(search);
  const { list, people } = useLoaderData(loader);
  // one note at a time, so that each field has its name for itself
  const [writing, setWriting] = useState<string>();
  const [compared, setCompared] = useState<readonly string[]>([]);
  const { services } = useFavouritePages();
  const isOneOfSeveral = (service: string) => list.data.filter((one) => one.service === service).length > 1;
  // only what is of one service can stand side by side
  const chosenService = list.data.find(({ _id }) => compared.includes(_id))?.service;
  const isComparable = (service: string) =>
    services[service]?.compare !== undefined && isOneOfSeveral(service) && (chosenService ?? service) === service;
  const compare = services[chosenService ?? '']?.compare;
  const choose = (id: string, isChosen: boolean) =>
    setCompared((ids) => [...ids.filter((one) => one !== id), ...(isChosen ? [id] : [])]);
  const change = (next: Partial<FavouriteQuery>) =>
    void navigate(addressOf({ ...asked, page: 1, ...next }), { replace: true, preventScrollReset: true });
  return (
    <div className="wrap page-stack">
      <CircleTitle title={t('favourites.title')} people={people} />
      <PrintHead />
      <CircleHead
        title={t('favourites.title')}
        people={people}
        address={(personId) => addressOf({ ...asked, for: personId, page: 1 })}
      />
      <Tabs
        label={t('favourites.tabs')}
        tabs={(['saved', 'archived'] as const).map((value) => ({
          value,
          label: t(`favourites.tab.${value}`),
          count: list.counts[value],
        }))}
        value={asked.show}
        onChange={(show) => change({ show })}
      >
        {list.data.length > 1 && (
          <div className={styles.order} data-print="hide">
            <SelectField
              label={t('favourites.sort')}
              id="favourite-sort"
              value={asked.sort}
              options={favouriteSorts.map((value) => ({ value, label: t(`favourites.sort.${value}`) }))}
              onChange={({ target }) => change({ sort: favouriteSorts.find((sort) => sort === target.value) })}
              data-testid="favourite-sort"
            />
            {compare && compared.length > 1 && (
              <ButtonLink href={compare(compared)} data-testid="compare-favourites">
                {t('favourites.compare.go', { count: compared.length })}
              </ButtonLink>
            )}
          </div>
        )}
        {list.data.length === 0 && <NothingSaved show={asked.show} />}
        <ul className={styles.list}>
          {list.data.map((favourite) => (
            <li key={favourite._id}>
              <FavouriteCard
                favourite={favourite}
                people={people.data}
                ownId={people.ownId}
                isWriting={writing === favourite._id}
                comparing={
                  isComparable(favourite.service)
                    ? {
                        isChosen: compared.includes(favourite._id),
                        isFull: compared.length >= MOST_COMPARED,
                        onChoose: (isChosen) => choose(favourite._id, isChosen),
                      }
                    : undefined
                }
                onWrite={(isWriting) => setWriting(isWriting ? favourite._id : undefined)}
              />
            </li>
          ))}
        </ul>
        <PageTurns
          label={t('favourites.pages')}
          page={asked.page}
          hasMore={hasPageAfter(asked.page, list.pagization)}
          address={(to) => addressOf({ ...asked, page: to })}
          newer={t('ui.pages.previous')}
          older={t('ui.pages.next')}
        />
      </Tabs>
      {list.shared.length > 0 && (
        <section aria-labelledby="shared-title" className="stack" data-testid="shared-favourites">
          <h2 id="shared-title">{t('favourites.shared.title')}</h2>
          <p className="muted">{t('favourites.shared.hint')}</p>
          <ul className={styles.list}>
            {list.shared.map((favourite) => (
              <li key={`${favourite._id} ${favourite.sharedBy}`}>
                <FavouriteCard favourite={favourite} people={people.data} ownId={people.ownId} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function NothingSaved({ show }: Pick<FavouriteQuery, 'show'>) {
  const t = useWords();
  return (
    <Card>
      <EmptyState
        as="h2"
        spot="heart"
        title={t(`favourites.empty.${show}`)}
        action={show === 'saved' ? <FindCare /> : undefined}
        data-testid="no-favourites"
      >
        {t(`favourites.empty.${show}.hint`)}
      </EmptyState>
    </Card>
  );
}
