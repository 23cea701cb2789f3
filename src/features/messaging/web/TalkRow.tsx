import { LifeBuoy, MessageCircleQuestionMark, Paperclip, Reply } from 'lucide-react';
import { addDays, dayIn, formatClock, formatDay } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { useMinute } from '#web/ui/minute-clock.ts';
import { Tag } from '#web/ui/Tag.tsx';
import type { TalkCard } from '../talk.ts';
import { Face } from './Face.tsx';
import styles from './TalkList.module.css';

/** One conversation of the list: with whom, what was said last, and what is new. */
export function TalkRow({ card, href, isOpen }: { card: TalkCard; href: string; isOpen: boolean }) {
  const t = useWords();
  const { other, kind, subject, personName, lastWords, lastIsOurs, lastIsFile, unread, isAwaited } = card;
  const about = [subject, personName && t('messaging.for', { person: personName })].filter(Boolean).join(' · ');
  const last = lastIsFile ? t('messaging.file') : lastWords;
  return (
    <li className={styles.row} data-unread={unread > 0 || undefined} data-testid={`talk-${card._id}`}>
      <a href={href} aria-current={isOpen ? 'page' : undefined}>
        <Face other={other} kind={kind} />
        <span className={styles.words}>
          <span className={styles.line}>
            <b className={styles.name}>{other.name}</b>
            <When instant={card.lastAt} />
          </span>
          {(about || kind === 'enquiry' || kind === 'ticket') && (
            <span className={styles.about}>
              {(kind === 'enquiry' || kind === 'ticket') && (
                <span className={styles.kind}>
                  {kind === 'ticket' ? (
                    <LifeBuoy size={17} aria-hidden="true" />
                  ) : (
                    <MessageCircleQuestionMark size={17} aria-hidden="true" />
                  )}
                  <span>{t(`messaging.kind.${kind}`)}</span>
                </span>
              )}
              {about && <span>{about}</span>}
            </span>
          )}
          <span className={styles.line}>
            <span className={styles.last}>
              {lastIsFile && <Paperclip size={17} aria-hidden="true" />}
              <span>{lastIsOurs ? t('messaging.you', { words: last }) : last}</span>
            </span>
            {unread > 0 && (
              <b className={styles.count} data-testid="talk-new">
                <span aria-hidden="true">{unread}</span>
                <span className="vh">{t('messaging.new', { count: unread })}</span>
              </b>
            )}
          </span>
          {isAwaited && (
            <span>
              <Tag tone="warning" icon={<Reply size={18} aria-hidden="true" />} data-testid="talk-awaits">
                {t('messaging.awaits')}
              </Tag>
            </span>
          )}
        </span>
      </a>
    </li>
  );
}

/** The time of today, 'Yesterday', and the day of everything older. */
function When({ instant }: { instant: string }) {
  const t = useWords();
  const locale = useLocale();
  const minute = useMinute();
  const zone = deviceZone();
  const at = new Date(instant);
  const day = dayIn(zone, at);
  const today = minute === undefined ? undefined : dayIn(zone, new Date(minute));
  const isYesterday = today !== undefined && day === addDays(today, -1);
  return (
    <time className={styles.when} dateTime={instant}>
      {day === today ? formatClock(zone, at, locale) : isYesterday ? t('threads.yesterday') : formatDay(day)}
    </time>
  );
}
