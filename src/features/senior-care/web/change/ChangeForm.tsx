import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { Booking } from '#features/bookings/booking.ts';
import { bookingKeys } from '#features/bookings/web/queries.ts';
import { slashedDay } from '#shared/dates.ts';
import { Failure } from '#shared/failure.ts';
import { useRefusalOf } from '#web/connection.ts';
import { useWords } from '#web/i18n/words.tsx';
import { callsOf, keyOf } from '#web/queries.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { useNow } from '#web/useNow.ts';
import type { CentreDetails } from '../../centre.ts';
import { ChangeForm as ChangeSchema, type ChangeQuote, type StayDays } from '../../change-contract.ts';
import { seniorCare } from '../../contract.ts';
import { roomInWords, type RoomType } from '../../rooms.ts';
import { detailsOf } from '../../stay-details.ts';
import { changeQuoteFor } from '../queries.ts';
import { CareWeekdays } from '../days/CareWeekdays.tsx';
import { CentreDates } from '../days/CentreDates.tsx';
import styles from './ChangeDays.module.css';
import { ChangeWords } from './ChangeWords.tsx';

type Props = { booking: Booking; days: StayDays; centre: CentreDetails };
type Draft = { checkInDate: string; checkOutDate: string; weekDays: number[] };

/** Other days in the same calendar: what they would mean stands below before anything is sent. */
export function ChangeForm({ booking, days, centre }: Props) {
  const t = useWords();
  const [draft, setDraft] = useState<Draft>({
    checkInDate: slashedDay(days.checkIn),
    checkOutDate: slashedDay(days.checkOut),
    weekDays: days.weekDays,
  });
  const read = z.safeParse(ChangeSchema, draft);
  const problems = read.success
    ? []
    : read.error.issues.map(({ path, message }) => ({ field: String(path[0]), key: message }));
  const room = roomInWords(detailsOf(booking.details).roomType, t);
  const weekdayProblem = problems.find(({ field }) => field === 'weekDays');
  return (
    <Card aria-labelledby="other-days" className="stack" data-testid="change-form">
      <h2 id="other-days">{t('seniorCare.change.other')}</h2>
      <p className="muted">{t('seniorCare.change.lead', { name: booking.providerName })}</p>
      {room && <p data-testid="room-stays">{t('seniorCare.change.room', { room })}</p>}
      <WhenFields
        draft={draft}
        onChange={(change) => setDraft({ ...draft, ...change })}
        {...{ centre, problems, guests: days.guests, room: detailsOf(booking.details).roomType ?? null }}
        weekdayError={weekdayProblem && t(weekdayProblem.key)}
      />
      {read.success && <Outcome booking={booking} wanted={read.data} />}
    </Card>
  );
}

type Fields = {
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
  centre: CentreDetails;
  guests: number;
  room: RoomType | null;
  problems: readonly { field: string; key: string }[];
  weekdayError: string | undefined;
};

function WhenFields({ draft, onChange, centre, guests, room, problems, weekdayError }: Fields) {
  const now = useNow();
  return (
    <>
      <CentreDates
        centre={centre}
        guests={guests}
        room={room}
        dates={draft}
        onChange={onChange}
        now={now}
        calendarId="change-calendar"
        testId="change"
        problems={problems}
        saysAll
      />
      <CareWeekdays
        centre={centre}
        value={draft.weekDays}
        onPick={(weekDays) => onChange({ weekDays })}
        error={weekdayError}
        data-testid="change-weekdays"
      />
    </>
  );
}

/** What it would mean, by the server, and the one button that does just that. */
function Outcome({ booking, wanted }: { booking: Booking; wanted: ChangeSchema }) {
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  const { data: quote, error } = useQuery({ ...changeQuoteFor(booking._id, wanted), retry: false });
  const ask = useMutation({
    mutationFn: ({ difference }: ChangeQuote) =>
      callsOf(client, seniorCare).changeDays({
        params: { id: booking._id },
        body: { ...wanted, expectedTotalCents: difference.totalCents },
      }),
    onSuccess: (_, { isAtOnce }) =>
      toast({ text: t(isAtOnce ? 'seniorCare.change.changed' : 'seniorCare.change.asked') }),
    onSettled: () =>
      Promise.all(
        [...bookingKeys, keyOf(seniorCare.stayDays), keyOf(seniorCare.quoteChange), keyOf(seniorCare.seats)].map(
          (queryKey) => client.invalidateQueries({ queryKey }),
        ),
      ),
  });
  const failure = useRefusalOf(ask.error) ?? error;
  const isSame = quote?.added.length === 0 && quote.dropped.length === 0;
  const isFull = (quote?.fullDays.length ?? 0) > 0;
  return (
    <div aria-live="polite" className="stack" data-testid="change-outcome">
      {failure instanceof Failure && (
        <Notice tone="danger" isLive data-testid="change-failed">
          {failure.issues[0] ? t(failure.issues[0].key ?? '') : t(`errors.${failure.code}`, failure.values)}
        </Notice>
      )}
      {quote && !isSame && <ChangeWords quote={quote} booking={booking} />}
      {quote && isSame && <p className="muted">{t('seniorCare.change.same')}</p>}
      {quote && !isSame && !isFull && (
        <div className={styles.actions}>
          <Button
            isBusy={ask.isPending}
            busyLabel={t('seniorCare.change.busy')}
            onClick={() => ask.mutate(quote)}
            data-testid="ask-change"
          >
            {t(quote.isAtOnce ? 'seniorCare.change.send.now' : 'seniorCare.change.send')}
          </Button>
        </div>
      )}
    </div>
  );
}
