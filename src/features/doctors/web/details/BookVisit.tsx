import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addDays, type Day, dayIn, daysBetween, formatClock, formatDayInWords, instantOf } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { useOpenedAt } from '#web/installation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { appointmentAddress } from '../../appointment-address.ts';
import { type Mode, modesOf, priceBy } from '../../appointment-price.ts';
import { MOST_SCHEDULE_DAYS, type Schedule } from '../../contract.ts';
import type { BookableDetails } from '../../doctor.ts';
import { doctorAddress } from '../doctor-address.ts';
import { scheduleOf } from '../queries.ts';
import { useReaderZone } from '#web/reader-zone.ts';
import { zonesInWords } from '../time-words.ts';
import { WaitForEarlier } from '../waiting/WaitForEarlier.tsx';
import styles from './BookVisit.module.css';
import { DayStrip } from './DayStrip.tsx';
import { DAYS_AT_ONCE, slotDays, slotParts } from './slot-days.ts';
import { SlotTimes } from './SlotTimes.tsx';

type Props = {
  doctor: BookableDetails;
  /** The slots of the days that came with the page. */
  schedule: Schedule;
  /** Apart from the same choice elsewhere on the page. */
  id: string;
  wanted?: Mode | undefined;
  /** Why, where it is known already. */
  issue?: string | undefined;
};

/** How and when: a way of being seen, a day, a time of it, and the way into the booking. */
export function BookVisit({ doctor, schedule, id, wanted, issue }: Props) {
  const t = useWords();
  const locale = useLocale();
  const reader = useReaderZone();
  const ways = modesOf(doctor.prices);
  const [mode, setMode] = useState(ways.find((one) => one === wanted) ?? ways[0]);
  const [time, setTime] = useState<string>();
  const { zone, days, turn, jump, ...strip } = useDays(doctor, schedule);
  const [named, setNamed] = useState<Day>();
  const shown = days.find(({ day, free }) => day === named && free > 0) ?? days.find(({ free }) => free > 0);
  const isOffered = shown?.slots.some((slot) => slot.startsAt === time && slot.isFree) ?? false;
  const chosen = isOffered ? time : undefined;
  return (
    <div className={styles.book}>
      <RadioCards
        label={t('doctors.mode.how')}
        id={`${id}-mode`}
        columns={2}
        value={mode ?? ''}
        onChange={({ target }) => setMode(ways.find((one) => one === target.value))}
        options={ways.map((one) => ({
          value: one,
          label: t(`doctors.mode.${one}`),
          detail: t('doctors.mode.detail', {
            price: formatMoney(priceBy(one, doctor.prices) ?? 0, locale, 'short'),
            minutes: doctor.minutes,
          }),
        }))}
        data-testid={`${id}-mode`}
      />
      <DayStrip days={days} chosen={shown?.day} onChoose={setNamed} onTurn={turn} {...strip} />
      {shown ? (
        slotParts(shown.slots, zone).map(({ part, slots }) => (
          <SlotTimes
            key={part}
            part={part}
            slots={slots}
            zone={zone}
            chosen={chosen}
            onChoose={setTime}
            id={`${id}-${part}`}
          />
        ))
      ) : (
        <NothingFree schedule={schedule} zone={zone} onJump={() => jump(schedule.nextFree)} />
      )}
      {shown && (
        <p className="small muted">
          {zonesInWords({ reader, doctor: doctor.timeZone, at: chosen ?? shown.slots[0]?.startsAt ?? '', t, locale })}
        </p>
      )}
      {chosen && mode && (
        <ButtonLink
          size="large"
          isWide
          href={appointmentAddress({ doctor: doctor._id, mode, time: chosen, issue })}
          data-testid={`${id}-go`}
        >
          {t('doctors.book', {
            day: formatDayInWords(dayIn(zone, new Date(chosen)), locale, 'short'),
            time: formatClock(zone, chosen, locale),
          })}
        </ButtonLink>
      )}
      <WaitForEarlier
        id={`${id}-earlier`}
        doctor={doctor}
        mode={mode}
        aheadDays={schedule.aheadDays}
        nextFree={schedule.nextFree}
        next={doctorAddress(doctor, issue)}
      />
    </div>
  );
}

type NothingFreeProps = { schedule: Schedule; zone: string; onJump: () => void };

/** No time on these days: the next one, where there is one. */
function NothingFree({ schedule: { nextFree }, zone, onJump }: NothingFreeProps) {
  const t = useWords();
  const locale = useLocale();
  if (nextFree === null) return <p className="muted">{t('availability.times.none')}</p>;
  const day = formatDayInWords(dayIn(zone, new Date(nextFree)), locale, 'short');
  return (
    <>
      <p className="muted">{t('doctors.days.nothing')}</p>
      <Button variant="secondary" onClick={onJump} data-testid="next-free">
        {t('doctors.days.next', { day })}
      </Button>
    </>
  );
}

/** The days of the strip, from today on the reader's clock; later ones are asked for. */
function useDays(doctor: BookableDetails, known: Schedule) {
  const openedAt = useOpenedAt();
  const zone = useReaderZone() ?? doctor.timeZone;
  const [turned, setTurned] = useState(0);
  const today = dayIn(zone, openedAt);
  const first = addDays(today, turned * DAYS_AT_ONCE);
  const asked = useQuery({
    // a day more, for the one on which clocks change
    ...scheduleOf({ id: doctor._id, from: instantOf(first, '00:00', zone), days: DAYS_AT_ONCE + 1 }),
    enabled: turned > 0,
    placeholderData: keepPreviousData,
  });
  const { data } = turned === 0 ? known : (asked.data ?? { data: [] });
  const turnsTo = (time: string) => Math.floor(daysBetween(today, dayIn(zone, new Date(time))) / DAYS_AT_ONCE);
  return {
    zone,
    days: slotDays(data, { first, zone }),
    isFirst: turned === 0,
    isLast: (turned + 1) * DAYS_AT_ONCE >= MOST_SCHEDULE_DAYS,
    isBusy: turned > 0 && asked.isFetching,
    turn: (by: -1 | 1) => setTurned(turned + by),
    jump: (time: string | null) => setTurned(time ? turnsTo(time) : 0),
  };
}
