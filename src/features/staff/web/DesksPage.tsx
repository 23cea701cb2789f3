import { defineLoader, useLoaderData } from '#web/loader.ts';
import { rows } from '#web/routes.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import { RelativeTime } from '#web/ui/RelativeTime.tsx';
import type { Desk } from '../contract.ts';
import styles from './DesksPage.module.css';
import { NotStaff } from './NotStaff.tsx';
import { waitingDesks } from './queries.ts';

export const loader = defineLoader(() => ({ desks: waitingDesks() }));

/** Where staff begin: what waits, and where it is answered. */
export default function DesksPage() {
  const t = useWords();
  const { desks } = useLoaderData(loader);
  return (
    <div className="wrap page-stack">
      <title>{pageTitle(t('shell.staff.desks'))}</title>
      <header>
        <h1 tabIndex={-1}>{t('staff.title')}</h1>
        {desks && <p className="muted">{t('staff.lead')}</p>}
      </header>
      {desks ? (
        <ul className={styles.desks}>
          {desks.data.map((desk) => (
            <DeskCard key={desk.path} desk={desk} />
          ))}
        </ul>
      ) : (
        <NotStaff />
      )}
    </div>
  );
}

function DeskCard({ desk: { path, waiting, oldestAt } }: { desk: Desk }) {
  const t = useWords();
  const row = rows.find((known) => known.path === path);
  return (
    <li>
      <a className={styles.desk} href={path} data-testid="desk">
        <b className={styles.count} data-waiting={waiting > 0 || undefined}>
          {waiting}
        </b>
        <span>
          <span className={styles.name}>{row?.title && t(row.title)}</span>
          <span className="small muted">
            {oldestAt ? (
              <span>
                {t('staff.oldest')} <RelativeTime instant={oldestAt} zone={deviceZone()} />
              </span>
            ) : (
              t('staff.nothing')
            )}
          </span>
        </span>
      </a>
    </li>
  );
}
