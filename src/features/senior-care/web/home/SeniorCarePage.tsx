import { useSearchParams } from 'react-router';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { Piece } from '#web/piece.tsx';
import { pageTitle } from '#web/page-title.ts';
import { Art } from '#web/ui/Art.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { CentreTiles } from '../list/CentreTiles.tsx';
import { KindDoor } from './KindDoor.tsx';
import { KindHelper } from './KindHelper.tsx';
import { kindsCounted, kindsOffered, topRatedNear } from '../queries.ts';
import { knownSearch } from './known-search.ts';
import { searchAddress } from '../list/search-address.ts';
import { SearchCard } from '../list/SearchCard.tsx';
import styles from './SeniorCarePage.module.css';

export const loader = defineLoader(({ search }) => {
  const known = knownSearch(search);
  return { kinds: kindsOffered(), counted: kindsCounted(known), top: topRatedNear(known.place) };
});

const MOST_TILES = 6;
const asked = ['day', 'pay', 'try', 'language', 'verified', 'cancel'] as const;

/** Where senior care begins: search, the three kinds, help with choosing, the best rated and the common questions. */
export default function SeniorCarePage() {
  const t = useWords();
  const [params] = useSearchParams();
  const search = knownSearch(params);
  const where = { place: search.place, latitude: search.latitude, longitude: search.longitude };
  const { kinds, counted, top } = useLoaderData(loader);
  const title = top.place ? t('seniorCare.title.near', { place: top.place.city }) : t('seniorCare.title');
  return (
    <div className={styles.page}>
      <title>{pageTitle(title)}</title>
      <meta name="description" content={t('seniorCare.description')} />
      <div className={styles.hero}>
        <div className={`wrap ${styles.top}`}>
          <div className={styles.words}>
            <h1 tabIndex={-1}>{title}</h1>
            <p className={styles.lead}>{t('seniorCare.lead')}</p>
          </div>
          <div className={styles.picture}>
            <Art
              kind="place"
              traits={{ seed: 'jacaranda', kind: 'arcade', sky: 'golden', wall: 'paper', roof: 'clay' }}
              width={480}
              height={320}
              eager
            />
          </div>
        </div>
      </div>
      <div className={`wrap ${styles.search}`}>
        <SearchCard search={search} />
      </div>

      <section className={`wrap ${styles.part}`} aria-labelledby="kinds">
        <h2 id="kinds">{t('seniorCare.kinds.title')}</h2>
        <ul className={styles.kinds}>
          {kinds.data.map((kind) => (
            <li key={kind.kind}>
              <KindDoor
                kind={kind}
                count={counted.byKind && (counted.byKind[kind.kind] ?? 0)}
                place={top.place?.city ?? t('search.here')}
                address={searchAddress({ ...where, kind: [kind.kind] })}
              />
            </li>
          ))}
        </ul>
      </section>

      <section className={`wrap ${styles.part}`} aria-labelledby="helper">
        <Piece>
          <KindHelper where={where} />
        </Piece>
      </section>

      {top.data.length > 0 && (
        <section className={`wrap ${styles.part}`} aria-labelledby="top">
          <h2 id="top">{top.place ? t('seniorCare.top.near', { place: top.place.city }) : t('seniorCare.top')}</h2>
          <Piece>
            <CentreTiles centres={top.data.slice(0, MOST_TILES)} along={{ place: search.place }} />
          </Piece>
        </section>
      )}

      <section className={`wrap ${styles.part} ${styles.questions}`} aria-labelledby="questions">
        <h2 id="questions">{t('seniorCare.questions')}</h2>
        <div>
          {asked.map((name) => (
            <Disclosure key={name} summary={t(`seniorCare.question.${name}`)}>
              <p>{t(`seniorCare.answer.${name}`)}</p>
            </Disclosure>
          ))}
        </div>
      </section>
    </div>
  );
}
