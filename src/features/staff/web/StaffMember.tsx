import { formatDayInWords, dayIn } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useHeld } from '#web/ui/Held.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import type { StaffPerson } from '../people-contract.ts';
import { byWords } from './by-words.ts';
import styles from './People.module.css';
import { TakeRole } from './TakeRole.tsx';

/** Somebody of the staff: since when, and by whom. */
export function StaffMember({ person }: { person: StaffPerson }) {
  const t = useWords();
  const locale = useLocale();
  const { open, close } = useHeld();
  const { _id: id, name, email, given, isNamed, isMe, isAway } = person;
  const since = given && formatDayInWords(dayIn(deviceZone(), new Date(given.at)), locale);
  return (
    <Card as="li" className={styles.person} data-testid={`staff-${id}`}>
      <div className={styles.who}>
        <h3 id={`staff-name-${id}`}>
          {name} {isMe && <span className="muted">{t('staff.people.you')}</span>}
        </h3>
        <p className="small muted">{email}</p>
        <p className="small">
          {given
            ? t('staff.people.since', { day: since ?? '', by: byWords(given.by, t) })
            : t('staff.people.sinceBefore')}
        </p>
        {(isNamed || isAway) && (
          <p className={styles.tags}>
            {isNamed && <Tag tone="neutral">{t('staff.people.named')}</Tag>}
            {isAway && <Tag tone="warning">{t('staff.people.away')}</Tag>}
          </p>
        )}
      </div>
      <Button
        variant="secondary"
        onClick={() => open(<TakeRole person={person} onClose={close} />)}
        aria-describedby={`staff-name-${id}`}
        data-testid="take-role"
      >
        {t(isMe ? 'staff.people.leave' : 'staff.people.take')}
      </Button>
    </Card>
  );
}
