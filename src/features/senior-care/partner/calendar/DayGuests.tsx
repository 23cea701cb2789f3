import { Hourglass } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { AvatarInitial } from '#web/ui/AvatarInitial.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import type { CalendarDay } from '../../partner-contract.ts';
import { roomInWords } from '../../rooms.ts';
import styles from './DayGuests.module.css';

/** Who comes; each name leads to the request. */
export function DayGuests({ guests }: Pick<CalendarDay, 'guests'>) {
  const t = useWords();
  return (
    <section aria-labelledby="who-comes">
      <h3 id="who-comes">{t('seniorCare.day.who')}</h3>
      {guests.length === 0 && <p className="muted">{t('seniorCare.day.nobody')}</p>}
      <ul className={styles.list}>
        {guests.map(({ _id, name, guests: people, roomType, isPending }) => (
          <li key={_id}>
            <AvatarInitial name={name} />
            <span>
              <a
                className="link"
                href={href('/partner', undefined, { tab: isPending ? 'waiting' : 'coming', id: _id })}
              >
                {name}
              </a>
              {people > 1 && <span className="muted">{t('seniorCare.day.people', { count: people })}</span>}
              {roomType && <span className="muted">{roomInWords(roomType, t)}</span>}
            </span>
            {isPending && (
              <Tag tone="warning" icon={<Hourglass size={18} aria-hidden="true" />}>
                {t('seniorCare.day.waits')}
              </Tag>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
