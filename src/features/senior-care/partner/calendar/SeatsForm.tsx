import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { formatDayInWords } from '#shared/dates.ts';
import { Failure } from '#shared/failure.ts';
import { useRefusalOf } from '#web/connection.ts';
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
import { type RoomPlaces, RoomSeats } from './RoomSeats.tsx';
import styles from './SeatsForm.module.css';

type Props = { day: CalendarDay; centre: CentreProfile; onDone: () => void };

/** How many seats one day has, or each room of it: other numbers, none at all while nobody comes, or open again. */
export function SeatsForm({ day, centre, onDone }: Props) {
  const t = useWords();
  const [seats, setSeats] = useState(day.capacity);
  const [rooms, setRooms] = useState(() => day.rooms.map(({ type, capacity }) => ({ type, capacity })));
  const change = useSeats({ day, onDone, centreId: centre._id });
  const failure = useRefusalOf(change.error);
  const errorAt = (field: string) => {
    const issue = failure?.issues.find((one) => one.field === field);
    return issue && t(issue.key, issue.values);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate(rooms.length > 0 ? settingOf(rooms) : { capacity: seats });
  };
  const isAtField = failure?.issues.some(({ field }) =>
    rooms.length > 0 ? field.startsWith('rooms.') : field === 'capacity',
  );
  const elsewhere = failure && !isAtField && (
    <Notice tone="danger" isLive>
      {failure.issues[0]
        ? t(failure.issues[0].key, failure.issues[0].values)
        : t(`errors.${failure.code}`, failure.values)}
    </Notice>
  );
  if (stateOf(day) === 'shut') {
    const usual = centre.rooms.map(({ type, places }) => ({ type, capacity: places }));
    return (
      <>
        {elsewhere}
        <Notice>{t('seniorCare.day.shut.text')}</Notice>
        <div>
          <Button
            isBusy={change.isPending}
            onClick={() => change.mutate(usual.length > 0 ? settingOf(usual) : { capacity: centre.capacity })}
            data-testid="reopen-day"
          >
            {t('seniorCare.day.reopen', { count: centre.capacity })}
          </Button>
        </div>
      </>
    );
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate data-testid="seats-form">
      {elsewhere}
      {rooms.length > 0 ? (
        <RoomSeats day={day} centre={centre} value={rooms} onChange={setRooms} errorAt={errorAt} />
      ) : (
        <AllSeats day={day} centre={centre} value={seats} onChange={setSeats} error={errorAt('capacity')} />
      )}
      <div className={styles.actions}>
        <Button type="submit" isBusy={change.isPending} busyLabel={t('ui.saving')} data-testid="save-seats">
          {t('seniorCare.day.save')}
        </Button>
        {day.taken === 0 && (
          <Button
            variant="secondary"
            isBusy={change.isPending}
            onClick={() => change.mutate({ capacity: 0 })}
            data-testid="close-day"
          >
            {t('seniorCare.day.close')}
          </Button>
        )}
      </div>
    </form>
  );
}

type AllProps = {
  day: CalendarDay;
  centre: CentreProfile;
  value: number;
  onChange: (value: number) => void;
  error: string | undefined;
};

function AllSeats({ day, centre, value, onChange, error }: AllProps) {
  const t = useWords();
  const { accepted: booked } = seatsOf(day);
  return (
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
      error={error}
      value={value}
      min={1}
      max={MOST_SEATS}
      keepsTyped
      onChange={onChange}
      data-testid="seats"
    />
  );
}

type Setting = { capacity: number; rooms?: RoomPlaces[] };

/** The seats of a day are the places of its rooms; one that is not typed yet is refused at its field. */
const settingOf = (rooms: readonly RoomPlaces[]): Setting => ({
  capacity: rooms.reduce((sum, { capacity }) => sum + (capacity || 0), 0),
  rooms: [...rooms],
});

/** Sets the seats, says so, and can take it back. */
function useSeats({ day, onDone, centreId }: { day: CalendarDay; onDone: () => void; centreId: string }) {
  const t = useWords();
  const locale = useLocale();
  const client = useQueryClient();
  const toast = useToast();
  const set = async (setting: Setting) => {
    await callsOf(client, centrePartner).setSeats({ params: { centreId }, body: { day: day.day, ...setting } });
    await refreshTopics(client, ['capacity', 'requests']);
  };
  const backTo = (before: Setting) => () =>
    void set(before).catch(() => toast({ tone: 'info', text: t('seniorCare.day.notUndone') }));
  return useMutation({
    // Remembered before the change: when it has succeeded, `day` may be the changed one already.
    mutationFn: async (setting: Setting) => {
      const { capacity, rooms } = day;
      await set(setting);
      return capacity > 0 && rooms.length > 0
        ? settingOf(rooms.map((room) => ({ type: room.type, capacity: room.capacity })))
        : { capacity };
    },
    onSuccess: (before, { capacity }) => {
      const values = { day: formatDayInWords(day.day, locale, 'yearless'), count: capacity };
      toast({
        text: capacity === 0 ? t('seniorCare.day.nowShut', values) : t('seniorCare.day.saved', values),
        undo: backTo(before),
      });
      onDone();
    },
    onError: (error) => {
      const wrong = error instanceof Failure ? error.issues.map(({ field }) => fieldId(field)) : [];
      wrong
        .map((id) => document.getElementById(id))
        .find((field) => field)
        ?.focus();
    },
  });
}
