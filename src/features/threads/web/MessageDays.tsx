import { Check, CheckCheck } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { AttachedFiles } from '#features/uploads/web/AttachedFiles.tsx';
import { addDays, type Day, dayIn, formatClock, formatDayInWords } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { useMinute } from '#web/ui/minute-clock.ts';
import type { Message } from '../thread.ts';
import styles from './Conversation.module.css';

type Props = {
  messages: readonly Message[];
  /** The first message that was new when the page was opened: a line stands before it. */
  freshFrom?: number | undefined;
  /** What can be done with the files of one that the other side wrote. */
  underFiles?: ((message: Message) => ReactNode) | undefined;
};

/** Messages by day, each with who wrote it. */
export function MessageDays({ messages, freshFrom, underFiles }: Props) {
  const t = useWords();
  return (
    <ol className={styles.days} data-testid="messages">
      {byDay(messages).map(({ day, ofDay }) => (
        <li key={ofDay[0]?.sequence}>
          <p className={styles.day}>
            <DayWords day={day} />
          </p>
          <ol className={styles.ofDay}>
            {ofDay.map((message, index) => (
              <Fragment key={message.sequence}>
                {message.sequence === freshFrom && (
                  <li className={styles.fresh} data-testid="fresh-line">
                    <span>{t('threads.fresh')}</span>
                  </li>
                )}
                <Bubble message={message} goesOn={isSameVoice(ofDay[index - 1], message)} underFiles={underFiles} />
              </Fragment>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

/** 'Today', 'Yesterday', and every other day by its name. */
function DayWords({ day }: { day: Day }) {
  const t = useWords();
  const locale = useLocale();
  const minute = useMinute();
  const today = minute === undefined ? undefined : dayIn(deviceZone(), new Date(minute));
  const word = day === today ? 'today' : today && day === addDays(today, -1) ? 'yesterday' : undefined;
  return <time dateTime={day}>{word ? t(`threads.${word}`) : formatDayInWords(day, locale)}</time>;
}

const isSameVoice = (before: Message | undefined, message: Message) =>
  before !== undefined && before.isOurs === message.isOurs && before.name === message.name;

type BubbleProps = { message: Message; goesOn: boolean; underFiles: Props['underFiles'] };

function Bubble({ message, goesOn, underFiles }: BubbleProps) {
  const t = useWords();
  const locale = useLocale();
  const { isMine, isOurs, name, words, writtenAt, isSeen, files } = message;
  const Mark = isSeen ? CheckCheck : Check;
  return (
    <li
      className={styles.message}
      data-mine={isMine || undefined}
      data-ours={isOurs || undefined}
      data-testid={isMine ? 'message-mine' : 'message'}
    >
      <span className={isMine || goesOn ? 'vh' : styles.name}>{isMine ? t('ui.you') : name}</span>
      {words !== '' && <p className={styles.words}>{words}</p>}
      {files.length > 0 && <AttachedFiles files={files} />}
      {files.length > 0 && !isOurs && underFiles && <div>{underFiles(message)}</div>}
      <span className={styles.time}>
        <time dateTime={writtenAt}>{formatClock(deviceZone(), new Date(writtenAt), locale)}</time>
        {isOurs && (
          <>
            <Mark size={18} aria-hidden="true" />
            <span>{t(isSeen ? 'threads.seen' : 'threads.sent')}</span>
          </>
        )}
      </span>
    </li>
  );
}

function byDay(messages: readonly Message[]) {
  const zone = deviceZone();
  const days: { day: Day; ofDay: Message[] }[] = [];
  for (const message of messages) {
    const day = dayIn(zone, new Date(message.writtenAt));
    const last = days.at(-1);
    if (last?.day === day) last.ofDay.push(message);
    else days.push({ day, ofDay: [message] });
  }
  return days;
}
