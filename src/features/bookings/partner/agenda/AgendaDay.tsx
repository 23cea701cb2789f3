import { MessageCircle, Video } from 'lucide-react';
import { SlotTimes } from '#features/availability/partner/SlotTimes.tsx';
import { type Day, formatClock, formatDayInWords } from '#shared/dates.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import type { AgendaVisit } from '../../calendar.ts';
import { SaidToCome } from '../SaidToCome.tsx';
import styles from './AgendaDays.module.css';

type Props = {
  day: Day;
  /** It is the only one, which the heading above names. */
  isAlone: boolean;
  isToday: boolean;
  timeZone: string;
  visits: readonly AgendaVisit[];
  free: readonly string[];
  offered: readonly string[];
};

/** Who comes on a day, by the hour, and what is free besides. */
export function AgendaDay({ day, isAlone, isToday, timeZone, visits, free, offered }: Props) {
  const t = useWords();
  const locale = useLocale();
  return (
    <Card as="section" className={styles.day} aria-labelledby={`agenda-${day}`} data-testid={`agenda-${day}`}>
      <h3 id={`agenda-${day}`} className={isAlone ? 'vh' : styles.name} aria-current={isToday ? 'date' : undefined}>
        {sentenceCase(formatDayInWords(day, locale, 'short'), locale)}
        {isToday && <Tag tone="brand">{t('bookings.agenda.today')}</Tag>}
      </h3>
      {visits.length === 0 ? (
        <p className="muted">{t('bookings.agenda.nobody')}</p>
      ) : (
        <ol className={styles.visits}>
          {visits.map((visit) => (
            <Visit key={visit._id} visit={visit} timeZone={timeZone} />
          ))}
        </ol>
      )}
      <div className={styles.free}>
        <h4 className="small">{t('bookings.agenda.free')}</h4>
        <SlotTimes slots={free.map(toSlot)} timeZone={timeZone} none={t('availability.week.none')} />
      </div>
      {offered.length > 0 && (
        <div className={styles.free} data-testid="offered-times">
          <h4 className="small">{t('availability.line.offeredTimes')}</h4>
          <SlotTimes slots={offered.map(toSlot)} timeZone={timeZone} none="" />
        </div>
      )}
    </Card>
  );
}

const toSlot = (startsAt: string) => ({ startsAt, free: 1 });

const iconOf = { video: Video, chat: MessageCircle, 'in person': undefined };

function Visit({ visit, timeZone }: { visit: AgendaVisit; timeZone: string }) {
  const t = useWords();
  const locale = useLocale();
  const { _id: id, bookingId, personName, meets, glance, isPending, isAtHome, isSure, startsAt, endsAt } = visit;
  const [first, ...others] = glance;
  const Icon = meets && iconOf[meets];
  const clock = (instant: string) => formatClock(timeZone, instant, locale);
  return (
    <li className={styles.visit} data-testid={`visit-${bookingId}`}>
      <span className="num">{t('ui.range', { from: clock(startsAt), to: clock(endsAt) })}</span>
      <a className="link" href={href('/partner', undefined, { tab: isPending ? 'waiting' : 'coming', id })}>
        {personName}
      </a>
      <span className={styles.facts}>
        {first && <Tag icon={Icon && <Icon size={18} aria-hidden="true" />}>{first}</Tag>}
        {others.map((words) => (
          <span key={words} className="small muted">
            {words}
          </span>
        ))}
        {isSure && <SaidToCome isAtHome={isAtHome} />}
        {isPending && <Tag tone="warning">{t('bookings.agenda.pending')}</Tag>}
      </span>
    </li>
  );
}
