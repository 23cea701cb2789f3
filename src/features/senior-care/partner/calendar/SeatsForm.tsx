import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { formatDayInWords } from '#shared/dates.ts';
import { Failure } from '#shared/failure.ts';
import { callsOf } from '#web/queries.ts';
import { refreshTopics } from '#web/realtime.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { fieldId } from '#web/ui/field.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { NumberStepper } from '#web/ui/NumberStepper.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { type CalendarDay, type CentreProfile, centrePartner, MOST_SEATS } from '../../partner-contract.ts';
import { seatsOf, stateOf } from './calendar-days.ts';
import styles from './SeatsForm.module.css';

type Props = { day: CalendarDay; centre: CentreProfile; onDone: () => void };

/** How many seats one day has: another number, none at all while nobody comes, or open again. */
export function SeatsForm({ day, centre, onDone }: Props) {
  const t = useWords();
  const [seats, setSeats] = useState(day.capacity);
  const { accepted: booked } = seatsOf(day);
  const change = useSeats({ day, centre, onDone });
  const failure = change.error instanceof Failure ? change.error : undefined;
  const atField = failure?.issues.find(({ field }) => field === 'capacity');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate(seats);
  };
  const elsewhere = failure && !atField && (
    <Notice tone="danger" isLive>
      {t(`errors.${failure.code}`, failure.values)}
    </Notice>
  );
  if (stateOf(day) === 'shut') {
    return (
      <>
        {elsewhere}
        <Notice>{t('seniorCare.day.shut.text')}</Notice>
        <div>
          <Button isBusy={change.isPending} onClick={() => change.mutate(centre.capacity)} data-testid="reopen-day">
            {t('seniorCare.day.reopen', { count: centre.capacity })}
          </Button>
        </div>
      </>
    );
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate data-testid="seats-form">
      {elsewhere}
      <NumberStepper
        name="capacity"
        label={t('seniorCare.day.seats')}
        hint={
          day.taken === 0
            ? t('seniorCare.day.seats.usual', { usual: centre.capacity })
            : t('seniorCare.day.seats.hint', {
                booked,
                asked: day.taken - booked,
                least: day.taken,
                usual: centre.capacity,
              })
        }
        error={atField && t(atField.key, atField.values)}
        value={seats}
        min={1}
        max={MOST_SEATS}
        keepsTyped
        onChange={setSeats}
        data-testid="seats"
      />
      <div className={styles.actions}>
        <Button type="submit" isBusy={change.isPending} busyLabel={t('ui.saving')} data-testid="save-seats">
          {t('seniorCare.day.save')}
        </Button>
        {day.taken === 0 && (
          <Button
            variant="secondary"
            isBusy={change.isPending}
            onClick={() => change.mutate(0)}
            data-testid="close-day"
          >
            {t('seniorCare.day.close')}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Sets the seats, says so, and can take it back. */
function useSeats({ day, centre, onDone }: Props) {
  const t = useWords();
  const locale = useLocale();
  const client = useQueryClient();
  const toast = useToast();
  const set = async (capacity: number) => {
    await callsOf(client, centrePartner).setSeats({
      params: { centreId: centre._id },
      body: { day: day.day, capacity },
    });
    await refreshTopics(client, ['capacity', 'requests']);
  };
  const backTo = (before: number) => () =>
    void set(before).catch(() => toast({ tone: 'info', text: t('seniorCare.day.notUndone') }));
  return useMutation({
    // Remembered before the change: when it has succeeded, `day` may be the changed one already.
    mutationFn: async (capacity: number) => {
      const before = day.capacity;
      await set(capacity);
      return before;
    },
    onSuccess: (before, capacity) => {
      const values = { day: formatDayInWords(day.day, locale, 'yearless'), count: capacity };
      toast({
        text: capacity === 0 ? t('seniorCare.day.nowShut', values) : t('seniorCare.day.saved', values),
        undo: backTo(before),
      });
      onDone();
    },
    onError: () => document.getElementById(fieldId('capacity'))?.focus(),
  });
}
