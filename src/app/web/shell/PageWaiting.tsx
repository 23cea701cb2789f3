import { Suspense } from 'react';
import { useCurrentRoute } from '#web/current-route.ts';
import { useWords, WithAccountWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import { useSessionExpired } from '#web/session.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import styles from './PageWaiting.module.css';
import { SlowHint } from './SlowHint.tsx';

/** The outline and the title of a page while its module and its queries are loading; the full-page loader announces it. */
export function PageWaiting() {
  const { title, outline } = useCurrentRoute().screen.row;
  const hasExpired = useSessionExpired();
  return (
    <div className={`wrap page-stack ${styles.waiting}`} data-shape={outline} data-testid="page-waiting">
      {title && (
        <Suspense>
          <WithAccountWords>
            <Title title={title} isHeading={hasExpired} />
          </WithAccountWords>
        </Suspense>
      )}
      <Skeleton shape="title" extent="half" />
      {outline === 'tabs' && <Skeleton shape="title" extent="long" />}
      {outline === 'columns' ? (
        <div className={styles.columns}>
          <div>
            <Skeleton shape="card" />
            <Skeleton shape="card" />
          </div>
          <Skeleton shape="card" />
        </div>
      ) : (
        <div className={styles.rows}>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </div>
      )}
      {!hasExpired && <SlowHint />}
    </div>
  );
}

function Title({ title, isHeading }: { title: string; isHeading: boolean }) {
  const t = useWords();
  return (
    <>
      <title>{pageTitle(t(title))}</title>
      {isHeading && <h1 className="vh">{t(title)}</h1>}
    </>
  );
}
