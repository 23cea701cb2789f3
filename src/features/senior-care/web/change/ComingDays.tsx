import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Booking } from '#features/bookings/booking.ts';
import { clockInWords, untilInWords } from '#web/moment-in-words.ts';
import { bookingKeys } from '#features/bookings/web/queries.ts';
import { formatDayInWords } from '#shared/dates.ts';
import { useRefusalOf } from '#web/connection.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { callsOf, keyOf } from '#web/queries.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import type { StayDays } from '../../change-contract.ts';
import { seniorCare } from '../../contract.ts';
import styles from './ChangeDays.module.css';
import { differenceInWords } from './difference-words.ts';

type Props = { booking: Booking; days: StayDays };
type ComingDay = StayDays['days'][number];

const FIRST_SHOWN = 6;

/** The coming days, each of which can be skipped or taken back, with the rule that counts. */
export function ComingDays({ booking, days }: Props) {
  const t = useWords();
  const [isAll, setAll] = useState(false);
  const gone = booking.skipped.filter(({ canUndo }) => canUndo);
  const rows = [
    ...days.days.map((coming) => ({ coming, gone: undefined, day: coming.day })),
    ...gone.map((skip) => ({ coming: undefined, gone: skip, day: skip.day })),
  ].toSorted((one, other) => (one.day < other.day ? -1 : 1));
  const shown = isAll ? rows : rows.slice(0, FIRST_SHOWN);
  return (
    <Card aria-labelledby="coming-days" data-testid="coming-days">
      <h2 id="coming-days">{t('seniorCare.skip.title')}</h2>
      <p className="muted">{t('seniorCare.skip.rule', { hours: days.skipHours })}</p>
      <ul className={styles.days}>
        {shown.map(({ coming, gone, day }) => (
          <li key={day} data-skipped={gone ? '' : undefined} data-testid={`day-${day}`}>
            <span>
              <b>
                <DateText day={day} look="words" />
              </b>
              <br />
              <span className="small muted">
                {gone ? t('seniorCare.skip.done') : <Until booking={booking} coming={coming} />}
              </span>
            </span>
            {coming && <SkipDay booking={booking} coming={coming} />}
            {gone && <TakeBack id={booking._id} day={day} />}
          </li>
        ))}
      </ul>
      {rows.length > shown.length && (
        <Button variant="secondary" onClick={() => setAll(true)} data-testid="all-days">
          {t('seniorCare.skip.all', { count: rows.length })}
        </Button>
      )}
    </Card>
  );
}

function Until({ booking, coming }: { booking: Booking; coming: ComingDay | undefined }) {
  const t = useWords();
  const locale = useLocale();
  if (!coming) return null;
  const place = { timeZone: booking.timeZone, locale };
  return (
    <span>
      {coming.cents > 0
        ? t('seniorCare.skip.until', { moment: untilInWords(coming.freeUntil, { ...place, look: 'short' }) })
        : t('seniorCare.skip.late', { time: clockInWords(coming.startsAt, place) })}
    </span>
  );
}

function useSkipping(id: string) {
  const client = useQueryClient();
  return {
    client,
    refresh: () =>
      Promise.all(
        [...bookingKeys, keyOf(seniorCare.stayDays), keyOf(seniorCare.seats)].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
    send: (body: { day: string; skips: boolean; expectedCents?: number }) =>
      callsOf(client, seniorCare).skipDay({ params: { id }, body }),
  };
}

/** Says what comes back before the button, and does exactly that. */
function SkipDay({ booking, coming }: { booking: Booking; coming: ComingDay }) {
  const t = useWords();
  const locale = useLocale();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const { send, refresh } = useSkipping(booking._id);
  const { day, cents, difference, canSkip } = coming;
  const words = formatDayInWords(day, locale);
  const skip = useMutation({
    mutationFn: () => send({ day, skips: true, expectedCents: cents }),
    onSuccess: () => {
      setAsking(false);
      toast({ text: t('seniorCare.skip.toast', { day: words }) });
    },
    onSettled: refresh,
  });
  const failure = useRefusalOf(skip.error);
  if (!canSkip) return null;
  const { providerName: name } = booking;
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          skip.reset();
          setAsking(true);
        }}
        aria-label={t('seniorCare.skip.which', { day: words })}
        data-testid={`skip-${day}`}
      >
        {t('seniorCare.skip')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('seniorCare.skip.ask', { day: words })}
        confirmLabel={t('seniorCare.skip.yes')}
        cancelLabel={t('seniorCare.skip.no')}
        busyLabel={t('seniorCare.skip.busy')}
        isBusy={skip.isPending}
        onConfirm={() => skip.mutate()}
        onClose={() => setAsking(false)}
        data-testid="skip"
      >
        {failure && (
          <Notice tone="danger" isLive>
            {t(`errors.${failure.code}`, failure.values)}
          </Notice>
        )}
        <p>{t('seniorCare.skip.text', { person: booking.personName, name })}</p>
        <div data-testid="skip-money">
          {cents === 0 ? (
            <p>{t('seniorCare.skip.nothing')}</p>
          ) : (
            differenceInWords(difference, { t, locale, name }).map((line) => <p key={line}>{line}</p>)
          )}
          {difference.backCents > 0 && <p className="small muted">{t('seniorCare.skip.leaves')}</p>}
        </div>
      </ConfirmDialog>
    </>
  );
}

function TakeBack({ id, day }: { id: string; day: string }) {
  const t = useWords();
  const locale = useLocale();
  const toast = useToast();
  const { send, refresh } = useSkipping(id);
  const words = formatDayInWords(day, locale);
  const back = useMutation({
    mutationFn: () => send({ day, skips: false }),
    onSuccess: () => toast({ text: t('seniorCare.skip.undone', { day: words }) }),
    onSettled: refresh,
  });
  const failure = useRefusalOf(back.error);
  return (
    <>
      <Button
        variant="secondary"
        isBusy={back.isPending}
        busyLabel={t('seniorCare.skip.busy')}
        aria-label={t('seniorCare.skip.undo.which', { day: words })}
        onClick={() => back.mutate()}
        data-testid={`unskip-${day}`}
      >
        {t('seniorCare.skip.undo')}
      </Button>
      {failure && (
        <Notice tone="danger" isLive>
          {t(`errors.${failure.code}`, failure.values)}
        </Notice>
      )}
    </>
  );
}
