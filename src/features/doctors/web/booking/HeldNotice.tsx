import { TimeButton } from '#features/availability/web/TimeButton.tsx';
import { sentenceCase } from '#shared/sentence-case.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { ownClock } from '#web/moment-in-words.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { BookedBeside } from '../waiting/BookedNotice.tsx';
import styles from './Booking.module.css';
import { isGone, type SlotHold } from './useSlotHold.ts';
import { useSlotWords } from './useSlotWords.ts';

type Props = { hold: SlotHold; time: string | undefined; timeZone: string; onChoose: (time: string) => void };

/** Until when the chosen time is kept; or that it is not, and what is free beside it. */
export function HeldNotice({ hold, time, timeZone, onChoose }: Props) {
  const t = useWords();
  const locale = useLocale();
  const { refusal, until, isOffered, isOver, isHolding } = hold;
  const words = useSlotWords(timeZone);
  const moment = time ? words.brief(time) : '';
  const nearest = String(refusal?.values['nearest'] ?? '')
    .split(',')
    .filter(Boolean);
  const keepAgain = (
    <Button variant="secondary" onClick={hold.again} data-testid="hold-again">
      {t('doctors.book.keepAgain')}
    </Button>
  );
  if (refusal)
    return (
      <Notice
        tone="warning"
        isLive
        title={refusedWords(refusal, t)}
        action={time && !isGone(refusal) && keepAgain}
        data-testid="slot-refused"
      >
        {nearest.length > 0 && (
          <>
            <p>{t('doctors.book.nearest')}</p>
            <div className={styles.nearest}>
              {nearest.map((free) => (
                <TimeButton key={free} onClick={() => onChoose(free)} data-testid="nearest-time">
                  {words.moment(free)}
                </TimeButton>
              ))}
            </div>
          </>
        )}
      </Notice>
    );
  if (!time) return null;
  if (isOver)
    return (
      <Notice tone="warning" isLive title={t('doctors.book.keptOver')} action={keepAgain} data-testid="slot-over" />
    );
  if (until)
    return (
      <Notice isLive title={sentenceCase(t('doctors.book.kept', { moment }), locale)} data-testid="slot-held">
        {t(isOffered ? 'doctors.book.keptForYou' : 'doctors.book.keptFor', { time: ownClock(until, locale) })}
        {isOffered && <BookedBeside time={time} />}
      </Notice>
    );
  return isHolding ? <Notice isLive>{t('doctors.book.keeping', { moment })}</Notice> : null;
}

/** Of a time that is no longer offered the field's own words. */
const refusedWords = (
  { code, issues: [issue], values }: NonNullable<SlotHold['refusal']>,
  t: ReturnType<typeof useWords>,
) => (issue ? t(issue.key, issue.values) : t(`errors.${code}`, values));
