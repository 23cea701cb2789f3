import { useCurrentRoute } from '#web/current-route.ts';
import { useWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import styles from './PageWaiting.module.css';
import { SlowHint } from './SlowHint.tsx';

/** The outline and the title of a page while its module and its queries are loading; the full-page loader announces it. */
export function PageWaiting() {
  const t = useWords();
  const { title } = useCurrentRoute().screen.row;
  return (
    <div className={`wrap page-stack ${styles.waiting}`} data-testid="page-waiting">
      {title && <title>{pageTitle(t(title))}</title>}
      <Skeleton shape="title" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
      <SlowHint />
    </div>
  );
}
