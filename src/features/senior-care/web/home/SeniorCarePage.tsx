import { useSearchParams } from 'react-router';
import { FrontPart, ServiceFront } from '#features/search/web/front/ServiceFront.tsx';
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
    <ServiceFront
      tint="sun"
      title={title}
      lead={t('seniorCare.lead')}
      look="place"
      picture={
        <Art
          kind="place"
          traits={{ seed: 'jacaranda', kind: 'arcade', sky: 'golden', wall: 'paper', roof: 'clay' }}
          width={480}
          height={320}
          eager
        />
      }
      search={<SearchCard search={search} />}
    >
      <title>{pageTitle(title)}</title>
      <meta name="description" content={t('seniorCare.description')} />

      <FrontPart id="kinds" title={t('seniorCare.kinds.title')}>
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
      </FrontPart>

      <FrontPart id="helper">
        <Piece>
          <KindHelper where={where} />
        </Piece>
      </FrontPart>

      {top.data.length > 0 && (
        <FrontPart
          id="top"
          title={top.place ? t('seniorCare.top.near', { place: top.place.city }) : t('seniorCare.top')}
        >
          <Piece>
            <CentreTiles centres={top.data.slice(0, MOST_TILES)} along={{ place: search.place }} />
          </Piece>
        </FrontPart>
      )}

      <FrontPart id="questions" title={t('seniorCare.questions')} isSplit>
        <div>
          {asked.map((name) => (
            <Disclosure key={name} summary={t(`seniorCare.question.${name}`)}>
              <p>{t(`seniorCare.answer.${name}`)}</p>
            </Disclosure>
          ))}
        </div>
      </FrontPart>
    </ServiceFront>
  );
}
