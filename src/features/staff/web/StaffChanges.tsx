import { deviceZone } from '#web/device-zone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EventList } from '#web/ui/EventList.tsx';
import { RelativeTime } from '#web/ui/RelativeTime.tsx';
import type { StaffChange } from '../people-contract.ts';
import { byWords } from './by-words.ts';
import styles from './People.module.css';

/** Who got the role or lost it, the newest first. */
export function StaffChanges({ changes }: { changes: readonly StaffChange[] }) {
  const t = useWords();
  return (
    <section className={styles.section} aria-labelledby="staff-changes">
      <h2 id="staff-changes">{t('staff.people.changes')}</h2>
      <Card>
        <EventList data-testid="staff-changes">
          {changes.map(({ _id, change, name, by, at }) => (
            <li key={_id}>
              <span>
                {t(`staff.people.was.${change}`, { name: name || t('staff.people.former'), by: byWords(by, t) })}
              </span>
              <span className="small muted">
                <RelativeTime instant={at} zone={deviceZone()} />
              </span>
            </li>
          ))}
        </EventList>
      </Card>
    </section>
  );
}
