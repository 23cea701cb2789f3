import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Hourglass, LogIn, LogOut, Undo2, UserX } from 'lucide-react';
import { useRef } from 'react';
import { useMay } from '#features/providers/web/places/work-places.ts';
import { type Day, formatClock } from '#shared/dates.ts';
import { useRefusalOf } from '#web/connection.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { refreshTopics } from '#web/realtime.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useFocusKept } from '#web/useFocusKept.ts';
import { useNow } from '#web/useNow.ts';
import { type AttendanceState, type ExpectedVisit, stateOf } from '../../attendance.ts';
import { requests } from '../../request-contract.ts';
import styles from './DayList.module.css';

/** One tap when somebody comes, one when they leave or have not come, and one back; of days that are over what was noted. */
export function Attendance({ person, today }: { person: ExpectedVisit; today: Day }) {
  const t = useWords();
  const locale = useLocale();
  const words = useRef<HTMLParagraphElement>(null);
  const note = useNote(person);
  const state = stateOf(person);
  useFocusKept(state, () => words.current);
  const clock = (instant: string | null) => (instant ? formatClock(person.timeZone, instant, locale) : '');
  const isToday = person.day === today;
  const hasBegun = useNow().getTime() >= Date.parse(person.startsAt);
  const mayNote = useMay('answers', person.providerId);
  // Whoever comes to a home notes their own coming and going.
  const place = { isAtHome: String(person.isAtHome) };
  const isLate = state === 'expected' && isToday && hasBegun;
  const said = isLate
    ? t('partner.day.late', place)
    : state === 'expected'
      ? t(`partner.day.${isToday ? 'expectedAt' : 'notNoted'}`, { ...place, time: clock(person.startsAt) })
      : t(`partner.day.${state}`, { ...place, arrived: clock(person.arrivedAt), left: clock(person.leftAt) });
  const failure = useRefusalOf(note.error);
  const button = (next: AttendanceState, label: string, look: keyof typeof icons) => (
    <Button
      variant={look === 'absent' ? 'quiet' : look}
      icon={icons[look]}
      isBusy={note.isPending && note.variables === next}
      onClick={() => note.mutate(next)}
      aria-describedby={`name-${person._id}`}
      data-testid={look === 'quiet' ? 'undo-attendance' : next}
    >
      {label}
    </Button>
  );
  return (
    <div className={styles.attendance}>
      {failure && (
        <Notice tone="danger" isLive>
          {t(`errors.${failure.code}`, failure.values)}
        </Notice>
      )}
      <span className="vh" id={`name-${person._id}`}>
        {person.personName}
      </span>
      {person.day <= today && (
        <p
          ref={words}
          tabIndex={-1}
          className={styles.state}
          data-state={isLate ? 'late' : state}
          data-testid="attendance"
        >
          {isLate && <Hourglass size={20} aria-hidden="true" />}
          <span>{said}</span>
        </p>
      )}
      {isToday && mayNote && (
        <div className={styles.taps} data-print="hide">
          {state === 'expected' && button('arrived', t('partner.day.noteArrival', place), 'primary')}
          {state === 'expected' && hasBegun && button('missed', t('partner.day.noteMissed', place), 'absent')}
          {state === 'missed' && button('expected', t('partner.day.undoMissed', place), 'quiet')}
          {state === 'arrived' && button('left', t('partner.day.noteDeparture', place), 'secondary')}
          {state === 'arrived' && button('expected', t('partner.day.undoArrival'), 'quiet')}
          {state === 'left' && button('arrived', t('partner.day.undoDeparture'), 'quiet')}
        </div>
      )}
      {state === 'expected' && (
        <p className={`print-only ${styles.lines}`} aria-hidden="true">
          {t('partner.day.lines')}
        </p>
      )}
    </div>
  );
}

const icons = {
  primary: <LogIn size={20} aria-hidden="true" />,
  secondary: <LogOut size={20} aria-hidden="true" />,
  quiet: <Undo2 size={20} aria-hidden="true" />,
  absent: <UserX size={20} aria-hidden="true" />,
};

/** Sends what is noted. */
function useNote({ _id: id, startsAt }: ExpectedVisit) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (next: AttendanceState) => {
      await callsOf(client, requests).attend({ params: { id }, body: { startsAt, state: next } });
      await refreshTopics(client, ['requests']);
    },
  });
}
