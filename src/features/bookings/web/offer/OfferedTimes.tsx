import { bothClocks, momentOnBothClocks } from '#shared/both-clocks.ts';
import { TimeButton } from '#features/availability/web/TimeButton.tsx';
import { dayIn, formatDayInWords } from '#shared/dates.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { untilInWords } from '#web/moment-in-words.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { Booking } from '../../booking.ts';
import { keepsTime } from '../../offer.ts';
import { usePagesOf } from '../booking-pages.tsx';
import { MoneyBack } from './MoneyBack.tsx';
import styles from './OfferedTimes.module.css';
import { useChoice } from './useChoice.ts';

type Props = { booking: Booking; onDone: () => void };

/** A time that the provider cannot keep: other ones, each taken with one tap, or the money. */
export function OfferedTimes({ booking, onDone }: Props) {
  const t = useWords();
  const locale = useLocale();
  const pages = usePagesOf(booking.kind);
  const { take, end, refusal } = useChoice(booking._id, onDone);
  const { _id: id, offer, providerName: name, startsAt, timeZone } = booking;
  if (!offer) return null;
  const moment = momentOnBothClocks(new Date(startsAt), {
    timeZone,
    readerZone: deviceZone(),
    locale,
    look: 'short',
  });
  const isBusy = take.isPending || end.isPending;
  return (
    <section className={styles.offer} aria-labelledby={`offer-${id}`} data-testid="offered-times">
      <h3 id={`offer-${id}`}>{t(`bookings.offer.${offer.why}`, { name, moment })}</h3>
      {offer.reason && <p className={styles.reason}>{offer.reason}</p>}
      <p>{offer.times.length > 0 ? t('bookings.offer.text') : t('bookings.offer.none', { name })}</p>
      {refusal && (
        <Notice tone="warning" isLive data-testid="offer-refused">
          {t(refusal)}
        </Notice>
      )}
      {offer.times.length > 0 && (
        <ul className={styles.times} aria-label={t('bookings.offer.times', { name })}>
          {offer.times.map((time) => (
            <li key={time}>
              <TimeButton
                aria-disabled={isBusy || undefined}
                onClick={() => isBusy || take.mutate(time)}
                data-testid="offered-time"
              >
                <OfferedTime time={time} timeZone={timeZone} isTaking={take.isPending && take.variables === time} />
              </TimeButton>
            </li>
          ))}
        </ul>
      )}
      <p className="small muted">
        {keepsTime(offer.why) && <span>{t('bookings.offer.kept')} </span>}
        <span>
          {t('bookings.offer.until', { moment: untilInWords(offer.answerBy, { timeZone, locale, look: 'short' }) })}
        </span>
      </p>
      <div className={styles.others} data-print="hide">
        {booking.canChangeDays && pages.days && offer.times.length > 0 && (
          <ButtonLink variant="secondary" href={pages.days(id)} data-testid="all-times">
            {t('bookings.offer.all')}
          </ButtonLink>
        )}
        <MoneyBack booking={booking} isBusy={isBusy} onConfirm={() => end.mutate()} />
      </div>
    </section>
  );
}

function OfferedTime({ time, timeZone, isTaking }: { time: string; timeZone: string; isTaking: boolean }) {
  const t = useWords();
  const locale = useLocale();
  const at = new Date(time);
  return (
    <span className={styles.time}>
      <small>{sentenceCase(formatDayInWords(dayIn(timeZone, at), locale, 'short'), locale)}</small>
      <b>{isTaking ? t('bookings.offer.busy') : bothClocks(at, { timeZone, readerZone: deviceZone(), locale })}</b>
    </span>
  );
}
