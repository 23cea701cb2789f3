import { useQuery } from '@tanstack/react-query';
import { pageTitle } from '#web/page-title.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import styles from './CentreNotFound.module.css';
import { CentreTile } from '../list/CentreTile.tsx';
import { useLastList } from '#features/search/web/last-list.ts';
import { topRatedNear } from '../queries.ts';

/** No centre of that id, or none was named: others instead. */
export function CentreNotFound() {
  const t = useWords();
  const last = useLastList();
  const { data: top } = useQuery({ ...topRatedNear(), meta: { isQuiet: true } });
  const title = t('seniorCare.gone');
  return (
    <div className={`wrap page-stack ${styles.page}`}>
      <title>{pageTitle(title)}</title>
      <EmptyState
        as="h1"
        spot="lost"
        title={title}
        action={<ButtonLink href={last?.address ?? href('/senior-care')}>{t('seniorCare.gone.search')}</ButtonLink>}
      >
        {t('seniorCare.gone.hint')}
      </EmptyState>
      {top && top.data.length > 0 && (
        <section aria-labelledby="others">
          <h2 id="others">{t('seniorCare.gone.others')}</h2>
          <ul className={styles.tiles}>
            {top.data.slice(0, 3).map((centre) => (
              <li key={centre._id}>
                <CentreTile centre={centre} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
